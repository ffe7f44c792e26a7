/** What the scene of a game needs of what is played on: a live table, or one that stands still. */
import { readMove, type Move } from '../wire/moves';
import type { GameView, LogEntry, TableState } from '../wire/types';
import type { Key } from '../words/i18n/index.svelte';

export interface Playable {
  readonly moves: Move[];
  readonly view: GameView | null;
  readonly log: LogEntry[];
  /** The entries the last state brought, for saying and animating what happened. */
  readonly fresh: LogEntry[];
  /** What the others did between our last turn and this one, the latest first. */
  readonly news: LogEntry[];
  /** Another one for every other position; a state that only says who is here has that of the one before. */
  readonly position: number;
  /** Whether those who play by keys are led to what is to be done. */
  readonly leads: boolean;
  readonly myTurn: boolean;
  /** The seat we look from. */
  readonly seat: number;
  readonly spectating: boolean;
  /** A move is under way. */
  readonly waiting: boolean;
  /** Why the last move was not made. */
  readonly trouble: string;
  /** A move that is shown on the board. */
  readonly hinted: string | null;
  /** The entry of the log somebody points at; its squares are marked on the board. */
  pointed: LogEntry | null;
  /** What to do next within a move, where the phase alone does not say it. */
  step: Key | null;
  /** Resolves when the game has gone on, to whether it was by this move. */
  play(text: string): Promise<boolean>;
}

export function movesOf(state: TableState | null): Move[] {
  return (state?.moves ?? []).map(readMove);
}

export function isMyTurn(state: TableState | null): boolean {
  return typeof state?.turn === 'number' && state.mine.includes(state.turn) && state.moves.length > 0;
}

/** Ours that is to move, else ours that moved last, else whom a spectator follows. */
export function seatSeen(state: TableState | null, last: number | null, side: number): number {
  if (!state) return 0;
  if (typeof state.turn === 'number' && state.mine.includes(state.turn)) return state.turn;
  if (last !== null && state.mine.includes(last)) return last;
  return state.mine[0] ?? side;
}

export function newsOf(log: readonly LogEntry[], state: TableState | null): LogEntry[] {
  const played = log.filter((entry) => entry.actor !== 'chance').reverse();
  const mine = (entry: LogEntry) => typeof entry.actor === 'number' && !!state?.mine.includes(entry.actor);
  const theirs = played.slice(
    Math.max(
      0,
      played.findIndex((entry) => !mine(entry)),
    ),
  );
  const end = theirs.findIndex(mine);
  return end < 0 ? theirs.filter((entry) => !mine(entry)) : theirs.slice(0, end);
}
