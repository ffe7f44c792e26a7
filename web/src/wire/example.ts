/** A small game of two as the server shows it, for tests. */
import type { ClaimView, KingdominoView, KingdomView, LineView, SeatShown, TableState } from './types';

export function claim(number: number, king: number | null): ClaimView {
  const squares = [
    { terrain: 'wheat' as const, crowns: 0 },
    { terrain: 'mine' as const, crowns: 2 },
  ];
  return { number, king, set: 'kingdomino', squares };
}

export function line(group: LineView['group'], name: string, points: number): LineView {
  return { group, name, points, safe: true };
}

function kingdom(number: number): KingdomView {
  return {
    size: 5,
    castle: 'g7',
    reach: { from: 'c3', to: 'k10' },
    squares: [{ cell: 'g6', terrain: 'wheat', crowns: 0 }],
    dominoes: [{ number, set: 'kingdomino', cells: ['g6', 'g5'] }],
    discarded: [],
    territories: [],
  };
}

export const view: KingdominoView = {
  game: 'kingdomino',
  edition: 'german',
  settings: { players: '2' },
  must_place: false,
  phase: 'lay',
  turn: 1,
  round: 2,
  rounds: 6,
  row_length: 4,
  hand: [],
  waiting: [],
  upcoming: [0, 1],
  last: [[], []],
  seats: [
    { colour: 'pink', team: 0 },
    { colour: 'blue', team: 1 },
  ],
  row: [claim(3, 1), claim(8, 0)],
  offer: [claim(11, 1), claim(40, null)],
  remaining: [],
  to_come: 0,
  left_over: [],
  kingdoms: [kingdom(12), kingdom(3)],
  scores: [
    { lines: [line('terrain', 'mine', 4), line('special', 'middle-kingdom', 10)], total: 14 },
    { lines: [line('terrain', 'mine', 0), line('special', 'middle-kingdom', 0)], total: 0 },
  ],
  winners: [],
  match: null,
  ended: null,
};

function seat(number: number, name: string): SeatShown {
  const colour = view.seats[number]!.colour;
  const here = { away: false, left_at: null, connected: true, thinking: false, hurried: false };
  return { seat: number, kind: 'person', name, colour, team: number, bot: null, ...here };
}

export const state: TableState = {
  table: 'abc',
  number: 20,
  now: 1000,
  patience: 120,
  since: 0,
  game: 'kingdomino',
  title: 'Kingdomino',
  settings: { players: '2' },
  status: 'playing',
  public: false,
  spectators: true,
  hints: true,
  rated: false,
  offer_at: null,
  pace: null,
  clock: null,
  seats: [seat(0, 'Ada'), seat(1, 'Bo')],
  mine: [],
  host: false,
  turn: 1,
  moves: [],
  undo: [],
  log: [],
  view,
  next: null,
};
