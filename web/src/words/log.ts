/** A line for what happened, for the log's reader and for screen readers. */
import { coatLetters, faceShape } from '../draw/duel';
import { readHalf } from '../wire/moves';
import type { BuildingId, PowerWord } from '../wire/terms';
import type { LogEntry, TableState } from '../wire/types';
import { faceText } from './describe';
import { t, type Key } from './i18n/index.svelte';
import { calledName } from './names';

type Words = string[];
type Sayer = (state: TableState, words: Words, actor: number) => string | null;

function laidNumber(state: TableState, [a, b]: Words, actor: number): number | null {
  const { view } = state;
  if (!view || view.game === 'duel') return null;
  const laid = view.kingdoms[state.seats[actor]?.team ?? 0]?.dominoes;
  return laid?.find(({ cells }) => cells[0] === a && cells[1] === b)?.number ?? null;
}

function face(state: TableState, text: string): string {
  if (state.view?.game !== 'duel') return text;
  const shown = faceShape(state.view, text);
  return faceText(shown.coat, shown.crosses);
}

function half(state: TableState, word: string): string {
  if (state.view?.game !== 'duel') return word;
  const { letter, crosses } = readHalf(word);
  return faceText(coatLetters(state.view).get(letter) ?? 'dot', crosses);
}

const POWER_KEYS: Record<PowerWord, Key> = {
  anywhere: 'power.ignore_connection',
  split: 'power.split_domino',
  first: 'power.pick_two_first',
  turn: 'power.set_die_face',
  name: 'power.points_per_domain',
  cross: 'power.add_cross',
};

export function powerText(power: string): string {
  return t(POWER_KEYS[power as PowerWord] ?? 'power.set_die_face');
}

const SAYERS: Record<string, Sayer> = {
  lay: (state, words, actor) => t('said.lay', { number: laidNumber(state, words, actor) ?? '' }),
  discard: () => t('said.discard'),
  pick: (_, [number = '']) => t('said.pick', { number }),
  tax: () => t('said.tax'),
  build: (_, [id]) => t('said.build', { building: t(`building.${id as BuildingId}`) }),
  bribe: (_, [id]) => t('said.bribe', { building: t(`building.${id as BuildingId}`) }),
  pass: () => t('said.pass'),
  take: (_, dice) => t('said.take', { dice: dice.join(', ') }),
  use: (_, [power = '']) => t('said.use', { power: powerText(power) }),
  turn: (state, [from = '', to = '']) => t('said.turn', { from: face(state, from), to: face(state, to) }),
  castle: (state, [shown = '']) => t('said.castle', { face: face(state, shown) }),
  draw: (state, words) => t('said.draw', { halves: words.map((word) => half(state, word)).join(', ') }),
  name: (state, [letter = '']) => t('said.name', { coat: face(state, `${letter}0`) }),
  cross: () => t('said.cross'),
  undo: () => t('said.undo'),
};

export function sayEntry(state: TableState, entry: LogEntry): string | null {
  if (entry.actor === 'chance') return null;
  const [verb = '', ...words] = entry.text.split(' ');
  const what = SAYERS[verb]?.(state, words, entry.actor) ?? entry.text;
  return t('said.line', { name: calledName(state, entry.actor), what });
}

/** New dominoes on offer, as one line. */
export function sayRow(entries: readonly LogEntry[]): string | null {
  const drawn = entries.filter((entry) => entry.actor === 'chance' && /^draw \d+$/.test(entry.text));
  return drawn.length > 0 ? t('said.row', { numbers: drawn.map((entry) => entry.text.slice(5)).join(', ') }) : null;
}

export function sayAll(state: TableState, entries: readonly LogEntry[]): string {
  const lines = [...entries.map((entry) => sayEntry(state, entry)), sayRow(entries)];
  return lines.filter((line) => line !== null).join('. ');
}

const ADVICE: Record<string, (words: Words) => string> = {
  lay: () => t('hint.lay'),
  tax: () => t('hint.marked'),
  draw: () => t('hint.marked'),
  cross: () => t('hint.marked'),
  pick: ([number = '']) => t('hint.pick', { number }),
  build: ([id]) => t('hint.build', { building: t(`building.${id as BuildingId}`) }),
  pass: () => t('hint.pass'),
  discard: () => t('hint.discard'),
  take: (dice) => t('hint.take', { dice: dice.join(', ') }),
};

/** What a hint says: the squares it means are marked on the board. */
export function adviceText(state: TableState, text: string): string {
  const [verb = '', ...words] = text.split(' ');
  return ADVICE[verb]?.(words) ?? `${t('act.hinted')} ${SAYERS[verb]?.(state, words, 0) ?? text}`;
}
