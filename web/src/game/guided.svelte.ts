/** A lesson being given: a step waits for a right move, then the game goes on by itself to the next. */
import { lessonProgress } from '../browser/progress.svelte';
import type { LessonShown, StepShown, TableState, WrongShown } from '../wire/types';
import { Study } from './study.svelte';

/** How long a position stands that shows itself. */
const PAUSE = 1600;

export class Guided {
  place = $state(0);
  /** What was said of the last right move. */
  praise = $state('');
  wrong = $state.raw<WrongShown | null>(null);
  /** The others play, or chance does. */
  showing = $state(false);
  finished = $state(false);
  readonly study: Study;
  /** So much of the log was told before. */
  #told = $state(0);
  /** What everybody did since the last right move; nothing of what was skipped. */
  readonly news = $derived.by(() => this.study.log.slice(this.#told).filter(({ actor }) => actor !== 'chance'));
  readonly step = $derived.by((): StepShown => this.lesson.steps[this.place]!);
  #hurry: () => void = () => {};
  /** What shows itself goes on only while this is the number it began with. */
  #run = 0;

  constructor(readonly lesson: LessonShown) {
    const { step = 0 } = lessonProgress.of(lesson.name) ?? {};
    this.place = Math.min(step, lesson.steps.length - 1);
    this.#told = lesson.steps[this.place]!.state.log.length;
    this.study = new Study(
      lesson.steps[this.place]!.state,
      (text) => this.#try(text),
      (cell) => this.#explain(({ cells }) => cells.includes(cell)),
    );
  }

  /** Mark the move that is asked for. */
  show(): void {
    this.study.hinted = this.step.move;
  }

  /** Do not wait any longer for what shows itself. */
  hurry(): void {
    this.#hurry();
  }

  restart(): void {
    this.close();
    this.finished = false;
    this.praise = '';
    this.wrong = null;
    this.#stand(0);
  }

  /** Nothing is to show itself any more. */
  close(): void {
    this.#run += 1;
    this.showing = false;
    this.#hurry();
  }

  async #try(text: string): Promise<boolean> {
    if (!this.step.right.includes(text)) {
      this.#explain(({ moves }) => moves.includes(text));
      return false;
    }
    this.praise = this.step.done;
    this.#told = this.step.state.log.length + 1;
    this.wrong = null;
    void this.#goOn();
    return true;
  }

  #explain(about: (wrong: WrongShown) => boolean): void {
    this.wrong = this.step.wrong.find(about) ?? null;
  }

  async #goOn(): Promise<void> {
    const run = ++this.#run;
    this.showing = true;
    for (const state of this.step.then) {
      this.study.show(watched(state));
      await this.#pause();
      if (run !== this.#run) return;
    }
    this.showing = false;
    if (this.place + 1 < this.lesson.steps.length) this.#stand(this.place + 1);
    else this.#end();
  }

  #stand(place: number): void {
    this.place = place;
    if (this.step.jump || place === 0) this.#told = this.step.state.log.length;
    this.study.show(this.step.state);
    lessonProgress.reach(this.lesson.name, place, this.lesson.steps.length);
  }

  #end(): void {
    this.finished = true;
    lessonProgress.finish(this.lesson.name, this.lesson.steps.length);
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, PAUSE);
      this.#hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** A position to be looked at: nothing is to be played there. */
function watched(state: TableState): TableState {
  return { ...state, moves: [] };
}

/** The game whose book has a rule, by the first letter of its number. */
const BOOKS: Record<string, string> = { K: 'kingdomino', Q: 'queendomino', D: 'duel' };

export function ruleLink(rule: string): string {
  return `/rules/${BOOKS[rule[0] ?? ''] ?? 'kingdomino'}#${rule}`;
}
