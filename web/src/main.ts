/** Starts the page: look, language, pictures, then the app. */
import { mount } from 'svelte';
import App from './App.svelte';
import { mountSprite } from './art/sprite';
import { look } from './browser/look.svelte';
import { worker } from './browser/worker.svelte';
import { startLanguage } from './words/i18n/index.svelte';
import './styles/theme.css';
import './styles/base.css';
import './styles/surface.css';

look.apply();
mountSprite();
await startLanguage();
document.querySelector('.splash')?.remove();
mount(App, { target: document.getElementById('app')! });
void worker.start();
