/** The words the server has for things: games, terrains, colours, buildings, cells. */
import type { ArmsView, BookLineView, BuildingView, DominoView, GameView, SeatView, SquareView } from './types';

export type GameId = GameView['game'];
export type Terrain = SquareView['terrain'];
export type Colour = SeatView['colour'];
export type BuildingId = BuildingView['id'];
export type DominoSet = DominoView['set'];
export type CoatWord = ArmsView['coat'];
export type PowerWord = BookLineView['power'];
export type Square = SquareView;

/** A column letter and a row number counted from the top left, such as "g7", the castle of every kingdom. */
export type Cell = string;

export const GAMES = ['kingdomino', 'queendomino', 'duel'] as const satisfies GameId[];

export const COLOURS = [
  'pink',
  'yellow',
  'green',
  'blue',
  'orange',
  'red',
  'violet',
  'white',
] as const satisfies Colour[];

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
] as const satisfies BuildingId[];

/** How the notation writes a square: the terrain's letter, then its crowns. */
export const TERRAIN_LETTERS: Readonly<Record<Terrain, string>> = {
  wheat: 'W',
  forest: 'F',
  lake: 'L',
  grassland: 'G',
  swamp: 'S',
  mine: 'M',
  town: 'T',
};

export const TERRAINS = Object.keys(TERRAIN_LETTERS) as readonly Terrain[];

/** The terrain a letter stands for, large or small. */
export function terrainOf(letter: string): Terrain | undefined {
  return TERRAINS.find((terrain) => TERRAIN_LETTERS[terrain] === letter.toUpperCase());
}
