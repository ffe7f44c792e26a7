/** Starts the page: look, language, pictures, then the app. */
import { mount } from 'svelte';
import App from './App.svelte';
import { mountSprite } from './art/sprite';
import { look } from './browser/look.svelte';
import { startLanguage } from './words/i18n/index.svelte';
import './styles/theme.css';
import './styles/base.css';
import './styles/surface.css';

look.apply();
mountSprite();
await startLanguage();
mount(App, { target: document.getElementById('app')! });
