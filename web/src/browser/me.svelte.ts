/** Who this browser's player is: a key the server knows, made when the first seat is taken, and nothing else. */
import type { Colour } from '../wire/terms';
import { forgetKey } from './keys';
import { recall, remember } from './storage';

export interface Me {
  person: string;
  device: string;
  name: string;
  colour: Colour;
  key: string;
}

function kept(): Me | null {
  try {
    const found = JSON.parse(recall('person') ?? 'null') as Me | null;
    return found && typeof found.key === 'string' ? found : null;
  } catch {
    return null;
  }
}

class Myself {
  now = $state.raw<Me | null>(kept());

  get key(): string | null {
    return this.now?.key ?? null;
  }

  become(me: Me): void {
    if (this.now && this.now.key !== me.key) forgetKey(this.now.key);
    this.now = me;
    remember('person', JSON.stringify(me));
  }

  /** Deleted, or shut out: seats that were only this key's are not ours any more. */
  forget(): void {
    if (this.now) forgetKey(this.now.key);
    this.now = null;
    remember('person', 'null');
  }
}

export const myself = new Myself();

const BROWSERS = { Edg: 'Edge', OPR: 'Opera', Firefox: 'Firefox', Chrome: 'Chrome', Safari: 'Safari' };
const SYSTEMS = {
  iPhone: 'iPhone',
  iPad: 'iPad',
  Android: 'Android',
  Windows: 'Windows',
  'Mac OS': 'Mac',
  Linux: 'Linux',
};

function named(names: Record<string, string>, agent: string): string[] {
  return Object.entries(names)
    .filter(([word]) => agent.includes(word))
    .map(([, name]) => name)
    .slice(0, 1);
}

/** A name by which people know a device again: `Firefox, Android`. */
export function deviceName(agent = navigator.userAgent): string {
  return [...named(BROWSERS, agent), ...named(SYSTEMS, agent)].join(', ') || '?';
}
