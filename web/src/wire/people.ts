/** Requests of people: who they are, their devices, results and passkeys, and finding a game. */
import { get, getText, post } from './api';
import type {
  Found,
  GameOfMine,
  HistoryShown,
  Leaders,
  PersonChange,
  PersonMade,
  PersonRequest,
  PersonShown,
  SeekRequest,
  TableBrief,
  Transfer,
} from './types';

export function makePerson(wish: PersonRequest): Promise<PersonMade> {
  return post('/api/people', wish);
}

export function fetchPerson(secret: string): Promise<PersonShown> {
  return get('/api/me', { secret });
}

export function changePerson(change: PersonChange, secret: string): Promise<PersonShown> {
  return post('/api/me', change, { secret });
}

export async function fetchGames(secret: string): Promise<GameOfMine[]> {
  return (await get('/api/me/games', { secret })).games;
}

/** The tables whose seats are the person's now. */
export async function adoptSeats(
  tables: { table: string; tokens: string[] }[],
  secret: string,
): Promise<readonly string[]> {
  return (await post('/api/me/seats', { tables }, { secret })).tables;
}

export function fetchHistory(secret: string): Promise<HistoryShown> {
  return get('/api/me/history', { secret });
}

export function makeTransfer(secret: string): Promise<Transfer> {
  return post('/api/me/transfer', {}, { secret });
}

export function arriveWith(key: string, device: string): Promise<PersonMade> {
  return post('/api/people/arrive', { key, device });
}

export function endDevice(device: string, secret: string): Promise<PersonShown> {
  return post('/api/me/devices/{device}/end', {}, { at: { device }, secret });
}

export function exportPerson(secret: string): Promise<string> {
  return getText('/api/me/export', { secret });
}

export async function deletePerson(secret: string): Promise<void> {
  await post('/api/me/delete', {}, { secret });
}

/** What the browser's own dialog is asked with, by the standard. */
export type PasskeyOptions = Record<string, unknown>;

export async function beginPasskey(secret: string): Promise<PasskeyOptions> {
  return (await post('/api/me/passkeys/begin', {}, { secret })).options;
}

export function addPasskey(credential: unknown, device: string, secret: string): Promise<PersonShown> {
  return post('/api/me/passkeys', { credential: credential as never, device }, { secret });
}

export function endPasskey(passkey: string, secret: string): Promise<PersonShown> {
  return post('/api/me/passkeys/{passkey}/end', {}, { at: { passkey }, secret });
}

export async function beginSignIn(): Promise<PasskeyOptions> {
  return (await post('/api/passkeys/begin', {})).options;
}

export function signIn(credential: unknown, device: string): Promise<PersonMade> {
  return post('/api/passkeys/sign-in', { credential: credential as never, device });
}

/** Open tables like the one wanted. */
export async function openTables(wanted: Record<string, string>): Promise<TableBrief[]> {
  return (await get('/api/tables', { query: wanted })).tables;
}

/** A seat at a waiting table like the one wanted, or at a new one. */
export function seek(wanted: SeekRequest, secret: string | null): Promise<Found> {
  return post('/api/seek', wanted, { secret });
}

export function fetchLeaders(game: string, tempo: string): Promise<Leaders> {
  return get('/api/leaders', { query: { game, tempo } });
}
