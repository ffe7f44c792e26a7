/** Kings walk from the domino they leave to the one they choose; at once where less motion is wished for. */
import { cubicInOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import { crossfade, fade } from 'svelte/transition';
import { look } from '../browser/look.svelte';

function time(milliseconds: number): number {
  return look.calm || prefersReducedMotion.current ? 0 : milliseconds;
}

export const [depart, arrive] = crossfade({
  duration: (distance) => time(Math.min(700, 250 + distance)),
  easing: cubicInOut,
  fallback: (node) => fade(node, { duration: time(180) }),
});
