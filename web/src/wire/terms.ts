/** The words the server has for things: games, terrains, colours, buildings, cells. */

export const TERRAINS = ['wheat', 'forest', 'lake', 'grassland', 'swamp', 'mine', 'town'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** How the notation writes a square: the terrain's letter, then its crowns. */
export const TERRAIN_LETTERS: Record<Terrain, string> = {
  wheat: 'W',
  forest: 'F',
  lake: 'L',
  grassland: 'G',
  swamp: 'S',
  mine: 'M',
  town: 'T',
};

/** The terrain a letter stands for, large or small. */
export function terrainOf(letter: string): Terrain | undefined {
  return TERRAINS.find((terrain) => TERRAIN_LETTERS[terrain] === letter.toUpperCase());
}

export const COLOURS = ['pink', 'yellow', 'green', 'blue', 'orange', 'red', 'violet', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

export const BUILDINGS = [
  'bakery',
  'sawmill',
  'fishmonger',
  'weaving_shop',
  'magic_school',
  'foundry',
  'church',
  'safe_knights',
  'safe_towers',
  'small_tavern',
  'big_tavern',
  'guardtower',
  'fortified_castle',
  'travelling_castle',
  'training_camp',
  'statue',
  'queens_tower',
] as const;
export type BuildingId = (typeof BUILDINGS)[number];

export const GAMES = ['kingdomino', 'queendomino', 'duel'] as const;
export type GameId = (typeof GAMES)[number];

/** A column letter and a row number counted from the top left, such as "g7", the castle of every kingdom. */
export type Cell = string;

export interface Square {
  terrain: Terrain;
  crowns: number;
}
