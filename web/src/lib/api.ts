/** Requests to our own server; a refusal carries the server's code and its one clear sentence. */
import type { GameId, ScoreKey, Terrain, Cell, BuildingId } from './view';

export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function answer<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  const body = (await response.json().catch(() => null)) as { code?: unknown; message?: unknown } | null;
  if (typeof body?.code === 'string') throw new Refusal(body.code, String(body.message));
  throw new Error(`${response.status} ${response.statusText}`);
}

function headers(secret?: string | null): Record<string, string> {
  return secret ? { authorization: `Bearer ${secret}` } : {};
}

export async function get<T>(path: string, secret?: string | null): Promise<T> {
  return answer<T>(await fetch(path, { headers: headers(secret) }));
}

export async function getText(path: string, secret?: string | null): Promise<string> {
  const response = await fetch(path, { headers: headers(secret) });
  return response.ok ? response.text() : answer<string>(response);
}

export async function post<T>(path: string, body: unknown, secret?: string | null, signal?: AbortSignal): Promise<T> {
  const init = { method: 'POST', body: JSON.stringify(body), signal: signal ?? null };
  return answer<T>(await fetch(path, { ...init, headers: { 'content-type': 'application/json', ...headers(secret) } }));
}

export interface ScoreSquare {
  cell: Cell;
  terrain: Terrain;
  crowns: number;
  building: BuildingId | null;
}

/** A kingdom to be counted; the castle is "g7". */
export interface ScoreRequest {
  game: 'kingdomino' | 'queendomino';
  size: 5 | 7;
  variants: string[];
  cells: ScoreSquare[];
  coins: number;
  knights: number;
  queen: boolean;
}

export interface Territory {
  terrain: Terrain;
  cells: Cell[];
  crowns: number;
  points: number;
}

export interface ScoreAnswer {
  lines: { key: ScoreKey; points: number }[];
  total: number;
  territories: Territory[];
  warnings: string[];
}

export function score(request: ScoreRequest, signal: AbortSignal): Promise<ScoreAnswer> {
  return post<ScoreAnswer>('/api/score', request, null, signal);
}

export interface RulesSection {
  title: string;
  rules: { id: string; text: string }[];
}

export interface RulesAnswer {
  title: string;
  sections: RulesSection[];
}

export async function rules(game: GameId, edition: string, language: string): Promise<RulesAnswer> {
  const query = new URLSearchParams({ edition, language });
  return answer<RulesAnswer>(await fetch(`/api/rules/${game}?${query}`));
}
