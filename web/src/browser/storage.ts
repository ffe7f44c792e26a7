/** What is kept in this browser, under names of our own. */

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`crownlands.${key}`);
  } catch {
    return null; // storage switched off: the choice lasts as long as the page
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`crownlands.${key}`, value);
  } catch {
    return;
  }
}
