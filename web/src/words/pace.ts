/** Words for times: how fast a table plays, how much time somebody has left. */
import type { TableState } from '../wire/types';
import { language, t } from './i18n/index.svelte';

export type Pace = NonNullable<TableState['pace']>;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A round time in its largest unit: `2 days`, `36 hours`, `90 seconds`. */
export function spanText(seconds: number): string {
  if (seconds >= DAY && seconds % DAY === 0) return t('pace.dayCount', { n: seconds / DAY });
  if (seconds >= HOUR && seconds % HOUR === 0) return t('pace.hours', { n: seconds / HOUR });
  if (seconds >= MINUTE && seconds % MINUTE === 0) return t('pace.minutes', { n: seconds / MINUTE });
  return t('pace.seconds', { n: Math.round(seconds) });
}

/** The pace of a table in a few words; nothing where there is no clock. */
export function paceText(pace: Pace | null): string {
  if (!pace) return '';
  if (pace.kind === 'live')
    return t('pace.inShort', { base: spanText(pace.base), increment: spanText(pace.increment) });
  const rests = pace.rests.map((rest) => t(rest === 'nights' ? 'pace.nightsRest' : 'pace.weekendsRest'));
  return [t('pace.aTurn', { time: spanText(pace.hours * HOUR) }), ...rests].join(', ');
}

/** Time on a clock: `9:41`, `1:02:07`. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const two = (n: number) => String(n).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE)];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % MINUTE)}` : `${minutes}:${two(whole % MINUTE)}`;
}

/** A moment within a few days, by the reader's own clock: `Tue 14:30`. */
export function momentText(at: number): string {
  const shape = { weekday: 'short', hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(language(), shape).format(at * 1000);
}

/** What a move took. */
export function tookText(seconds: number): string {
  return new Intl.NumberFormat(language(), {
    style: 'unit',
    unit: seconds < 2 * MINUTE ? 'second' : seconds < 2 * HOUR ? 'minute' : 'hour',
    unitDisplay: 'narrow',
    maximumFractionDigits: seconds < 10 ? 1 : 0,
  }).format(seconds < 2 * MINUTE ? seconds : seconds < 2 * HOUR ? seconds / MINUTE : seconds / HOUR);
}
