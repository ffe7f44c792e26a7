/** Words for what the server names: settings and their values, bots. */
import type { Settings, SettingShown } from '../wire/types';
import { t, tOr } from './i18n/index.svelte';

function key(name: string): string {
  return name.replace(/-/g, '_');
}

export function settingTitle(setting: Pick<SettingShown, 'name'>): string {
  return tOr(`variant.${key(setting.name)}`, setting.name);
}

export function settingText(setting: Pick<SettingShown, 'name' | 'text'>): string {
  return tOr(`variant.${key(setting.name)}.text`, setting.text);
}

export function valueTitle(name: string, value: string): string {
  return tOr(`${name}.${key(value)}`, value);
}

export function valueText(name: string, value: string, otherwise: string): string {
  return tOr(`${name}.${key(value)}.text`, otherwise);
}

export function botText(bot: string): string {
  return tOr(`bot.${bot}`, bot);
}

/** The settings of a table in a few words. */
export function settingsText(settings: Settings, players: number): string {
  const words = Object.entries(settings).flatMap(([name, value]) => {
    if (value === 'yes') return [settingTitle({ name })];
    if (value === 'no') return [t('table.without', { name: settingTitle({ name }) })];
    return name === 'edition' || name === 'mode' ? [valueTitle(name, value)] : [];
  });
  return [t('table.players', { n: players }), ...words].join(' · ');
}
