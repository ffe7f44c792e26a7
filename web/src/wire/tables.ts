/** Requests about tables: what can be played, setting one up, joining, leaving, hints and records. */
import { get, getText, post } from './api';
import type { Colour, GameId } from './terms';
import type { Settings, TableState, Told } from './types';

export interface SettingInfo {
  name: string;
  values: string[];
  text: string;
  variant: boolean;
}

export interface GameInfo {
  name: GameId;
  title: string;
  editions: Record<string, string>;
  settings: SettingInfo[];
  colours: Colour[];
  players: number[];
}

export interface BotInfo {
  name: string;
  text: string;
  games: GameId[];
  /** Meant for people to choose from. */
  level?: boolean;
}

export interface Catalogue {
  games: GameInfo[];
  bots: BotInfo[];
}

export interface Checked {
  game: GameId;
  settings: Settings;
  players: number;
  teams: number[][];
  colours: Colour[];
  /** The colours the seats may choose from. */
  palette: Colour[];
  /** Of every value of every setting: whether it holds now, and why it cannot be chosen. */
  choices: Record<string, { value: string; chosen: boolean; why: Told | null }[]>;
}

export type SeatWish = { kind: 'me'; name: string } | { kind: 'open' } | { kind: 'bot'; bot: string; name?: string };

export interface TableWish {
  game: GameId;
  settings: Settings;
  seats: SeatWish[];
  public: boolean;
  spectators: boolean;
  hints: boolean;
}

export interface TableMade {
  table: string;
  invite: string;
  host: string;
  seats: { seat: number; token: string }[];
}

export interface Brief {
  table: string;
  game: GameId;
  title: string;
  settings: Settings;
  seats: { seat: number; kind: 'person' | 'bot' | 'open'; name: string | null }[];
  open: number;
  created: string;
}

let known: Promise<Catalogue> | null = null;

/** What can be played here; asked once. */
export function catalogue(): Promise<Catalogue> {
  known ??= get<Catalogue>('/api/games').catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

/** The bots to choose from, from the weakest to the strongest: the levels, or all where none is called a level. */
export function botsOf(catalogue: Catalogue, game: GameId): BotInfo[] {
  const able = catalogue.bots.filter((bot) => bot.games.includes(game));
  const levels = able.filter((bot) => bot.level);
  return levels.length > 0 ? levels : able;
}

export function check(game: GameId, settings: Settings): Promise<Checked> {
  return post<Checked>('/api/check', { game, settings });
}

export function createTable(wish: TableWish): Promise<TableMade> {
  return post<TableMade>('/api/tables', wish);
}

export async function publicTables(): Promise<Brief[]> {
  return (await get<{ tables: Brief[] }>('/api/tables')).tables;
}

function path(table: string, verb = ''): string {
  return `/api/tables/${encodeURIComponent(table)}${verb && `/${verb}`}`;
}

export function lookAt(table: string, secret: string | null): Promise<TableState> {
  return get<TableState>(path(table), secret);
}

export function joinTable(
  table: string,
  name: string,
  invite: string | null,
  seat: number | null,
): Promise<{ seat: number; token: string }> {
  return post(path(table, 'join'), { name, ...(invite ? { invite } : {}), ...(seat === null ? {} : { seat }) });
}

export function startWithBots(table: string, bot: string, host: string): Promise<TableState> {
  return post(path(table, 'start'), { bot }, host);
}

export function leaveTable(table: string, bot: string | null, secret: string, seat?: number): Promise<TableState> {
  return post(path(table, 'leave'), { bot, ...(seat === undefined ? {} : { seat }) }, secret);
}

export function returnToTable(table: string, secret: string): Promise<TableState> {
  return post(path(table, 'return'), {}, secret);
}

export function rematch(table: string, secret: string): Promise<{ table: string }> {
  return post(path(table, 'rematch'), {}, secret);
}

export interface Hint {
  number: number;
  seat: number;
  text: string;
  bot: string;
}

export function hint(table: string, seat: number, secret: string): Promise<Hint> {
  return post(path(table, 'hint'), { seat }, secret);
}

export function record(table: string, secret: string | null): Promise<string> {
  return getText(path(table, 'record'), secret);
}
