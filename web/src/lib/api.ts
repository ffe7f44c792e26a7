/** Requests to our own server; a refusal carries the server's one clear sentence. */
import type { Wish } from './catalogue';
import type { GameId, ScoreKey, Terrain, Cell, BuildingId } from './view';

export class Refusal extends Error {}

async function answer<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  const body: unknown = await response.json().catch(() => null);
  const detail = (body as { detail?: unknown } | null)?.detail;
  if (typeof detail === 'string') throw new Refusal(detail);
  throw new Error(`${response.status} ${response.statusText}`);
}

async function post<T>(path: string, body: unknown, signal?: AbortSignal): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  return answer<T>(await fetch(path, { method: 'POST', headers, body: JSON.stringify(body), signal: signal ?? null }));
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
  return post<ScoreAnswer>('/api/score', request, signal);
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

export function createTable(wish: Wish): Promise<{ id: string }> {
  return post<{ id: string }>('/api/tables', wish);
}
