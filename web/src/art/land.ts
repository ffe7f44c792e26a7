/** Which pictures make up a square of land. */
import type { Terrain } from '../wire/terms';

const VARIANTS: Record<Terrain, number[]> = {
  wheat: [0, 1, 0, 0, 2, 1],
  forest: [0, 1, 0, 1, 0, 1],
  lake: [0, 1, 2, 1, 0, 1],
  grassland: [1, 0, 1, 2, 0, 1],
  swamp: [0, 1, 0, 1, 2, 0],
  mine: [0, 1, 0, 1, 0, 1],
  town: [0, 1, 0, 1, 0, 1],
};
/** Where a house stands the ground is kept calm. */
const CALM: Record<Terrain, number> = { wheat: 0, forest: 0, lake: 1, grassland: 1, swamp: 1, mine: 1, town: 0 };
const HOUSES: Record<Terrain, number> = { wheat: 1, forest: 1, lake: 1, grassland: 2, swamp: 2, mine: 3, town: 0 };

export function groundPicture(terrain: Terrain, crowns: number, variant: number): string {
  const pick = crowns > 0 ? CALM[terrain] : (VARIANTS[terrain][variant % 6] ?? 0);
  return `terrain-${terrain}${pick}`;
}

export function housePicture(terrain: Terrain, crowns: number): string | null {
  const house = Math.min(crowns, HOUSES[terrain]);
  return house > 0 ? `houses-${terrain}${house}` : null;
}
