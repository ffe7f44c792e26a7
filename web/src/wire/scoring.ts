/** Kingdoms of the physical game, counted by the server, and the tiles it counts with. */
import { get, post } from './api';
import type { GameId } from './terms';
import type { BuildingView, Scored, Settings } from './types';

/** The games whose kingdoms are laid with dominoes. */
export type PadGame = Exclude<GameId, 'duel'>;

export async function score(game: PadGame, text: string, settings: Settings, signal: AbortSignal): Promise<Scored> {
  return (await post('/api/score', { game, text, settings }, { signal })) as Scored;
}

export async function buildings(): Promise<BuildingView[]> {
  return (await get('/api/buildings')).buildings;
}
