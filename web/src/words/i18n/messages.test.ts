/** Every language says everything, with the same values in it. */
import { describe, expect, it } from 'vitest';
import { da as daRules } from '../../rules/da';
import { de as deRules } from '../../rules/de';
import { es as esRules } from '../../rules/es';
import { hu as huRules } from '../../rules/hu';
import { analysis as daAnalysis } from './analysis/da';
import { da } from './da';
import { analysis as deAnalysis } from './analysis/de';
import { de } from './de';
import { analysis as enAnalysis } from './analysis/en';
import { en } from './en';
import { analysis as esAnalysis } from './analysis/es';
import { es } from './es';
import { format, places } from './format';
import { analysis as huAnalysis } from './analysis/hu';
import { hu } from './hu';
import { pickLanguage } from './index.svelte';
import { people as daPeople } from './people/da';
import { people as dePeople } from './people/de';
import { people as enPeople } from './people/en';
import { people as esPeople } from './people/es';
import { people as huPeople } from './people/hu';
import { refusals as daRefusals } from './refusals/da';
import { refusals as deRefusals } from './refusals/de';
import { refusals as esRefusals } from './refusals/es';
import { refusals as huRefusals } from './refusals/hu';

const english: Record<string, string> = { ...en, ...enAnalysis, ...enPeople };
const others: Record<string, Record<string, string>> = {
  de: { ...de, ...deAnalysis, ...dePeople },
  hu: { ...hu, ...huAnalysis, ...huPeople },
  da: { ...da, ...daAnalysis, ...daPeople },
  es: { ...es, ...esAnalysis, ...esPeople },
};

describe.each(Object.entries(others))('%s', (_, messages) => {
  it('has exactly the keys of English', () => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(english).sort());
  });
  it('fills every message with the same values', () => {
    for (const [key, text] of Object.entries(english)) {
      expect(messages[key]?.trim(), key).not.toBe('');
      expect(places(messages[key] ?? ''), key).toEqual(places(text));
    }
  });
});

/** Words the rulebook of a language does not use for a thing that has its own word there. */
const STRAY = {
  de: {
    texts: [de, deAnalysis, dePeople, deRules, deRefusals],
    words: /\bDominos?\b|\bBurg|[Vv]erbrenn|\b[Zz]eichn|Personen|Besteche/,
  },
  hu: {
    texts: [hu, huAnalysis, huPeople, huRules, huRefusals],
    words: /városmező|\b[Vv]ár (erejét|keresztje)|varázserő|[Ll]ehelyez|[Hh]ivatkoz|[Vv]áltozat|[Ff]elég|királynő/,
  },
  da: {
    texts: [da, daAnalysis, daPeople, daRules, daRefusals],
    words:
      /[Kk]ryds|\b[Bb]org|[Ll]æg.* væk|byfelt|[Rr]ækker på|\b[Dd]omino(en|er)?\b|ind(driv|kræv)|[Bb]rænd|[Vv]ariant|(?<!{)\bbots\b/,
  },
  es: {
    texts: [es, esAnalysis, esPeople, esRules, esRefusals],
    words: /(?<!ichas? de )[Dd]omin(ó|ós)(?![a-z])|hechizo|[Qq]uem|montón|[Ll]a reina\b/,
  },
};

describe.each(Object.entries(STRAY))('the words of %s', (_, { texts, words }) => {
  it('are those of its rulebook', () => {
    for (const text of texts.flatMap(strings)) expect(text).not.toMatch(words);
  });
});

function strings(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value as object).flatMap(strings);
}

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
