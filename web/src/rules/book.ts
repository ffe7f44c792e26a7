/** The numbered rules as the server keeps them. */
import { get } from '../wire/api';
import type { GameId } from '../wire/terms';
import type { Language } from '../words/i18n/index.svelte';

export interface Rule {
  id: string;
  section: string;
  text: string;
}

export interface Book {
  sentence: string;
  rules: Rule[];
}

export function book(game: GameId, edition: string | null, language: Language): Promise<Book> {
  const asked = new URLSearchParams({ language, ...(edition ? { edition } : {}) });
  return get<Book>(`/api/rules/${game}?${asked}`);
}

/** The rules under their headings, in the order of the book. */
export function bySection(rules: readonly Rule[]): { title: string; rules: Rule[] }[] {
  const titles = [...new Set(rules.map((rule) => rule.section))];
  return titles.map((title) => ({ title, rules: rules.filter((rule) => rule.section === title) }));
}
