import { describe, expect, it } from 'vitest';
import type { DuelView, KingdominoView, TableState, WireClaim } from '../wire/types';
import { teamName, upNext } from '../words/names';
import { faceShape } from './duel';
import { kingdomShape, rowShape } from './kingdom';
import { sheetShape } from './sheet';

const claim = (number: number, king: number | null): WireClaim => ({
  number,
  king,
  squares: [
    { terrain: 'wheat', crowns: 0 },
    { terrain: 'mine', crowns: 2 },
  ],
});
const line = (group: string, name: string, points: number) => ({ group, name, points });
const view: KingdominoView = {
  game: 'kingdomino',
  phase: 'lay',
  turn: 1,
  round: 2,
  rounds: 6,
  row_length: 4,
  hand: [],
  waiting: [],
  seats: [
    { colour: 'pink', team: 0 },
    { colour: 'blue', team: 1 },
  ],
  row: [claim(3, 1), claim(8, 0)],
  offer: [claim(11, 1), claim(40, null)],
  remaining: [],
  left_over: [],
  kingdoms: [0, 1].map(() => ({
    size: 5 as const,
    castle: 'g7',
    discarded: [],
    territories: [],
    squares: [{ cell: 'g6', terrain: 'wheat' as const, crowns: 0 }],
    dominoes: [{ number: 3, cells: ['g6', 'g5'] as [string, string] }],
  })),
  scores: [
    { lines: [line('terrain', 'mine', 4), line('special', 'middle-kingdom', 10)], total: 14 },
    { lines: [line('terrain', 'mine', 0), line('special', 'middle-kingdom', 0)], total: 0 },
  ],
  winners: [],
};
const seats = ['Ada', 'Bo'].map((name, seat) => ({ seat, name, team: seat }));
const state = { view, turn: 1, seats } as unknown as TableState;

describe('what is shown', () => {
  it('puts kings and free dominoes into rows', () => {
    const { entries } = rowShape(view, view.offer, [40]);
    expect(entries.map(({ king, free }) => [king, free])).toEqual([
      ['blue', false],
      [null, true],
    ]);
  });
  it('names the domino of each square and the colour of the team', () => {
    expect(kingdomShape(view, 1)).toMatchObject({ colour: 'blue', cells: [{ cell: 'g6', domino: 3 }] });
  });
  it('sorts the lines of a sheet as on the pad and marks winners only at the end', () => {
    const sheet = sheetShape(view, ['Ada', 'Bo']);
    expect(sheet.lines.map(({ key, points }) => [key, points])).toEqual([
      ['mine', [4, 0]],
      ['middle_kingdom', [10, 0]],
      ['total', [14, 0]],
    ]);
    expect(sheetShape({ ...view, winners: [0] }, [], true).players[0]!.winner).toBe(true);
  });
  it('reads the faces of dice by the letters of the spellbook', () => {
    const duel = { spellbook: [{ letter: 'E', coat: 'double-dot' }] } as unknown as DuelView;
    expect(faceShape(duel, 'E2')).toEqual({ coat: 'double_dot', crosses: 2 });
    expect(faceShape(duel, '?')).toEqual({ coat: 'wild', crosses: 0 });
  });
});

describe('who is who', () => {
  it('says who comes after, along the rows', () => {
    expect(upNext(state)).toEqual([0, 1]);
    expect(upNext({ ...state, view: { ...view, row: [], offer: [], waiting: [1, 0, 0] } })).toEqual([0, 0]);
  });
  it('names a team by its seats', () => {
    expect(teamName({ ...state, seats: state.seats.map((seat) => ({ ...seat, team: 0 })) }, 0)).toBe('Ada & Bo');
  });
});
