/** A game to be watched again: every position of it, as the server plays it back. */
import { anySecret, keysOf } from '../browser/keys';
import { replayLink } from '../browser/links';
import { extent, type Frame } from '../draw/cell';
import { kingdomShape } from '../draw/kingdom';
import { get, post } from '../wire/api';
import type { TableMade } from '../wire/tables';
import type { GameId } from '../wire/terms';
import type { GameView, RowGame, Settings } from '../wire/types';

export interface Position {
  number: number;
  actor: number | 'chance' | null;
  text: string | null;
  view: GameView;
}

export interface Replay {
  game: GameId;
  settings: Settings;
  names: string[];
  teams: number[][];
  finished: boolean;
  frames: Position[];
}

/** What opens a table to us: the link's own secret, or one we have kept. */
export function secretFor(table: string, hash: string): string | null {
  return hash.replace(/^#/, '') || anySecret(keysOf(table));
}

export function fetchReplay(table: string, secret: string | null): Promise<Replay> {
  return get<Replay>(`/api/tables/${encodeURIComponent(table)}/replay`, secret);
}

export function playBack(record: string): Promise<Replay> {
  return post<Replay>('/api/replay', { record });
}

/** A finished record becomes a table that is over; the link to its replay. */
export async function keepRecord(record: string): Promise<string> {
  const { table, invite } = await post<TableMade>('/api/import', { record });
  return replayLink(table, invite);
}

/** A link that opens this replay for others too, as far as we may invite. */
export function linkTo(table: string, hash: string): string {
  return replayLink(table, hash.replace(/^#/, '') || keysOf(table).invite);
}

export function teamNames(replay: Replay): string[] {
  return replay.teams.map((seats) => seats.map((seat) => replay.names[seat] ?? '').join(' & '));
}

export function teamOf(replay: Replay, seat: number): number {
  return replay.teams.findIndex((seats) => seats.includes(seat));
}

/** The cells a kingdom will cover by the end of its game, so that the picture stands still while it grows. */
export function finalExtent(replay: Replay, view: RowGame, team: number): Frame | null {
  const last = replay.frames.findLast((frame) => frame.view.match?.game === view.match?.game)?.view;
  const kingdom = last && last.game !== 'duel' ? kingdomShape(last, team) : null;
  return kingdom ? extent(kingdom) : null;
}

/** The cells a move names, to be marked on the board of whoever made it. */
export function namedCells(text: string | null): string[] {
  return text?.match(/\b[a-m](?:1[0-3]|[1-9])\b/g) ?? [];
}
