/** What a move is worth, in words. */
import type { ProspectShown } from '../wire/types';
import { signed } from '../words/describe';
import { t } from '../words/i18n/index.svelte';

function percent(share: number): number {
  return Math.round(100 * share);
}

export function worthText({ lead, lead_off, chance, chance_off, exact }: ProspectShown): string {
  const values = { lead: signed(Math.round(10 * lead) / 10), chance: percent(chance) };
  return exact
    ? t('analysis.exact', values)
    : t('analysis.worth', { ...values, leadOff: lead_off, chanceOff: percent(chance_off) });
}
