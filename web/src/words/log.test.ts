import { describe, expect, it } from 'vitest';
import { state } from '../wire/example';
import type { Deed, GameView } from '../wire/types';
import { sayEntry, taleOf } from './log';

function said(actor: number, text: string, told?: Deed): string | null {
  return sayEntry(taleOf({ ...state, mine: [0] }), told ? { actor, text, told } : { actor, text });
}

describe('the log in words', () => {
  it('says where a domino went and what it brought, without squares', () => {
    expect(said(1, 'lay g6 g5', { domino: 17, castle: true, gain: 4 })).toBe(
      'Bo placed domino 17 beside the castle, +4',
    );
    expect(said(0, 'lay g6 g5', { domino: 3, grows: ['forest', 'lake'] })).toBe(
      'You placed domino 3 by the forest and lake',
    );
    expect(said(1, 'discard', { domino: 9 })).toBe('Bo discarded domino 9');
  });
  it('says what things cost, and whom the Queen visits', () => {
    const told = { coins: -2, saved: 1, queen: 1 };
    expect(said(1, 'build bakery 3 g6', told)).toBe(
      'Bo built the Bakery for 2 coins. The Queen saved 1 coin. The Queen now visits Bo',
    );
    expect(said(0, 'build bakery 3 g6', { coins: -3, queen: 0 })).toBe(
      'You built the Bakery for 3 coins. The Queen now visits you',
    );
    expect(said(1, 'bribe bakery 3', { coins: -1 })).toBe('Bo paid the Dragon 1 coin to destroy the Bakery');
    expect(said(0, 'tax g6', { coins: 4 })).toBe('You collected 4 coins in taxes');
  });
  it('says who won a power and who could not draw', () => {
    const duel = { ...state, view: { game: 'duel' } as GameView };
    const told: Deed = { won: [{ seat: 0, power: 'split' }], stuck: [1] };
    expect(sayEntry(taleOf(duel), { actor: 1, text: 'pass', told })).toBe(
      'Bo passed. Ada won a power: Draw the two dice apart. Bo drew nothing: the dice fit nowhere on the map',
    );
  });
  it('writes coats of arms small within a sentence', () => {
    const spellbook = [
      { letter: 'A', coat: 'stripe' },
      { letter: 'E', coat: 'double-dot' },
    ];
    const duel = { ...state, view: { game: 'duel', spellbook } as unknown as GameView };
    expect(sayEntry(taleOf(duel), { actor: 1, text: 'take 1 2', told: { dice: ['A0', 'E1'] } })).toBe(
      'Bo took stripe and two dots with 1 cross',
    );
  });
  it('leaves chance out', () => {
    expect(sayEntry(taleOf(state), { actor: 'chance', text: 'draw 7' })).toBeNull();
  });
});
