/** The language of everything a player reads: picked from the browser, switchable, remembered. */
import { recall, remember } from '../../browser/storage';
import { en } from './en';
import { format, type Values } from './format';

export type Key = keyof typeof en;
/** Every language has every key: a missing one is a type error, and fails the check and the build. */
export type Messages = Readonly<Record<Key, string>>;

/** The server's English sentences and how they are said here. */
export type Refusals = Readonly<Record<string, string>>;

export const LANGUAGES = { en: 'English', de: 'Deutsch', hu: 'Magyar', da: 'Dansk', es: 'Español' } as const;
export type Language = keyof typeof LANGUAGES;

const loaders: Record<Language, () => Promise<Messages>> = {
  en: async () => en,
  de: async () => (await import('./de')).de,
  hu: async () => (await import('./hu')).hu,
  da: async () => (await import('./da')).da,
  es: async () => (await import('./es')).es,
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
  messages: Messages;
  refusals: Refusals;
}

let current = $state.raw<Spoken>({ language: 'en', messages: en, refusals: {} });

function isLanguage(code: string): code is Language {
  return code in LANGUAGES;
}

export function pickLanguage(kept: string | null, wished: readonly string[]): Language {
  return [kept ?? '', ...wished].map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

export function language(): Language {
  return current.language;
}

export async function setLanguage(next: Language): Promise<void> {
  const [messages, refusals] = await Promise.all([loaders[next](), refusalLoaders[next]()]);
  current = { language: next, messages, refusals };
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
  return format(current.messages[key], values);
}

/** The words for something the server names, or the server's own words where it names something new. */
export function tOr(key: string, otherwise: string): string {
  return key in current.messages ? t(key as Key) : otherwise;
}

/** How one of the server's sentences is said here; null where there are no words for it. */
export function refusalText(english: string): string | null {
  return current.language === 'en' ? english : (current.refusals[english] ?? null);
}
