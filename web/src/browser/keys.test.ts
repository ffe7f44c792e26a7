// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetKey, keep, keepFound, keptTables, keysOf, note, type Keys } from './keys';

function keys(table: string, over = false): Keys {
  return { table, game: 'kingdomino', tokens: { 0: `t-${table}` }, host: null, invite: null, at: 0, over };
}

describe('the keys to tables', () => {
  beforeEach(() => localStorage.clear());

  it('are never dropped while a game goes on', () => {
    keep(keys('first'));
    for (let i = 0; i < 200; i++) keep(keys(`over-${i}`, true));
    expect(keysOf('first').tokens).toEqual({ 0: 't-first' });
    expect(keptTables().length).toBeLessThan(100);
  });
  it('are kept when a game is taken off the list', () => {
    keep(keys('one'));
    note('one', { hidden: true });
    expect(keysOf('one')).toMatchObject({ hidden: true, tokens: { 0: 't-one' } });
    note('one', { hidden: false });
    expect(keysOf('one').hidden).toBe(false);
  });
  it('of a person open what was found elsewhere, and nothing once they are forgotten', () => {
    keep(keys('mine'));
    keepFound('mine', 'kingdomino', [0], 'me-key', false);
    keepFound('theirs', 'duel', [1], 'me-key', false);
    expect(keysOf('mine').tokens).toEqual({ 0: 't-mine' });
    expect(keysOf('theirs').tokens).toEqual({ 1: 'me-key' });
    forgetKey('me-key');
    expect(keptTables().map((kept) => kept.table)).toEqual(['mine']);
  });
});
