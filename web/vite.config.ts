import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { precache } from './precache.js';

const server = 'http://127.0.0.1:8000';

type Look = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;
const first = new Set<string>();

/** The modules the front door needs, which come as one file: every file costs a request and its headers. */
function reach(id: string, graph: Look): void {
  if (first.has(id)) return;
  first.add(id);
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reach(next, graph);
}

function chunk(id: string, graph: Look): string | null {
  if (first.size === 0) reach(new URL('src/main.ts', import.meta.url).pathname, graph);
  return first.has(id) ? 'first' : null;
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), precache()],
  build: {
    outDir: '../src/crownlands/server/static',
    emptyOutDir: true,
    // Older targets make the minifier rewrite light-dark(), and then a theme inside a theme no longer works.
    target: ['chrome123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: chunk, debugName: 'first' }] } } },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  // Isolated, every file would read the words again, which takes longer than the tests do.
  test: {
    environment: 'node',
    isolate: false,
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/words/i18n/english.ts'],
  },
}));
