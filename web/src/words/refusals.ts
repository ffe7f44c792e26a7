/** What the server tells, in the language of the player. */
import { Refusal } from '../wire/api';
import { terrainOf } from '../wire/terms';
import type { Says, Told } from '../wire/types';
import { format } from './i18n/format';
import { refusalText, t, tOr } from './i18n/index.svelte';

type Value = string | number;

/** A square such as `W1`, by the name of its terrain. */
function squareText(mark: string): string {
  const terrain = terrainOf(mark[0] ?? '');
  return terrain ? t('square.crowned', { terrain: t(`terrain.${terrain}`), n: Number(mark.slice(1)) }) : mark;
}

/** Values the page has its own words for, by their place in the sentence; all others are shown as they are typed. */
const SHOWN: Record<string, (value: Value) => Value> = {
  coat: (value) => tOr(`coat.${value}`, String(value)),
  terrain: (value) => tOr(`terrain.${value}`, String(value)),
  building: (value) => tOr(`building.${value}`, String(value)),
  mode: (value) => tOr(`mode.${value}`, String(value)),
  square: (value) => squareText(String(value)),
};

function shown(name: string, value: Value | Says): Value | null {
  if (typeof value === 'object') return filled(value);
  return SHOWN[name]?.(value) ?? value;
}

/** The sentence with everything in it, or null where this language lacks a part of it. */
function filled(says: Says): string | null {
  const template = refusalText(says.text);
  const values = Object.entries(says.values).map(([name, value]) => [name, shown(name, value)] as const);
  if (template === null || values.some(([, value]) => value === null)) return null;
  return format(template, Object.fromEntries(values) as Record<string, Value>);
}

export function tell({ message, says }: Told): string {
  return filled(says) ?? message;
}

/** Why something could not be done: the server's reason, or that it is out of reach. Nothing where nothing went wrong. */
export function tellFault(fault: unknown): string {
  if (!fault) return '';
  return fault instanceof Refusal ? tell(fault.told) : t('home.offline');
}
