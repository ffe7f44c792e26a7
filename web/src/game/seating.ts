/** Seats that change their colours and teams: who gets what when two swap, and when seats come or go. */
import type { Colour } from '../wire/terms';

/** A list in which two things have changed places; one that is not in it simply comes in. */
export function swapped<T>(things: readonly T[], one: T, other: T): T[] {
  return things.map((thing) => (thing === one ? other : thing === other ? one : thing));
}

/** The colours of the seats: what was wished where it is offered, for the rest the usual ones that are free. */
export function dressed(wished: readonly Colour[], usual: readonly Colour[], palette: readonly Colour[]): Colour[] {
  const kept = usual
    .map((_, seat) => wished[seat])
    .map((colour) => (colour && palette.includes(colour) ? colour : null));
  const free = [...usual, ...palette].filter((colour, i, all) => !kept.includes(colour) && all.indexOf(colour) === i);
  return kept.map((colour) => colour ?? free.shift()!);
}

/** Teams as the setting has them: seats counted from 1. */
export function teamText(teams: readonly (readonly number[])[]): string {
  return teams.map((team) => team.map((seat) => seat + 1).join('+')).join(',');
}
