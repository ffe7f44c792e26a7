/** The chances of a team over a game as lines to be drawn: those luck moved, and those decisions did. */
import type { PointShown } from '../wire/types';

export const WIDE = 600;
export const HIGH = 160;

export interface Segment {
  cause: PointShown['cause'];
  path: string;
}

export interface Spot {
  entry: number;
  x: number;
  y: number;
}

function spotOf(point: PointShown, team: number, moves: number): Spot {
  const chance = point.chances[team] ?? 0;
  return { entry: point.entry, x: (WIDE * point.entry) / Math.max(1, moves), y: HIGH * (1 - chance) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** From each point to the next; the line belongs to what moved the chances there. */
export function segments(course: readonly PointShown[], team: number, moves: number): Segment[] {
  return course.slice(1).map((point, i) => {
    const from = spotOf(course[i]!, team, moves);
    const to = spotOf(point, team, moves);
    return { cause: point.cause, path: `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}` };
  });
}

export function spots(points: readonly PointShown[], team: number, moves: number): Spot[] {
  return points.map((point) => spotOf(point, team, moves));
}
