import { describe, expect, it } from 'vitest';
import { newPad, padCell, padCells, padFrame, scoreRequest, tap } from './pad';

const wheat = { kind: 'terrain', terrain: 'wheat', crowns: 1 } as const;

describe('the score pad', () => {
  const pad = newPad('Ada', 'pink', 5);

  it('names cells so that the castle is g7 wherever it stands', () => {
    expect(padCell(pad, pad.castle)).toBe('g7');
    expect(padCell(pad, 0)).toBe('e5');
    const moved = tap(pad, 0, { kind: 'castle' });
    expect(padCell(moved, 0)).toBe('g7');
    expect(padFrame(moved)).toEqual({ left: 6, top: 6, columns: 5, rows: 5 });
  });

  it('paints a square, and takes it away when tapped alike again', () => {
    const painted = tap(pad, 0, wheat);
    expect(padCells(painted)).toEqual([{ cell: 'e5', terrain: 'wheat', crowns: 1, building: null }]);
    expect(padCells(tap(painted, 0, wheat))).toEqual([]);
    expect(padCells(tap(painted, 0, { kind: 'erase' }))).toEqual([]);
  });

  it('never paints the castle, and builds on town', () => {
    expect(tap(pad, pad.castle, wheat)).toBe(pad);
    const built = tap(pad, 1, { kind: 'building', building: 'statue' });
    expect(padCells(built)[0]).toEqual({ cell: 'f5', terrain: 'town', crowns: 0, building: 'statue' });
  });

  it('asks the server with everything that counts', () => {
    expect(scoreRequest({ ...tap(pad, 0, wheat), coins: 7 }, 'queendomino', ['harmony'])).toMatchObject({
      game: 'queendomino', size: 5, variants: ['harmony'], coins: 7, knights: 0, queen: false,
    });
  });
});
