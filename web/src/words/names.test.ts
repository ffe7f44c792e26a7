import { describe, expect, it } from 'vitest';
import { state } from '../wire/example';
import { isYours, teamName } from './names';

describe('who is who', () => {
  it('names a team by its seats', () => {
    expect(teamName({ ...state, seats: state.seats.map((seat) => ({ ...seat, team: 0 })) }, 0)).toBe('Ada & Bo');
  });
  it('knows the team of the one person here', () => {
    expect([0, 1].map((team) => isYours({ ...state, mine: [1] }, team))).toEqual([false, true]);
    expect([0, 1].map((team) => isYours({ ...state, mine: [0, 1] }, team))).toEqual([false, false]);
  });
});
