import { describe, expect, it } from 'vitest';
import { branch, lineOf, rejoin, shared, textsOf, treeOf } from './tree';

const LOG = (['draw 3', 'draw 8', 'pick 3', 'pick 8', 'draw 11'] as const).map((text, i) => ({
  number: i + 1,
  actor: text.startsWith('draw') ? ('chance' as const) : i % 2,
  text,
}));

describe('the lines of an analysis', () => {
  it('begin with the game as it was played, what chance brings as one step', () => {
    const line = lineOf(treeOf(LOG));
    expect(line.map(({ texts }) => texts)).toEqual([[], ['draw 3', 'draw 8'], ['pick 3'], ['pick 8'], ['draw 11']]);
  });
  it('branch where another move is played, and join where the same one is', () => {
    const root = treeOf(LOG);
    const [, drawn] = lineOf(root);
    branch(drawn!, ['pick 8'], false);
    expect(textsOf(lineOf(root))).toEqual(['draw 3', 'draw 8', 'pick 8']);
    branch(drawn!, ['pick 3'], false);
    expect(textsOf(lineOf(root))).toHaveLength(5);
    branch(drawn!, ['pick 8'], false);
    expect(drawn!.steps).toHaveLength(2);
  });
  it('lead back to the game, between two draws to the end of them', () => {
    const root = treeOf(LOG);
    branch(lineOf(root)[1]!, ['pick 8'], false);
    expect([0, 1, 2, 3, 5, 99].map((number) => rejoin(root, number))).toEqual([0, 1, 1, 2, 4, 4]);
    expect(textsOf(lineOf(root))).toHaveLength(5);
  });
  it('have a beginning in common', () => {
    expect(shared(['a', 'b', 'c'], ['a', 'b', 'd'])).toBe(2);
    expect(shared(['a'], ['a', 'b'])).toBe(1);
  });
});
