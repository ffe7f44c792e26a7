import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from './i18n/index.svelte';
import { clockText, paceText, spanText, tookText } from './pace';

beforeAll(() => speak('en'));

describe('times in words', () => {
  it('says a round time in its largest unit', () => {
    expect(spanText(86400)).toBe('1 day');
    expect(spanText(12 * 3600)).toBe('12 hours');
    expect(spanText(600)).toBe('10 minutes');
    expect(spanText(15)).toBe('15 seconds');
    expect(spanText(90)).toBe('90 seconds');
  });
  it('says how fast a table plays', () => {
    expect(paceText(null)).toBe('');
    expect(paceText({ kind: 'live', base: 600, increment: 15, then: 'medium' })).toBe(
      '10 minutes + 15 seconds per turn',
    );
    expect(
      paceText({ kind: 'days', hours: 48, rests: ['nights', 'weekends'], zone: 'Europe/Budapest', then: 'absent' }),
    ).toBe('2 days per turn, nights off, weekends off');
  });
  it('shows a clock that never falls below nothing', () => {
    expect(clockText(581)).toBe('9:41');
    expect(clockText(3727)).toBe('1:02:07');
    expect(clockText(0.2)).toBe('0:01');
    expect(clockText(-3)).toBe('0:00');
  });
  it('says what a move took', () => {
    expect(tookText(2.45)).toBe('2.5s');
    expect(tookText(300)).toBe('5m');
    expect(tookText(7200)).toBe('2h');
  });
});
