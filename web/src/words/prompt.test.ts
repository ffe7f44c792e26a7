import { describe, expect, it } from 'vitest';
import { claim, state, view } from '../wire/example';
import type { KingdominoView, TableState } from '../wire/types';
import { adviceText, taleOf } from './log';
import { calledName, rolesText, teamNames } from './names';
import { promptText } from './prompt';

function over(winners: number[], mine: number[]): TableState {
  const sheets = view.scores.map((sheet, i) => ({ ...sheet, total: [39, 37][i] ?? 0 }));
  const ended: KingdominoView = { ...view, turn: 'over', winners, scores: sheets };
  return { ...state, status: 'over', turn: 'over', mine, view: ended };
}

function picking(king: number | null): TableState {
  const first: KingdominoView = { ...view, phase: 'pick', round: 0, row: [], offer: [claim(3, king), claim(8, null)] };
  return { ...state, mine: [1], moves: [{ text: 'pick 8', gain: 0 }], view: first };
}

describe('the prompt', () => {
  it('tells a loser by how much, a winner that they won, and others who did', () => {
    expect(promptText(over([0], [1]))).toBe('You lost 37 to 39: Ada won.');
    expect(promptText(over([0], [0]))).toBe('You won with 39 points!');
    expect(promptText(over([0], []))).toBe('Ada won with 39 points!');
    expect(promptText(over([0, 1], [1]))).toBe('You and Ada share the win with 39 points!');
  });
  it('calls only the first choice the first', () => {
    expect(promptText(picking(null))).toContain('first');
    expect(promptText(picking(1))).toBe('Choose a domino for your other king.');
  });
});

describe('names', () => {
  it('call the one person here You, and everybody by name where several share a screen', () => {
    expect(calledName({ ...state, mine: [0] }, 0)).toBe('You');
    expect(teamNames({ ...state, mine: [0] })).toEqual(['You', 'Bo']);
    expect(teamNames({ ...state, mine: [0, 1] })).toEqual(['Ada', 'Bo']);
  });
  it('say who rolls in the second person', () => {
    expect(rolesText({ ...state, mine: [0] }, 0, 1)).toBe('You roll and choose first; Bo takes two dice.');
    expect(rolesText({ ...state, mine: [0] }, 1, 0)).toBe('Bo rolls and chooses first; you take two dice.');
  });
});

describe('a hint', () => {
  it('is a sentence without squares', () => {
    expect(adviceText(taleOf(state), 'pick 12')).toBe('The strongest bot would choose domino 12.');
    expect(adviceText(taleOf(state), 'lay g6 g5')).not.toContain('g6');
  });
});
