/** The numbered rules as the server keeps them. */
import { get } from '../wire/api';
import type { GameId } from '../wire/terms';
import type { RulesShown, RuleShown } from '../wire/types';
import type { Language } from '../words/i18n/index.svelte';

export function book(game: GameId, edition: string | null, language: Language): Promise<RulesShown> {
  return get('/api/rules/{game}', { at: { game }, query: { language, ...(edition ? { edition } : {}) } });
}

/** The rules under their headings, in the order of the book. */
export function bySection(rules: readonly RuleShown[]): { title: string; rules: RuleShown[] }[] {
  const titles = [...new Set(rules.map((rule) => rule.section))];
  return titles.map((title) => ({ title, rules: rules.filter((rule) => rule.section === title) }));
}
