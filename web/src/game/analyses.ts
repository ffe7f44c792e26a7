/** Analyses this tab has begun, each under the game it is of, so that it can be left, loaded again and returned to. */
import { recallHere, rememberHere } from '../browser/storage';

export interface Kept {
  record: string;
  /** The lines that were followed, and how far; not there before the first look. */
  lines?: unknown;
  at?: number;
}

/** A short name for a record, the same each time; two games with one name would share an analysis, and never do. */
function nameOf(text: string): string {
  let [one, two] = [5381, 52711];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    one = (Math.imul(one, 33) ^ code) >>> 0;
    two = (Math.imul(two, 31) + code) >>> 0;
  }
  return one.toString(36) + two.toString(36);
}

export function keptAnalysis(name: string): Kept | null {
  try {
    return JSON.parse(recallHere(`analysis.${name}`) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

export function keepAnalysis(name: string, kept: Kept): void {
  rememberHere(`analysis.${name}`, JSON.stringify(kept));
}

/** The address of the analysis of a record at one of its positions; what was tried there before is still there. */
export function analysisOf(record: string, number: number): string {
  const name = nameOf(record);
  if (!keptAnalysis(name)) keepAnalysis(name, { record });
  return `/analysis/${name}?at=${number}`;
}
