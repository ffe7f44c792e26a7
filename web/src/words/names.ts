/** Who is who at a table. */
import type { TableState } from '../wire/types';
import { t } from './i18n/index.svelte';

export function seatName(state: TableState, seat: number): string {
  return state.seats[seat]?.name ?? '';
}

/** As it is said to the person here: their own seat is “You”. */
export function calledName(state: TableState, seat: number): string {
  return state.mine.length === 1 && state.mine[0] === seat ? t('seat.me') : seatName(state, seat);
}

export function teamSeats(state: TableState, team: number): number[] {
  return state.seats.filter((seat) => seat.team === team).map((seat) => seat.seat);
}

export function teamName(state: TableState, team: number): string {
  return teamSeats(state, team)
    .map((seat) => seatName(state, seat))
    .join(' & ');
}

export function calledTeam(state: TableState, team: number): string {
  return teamSeats(state, team)
    .map((seat) => calledName(state, seat))
    .join(' & ');
}

/** The names of all teams as the person here is told them. */
export function teamNames(state: TableState): string[] {
  const teams = new Set(state.seats.map((seat) => seat.team));
  return [...teams].sort((one, other) => one - other).map((team) => calledTeam(state, team));
}

/** Whether a team is that of the one person who plays in this browser. */
export function isYours(state: TableState, team: number): boolean {
  const [seat, ...others] = state.mine;
  return seat !== undefined && others.length === 0 && state.seats[seat]?.team === team;
}

/** Who rolls and chooses first in the Duel. */
export function rolesText(state: TableState, first: number, second: number): string {
  const [a, b] = [seatName(state, first), seatName(state, second)];
  if (isYours(state, first)) return t('duel.youFirst', { name: b });
  return isYours(state, second) ? t('duel.youSecond', { name: a }) : t('duel.roles', { a, b });
}

export function kingdomTitle(state: TableState, team: number): string {
  return isYours(state, team) ? t('kingdom.yours') : t('kingdom.of', { name: teamName(state, team) });
}

export function mapTitle(state: TableState, seat: number): string {
  return isYours(state, seat) ? t('duel.yourMap') : t('duel.map', { name: seatName(state, seat) });
}
