/** The keys to tables this browser sits at, kept so that a game can be found again. */
import type { GameId } from '../wire/terms';
import { recall, remember } from './storage';

export interface Keys {
  table: string;
  game: GameId | null;
  /** The tokens of our seats. */
  tokens: Record<number, string>;
  host: string | null;
  invite: string | null;
  /** When it was last used, in milliseconds. */
  at: number;
  /** The game has ended. */
  over?: boolean;
  /** The person of this browser has these seats on all devices. */
  adopted?: string | null;
  /** Taken off the list by hand; its keys are kept. */
  hidden?: boolean;
}

/** How many games that have ended are kept; one that goes on is never dropped. */
const MOST_OVER = 60;

function all(): Keys[] {
  try {
    const kept: unknown = JSON.parse(recall('tables') ?? '[]');
    return Array.isArray(kept) ? (kept as Keys[]) : [];
  } catch {
    return [];
  }
}

function store(tables: readonly Keys[]): void {
  const ended = new Set(tables.filter((keys) => keys.over).slice(MOST_OVER));
  remember('tables', JSON.stringify(tables.filter((keys) => !ended.has(keys))));
}

export function keptTables(): Keys[] {
  return all().sort((one, other) => other.at - one.at);
}

export function keysOf(table: string): Keys {
  const blank = { table, game: null, tokens: {}, host: null, invite: null, at: 0 };
  return all().find((keys) => keys.table === table) ?? blank;
}

export function keep(keys: Keys): Keys {
  const kept = { ...keys, at: Date.now() };
  store([kept, ...keptTables().filter((old) => old.table !== keys.table)]);
  return kept;
}

/** Notes something about a table that is kept, without making it the newest. */
export function note(table: string, about: Pick<Keys, 'over' | 'hidden' | 'adopted'>): void {
  store(keptTables().map((keys) => (keys.table === table ? { ...keys, ...about } : keys)));
}

/** Only for a table the server no longer has. */
export function forget(table: string): void {
  store(keptTables().filter((keys) => keys.table !== table));
}

/** Seats of a person found on another device: the person's own key opens them here. */
export function keepFound(table: string, game: GameId, seats: readonly number[], key: string, over: boolean): void {
  const known = keptTables();
  if (known.some((keys) => keys.table === table)) return;
  const tokens = Object.fromEntries(seats.map((seat) => [seat, key]));
  store([...known, { table, game, tokens, host: null, invite: null, at: Date.now(), over, adopted: key }]);
}

/** A key that opens nothing any more is taken from all tables, and tables without any are forgotten. */
export function forgetKey(key: string): void {
  const left = keptTables().map((keys) => ({
    ...keys,
    tokens: Object.fromEntries(Object.entries(keys.tokens).filter(([, token]) => token !== key)),
  }));
  store(left.filter((keys) => secretsOf(keys).length > 0 || keys.invite !== null));
}

export function secretsOf(keys: Keys): string[] {
  return [...Object.values(keys.tokens), ...(keys.host ? [keys.host] : [])];
}

/** Some secret that lets us look. */
export function anySecret(keys: Keys): string | null {
  return secretsOf(keys)[0] ?? keys.invite;
}
