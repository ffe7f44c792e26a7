/** The language of everything a player reads: picked from the browser, switchable, remembered. */
import { recall, remember } from '../../browser/storage';
import type { analysis } from './analysis/en';
import type { en } from './en';
import { format, type Values } from './format';
import type { people } from './people/en';

export type Key = keyof typeof en | keyof More;
/** Every language has every key: a missing one is a type error, and fails the check and the build. */
export type Messages = Readonly<Record<keyof typeof en, string>>;
/** The words of pages that are seldom the first: they are fetched with them. */
export type More = Readonly<Record<keyof typeof analysis | keyof typeof people, string>>;

/** The server's English sentences and how they are said here. */
export type Refusals = Readonly<Record<string, string>>;

export const LANGUAGES = { en: 'English', de: 'Deutsch', hu: 'Magyar', da: 'Dansk', es: 'Español' } as const;
export type Language = keyof typeof LANGUAGES;

const loaders: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
  hu: async () => (await import('./hu')).hu,
  da: async () => (await import('./da')).da,
  es: async () => (await import('./es')).es,
};

async function all(
  analysis: Promise<{ analysis: Pick<More, keyof typeof import('./analysis/en').analysis> }>,
  people: Promise<{ people: Pick<More, keyof typeof import('./people/en').people> }>,
): Promise<More> {
  return { ...(await analysis).analysis, ...(await people).people };
}

const moreLoaders: Record<Language, () => Promise<More>> = {
  en: () => all(import('./analysis/en'), import('./people/en')),
  de: () => all(import('./analysis/de'), import('./people/de')),
  hu: () => all(import('./analysis/hu'), import('./people/hu')),
  da: () => all(import('./analysis/da'), import('./people/da')),
  es: () => all(import('./analysis/es'), import('./people/es')),
};

const refusalLoaders: Record<Language, () => Promise<Refusals>> = {
  en: async () => ({}),
  de: async () => (await import('./refusals/de')).refusals,
  hu: async () => (await import('./refusals/hu')).refusals,
  da: async () => (await import('./refusals/da')).refusals,
  es: async () => (await import('./refusals/es')).refusals,
};

interface Spoken {
  language: Language;
  messages: Messages & Partial<More>;
}

/** Nothing is said before a language has been chosen. */
let current = $state.raw<Spoken>({ language: 'en', messages: {} as Messages });
/** Fetched when the server refuses something for the first time. */
let refusals = $state.raw<{ language: Language; said: Refusals } | null>(null);
let asked: Language | null = null;
let wantsMore = false;

function isLanguage(code: string): code is Language {
  return code in LANGUAGES;
}

export function pickLanguage(kept: string | null, wished: readonly string[]): Language {
  return [kept ?? '', ...wished].map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

export function language(): Language {
  return current.language;
}

export async function speak(next: Language): Promise<void> {
  const more = wantsMore ? moreLoaders[next]() : {};
  current = { language: next, messages: { ...(await loaders[next]()), ...(await more) } };
}

/** A page with the words it needs besides those of the first. */
export async function withMore<Page>(page: Promise<Page>): Promise<Page> {
  if (!wantsMore) {
    wantsMore = true;
    await speak(current.language);
  }
  return page;
}

export async function setLanguage(next: Language): Promise<void> {
  await speak(next);
  document.documentElement.lang = next;
}

export async function chooseLanguage(next: Language): Promise<void> {
  remember('language', next);
  await setLanguage(next);
}

export function startLanguage(): Promise<void> {
  return setLanguage(pickLanguage(recall('language'), navigator.languages));
}

export function t(key: Key, values?: Values): string {
  return format(current.messages[key] ?? '', values);
}

/** The words for something the server names, or the server's own words where it names something new. */
export function tOr(key: string, otherwise: string): string {
  return key in current.messages ? t(key as Key) : otherwise;
}

/** How one of the server's sentences is said here; null where there are no words for it, or not yet. */
export function refusalText(english: string): string | null {
  const { language } = current;
  if (language === 'en') return english;
  if (refusals?.language === language) return refusals.said[english] ?? null;
  void loadRefusals(language);
  return null;
}

export async function loadRefusals(language: Language): Promise<void> {
  if (asked === language) return;
  asked = language;
  refusals = { language, said: await refusalLoaders[language]() };
}
