/** Kingdoms of the physical game, counted by the server. */
import { get, post } from './api';
import type { GameId } from './terms';
import type { Settings, Told, WireBuilding, WireSheet, WireTerritory } from './types';

export interface Score {
  sheet: WireSheet;
  territories: WireTerritory[];
  warnings: Told[];
}

export function score(game: GameId, text: string, settings: Settings, signal: AbortSignal): Promise<Score> {
  return post<Score>('/api/score', { game, text, settings }, null, signal);
}

export async function buildings(): Promise<WireBuilding[]> {
  return (await get<{ buildings: WireBuilding[] }>('/api/buildings')).buildings;
}
