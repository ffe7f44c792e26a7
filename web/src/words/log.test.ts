import { describe, expect, it } from 'vitest';
import { state } from '../wire/example';
import { sayEntry } from './log';

describe('the log in words', () => {
  it('names the domino that lies in the kingdom of the one who placed it', () => {
    const said = [0, 1].map((actor) => sayEntry(state, { number: 1, actor, text: 'lay g6 g5' }));
    expect(said).toEqual(['Ada placed domino 12', 'Bo placed domino 3']);
  });
});
