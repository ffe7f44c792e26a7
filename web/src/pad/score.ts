/** Kingdoms counted by the server. */
import { get, post } from '../wire/api';
import { cellSpot } from '../draw/cell';
import { padSettings, padText, type Pad, type PadGame } from './pad';
import { buildingView } from '../draw/kingdom';
import type { BuildingView, Seal } from '../draw/shapes';
import type { Told, WireBuilding, WireSheet, WireTerritory } from '../wire/types';

export interface Score {
  sheet: WireSheet;
  territories: WireTerritory[];
  warnings: Told[];
}

export function score(pad: Pad, game: PadGame, variants: readonly string[], signal: AbortSignal): Promise<Score> {
  const body = { game, text: padText(pad, game), settings: padSettings(game, pad.size, variants) };
  return post<Score>('/api/score', body, null, signal);
}

export async function buildings(): Promise<BuildingView[]> {
  const answer = await get<{ buildings: WireBuilding[] }>('/api/buildings');
  return answer.buildings.map(buildingView);
}

/** The square of a territory that lies nearest to its middle. */
function heart(territory: WireTerritory): string {
  const spots = territory.cells.map((cell) => ({ cell, ...cellSpot(cell) }));
  const x = spots.reduce((sum, spot) => sum + spot.column, 0) / spots.length;
  const y = spots.reduce((sum, spot) => sum + spot.row, 0) / spots.length;
  const far = (spot: { column: number; row: number }) => Math.hypot(spot.column - x, spot.row - y);
  return spots.reduce((best, spot) => (far(spot) < far(best) ? spot : best)).cell;
}

/** The points of every territory that brings any, to be shown upon it. */
export function seals(territories: readonly WireTerritory[]): Seal[] {
  return territories.filter(({ points }) => points > 0).map((one) => ({ cell: heart(one), text: String(one.points) }));
}
