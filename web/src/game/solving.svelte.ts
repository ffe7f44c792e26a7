/** A position to solve: the best move is to be played on the board, and the coach judges what is. */
import type { Judged, Solution, TableState } from '../wire/types';
import { Attempt } from './attempt.svelte';
import { Study } from './study.svelte';

export interface Task {
  state: TableState;
  judge: (move: string) => Promise<Judged>;
  answer: () => Promise<Solution>;
  /** The first answer was given, or shown. */
  ontried?: () => void;
  /** The player found it. */
  onfound: () => void;
}

export class Solving {
  readonly study: Study;
  /** What the coach says of the last move that was not the best. */
  wrong = $state.raw<Judged | null>(null);
  solution = $state.raw<Solution | null>(null);
  /** Whether the player came upon it, or was shown it. */
  found = $state(false);
  readonly attempt = new Attempt();
  readonly #task: Task;

  constructor(task: Task) {
    this.#task = task;
    this.study = new Study(task.state, (move) => this.#judge(move));
  }

  /** The position stays as it is: what is best is marked on it once it is known. */
  async #judge(move: string): Promise<boolean> {
    if (this.solution) return false;
    const judged = await this.#task.judge(move);
    this.#task.ontried?.();
    if (judged.right) {
      this.found = true;
      this.#task.onfound();
      this.#show({ move, reasons: judged.reasons });
    } else this.wrong = judged;
    return false;
  }

  show(): Promise<void> {
    return this.attempt.make(async () => {
      const solution = await this.#task.answer();
      this.#task.ontried?.();
      this.#show(solution);
    });
  }

  #show(solution: Solution): void {
    this.wrong = null;
    this.solution = solution;
    this.study.hinted = solution.move;
  }
}
