/** How far somebody has come in the lessons, kept in this browser. */
import { recall, remember } from './storage';

export interface Progress {
  /** The step to go on with, counted from 0, of how many. */
  step: number;
  of: number;
  /** Gone through to the end once. */
  done: boolean;
}

function isProgress(value: unknown): value is Progress {
  const { step, of } = (value ?? {}) as Partial<Progress>;
  return Number.isInteger(step) && Number.isInteger(of);
}

function recalled(): Record<string, Progress> {
  try {
    const kept: unknown = JSON.parse(recall('lessons') ?? '{}');
    return Object.fromEntries(Object.entries(kept ?? {}).filter(([, value]) => isProgress(value)));
  } catch {
    return {};
  }
}

class LessonProgress {
  #all = $state.raw(recalled());

  /** The lesson somebody left half-way. */
  readonly begun = $derived(Object.entries(this.#all).find(([, { step }]) => step > 0) ?? null);

  of(lesson: string): Progress | null {
    return this.#all[lesson] ?? null;
  }

  reach(lesson: string, step: number, of: number): void {
    this.#keep(lesson, { step, of, done: this.of(lesson)?.done ?? false });
  }

  /** The next time it begins at the first step. */
  finish(lesson: string, of: number): void {
    this.#keep(lesson, { step: 0, of, done: true });
  }

  #keep(lesson: string, progress: Progress): void {
    this.#all = { ...this.#all, [lesson]: progress };
    remember('lessons', JSON.stringify(this.#all));
  }
}

export const lessonProgress = new LessonProgress();
