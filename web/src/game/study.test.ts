// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { Refusal } from '../wire/api';
import { state } from '../wire/example';
import type { LogEntry, TableState } from '../wire/types';
import { setLanguage } from '../words/i18n/index.svelte';
import { Study } from './study.svelte';

function at(turn: TableState['turn'], ...played: [number | 'chance', string][]): TableState {
  const log: LogEntry[] = played.map(([actor, text], i) => ({ number: i + 1, actor, text }));
  return { ...state, turn, log, number: log.length, mine: [0, 1], moves: [{ text: 'pick 11' }, { text: 'pick 40' }] };
}

describe('a table that stands still', () => {
  it('hands a completed move to its page and shows what that makes of it', async () => {
    const study: Study = new Study(at(1, ['chance', 'draw 3']), async (text) => {
      study.show(at(0, ['chance', 'draw 3'], [1, text]));
      return true;
    });
    expect([study.seat, study.myTurn, study.position]).toEqual([1, true, 0]);
    expect(await study.play(' pick  11 ')).toBe(true);
    expect([study.seat, study.position, study.waiting]).toEqual([0, 1, false]);
    expect(study.fresh.map((entry) => entry.text)).toEqual(['pick 11']);
    study.show(at(1, ['chance', 'draw 3']));
    expect(study.fresh).toEqual([]);
  });

  it('takes a move back from the hand when it was not to be made, and says why it was refused', async () => {
    await setLanguage('en');
    const answers = [() => Promise.resolve(false), () => Promise.reject(new Refusal('refused', told('Not this one.')))];
    const study = new Study(at(1), () => answers.shift()!());
    expect(await study.play('pick 11')).toBe(false);
    expect([study.position, study.trouble]).toEqual([1, '']);
    expect(await study.play('pick 11')).toBe(false);
    expect([study.position, study.trouble]).toEqual([2, 'Not this one.']);
  });

  it('looks from the seat that moved last while chance is to act', () => {
    const study = new Study(at('chance', [0, 'pick 3'], [1, 'pick 11']), () => Promise.resolve(false));
    expect([study.seat, study.myTurn]).toEqual([1, false]);
  });
});

function told(message: string): ConstructorParameters<typeof Refusal>[1] {
  return { message, says: { text: message, values: {} } };
}
