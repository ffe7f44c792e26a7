/** The points of territories, written on them. */
import type { TerritoryView } from '../wire/types';
import { cellSpot } from './cell';
import type { Seal } from './shapes';

/** The square of a territory that lies nearest to its middle. */
function heart(territory: TerritoryView): string {
  const spots = territory.cells.map((cell) => ({ cell, ...cellSpot(cell) }));
  const x = spots.reduce((sum, spot) => sum + spot.column, 0) / spots.length;
  const y = spots.reduce((sum, spot) => sum + spot.row, 0) / spots.length;
  const far = (spot: { column: number; row: number }) => Math.hypot(spot.column - x, spot.row - y);
  return spots.reduce((best, spot) => (far(spot) < far(best) ? spot : best)).cell;
}

/** The points of every territory that brings any, to be shown on it. */
export function seals(territories: readonly TerritoryView[]): Seal[] {
  return territories.filter(({ points }) => points > 0).map((one) => ({ cell: heart(one), text: String(one.points) }));
}
