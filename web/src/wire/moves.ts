/** The text of a move, taken apart: its verb and what it names. Which moves there are, the server says. */
import type { BuildingId, Cell } from './terms';
import type { MoveShown } from './types';

export interface Move extends MoveShown {
  verb: string;
  words: string[];
}

export function readMove(move: MoveShown): Move {
  const [verb = '', ...words] = move.text.split(' ');
  return { ...move, verb, words };
}

/** Where the two squares of a domino come to lie. */
export interface LayMove {
  a: Cell;
  b: Cell;
  text: string;
  gain: number | null;
}

export interface BuildMove {
  text: string;
  building: BuildingId;
  price: number;
  cell: Cell | null;
  gain: number | null;
}

/** A half of a drawing: its die, the coat it is drawn as, and whether the castle raises it. */
export interface Half {
  cell: Cell;
  text: string;
  letter: string;
  crosses: number;
  joker: boolean;
}

export interface DrawMove {
  text: string;
  gain: number | null;
  halves: [Half, Half];
}

function gainOf(move: MoveShown): number | null {
  return move.gain ?? null;
}

export function only(moves: readonly Move[], verb: string): Move[] {
  return moves.filter((move) => move.verb === verb);
}

export function lays(moves: readonly Move[]): LayMove[] {
  return only(moves, 'lay').map((move) => ({
    a: move.words[0] ?? '',
    b: move.words[1] ?? '',
    text: move.text,
    gain: gainOf(move),
  }));
}

export function numbers(moves: readonly Move[], verb: string): number[] {
  return only(moves, verb).map((move) => Number(move.words[0]));
}

/** `build NAME PRICE CELL` or `bribe NAME PRICE`. */
export function builds(moves: readonly Move[], verb: 'build' | 'bribe'): BuildMove[] {
  return only(moves, verb).map((move) => ({
    text: move.text,
    building: move.words[0] as BuildingId,
    price: Number(move.words[1]),
    cell: move.words[2] ?? null,
    gain: gainOf(move),
  }));
}

/** `c3:D0`, `c3:D0+` raised by the castle, `c3:?S` a joker drawn as S. */
export function readHalf(word: string): Half {
  const [cell = '', text = ''] = word.split(':');
  const raised = text.endsWith('+') ? 1 : 0;
  const joker = text.startsWith('?');
  const letter = (joker ? text[1] : text[0]) ?? '';
  const crosses = joker ? 0 : Number(text.slice(1).replace('+', ''));
  return { cell, text, letter, joker, crosses: crosses + raised };
}

export function draws(moves: readonly Move[]): DrawMove[] {
  return only(moves, 'draw').map((move) => ({
    text: move.text,
    gain: gainOf(move),
    halves: [readHalf(move.words[0] ?? ''), readHalf(move.words[1] ?? '')],
  }));
}

/** What a player typed, as the server writes it: one blank between small words. */
export function tidyTyped(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** The cells a move names, to be marked on the board of the player who made it. */
export function namedCells(text: string | null): string[] {
  return text?.match(/\b[a-m](?:1[0-3]|[1-9])\b/g) ?? [];
}
