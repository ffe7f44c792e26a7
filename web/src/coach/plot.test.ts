import { expect, test } from 'vitest';
import type { PointShown } from '../wire/types';
import { HIGH, segments, spots, WIDE } from './plot';

const COURSE: PointShown[] = [
  { entry: 0, cause: 'luck', chances: [0.5, 0.5] },
  { entry: 4, cause: 'luck', chances: [0.75, 0.25] },
  { entry: 8, cause: 'decision', chances: [0, 1] },
];

test('every step is drawn once, by what moved the chances', () => {
  expect(segments(COURSE, 0, 8)).toEqual([
    { cause: 'luck', path: `M0 ${HIGH / 2}L${WIDE / 2} ${HIGH / 4}` },
    { cause: 'decision', path: `M${WIDE / 2} ${HIGH / 4}L${WIDE} ${HIGH}` },
  ]);
});

test('the other team sees the same from below', () => {
  expect(spots(COURSE, 1, 8).map(({ y }) => y)).toEqual([HIGH / 2, (HIGH * 3) / 4, 0]);
});
