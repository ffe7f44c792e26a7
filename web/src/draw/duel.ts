/** From the view of the Duel to what is drawn: dice, maps, the spellbook. */
import type { DuelView, WireBookLine, WireCoat, WirePower } from '../wire/types';
import type { Coat, DieShape, FaceCoat, LineState, MapShape, Power, SpellbookShape } from './shapes';

/** The pictures of the powers, by the server's short words for them. */
export const POWER_PICTURES: Record<WirePower, Power> = {
  anywhere: 'ignore_connection',
  split: 'split_domino',
  first: 'pick_two_first',
  turn: 'set_die_face',
  name: 'points_per_domain',
  cross: 'add_cross',
};

export function coatName(coat: WireCoat): Coat {
  return coat.replace('-', '_') as Coat;
}

/** The coats by their letters, as the spellbook gives them. */
export function coatLetters(view: DuelView): Map<string, Coat> {
  return new Map(view.spellbook.map((line) => [line.letter, coatName(line.coat)]));
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
  const map = view.maps[seat];
  const cells = (map?.squares ?? []).map(({ cell, coat, crosses }) => ({ cell, coat: coatName(coat), crosses }));
  return { cells, castleUsed: map?.castle_used ?? false };
}

function lineState(line: WireBookLine, seat: number): LineState {
  if (line.struck === seat) return 'struck';
  if (line.owner !== seat) return 'open';
  return line.used ? 'used' : 'ready';
}

export function spellbookShape(view: DuelView, names: readonly string[]): SpellbookShape {
  return {
    players: view.seats.map((seat, i) => ({ name: names[i] ?? '', colour: seat.colour })),
    lines: view.spellbook.map((line) => ({
      coat: coatName(line.coat),
      power: POWER_PICTURES[line.power] satisfies Power,
      boxes: line.boxes,
      immediate: line.immediate,
      players: line.filled.map((filled, seat) => ({ filled, state: lineState(line, seat) })),
    })),
  };
}
