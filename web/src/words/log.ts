/** A line for what happened, for the log's reader and for screen readers. */
import { coatLetters, faceShape } from '../draw/duel';
import { readHalf } from '../wire/moves';
import type { BuildingId, PowerWord } from '../wire/terms';
import type { Deed, GameView, LogEntry, TableState } from '../wire/types';
import { faceText, listed, signed } from './describe';
import { t, type Key } from './i18n/index.svelte';
import { calledName, calledTeam, isYours } from './names';

/** A game as it is told: what it shows, and what its players are called. */
export interface Tale {
  view: GameView | null;
  seat: (seat: number) => string;
  team: (team: number) => string;
  /** The team of the one person who reads it, if there is one. */
  yours: number | null;
}

export function taleOf(state: TableState): Tale {
  return {
    view: state.view,
    seat: (seat) => calledName(state, seat),
    team: (team) => calledTeam(state, team),
    yours: state.seats.map(({ team }) => team).find((team) => isYours(state, team)) ?? null,
  };
}

type Words = string[];
type Sayer = (tale: Tale, words: Words, did: Deed) => string;

function laid(_: Tale, __: Words, { domino, castle, grows = [] }: Deed): string {
  const number = domino ?? '';
  if (castle) return t('said.layCastle', { number });
  if (grows.length === 0) return t('said.lay', { number });
  return t('said.layBy', { number, terrains: listed(grows.map((terrain) => t(`terrain.${terrain}`))) });
}

function face({ view }: Tale, text: string): string {
  if (view?.game !== 'duel') return text;
  const shown = faceShape(view, text);
  return faceText(shown.coat, shown.crosses);
}

function half({ view }: Tale, word: string): string {
  if (view?.game !== 'duel') return word;
  const { letter, crosses } = readHalf(word);
  return faceText(coatLetters(view).get(letter) ?? 'dot', crosses);
}

