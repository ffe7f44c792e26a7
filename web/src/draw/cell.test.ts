import { describe, expect, it } from 'vitest';
import { around, bounds, cellName, cellSpot, extent, frameCells } from './cell';
import { pieceOutlines } from './pieces';
import { drawKingdom } from './sample';

describe('cells', () => {
  it('names and reads them both ways', () => {
    expect(cellName(6, 6)).toBe('g7');
    expect(cellSpot('m13')).toEqual({ column: 12, row: 12 });
  });
  it('frames what lies there', () => {
    expect(bounds(['c3', 'e7'])).toEqual({ left: 2, top: 2, columns: 3, rows: 5 });
    expect(frameCells({ left: 1, top: 0, columns: 2, rows: 2 })).toEqual(['b1', 'c1', 'b2', 'c2']);
  });
  it('looks two cells beyond the kingdom, as far as it may grow', () => {
    const grows = { left: 5, top: 2, columns: 5, rows: 9 };
    expect(around(drawKingdom(['C f'], 'pink', grows))).toEqual({ left: 5, top: 4, columns: 5, rows: 5 });
    expect(around(drawKingdom(['C f'], 'pink', { ...grows, left: 0, columns: 13 }))).toMatchObject({
      left: 4,
      columns: 6,
    });
  });
  it('shows a small kingdom in the square it will fill', () => {
    expect(extent(drawKingdom(['C'], 'pink'))).toEqual({ left: 4, top: 4, columns: 5, rows: 5 });
    const full = drawKingdom(['w w w w w', 'w w w w w', 'w w C w w', 'w w w w w', 'w w w w w'], 'pink');
    expect(extent(full)).toEqual({ left: 4, top: 4, columns: 5, rows: 5 });
  });
});

describe('outlines', () => {
  const frame = { left: 0, top: 0, columns: 13, rows: 13 };
  const square = { terrain: 'wheat', crowns: 0 } as const;
  it('joins the two halves of a domino', () => {
    const pair = [
      { ...square, cell: 'a1', domino: 'kingdomino 4' },
      { ...square, cell: 'b1', domino: 'kingdomino 4' },
    ];
    expect(pieceOutlines(pair, frame).match(/M/g)).toHaveLength(1);
    expect(
      pieceOutlines(
        pair.map(({ cell }) => ({ ...square, cell })),
        frame,
      ).match(/M/g),
    ).toHaveLength(2);
  });
});
