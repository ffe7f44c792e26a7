/** Holding a domino over the kingdom: which legal place is meant by a cell and a turn. */
import { cellName, cellSpot } from '../draw/cell';
import type { LayMove } from '../wire/moves';
import type { Cell } from '../wire/terms';

const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** Quarter turns clockwise from "b lies right of a". */
export function turnsOf(a: Cell, b: Cell): number {
  const [from, to] = [cellSpot(a), cellSpot(b)];
  return STEPS.findIndex(([x, y]) => to.column - from.column === x && to.row - from.row === y);
}

export function beside(a: Cell, turns: number): Cell {
  const { column, row } = cellSpot(a);
  const [x, y] = STEPS[((turns % 4) + 4) % 4] ?? [1, 0];
  return cellName(column + x, row + y);
}

/** The legal places that cover a cell, those with the domino's first square on it before the others, turn by turn. */
export function placesAt(moves: readonly LayMove[], cell: Cell): LayMove[] {
  const rank = (move: LayMove) => (move.a === cell ? 0 : 4) + turnsOf(move.a, move.b);
  return moves.filter((move) => move.a === cell || move.b === cell).sort((one, other) => rank(one) - rank(other));
}

/** What is held over a cell: a legal place if there is one, nearest to the turn wished for; else the bare domino. */
export function held(moves: readonly LayMove[], cell: Cell, turns: number): { a: Cell; b: Cell; move: LayMove | null } {
  const places = placesAt(moves, cell);
  const move = places.find((place) => turnsOf(place.a, place.b) === turns) ?? places[0] ?? null;
  return move ? { a: move.a, b: move.b, move } : { a: cell, b: beside(cell, turns), move: null };
}

/** The next way to lie on the same cell. */
export function turned(moves: readonly LayMove[], cell: Cell, turns: number, clockwise: boolean): number {
  const step = clockwise ? 1 : 3;
  const fits = new Set(placesAt(moves, cell).map((place) => turnsOf(place.a, place.b)));
  let next = (turns + step) % 4;
  for (let i = 0; i < 3 && fits.size > 0 && !fits.has(next); i++) next = (next + step) % 4;
  return next;
}
