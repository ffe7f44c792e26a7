import { describe, expect, it } from 'vitest';
import { view } from '../wire/example';
import { kingdomShape, rowShape } from './kingdom';

describe('rows and kingdoms', () => {
  it('puts kings and free dominoes into rows, each domino with its set', () => {
    const { entries } = rowShape(view, view.offer, [40]);
    expect(entries.map(({ king, free }) => [king, free])).toEqual([
      ['blue', false],
      [null, true],
    ]);
    expect(entries[0]).toMatchObject({ domino: { number: 11, set: 'kingdomino' } });
  });
  it('names the domino of each square and the colour of the team', () => {
    const cells = [{ cell: 'g6', domino: 'kingdomino 3' }];
    expect(kingdomShape(view, 1)).toMatchObject({ colour: 'blue', cells });
  });
  it('may grow as far as the server says', () => {
    expect(kingdomShape(view, 0)?.reach).toEqual({ left: 2, top: 2, columns: 9, rows: 8 });
  });
  it('tells two dominoes of the same number apart', () => {
    const laid = [
      { number: 7, set: 'kingdomino' as const, cells: ['g6', 'g5'] },
      { number: 7, set: 'queendomino' as const, cells: ['h7', 'i7'] },
    ];
    const squares = ['g6', 'h7'].map((cell) => ({ cell, terrain: 'lake' as const, crowns: 0 }));
    const kingdoms = [{ ...view.kingdoms[0]!, dominoes: laid, squares }];
    const names = kingdomShape({ ...view, kingdoms }, 0)?.cells.map(({ domino }) => domino);
    expect(names).toEqual(['kingdomino 7', 'queendomino 7']);
  });
});
