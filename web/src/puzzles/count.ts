/** Which puzzles were tried and solved in this browser. */
import { recall, remember } from '../browser/storage';
import { GAMES, type GameId } from '../wire/terms';

export interface Done {
  tried: number[];
  solved: number[];
}
export type Count = Record<GameId, Done>;

function numbers(kept: unknown): number[] {
  return Array.isArray(kept) ? kept.filter((number): number is number => Number.isInteger(number)) : [];
}

function kept(): Partial<Record<GameId, Partial<Done>>> | null {
  try {
    return JSON.parse(recall('puzzles') ?? 'null') as ReturnType<typeof kept>;
  } catch {
    return null; // written by hand
  }
}

export function puzzleCount(): Count {
  const all = kept();
  const done = (game: GameId) => ({ tried: numbers(all?.[game]?.tried), solved: numbers(all?.[game]?.solved) });
  return Object.fromEntries(GAMES.map((game) => [game, done(game)])) as Count;
}

export function note(game: GameId, what: keyof Done, number: number): void {
  const count = puzzleCount();
  if (!count[game][what].includes(number)) count[game][what].push(number);
  remember('puzzles', JSON.stringify(count));
}

/** The first that is not solved from a number on, or the one after it where all are; back to the first after the last. */
export function nextOf(done: Done, from: number, last: number): number {
  const after = Array.from({ length: last }, (_, i) => ((from - 1 + i) % last) + 1);
  return after.find((number) => !done.solved.includes(number)) ?? after[0] ?? 1;
}
