/** A table that stands still: a position on the scene of a real table, and nobody behind it. */
import { tidyTyped } from '../wire/moves';
import type { LogEntry, TableState } from '../wire/types';
import type { Key } from '../words/i18n/index.svelte';
import { tellFault } from '../words/refusals';
import { isMyTurn, movesOf, newsOf, seatSeen, type Playable } from './playable';

/** What is done with a completed move; whether it was made. What it throws is told as trouble. */
export type OnMove = (text: string) => Promise<boolean>;

/** What came after a log that is the beginning of another; nothing where the two part. */
function added(before: readonly LogEntry[], after: readonly LogEntry[]): LogEntry[] {
  const follows = before.every((entry, i) => entry.text === after[i]?.text);
  return follows ? after.slice(before.length) : [];
}

/**
 * For lessons, puzzles and the analysis board. The page decides what a move leads to and shows it:
 *
 *     const study = new Study((await studyAt({ record })).state, async (text) => {
 *       study.show((await studyAt({ record, play: [text] })).state);
 *       return true;
 *     });
 *
 *     <PromptBar table={study} now={study.state} />
 *     <Game table={study} now={study.state}>{#snippet aids()}<button>…</button>{/snippet}</Game>
 *
 * (`PromptBar` and `Game` are in `play/`.) A handler that answers false leaves the position as it is, with the move taken
 * back from the player's hand. A move put into `hinted` is marked on the board. Another position is shown with `show`;
 * a new Study needs a new scene (`{#key study}`).
 */
export class Study implements Playable {
  state = $state.raw() as TableState;
  fresh = $state.raw<LogEntry[]>([]);
  position = $state(0);
  leads = true;
  waiting = $state(false);
  hinted = $state<string | null>(null);
  pointed = $state.raw<LogEntry | null>(null);
  step = $state<Key | null>(null);
  #fault = $state.raw<unknown>(null);
  #lastSeat = $state<number | null>(null);
  readonly #onmove: OnMove;

  readonly log = $derived(this.state.log);
  readonly trouble = $derived(tellFault(this.#fault));
  readonly moves = $derived(movesOf(this.state));
  readonly view = $derived(this.state.view);
  readonly news = $derived(newsOf(this.state.log, this.state));
  readonly myTurn = $derived(isMyTurn(this.state));
  readonly seat = $derived(seatSeen(this.state, this.#lastSeat, 0));
  readonly spectating = $derived(this.state.mine.length === 0);

  constructor(state: TableState, onmove: OnMove) {
    this.#onmove = onmove;
    this.state = state;
    this.#noteSeat();
  }

  /** Put another position on the board; `leads` is whether the focus of those who play by keys comes with it. */
  show(state: TableState, leads = true): void {
    this.leads = leads;
    this.fresh = added(this.state.log, state.log);
    this.state = state;
    this.hinted = null;
    this.#fault = null;
    this.position += 1;
    this.#noteSeat();
  }

  async play(text: string): Promise<boolean> {
    if (this.waiting) return false;
    this.waiting = true;
    this.#fault = null;
    const made = await this.#onmove(tidyTyped(text)).catch((error: unknown) => this.#refused(error));
    this.waiting = false;
    if (!made) this.position += 1;
    return made;
  }

  #refused(error: unknown): false {
    this.#fault = error;
    return false;
  }

  #noteSeat(): void {
    const last = this.state.log.findLast((entry) => entry.actor !== 'chance')?.actor;
    this.#lastSeat = typeof this.state.turn === 'number' ? this.state.turn : typeof last === 'number' ? last : null;
  }
}