function paid(did: Deed): number {
  return Math.abs(did.coins ?? 0);
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

function buildingName(id: string | undefined): string {
  return t(`building.${id as BuildingId}`);
}

const SAYERS: Record<string, Sayer> = {
  lay: laid,
  discard: (_, __, { domino }) => t('said.discard', { number: domino ?? '' }),
  pick: (_, [number = '']) => t('said.pick', { number }),
  tax: (_, __, did) => t('said.tax', { n: paid(did) }),
  build: (_, [id], did) => t('said.build', { building: buildingName(id), n: paid(did) }),
  bribe: (_, [id], did) => t('said.bribe', { building: buildingName(id), n: paid(did) }),
  pass: () => t('said.pass'),
  take: (tale, _, { dice = [] }) => t('said.take', { dice: listed(dice.map((shown) => face(tale, shown))) }),
  use: (_, [power = '']) => t('said.use', { power: powerText(power) }),
  turn: (tale, [from = '', to = '']) => t('said.turn', { from: face(tale, from), to: face(tale, to) }),
  castle: (tale, [shown = '']) => t('said.castle', { face: face(tale, shown) }),
  draw: (tale, words) => t('said.draw', { halves: listed(words.map((word) => half(tale, word))) }),
  name: (tale, [letter = '']) => t('said.name', { coat: face(tale, `${letter}0`) }),
  cross: () => t('said.cross'),
  undo: () => t('said.undo'),
  timeout: () => t('said.timeout'),
  return: () => t('said.return'),
};

function queenText(tale: Tale, team: number): string {
  return tale.yours === team ? t('said.queenYou') : t('said.queen', { name: tale.team(team) });
}

/** What followed from a move, a sentence each. */
function sayConsequences(tale: Tale, did: Deed): string[] {
  return [
    ...(did.saved ? [t('said.saved', { n: did.saved })] : []),
    ...(did.queen === undefined ? [] : [queenText(tale, did.queen)]),
    ...(did.won ?? []).map(({ seat, power }) => t('said.won', { name: tale.seat(seat), power: powerText(power) })),
    ...(did.stuck ?? []).map((seat) => t('said.stuck', { name: tale.seat(seat) })),
  ];
}

/** A move in words; null for what chance did. */
export function sayEntry(tale: Tale, entry: Pick<LogEntry, 'actor' | 'text' | 'told'>): string | null {
  if (entry.actor === 'chance') return null;
  const [verb = '', ...words] = entry.text.split(' ');
  const did = entry.told ?? {};
  const what = SAYERS[verb]?.(tale, words, did) ?? entry.text;
  const gain = did.gain ? `, ${signed(did.gain)}` : '';
  const line = t('said.line', { name: tale.seat(entry.actor), what: `${what}${gain}` });
  return [line, ...sayConsequences(tale, did)].join('. ');
}

/** What chance brought: a domino, a king from the hand, a building, a die. */
export function sayChance(tale: Tale, text: string, names: readonly string[]): string {
  const [verb, first = '', second = ''] = text.split(' ');
  if (verb === 'draw') return t('said.row', { numbers: first });
  if (verb === 'king') return t('said.king', { name: names[Number(first) - 1] ?? '' });
  if (verb === 'building') return t('said.turnUp', { building: buildingName(first) });
  return t('said.roll', { n: first, face: face(tale, second) });
}

/** New dominoes on offer, as one line. */
export function sayRow(entries: readonly LogEntry[]): string | null {
  const drawn = entries.filter((entry) => entry.actor === 'chance' && /^draw \d+$/.test(entry.text));
  return drawn.length > 0 ? t('said.row', { numbers: drawn.map((entry) => entry.text.slice(5)).join(', ') }) : null;
}

export function sayAll(state: TableState, entries: readonly LogEntry[]): string {
  const lines = [...entries.map((entry) => sayEntry(taleOf(state), entry)), sayRow(entries)];
  return lines.filter((line) => line !== null).join('. ');
}

function dieFace(tale: Tale, die: number): string {
  const shown = tale.view?.game === 'duel' ? tale.view.dice[die - 1]?.face : null;
  return shown ? face(tale, shown) : String(die);
}

const ADVICE: Record<string, (words: Words, tale: Tale) => string> = {
  lay: () => t('hint.lay'),
  tax: () => t('hint.marked'),
  draw: () => t('hint.marked'),
  cross: () => t('hint.marked'),
  pick: ([number = '']) => t('hint.pick', { number }),
  build: ([id]) => t('hint.build', { building: buildingName(id) }),
  bribe: ([id]) => t('hint.bribe', { building: buildingName(id) }),
  use: ([power = '']) => t('hint.use', { power: powerText(power) }),
  turn: ([from = '', to = ''], tale) => t('hint.turn', { from: face(tale, from), to: face(tale, to) }),
  castle: ([shown = ''], tale) => t('hint.castle', { face: face(tale, shown) }),
  name: ([letter = ''], tale) => t('hint.name', { coat: face(tale, `${letter}0`) }),
  pass: () => t('hint.pass'),
  discard: () => t('hint.discard'),
  take: (dice, tale) => t('hint.take', { dice: listed(dice.map((die) => dieFace(tale, Number(die)))) }),
};

/** What a hint says: the squares it means are marked on the board. */
export function adviceText(tale: Tale, text: string): string {
  const [verb = '', ...words] = text.split(' ');
  return ADVICE[verb]?.(words, tale) ?? text;
}

const OPTIONS: Record<string, (words: Words, tale: Tale) => string> = {
  lay: (cells) => t('option.lay', { cells: listed(cells) }),
  discard: () => t('act.discard'),
  pick: ([number = '']) => t('option.pick', { number }),
  tax: (cells) => t('option.tax', { cells: listed(cells) }),
  build: ([id, _, cell = '']) => t('option.build', { building: buildingName(id), cell }),
  bribe: ([id]) => t('act.bribe', { building: buildingName(id) }),
  pass: () => t('act.pass'),
  take: (dice, tale) => t('option.take', { dice: listed(dice.map((die) => dieFace(tale, Number(die)))) }),
  use: ([power = '']) => t('act.use', { power: powerText(power) }),
  turn: ([from = '', to = ''], tale) => t('act.turnDie', { from: face(tale, from), to: face(tale, to) }),
  castle: ([shown = ''], tale) => t('act.castle', { face: face(tale, shown) }),
  draw: (words) => t('option.draw', { cells: listed(words.map((word) => readHalf(word).cell)) }),
  name: ([letter = ''], tale) => t('option.name', { coat: face(tale, `${letter}0`) }),
  cross: ([cell = '']) => t('option.cross', { cell }),
};

/** A move that could be made, in words. */
export function sayOption(tale: Tale, text: string): string {
  const [verb = '', ...words] = text.split(' ');
  return OPTIONS[verb]?.(words, tale) ?? text;
}
