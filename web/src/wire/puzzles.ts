/** Requests about the puzzles. */
import { get, post } from './api';
import type { GameId } from './terms';
import type { GamePuzzles, Judged, PuzzlePosed, Solution } from './types';

/** How many there are of each game. */
export async function listPuzzles(): Promise<GamePuzzles[]> {
  return (await get('/api/puzzles')).games;
}

const at = (game: GameId, number: number) => ({ at: { game, number: `${number}` } });

export function posePuzzle(game: GameId, number: number): Promise<PuzzlePosed> {
  return get('/api/puzzles/{game}/{number}', at(game, number));
}

export function judgeAnswer(game: GameId, number: number, move: string): Promise<Judged> {
  return post('/api/puzzles/{game}/{number}', { move }, at(game, number));
}

export function showAnswer(game: GameId, number: number): Promise<Solution> {
  return get('/api/puzzles/{game}/{number}/answer', at(game, number));
}
