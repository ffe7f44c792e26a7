import { describe, expect, it } from 'vitest';
import { newPad, padCell, padCells, padFrame, padSettings, padText, tap } from './pad';
import { readPad } from './readPad';

const wheat = { kind: 'terrain', terrain: 'wheat', crowns: 1 } as const;
const town = { kind: 'building', building: 'statue' } as const;

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
    expect(padCells(tap(pad, 1, town))[0]).toEqual({ cell: 'f5', terrain: 'town', crowns: 0, building: 'statue' });
  });

  it('says in text everything that counts', () => {
    const realm = { ...tap(tap(pad, 0, wheat), 1, town), coins: 7, queen: true };
    const empty = '.. .. .. .. ..';
    const grid = ['W1 T0 .. .. ..', empty, '.. .. ## .. ..', empty, empty].join('\n');
    expect(padText(realm, 'kingdomino')).toBe(`${grid}\n`);
    expect(padText(realm, 'queendomino')).toBe(`${grid}\ncoins: 7\nknights: 0\nbuildings: statue f5\nqueen: yes\n`);
  });

  it('reads its own text, wherever the castle stands', () => {
    const moved = tap({ ...tap(tap(pad, 0, wheat), 24, town), knights: 3, towers: 2 }, 8, { kind: 'castle' });
    expect(readPad(padText(moved, 'queendomino'), pad)).toEqual({ ...moved });
    expect(readPad('W1 ##', pad)?.squares[11]).toEqual({ terrain: 'wheat', crowns: 1, building: null });
    expect(readPad('no kingdom', pad)).toBeNull();
    expect(readPad('W0 W0 W0 W0 W0 ##', pad)).toBeNull();
  });

  it('counts a grid of seven as the Mighty Duel or as a table of two', () => {
    expect(padSettings('kingdomino', 7, ['middle_kingdom'])).toEqual({ size: '7', 'middle-kingdom': 'yes' });
    expect(padSettings('queendomino', 7, [])).toEqual({ players: '2' });
  });
});
