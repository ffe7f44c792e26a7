/** Every language says everything, with the same values in it. */
import { describe, expect, it } from 'vitest';
import { da } from './da';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { format, places } from './format';
import { hu } from './hu';
import { pickLanguage, type Key } from './index.svelte';

const keys = Object.keys(en) as Key[];

describe.each(Object.entries({ de, hu, da, es }))('%s', (_, messages) => {
  it('has exactly the keys of English', () => {
    expect(Object.keys(messages).sort()).toEqual([...keys].sort());
  });
  it('fills every message with the same values', () => {
    for (const key of keys) {
      expect(messages[key].trim(), key).not.toBe('');
      expect(places(messages[key]), key).toEqual(places(en[key]));
    }
  });
});

describe('format', () => {
  it('puts values in and chooses the word by number', () => {
    expect(format('{n} {n|crown|crowns}', { n: 1 })).toBe('1 crown');
    expect(format('{n} {n|crown|crowns}', { n: 3 })).toBe('3 crowns');
    expect(format('{n} {n|crown|crowns}', { n: 0 })).toBe('0 crowns');
  });
  it('leaves a place without a value as it is', () => {
    expect(format('of {name}')).toBe('of {name}');
  });
});

describe('pickLanguage', () => {
  it('takes the kept one, then the first the browser wishes that we have, then English', () => {
    expect(pickLanguage('hu', ['de-AT'])).toBe('hu');
    expect(pickLanguage(null, ['fr-FR', 'de-AT', 'es'])).toBe('de');
    expect(pickLanguage('xx', ['fr'])).toBe('en');
  });
});
