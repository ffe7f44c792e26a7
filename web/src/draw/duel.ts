/** From the view of the Duel to what is drawn: dice, maps, the spellbook. */
import type { CoatWord, PowerWord } from '../wire/terms';
import type { BookLineView, DuelView } from '../wire/types';
import type { Coat, DieShape, FaceCoat, LineState, MapShape, Power, SpellbookShape } from './shapes';

/** The pictures of the powers, by the server's short words for them. */
export const POWER_PICTURES: Record<PowerWord, Power> = {
  anywhere: 'ignore_connection',
  split: 'split_domino',
  first: 'pick_two_first',
  turn: 'set_die_face',
  name: 'points_per_domain',
  cross: 'add_cross',
};

/** The pictures of the coats of arms, by the server's words for them. */
const COAT_PICTURES: Record<CoatWord, Coat> = {
  dot: 'dot',
  stripe: 'stripe',
  'double-dot': 'double_dot',
  'double-stripe': 'double_stripe',
  solid: 'solid',
  quartered: 'quartered',
};

/** The coats by their letters, as the spellbook gives them. */
export function coatLetters(view: DuelView): Map<string, Coat> {
  return new Map(view.spellbook.map((line) => [line.letter, COAT_PICTURES[line.coat]]));
}

export interface FaceShape {
  coat: FaceCoat;
  crosses: number;
}

/** A face such as "D0", or "?" for the joker. */
export function faceShape(view: DuelView, face: string): FaceShape {
  if (face.startsWith('?')) return { coat: 'wild', crosses: 0 };
  return { coat: coatLetters(view).get(face[0] ?? '') ?? 'dot', crosses: Number(face.slice(1)) };
}

export function diceShape(view: DuelView, free: readonly number[]): DieShape[] {
  return view.dice.map(({ die, face, taken }) => ({
    ...faceShape(view, face ?? '?'),
    owner: taken === null ? null : (view.seats[taken]?.colour ?? null),
    free: free.includes(die),
  }));
}

export function mapShape(view: DuelView, seat: number): MapShape {
  const { columns, rows, castle, heavy_lines: heavy, squares, castle_used: castleUsed } = view.maps[seat]!;
  return {
    columns,
    rows,
    castle,
    heavy,
    castleUsed,
    cells: squares.map((arms) => ({ ...arms, coat: COAT_PICTURES[arms.coat] })),
  };
}

function lineState(line: BookLineView, seat: number): LineState {
  if (line.struck === seat) return 'struck';
  if (line.owner !== seat) return 'open';
  return line.used ? 'used' : 'ready';
}

export function spellbookShape(view: DuelView, names: readonly string[]): SpellbookShape {
  return {
    players: view.seats.map((seat, i) => ({ name: names[i] ?? '', colour: seat.colour })),
    lines: view.spellbook.map((line) => ({
      coat: COAT_PICTURES[line.coat],
      power: POWER_PICTURES[line.power] satisfies Power,
      boxes: line.boxes,
      immediate: line.immediate,
      players: line.filled.map((filled, seat) => ({ filled, state: lineState(line, seat) })),
    })),
  };
}
