/** The lines of an analysis: the game that was played, and what branches off from it. */
import type { LogEntry } from '../wire/types';

/** A move, or all that chance brought at once; `next` is which of the steps after it is followed. */
export interface Step {
  texts: string[];
  chance: boolean;
  next: number;
  steps: Step[];
}

function step(texts: string[], chance: boolean): Step {
  return { texts, chance, next: 0, steps: [] };
}

/** The game as it was played, as a tree of one line. */
export function treeOf(log: readonly LogEntry[]): Step {
  const root = step([], false);
  let last = root;
  for (const { actor, text } of log) {
    const chance = actor === 'chance';
    if (chance && last.chance) last.texts.push(text);
    else {
      const next = step([text], chance);
      last.steps.push(next);
      last = next;
    }
  }
  return root;
}

/** The steps that are followed from the start on; the first is the start itself. */
export function lineOf(root: Step): Step[] {
  const line = [root];
  for (let last: Step | undefined = root; (last = last.steps[last.next]);) line.push(last);
  return line;
}

export function textsOf(line: readonly Step[]): string[] {
  return line.flatMap(({ texts }) => texts);
}

/** Goes on with a step after another: with one that is there already, or a new one beside it. */
export function branch(from: Step, texts: string[], chance: boolean): void {
  const known = from.steps.findIndex((other) => other.texts.join() === texts.join());
  from.next = known < 0 ? from.steps.push(step(texts, chance)) - 1 : known;
}

/** Follows the game as it was played again; where it has come to so many moves. */
export function rejoin(root: Step, number: number): number {
  for (let here: Step | undefined = root; here; here = here.steps[0]) here.next = 0;
  const line = lineOf(root);
  let moves = 0;
  const place = line.findIndex(({ texts }) => (moves += texts.length) >= number);
  return place < 0 ? line.length - 1 : place;
}

/** How many moves two games have in common at their beginning. */
export function shared(one: readonly string[], other: readonly string[]): number {
  const parts = one.findIndex((text, i) => text !== other[i]);
  return parts < 0 ? one.length : parts;
}
