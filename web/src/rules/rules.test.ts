/** Every language tells the same rules: as many lines, captions and editions, none of them empty. */
import { describe, expect, it } from 'vitest';
import { da } from './da';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { hu } from './hu';
import { PICTURES, SECTIONS, SHOWN, type RulesText, type SectionId } from './outline';

const all = Object.values(SECTIONS).flat() as SectionId[];

function shape(text: RulesText): unknown {
  return [
    all.map((id) => [id, text.sections[id].lines.length]),
    Object.entries(text.editions).map(([id, lines]) => [id, lines.length]),
  ];
}

describe.each(Object.entries({ en, de, hu, da, es }))('the rules in %s', (_, text) => {
  it('has as many lines as English, and no empty one', () => {
    expect(shape(text)).toEqual(shape(en));
    const lines = all.flatMap((id) => [text.sections[id].title, ...text.sections[id].lines]);
    for (const line of [...lines, ...Object.values(text.captions), ...Object.values(text.editions).flat()])
      expect(line.trim()).not.toBe('');
  });
});

it('shows every picture once', () => {
  expect(Object.values(SHOWN).flat().sort()).toEqual([...PICTURES].sort());
});
