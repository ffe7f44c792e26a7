/** A review under way: asked for again and again until all of it is there. */
import { Attempt } from '../game/attempt.svelte';
import { review as ask } from '../wire/tables';
import type { DecisionShown, ReviewShown } from '../wire/types';

const PAUSE = 600;

/** A finished game on the server, and what opens it. */
export interface Kept {
  table: string;
  secret: string | null;
}

export class Reviewing {
  review = $state.raw<ReviewShown | null>(null);
  /** Where the game is kept. */
  kept = $state.raw<Kept | null>(null);
  readonly attempt = new Attempt();
  #closed = false;

  /** The game may have to be kept first. */
  start(keep: () => Promise<Kept>): Promise<void> {
    return this.attempt.make(async () => {
      this.kept ??= await keep();
      const { table, secret } = this.kept;
      do {
        if (this.review) await new Promise((done) => setTimeout(done, PAUSE));
        if (this.#closed) return;
        this.review = await ask(table, secret);
      } while (!this.review.finished);
    });
  }

  /** The decision that led to a position, if there was one. */
  at(entry: number): DecisionShown | null {
    return this.review?.decisions.find((decision) => decision.entry === entry) ?? null;
  }

  close(): void {
    this.#closed = true;
  }
}
