/** From the scores of a view to the score sheet. */
import type { GameView } from '../wire/types';
import { teamColour } from './kingdom';
import { SCORE_KEYS, type ScoreKey, type SheetShape } from './shapes';

const LINE_KEYS: Record<string, ScoreKey> = { 'three-points': 'domains' };

/** The key of a line of the pad; all buildings share one, and so do the games of a match. */
function lineKey(group: string, name: string): ScoreKey | null {
  if (group === 'building') return 'buildings';
  const key = LINE_KEYS[name] ?? name.replace(/-/g, '_');
  return SCORE_KEYS.find((known) => known === key) ?? null;
}

/** What a score sheet is made of: a view, or kingdoms counted by themselves. */
export type Scored = Pick<GameView, 'seats' | 'scores' | 'winners' | 'turn'>;

export function sheetShape(view: Scored, names: readonly string[], over = view.turn === 'over'): SheetShape {
  const points = new Map<ScoreKey, number[]>();
  view.scores.forEach((sheet, team) => {
    for (const { group, name, points: worth } of sheet.lines) {
      const key = lineKey(group, name);
      if (key === null) continue;
      const line = points.get(key) ?? view.scores.map(() => 0);
      line[team] = (line[team] ?? 0) + worth;
      points.set(key, line);
    }
  });
  points.set(
    'total',
    view.scores.map((sheet) => sheet.total),
  );
  const keys = SCORE_KEYS.filter((key) => points.has(key));
  return {
    players: view.scores.map((_, team) => ({
      name: names[team] ?? '',
      colour: teamColour(view, team),
      winner: over && view.winners.includes(team),
    })),
    lines: keys.map((key) => ({ key, points: points.get(key) ?? [] })),
  };
}
