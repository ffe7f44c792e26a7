/** The key that turns what is held: R, and the other way with Shift. */

const ELSEWHERE = 'input, textarea, select, [role=grid]';

/** True for clockwise, null where the key is not meant for turning. */
export function turnPressed(event: KeyboardEvent): boolean | null {
  if ((event.target as Element).closest(ELSEWHERE) || event.ctrlKey || event.metaKey) return null;
  return event.key.toLowerCase() === 'r' ? !event.shiftKey : null;
}
