import { describe, expect, it } from 'vitest';
import { firstWish, resized, seatTrouble, tableSizes, tidied, variantsOf, whyNot } from './catalogue';

describe('a wish for a table', () => {
  it('keeps to the table sizes of the game', () => {
    expect(tableSizes('queendomino', 'united')).toEqual([6, 8]);
    expect(tidied({ ...firstWish('queendomino'), mode: 'united' }).seats).toHaveLength(6);
    expect(firstWish('duel').seats).toEqual(['me', 'bot:greedy']);
  });
  it('says why a variant is off, and drops it when it no longer fits', () => {
    const two = { ...firstWish('kingdomino'), variants: ['mighty_duel', 'harmony'] as const };
    expect(whyNot('mighty_duel', { ...two, variants: [] })).toBeNull();
    const three = resized({ ...two, variants: [...two.variants] }, 3);
    expect(whyNot('mighty_duel', three)).toBe('why.twoPlayers');
    expect(three.variants).toEqual(['harmony']);
  });
  it('has no variants in the Duel and needs a person', () => {
    expect(variantsOf('duel')).toEqual([]);
    expect(seatTrouble(['bot:greedy', 'bot:random'])).toBe('why.nobody');
    expect(seatTrouble(['bot:greedy', 'open'])).toBeNull();
  });
});
