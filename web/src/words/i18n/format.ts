/** Fills a message: {name} is a value, {n|one|other} a word that depends on a number. */

export type Values = Record<string, string | number>;

const PLACE = /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g;

export function format(message: string, values: Values = {}): string {
  return message.replace(PLACE, (whole, name: string, one?: string, other?: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    if (one === undefined || other === undefined) return String(value);
    return Number(value) === 1 ? one : other;
  });
}

/** The names a message asks for, in order of the alphabet. */
export function places(message: string): string[] {
  return [...new Set([...message.matchAll(PLACE)].map((m) => m[1] ?? ''))].sort();
}
