/** Who is who at a table. */
import type { TableState } from '../wire/types';
import { t } from './i18n/index.svelte';

export function seatName(state: TableState, seat: number): string {
  return state.seats[seat]?.name ?? '';
}

export function teamSeats(state: TableState, team: number): number[] {
  return state.seats.filter((seat) => seat.team === team).map((seat) => seat.seat);
}

export function teamName(state: TableState, team: number): string {
  return teamSeats(state, team)
    .map((seat) => seatName(state, seat))
    .join(' & ');
}

export function teamNames(state: TableState): string[] {
  const teams = new Set(state.seats.map((seat) => seat.team));
  return [...teams].sort((one, other) => one - other).map((team) => teamName(state, team));
}

/** Whether a team is that of the one person who plays in this browser. */
export function isYours(state: TableState, team: number): boolean {
  const [seat, ...others] = state.mine;
  return seat !== undefined && others.length === 0 && state.seats[seat]?.team === team;
}

export function kingdomTitle(state: TableState, team: number): string {
  return isYours(state, team) ? t('kingdom.yours') : t('kingdom.of', { name: teamName(state, team) });
}

export function mapTitle(state: TableState, seat: number): string {
  return isYours(state, seat) ? t('duel.yourMap') : t('duel.map', { name: seatName(state, seat) });
}
