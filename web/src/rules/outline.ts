/** What the rules pages say, in which order and with which pictures; the words stand in a file for each language. */
import type { GameId } from '../wire/terms';
import type { Language } from '../words/i18n/index.svelte';

export const EDITIONS = ['german', 'hungarian', 'danish'] as const;
export type Edition = (typeof EDITIONS)[number];

export const SECTIONS = {
  kingdomino: ['aim', 'start', 'turn', 'placing', 'scoring', 'variants'],
  queendomino: ['townAim', 'townTurn', 'tax', 'build', 'queen', 'townScoring', 'together'],
  duel: ['duelAim', 'dice', 'draw', 'book', 'end'],
} as const satisfies Record<GameId, readonly string[]>;
export type SectionId = (typeof SECTIONS)[GameId][number];

export const PICTURES = [
  'finished',
  'row',
  'atCastle',
  'atSame',
  'atNothing',
  'tooWide',
  'territory',
  'middle',
  'town',
  'knight',
  'tile',
  'court',
  'faces',
  'besideSame',
  'besideNothing',
  'spells',
  'domain',
] as const;
export type PictureId = (typeof PICTURES)[number];

export const SHOWN: Partial<Record<SectionId, readonly PictureId[]>> = {
  aim: ['finished'],
  start: ['row'],
  placing: ['atCastle', 'atSame', 'atNothing', 'tooWide'],
  scoring: ['territory'],
  variants: ['middle'],
  townAim: ['town'],
  tax: ['knight'],
  build: ['tile'],
  queen: ['court'],
  dice: ['faces'],
  draw: ['besideSame', 'besideNothing'],
  book: ['spells'],
  end: ['domain'],
};

/** Pictures of what one may do, and of what one may not. */
export const VERDICTS: Partial<Record<PictureId, 'yes' | 'no'>> = {
  atCastle: 'yes',
  atSame: 'yes',
  atNothing: 'no',
  tooWide: 'no',
  besideSame: 'yes',
  besideNothing: 'no',
};

export interface SectionText {
  title: string;
  lines: readonly string[];
}

/** Every language has every section, caption and edition: a missing one is a type error. */
export interface RulesText {
  sections: Readonly<Record<SectionId, SectionText>>;
  captions: Readonly<Record<PictureId, string>>;
  editions: Readonly<Record<Edition, readonly string[]>>;
}

const loaders: Record<Language, () => Promise<RulesText>> = {
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
  hu: async () => (await import('./hu')).hu,
  da: async () => (await import('./da')).da,
  es: async () => (await import('./es')).es,
};

export function rulesText(language: Language): Promise<RulesText> {
  return loaders[language]();
}
