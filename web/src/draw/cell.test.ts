import { describe, expect, it } from 'vitest';
import { cellName, cellSpot, extent, reach } from './cell';
import { pieceOutlines } from './pieces';
import { drawKingdom } from './sample';

describe('cells', () => {
  it('names and reads them both ways', () => {
    expect(cellName(6, 6)).toBe('g7');
    expect(cellSpot('m13')).toEqual({ column: 12, row: 12 });
  });
  it('shows four cells each way round a lone castle, six for 7×7', () => {
    expect(reach(drawKingdom(['C'], 'pink'))).toEqual({ left: 2, top: 2, columns: 9, rows: 9 });
    expect(reach(drawKingdom(['C'], 'pink', 7))).toEqual({ left: 0, top: 0, columns: 13, rows: 13 });
  });
  it('narrows as the kingdom grows, to its own square when full', () => {
    expect(reach(drawKingdom(['w C f f'], 'pink'))).toEqual({ left: 4, top: 2, columns: 6, rows: 9 });
    const full = drawKingdom(['w w w w w', 'w w w w w', 'w w C w w', 'w w w w w', 'w w w w w'], 'pink');
    expect(reach(full)).toEqual({ left: 4, top: 4, columns: 5, rows: 5 });
    expect(extent(full)).toEqual({ left: 4, top: 4, columns: 5, rows: 5 });
  });
});

describe('outlines', () => {
  const frame = { left: 0, top: 0, columns: 13, rows: 13 };
  const square = { terrain: 'wheat', crowns: 0 } as const;
  it('joins the two halves of a domino', () => {
    const pair = [
      { ...square, cell: 'a1', domino: 4 },
      { ...square, cell: 'b1', domino: 4 },
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
