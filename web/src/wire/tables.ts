/** Requests about tables: what can be played, setting one up, joining, leaving, hints and records. */
import { get, getText, post } from './api';
import type { GameId } from './terms';
import type {
  BotShown,
  Catalogue,
  Checked,
  CreateRequest,
  DecisionShown,
  Hint,
  NextTable,
  Replay,
  ReviewShown,
  Seated,
  SeatWish,
  Settings,
  TableBrief,
  TableMade,
  TableState,
} from './types';

let known: Promise<Catalogue> | null = null;

/** What can be played here; asked once. */
export function catalogue(): Promise<Catalogue> {
  known ??= get('/api/games').catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

/** The bots to choose from, from the weakest to the strongest: the levels, or all where none is called a level. */
export function botsOf(catalogue: Catalogue, game: GameId): BotShown[] {
  const able = catalogue.bots.filter((bot) => bot.games.includes(game));
  const levels = able.filter((bot) => bot.level);
  return levels.length > 0 ? levels : able;
}

export function check(game: GameId, settings: Settings): Promise<Checked> {
  return post('/api/check', { game, settings });
}

/** With the key of a person, the seats of their own are theirs on all devices. */
export function createTable(wish: CreateRequest, secret: string | null): Promise<TableMade> {
  return post('/api/tables', wish, { secret });
}

export async function publicTables(): Promise<TableBrief[]> {
  return (await get('/api/tables')).tables;
}

export function lookAt(table: string, secret: string | null): Promise<TableState> {
  return get('/api/tables/{table}', { at: { table }, secret });
}

export function joinTable(
  table: string,
  { name, invite, seat }: { name: string; invite: string | null; seat: number | null },
  secret: string | null,
): Promise<Seated> {
  return post('/api/tables/{table}/join', { name, invite, seat }, { at: { table }, secret });
}

export function startWithBots(table: string, bot: string, secret: string): Promise<TableState> {
  return post('/api/tables/{table}/start', { bot }, { at: { table }, secret });
}

export function leaveTable(table: string, bot: string | null, secret: string): Promise<TableState> {
  return post('/api/tables/{table}/leave', { bot }, { at: { table }, secret });
}

/** A bot plays for somebody who is absent, until they return. */
export function letBotStandIn(table: string, seat: number, bot: string, secret: string): Promise<TableState> {
  return post('/api/tables/{table}/stand-in', { seat, bot }, { at: { table }, secret });
}

export function returnToTable(table: string, secret: string): Promise<TableState> {
  return post('/api/tables/{table}/return', {}, { at: { table }, secret });
}

export function rematch(table: string, secret: string): Promise<NextTable> {
  return post('/api/tables/{table}/rematch', {}, { at: { table }, secret });
}

export function hint(table: string, seat: number, secret: string): Promise<Hint> {
  return post('/api/tables/{table}/hint', { seat }, { at: { table }, secret });
}

/** What the coach says of a finished game, or as much as it has worked out. */
export function review(table: string, secret: string | null): Promise<ReviewShown> {
  return post('/api/tables/{table}/review', {}, { at: { table }, secret });
}

/** The moves there were at a decision of a finished game. */
export async function choicesAt(table: string, entry: number, secret: string | null): Promise<string[]> {
  return (await get('/api/tables/{table}/choices', { at: { table }, query: { entry: `${entry}` }, secret })).moves;
}

/** What another move would have given away there. */
export function tryMove(table: string, entry: number, move: string, secret: string | null): Promise<DecisionShown> {
  return post('/api/tables/{table}/try', { entry, move }, { at: { table }, secret });
}

/** The operator finds it in the log. */
export function reportTable(table: string, reason: string, secret: string | null): Promise<unknown> {
  return post('/api/tables/{table}/report', { reason, seat: null }, { at: { table }, secret });
}

export function fetchRecord(table: string, secret: string | null): Promise<string> {
  return getText('/api/tables/{table}/record', { at: { table }, secret });
}

export function fetchReplay(table: string, secret: string | null): Promise<Replay> {
  return whole((start) => get('/api/tables/{table}/replay', { at: { table }, query: { start: `${start}` }, secret }));
}

export function playBack(record: string): Promise<Replay> {
  return whole((start) => post('/api/replay', { record, start }));
}

/** A replay with all its positions: an answer holds as many as fit, and at least one. */
async function whole(ask: (start: number) => Promise<Replay>): Promise<Replay> {
  const replay = await ask(0);
  while (replay.frames.length < replay.total) replay.frames.push(...(await ask(replay.frames.length)).frames);
  return replay;
}

/** A table that goes on where a record ends; a finished one becomes a table that is over. */
export function importRecord(
  record: string,
  seats: SeatWish[] | null = null,
  secret: string | null = null,
): Promise<TableMade> {
  return post('/api/import', { record, seats }, { secret });
}
