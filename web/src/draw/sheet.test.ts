import { describe, expect, it } from 'vitest';
import { line, view } from '../wire/example';
import { scoreText } from '../words/describe';
import { sheetShape } from './sheet';

function lines(scores: typeof view.scores): [string, number[]][] {
  return sheetShape({ ...view, scores }, []).lines.map(({ key, points }) => [key, points]);
}

describe('the score sheet', () => {
  it('sorts its lines as on the pad', () => {
    expect(lines(view.scores)).toEqual([
      ['mine', [4, 0]],
      ['middle_kingdom', [10, 0]],
      ['total', [14, 0]],
    ]);
  });
  it('marks winners only at the end', () => {
    expect(sheetShape({ ...view, winners: [0] }, [], true).players[0]!.winner).toBe(true);
    expect(sheetShape({ ...view, winners: [0] }, []).players[0]!.winner).toBe(false);
  });
  it('shows a line it does not know by the name the server gives it', () => {
    const odd = { lines: [line('special', 'lost-sheep', 3), line('terrain', 'mine', 2)], total: 5 };
    const none = { lines: [], total: 0 };
    expect(lines([odd, none])).toEqual([
      ['mine', [2, 0]],
      ['lost_sheep', [3, 0]],
      ['total', [5, 0]],
    ]);
    expect(scoreText('lost_sheep')).toBe('lost sheep');
    expect(scoreText('mine')).toBe('Mines');
  });
  it('adds up all buildings in one line', () => {
    const built = { lines: [line('building', 'statue', 5), line('building', 'bakery', 2)], total: 7 };
    expect(lines([built])).toEqual([
      ['buildings', [7]],
      ['total', [7]],
    ]);
  });
});
