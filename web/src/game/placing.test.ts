import { describe, expect, it } from 'vitest';
import { builds, draws, lays, readMove } from '../wire/moves';
import { beside, held, placesAt, turned, turnsOf } from './placing';

const moves = lays(['lay g6 g5', 'lay g6 h6', 'lay h6 g6', 'discard'].map((text) => readMove({ text, gain: 2 })));

describe('the words of moves', () => {
  it('reads placements, buildings and drawings', () => {
    expect(moves.map((move) => move.text)).toEqual(['lay g6 g5', 'lay g6 h6', 'lay h6 g6']);
    const [build] = builds([readMove({ text: 'build statue 3 h8', gain: 5 })], 'build');
    expect(build).toEqual({ text: 'build statue 3 h8', building: 'statue', price: 3, cell: 'h8', gain: 5 });
    const [draw] = draws([readMove({ text: 'draw c3:D0+ c4:?S' })]);
    expect(draw!.halves).toEqual([
      { cell: 'c3', text: 'D0+', letter: 'D', joker: false, crosses: 1 },
      { cell: 'c4', text: '?S', letter: 'S', joker: true, crosses: 0 },
    ]);
  });
});

describe('holding a domino', () => {
  it('knows its turns', () => {
    expect(['h7', 'g8', 'f7', 'g6'].map((cell) => turnsOf('g7', cell))).toEqual([0, 1, 2, 3]);
    expect([0, 1, 2, 3].map((turns) => beside('g7', turns))).toEqual(['h7', 'g8', 'f7', 'g6']);
  });
  it('prefers the turn wished for, then the first square on the cell', () => {
    expect(placesAt(moves, 'g6').map((move) => move.text)).toEqual(['lay g6 h6', 'lay g6 g5', 'lay h6 g6']);
    expect(held(moves, 'g6', 3).move?.text).toBe('lay g6 g5');
    expect(held(moves, 'g5', 0).move?.text).toBe('lay g6 g5');
    expect(held(moves, 'a1', 1)).toEqual({ a: 'a1', b: 'a2', move: null });
  });
  it('turns on through the legal ways, or freely where there is none', () => {
    expect(turned(moves, 'g6', 0, true)).toBe(2);
    expect(turned(moves, 'g6', 0, false)).toBe(3);
    expect(turned(moves, 'a1', 3, true)).toBe(0);
  });
});
