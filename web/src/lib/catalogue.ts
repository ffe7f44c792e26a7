/** Names the pages show before the server has been asked. */
import type { Colour, GameId } from './view';

export const EDITIONS = ['german', 'hungarian', 'danish'] as const;
export type Edition = (typeof EDITIONS)[number];

const KINGDOMINO: Colour[] = ['pink', 'yellow', 'green', 'blue'];
const QUEENDOMINO: Colour[] = ['orange', 'red', 'violet', 'white'];

export function colours(game: GameId): Colour[] {
  return game === 'queendomino' ? [...QUEENDOMINO, ...KINGDOMINO] : KINGDOMINO;
}
