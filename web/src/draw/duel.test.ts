import { describe, expect, it } from 'vitest';
import type { DuelView } from '../wire/types';
import { faceShape } from './duel';

describe('faces of dice', () => {
  it('are read by the letters of the spellbook', () => {
    const duel = { spellbook: [{ letter: 'E', coat: 'double-dot' }] } as unknown as DuelView;
    expect(faceShape(duel, 'E2')).toEqual({ coat: 'double_dot', crosses: 2 });
    expect(faceShape(duel, '?')).toEqual({ coat: 'wild', crosses: 0 });
  });
});
