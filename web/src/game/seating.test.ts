import { describe, expect, it } from 'vitest';
import type { Colour } from '../wire/terms';
import { dressed, swapped, teamText } from './seating';

const PALETTE: Colour[] = ['pink', 'yellow', 'green', 'blue'];

describe('seats', () => {
  it('swap the colour another wears, and take one that is free', () => {
    expect(swapped(['pink', 'yellow', 'green'], 'pink', 'green')).toEqual(['green', 'yellow', 'pink']);
    expect(swapped(['pink', 'yellow'], 'pink', 'blue')).toEqual(['blue', 'yellow']);
  });

  it('keep their colours when others come', () => {
    expect(dressed(['blue', 'pink'], ['pink', 'yellow', 'green'], PALETTE)).toEqual(['blue', 'pink', 'yellow']);
    expect(dressed([], ['pink', 'yellow'], PALETTE)).toEqual(['pink', 'yellow']);
  });

  it('change what is no longer offered', () => {
    const own: Colour[] = ['orange', 'red', 'violet', 'white'];
    expect(dressed(['blue', 'orange', 'white'], ['orange', 'red', 'violet'], own)).toEqual(['red', 'orange', 'white']);
  });

  it('are counted from 1 in the text of the teams', () => {
    expect(
      teamText([
        [0, 2],
        [1, 3],
      ]),
    ).toBe('1+3,2+4');
  });
});
