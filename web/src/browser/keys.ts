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
}

const MOST = 40;

function all(): Keys[] {
  try {
    const kept: unknown = JSON.parse(recall('tables') ?? '[]');
    return Array.isArray(kept) ? (kept as Keys[]) : [];
  } catch {
    return [];
  }
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
  remember('tables', JSON.stringify([kept, ...keptTables().filter((old) => old.table !== keys.table)].slice(0, MOST)));
  return kept;
}

export function forget(table: string): void {
  remember('tables', JSON.stringify(all().filter((keys) => keys.table !== table)));
}

export function secretsOf(keys: Keys): string[] {
  return [...Object.values(keys.tokens), ...(keys.host ? [keys.host] : [])];
}

/** Some secret that lets us look. */
export function anySecret(keys: Keys): string | null {
  return secretsOf(keys)[0] ?? keys.invite;
}
