/** Words for how games ended. */
import { language, t } from './i18n/index.svelte';
import { botText } from './settings';

/** Whom a game was against: people, people at the same screen, or the strongest bot. */
export function levelText(level: string): string {
  if (level === 'people') return t('me.people');
  return level === 'screen' ? t('me.screen') : t('best.bot', { level: botText(level) });
}

export function dayText(at: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(at * 1000);
}

export function timeText(at: number): string {
  return new Intl.DateTimeFormat(language(), { timeStyle: 'short' }).format(at * 1000);
}
