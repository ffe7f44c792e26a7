import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

/** The rooms of src from the ground up: a room knows those on the floors below, none above it and none beside it. */
const FLOORS = [
  ['wire'],
  ['browser', 'draw'],
  ['words'],
  ['art', 'game', 'parts'],
  ['board', 'pace'],
  ['coach', 'play'],
  ['table', 'replay', 'analysis', 'pad', 'puzzles', 'rules', 'home', 'people', 'find', 'learn', 'style'],
];

function arrows(room, floor) {
  const closed = FLOORS.slice(floor)
    .flat()
    .filter((other) => other !== room);
  const regex = `^(\\.\\./)+((${closed.join('|')})/|[A-Z]\\w*\\.svelte$)`;
  const message = `${room}/ looks down only: see FLOORS in eslint.config.js.`;
  return {
    files: [`src/${room}/**`],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [{ regex, message, caseSensitive: true }] }] },
  };
}

const unused = { argsIgnorePattern: '^_', varsIgnorePattern: '^_' };

export default defineConfig(
  globalIgnores(['node_modules', 'dist', 'coverage', 'src/wire/openapi.d.ts']),
  js.configs.recommended,
  ts.configs.recommended,
  ts.configs.stylistic,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  { languageOptions: { globals: globals.browser } },
  { files: ['sw.js'], languageOptions: { globals: globals.serviceworker } },
  { files: ['precache.js'], languageOptions: { globals: globals.node } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
      '@typescript-eslint/no-unused-vars': ['error', unused],
      '@typescript-eslint/no-empty-function': 'off',
      // Lists that are drawn whole, and sets made and used up in one expression, need neither keys nor signals.
      'svelte/require-each-key': 'off',
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  FLOORS.flatMap((rooms, floor) => rooms.map((room) => arrows(room, floor))),
);
