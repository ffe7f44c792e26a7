// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { parsePath } from './router.svelte';

describe('parsePath', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/table/abc', { page: 'table', id: 'abc' }],
    ['/replay', { page: 'replay', id: null }],
    ['/replay/abc', { page: 'replay', id: 'abc' }],
    ['/rules/duel', { page: 'rules', game: 'duel' }],
    ['/rules/chess', { page: 'lost' }],
    ['/learn', { page: 'learn', lesson: null }],
    ['/learn/duel', { page: 'learn', lesson: 'duel' }],
    ['/scorepad', { page: 'scorepad' }],
    ['/scorepad/x', { page: 'lost' }],
    ['/puzzles', { page: 'puzzles' }],
    ['/puzzles/duel/12', { page: 'puzzle', game: 'duel', number: 12 }],
    ['/puzzles/duel', { page: 'lost' }],
    ['/puzzles/duel/0', { page: 'lost' }],
    ['/puzzles/chess/1', { page: 'lost' }],
    ['/me', { page: 'me' }],
    ['/me/arrive', { page: 'arrive' }],
    ['/me/else', { page: 'lost' }],
    ['/open', { page: 'open' }],
    ['/table/a/b', { page: 'lost' }],
  ])('%s', (path, route) => expect(parsePath(path)).toEqual(route));
});
