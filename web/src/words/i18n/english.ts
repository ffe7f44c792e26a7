/** Tests read English unless they ask for another language. */
import { speak } from './index.svelte';

await speak('en');
