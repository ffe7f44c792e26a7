/** What is kept in this browser, under names of our own: for good, or for as long as the tab is open. */

// Where storage is switched off, a choice lasts as long as the page.
function read(where: () => Storage, key: string): string | null {
  try {
    return where().getItem(`crownlands.${key}`);
  } catch {
    return null;
  }
}

function write(where: () => Storage, key: string, value: string): void {
  try {
    where().setItem(`crownlands.${key}`, value);
  } catch {
    return;
  }
}

export function recall(key: string): string | null {
  return read(() => localStorage, key);
}

export function remember(key: string, value: string): void {
  write(() => localStorage, key, value);
}

export function recallHere(key: string): string | null {
  return read(() => sessionStorage, key);
}

export function rememberHere(key: string, value: string): void {
  write(() => sessionStorage, key, value);
}
