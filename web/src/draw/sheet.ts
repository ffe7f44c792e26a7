/** From the scores of a view to the score sheet. */
import type { GameView, LineView, SheetView } from '../wire/types';
import { teamColour } from './kingdom';
import { SCORE_KEYS, type SheetShape } from './shapes';

const LINE_KEYS: Readonly<Record<string, string>> = { 'three-points': 'domains' };

/** The key of a line of the pad; all buildings share one. */
function lineKey({ group, name }: Pick<LineView, 'group' | 'name'>): string {
  return group === 'building' ? 'buildings' : (LINE_KEYS[name] ?? name.replace(/-/g, '_'));
}

/** What a score sheet is made of: a view, or kingdoms counted by themselves. */
export type Standing = Pick<GameView, 'seats' | 'scores' | 'winners' | 'turn'>;

/** The points of every team by line. */
function pointsByLine(scores: Standing['scores']): Map<string, number[]> {
  const points = new Map<string, number[]>();
  scores.forEach((sheet, team) => {
    for (const line of sheet.lines) {
      const sums = points.get(lineKey(line)) ?? scores.map(() => 0);
      sums[team] = (sums[team] ?? 0) + line.points;
      points.set(lineKey(line), sums);
    }
  });
  return points;
}

/** What is won for certain: points that can still be lost are promised only. */
export function safeTotal(sheet: SheetView): number {
  return sheet.lines.reduce((total, line) => total - (line.safe ? 0 : line.points), sheet.total);
}

/** The lines in the order of the pad; those the pad does not have come before the total. */
function inOrder(keys: string[]): string[] {
  const known: readonly string[] = SCORE_KEYS;
  return [...SCORE_KEYS.filter((key) => keys.includes(key)), ...keys.filter((key) => !known.includes(key)), 'total'];
}

export function sheetShape(view: Standing, names: readonly string[], over = view.turn === 'over'): SheetShape {
  const points = pointsByLine(view.scores);
  const keys = inOrder([...points.keys()]);
  const lines = view.scores.flatMap((sheet) => sheet.lines);
  const open = over ? [] : lines.filter((line) => !line.safe).map(lineKey);
  points.set(
    'total',
    view.scores.map((sheet) => (over ? sheet.total : safeTotal(sheet))),
  );
  return {
    players: view.scores.map((_, team) => ({
      name: names[team] ?? '',
      colour: teamColour(view, team),
      winner: over && view.winners.includes(team),
    })),
    lines: keys.map((key) => ({ key, points: points.get(key) ?? [], promised: open.includes(key) })),
  };
}
