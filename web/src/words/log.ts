/** A line for what happened, for the log's reader and for screen readers. */
import { coatLetters, faceShape } from '../draw/duel';
import { readHalf } from '../wire/moves';
import type { BuildingId, PowerWord } from '../wire/terms';
import type { LogEntry, TableState } from '../wire/types';
import { faceText } from './describe';
import { t, type Key } from './i18n/index.svelte';
import { seatName } from './names';

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
  const { cell, letter, crosses } = readHalf(word);
  return `${faceText(coatLetters(state.view).get(letter) ?? 'dot', crosses)} ${cell}`;
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
  lay: (state, words, actor) =>
    t('said.lay', { number: laidNumber(state, words, actor) ?? '', cells: words.join(' ') }),
  discard: () => t('said.discard'),
  pick: (_, [number = '']) => t('said.pick', { number }),
  tax: (_, cells) => t('said.tax', { cells: cells.join(' ') }),
  build: (_, [id, price = '', cell = '']) =>
    t('said.build', { building: t(`building.${id as BuildingId}`), price, cell }),
  bribe: (_, [id]) => t('said.bribe', { building: t(`building.${id as BuildingId}`) }),
  pass: () => t('said.pass'),
  take: (_, dice) => t('said.take', { dice: dice.join(', ') }),
  use: (_, [power = '']) => t('said.use', { power: powerText(power) }),
  turn: (state, [from = '', to = '']) => t('said.turn', { from: face(state, from), to: face(state, to) }),
  castle: (state, [shown = '']) => t('said.castle', { face: face(state, shown) }),
  draw: (state, words) => t('said.draw', { halves: words.map((word) => half(state, word)).join(', ') }),
  name: (state, [letter = '']) => t('said.name', { coat: face(state, `${letter}0`) }),
  cross: (_, [cell = '']) => t('said.cross', { cell }),
  undo: () => t('said.undo'),
};

export function sayEntry(state: TableState, entry: LogEntry): string | null {
  if (entry.actor === 'chance') return null;
  const [verb = '', ...words] = entry.text.split(' ');
  const what = SAYERS[verb]?.(state, words, entry.actor) ?? entry.text;
  return `${seatName(state, entry.actor)}: ${what}`;
}

/** New dominoes on offer, as one line. */
function sayRow(entries: readonly LogEntry[]): string | null {
  const drawn = entries.filter((entry) => entry.actor === 'chance' && /^draw \d+$/.test(entry.text));
  return drawn.length > 0 ? t('said.row', { numbers: drawn.map((entry) => entry.text.slice(5)).join(', ') }) : null;
}

export function sayAll(state: TableState, entries: readonly LogEntry[]): string {
  const lines = [...entries.map((entry) => sayEntry(state, entry)), sayRow(entries)];
  return lines.filter((line) => line !== null).join('. ');
}
