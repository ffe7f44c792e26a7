// @vitest-environment jsdom
/** What the server tells is said in the player's language, and in English where there are no words for it. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '../wire/api';
import type { Says } from '../wire/types';
import { loadRefusals, setLanguage } from './i18n/index.svelte';
import { tell, tellFault } from './refusals';

function says(text: string, values: Says['values'] = {}): Says {
  return { text, values };
}

function told(text: string, values: Says['values'] = {}): string {
  return tell({ message: 'in English', says: says(text, values) });
}

describe('tell', () => {
  beforeEach(async () => {
    await setLanguage('de');
    await loadRefusals('de');
  });
  afterEach(() => setLanguage('en'));

  it('fills the sentence of this language with the values', () => {
    expect(told('The Mighty Duel is for 2 players; {players} were asked for.', { players: 3 })).toBe(
      'Das große Duell ist für 2 Spieler; gewünscht sind 3.',
    );
    expect(told('The picture holds {n} squares; dominoes make an even number.', { n: 1 })).toContain('1 Feld belegt');
    expect(told('The picture holds {n} squares; dominoes make an even number.', { n: 7 })).toContain('7 Felder belegt');
  });
  it('says a sentence within a sentence in the same language', () => {
    const reason = says('“{text}” is not a number; expected a whole number such as 12.', { text: 'x' });
    expect(told('Line {line}: {reason}', { line: 4, reason })).toBe(
      'Zeile 4: „x“ ist keine Zahl; erwartet wird eine ganze Zahl wie 12.',
    );
  });
  it('never takes a value for a template', () => {
    expect(told('Line {line}: {reason}', { line: 1, reason: '{line} {n|a|b} $&' })).toBe('Zeile 1: {line} {n|a|b} $&');
  });
  it('uses the words of the page for what the game has names for', () => {
    const values = { n: 3, building: 'church', most: 2 };
    expect(told('There are {n} of {building}; the box has {most}.', values)).toContain('„Kirche“');
    expect(
      told('The picture shows {held} × {square}; the box has {printed}.', {
        square: 'W1',
        held: 30,
        printed: 5,
      }),
    ).toContain('„Getreidefeld mit 1 Krone“');
    expect(told('Teams are a choice for United forces only; the mode is {mode}.', { mode: 'contest' })).toContain(
      '„Wettstreit der Könige“',
    );
  });
  it('shows the seats by the numbers people read, from 1', () => {
    expect(told('Seat {seat} is taken.', { seat: 1 })).toBe('Platz 1 ist besetzt.');
  });
  it('falls back to English as a whole', () => {
    expect(told('Something new.')).toBe('in English');
    expect(told('Line {line}: {reason}', { line: 1, reason: says('Something new.') })).toBe('in English');
  });
  it('fills the English sentence too', async () => {
    await setLanguage('en');
    expect(told('Seat {seat} is taken.', { seat: 1 })).toBe('Seat 1 is taken.');
    expect(told('a {brace} that is no place')).toBe('a {brace} that is no place');
  });
});

describe('tellFault', () => {
  it('gives the reason of a refusal, and says else that the server is out of reach', () => {
    expect(tellFault(null)).toBe('');
    expect(tellFault(new Refusal('refused', { message: 'No.', says: says('No.') }))).toBe('No.');
    expect(tellFault(new TypeError('Failed to fetch'))).toBe('The server cannot be reached just now.');
  });
});
