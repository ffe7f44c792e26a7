// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { nextOf, note, puzzleCount } from './count';

beforeEach(() => localStorage.clear());

describe('the count of puzzles', () => {
  it('is kept, each puzzle once', () => {
    for (const number of [3, 3, 4]) note('duel', 'tried', number);
    note('duel', 'solved', 4);
    expect(puzzleCount().duel).toEqual({ tried: [3, 4], solved: [4] });
    expect(puzzleCount().kingdomino).toEqual({ tried: [], solved: [] });
  });

  it.each(['', 'null', '[]', '{"duel": {"tried": "x", "solved": [1.5, 2]}}', '{'])('survives %s', (kept) => {
    localStorage.setItem('crownlands.puzzles', kept);
    expect(puzzleCount().duel.solved.every(Number.isInteger)).toBe(true);
    expect(puzzleCount().duel.tried).toEqual([]);
  });

  it('leads to the next that is not solved', () => {
    const done = { tried: [], solved: [2, 3, 5] };
    expect(nextOf(done, 2, 5)).toBe(4);
    expect(nextOf(done, 5, 5)).toBe(1);
    expect(nextOf({ tried: [], solved: [1, 2] }, 2, 2)).toBe(2);
  });
});
