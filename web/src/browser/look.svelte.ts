/** How the player likes the table to look, kept in this browser. */
import { recall, remember } from './storage';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

function recalledTheme(): Theme {
  const kept = recall('theme');
  return THEMES.find((theme) => theme === kept) ?? 'system';
}

/** As chosen here, or else as the system wishes. */
function recalledContrast(): boolean {
  const kept = recall('contrast');
  return kept === null ? (globalThis.matchMedia?.('(prefers-contrast: more)').matches ?? false) : kept === 'more';
}

class Look {
  theme = $state<Theme>(recalledTheme());
  contrast = $state(recalledContrast());
  calm = $state(recall('motion') === 'less');

  setTheme(theme: Theme): void {
    this.theme = theme;
    remember('theme', theme);
    this.apply();
  }

  setContrast(more: boolean): void {
    this.contrast = more;
    remember('contrast', more ? 'more' : 'normal');
    this.apply();
  }

  setCalm(less: boolean): void {
    this.calm = less;
    remember('motion', less ? 'less' : 'normal');
    this.apply();
  }

  apply(): void {
    const { dataset } = document.documentElement;
    dataset['theme'] = this.theme;
    dataset['contrast'] = this.contrast ? 'more' : 'normal';
    dataset['motion'] = this.calm ? 'less' : 'normal';
  }
}

export const look = new Look();
