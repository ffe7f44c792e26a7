/** For those who play by keys: when what they pressed is gone, go on where the next move is made. */

let byKey = false;

export function watchKeys(): () => void {
  const key = () => (byKey = true);
  const pointer = () => (byKey = false);
  addEventListener('keydown', key, true);
  addEventListener('pointerdown', pointer, true);
  return () => {
    removeEventListener('keydown', key, true);
    removeEventListener('pointerdown', pointer, true);
  };
}

/** Moves the focus to the first of these places that is there, if keys are in use and the focus was lost. */
export function goTo(places: readonly string[]): void {
  const lost = !document.activeElement || document.activeElement === document.body;
  if (!byKey || !lost) return;
  const found = places.map((place) => document.querySelector<HTMLElement>(place)).find((element) => element !== null);
  found?.focus();
}
