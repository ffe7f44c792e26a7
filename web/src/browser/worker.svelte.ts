/** The service worker of the page: the files for the next start, the word that a newer page is ready, kept replays. */

import { recall, remember } from './storage';

export const WORKER = '/sw.js';
/** The worker's own name for them. */
const REPLAYS = 'replays-1';
/** A first visit needs the line for itself. */
const FIRST = 6000;
const AGAIN = 3600_000;
const PATIENCE = 60_000;

class Worker {
  /** A newer page waits to be loaded. */
  newer = $state(false);
  online = $state(navigator.onLine);
  #registration: ServiceWorkerRegistration | null = null;

  /** Whoever has just come gets the newest page at once; those who are in the middle of something are asked. */
  async start(): Promise<void> {
    addEventListener('online', () => (this.online = true));
    addEventListener('offline', () => (this.online = false));
    addEventListener('vite:preloadError', () => this.#startAgain());
    if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
    const known = await navigator.serviceWorker.getRegistration(WORKER);
    if (known?.waiting) {
      this.#registration = known;
      this.reload();
    } else setTimeout(() => void this.#register().catch(() => {}), known ? 0 : FIRST);
  }

  async #register(): Promise<void> {
    const found = await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
    this.#registration = found;
    found.addEventListener('updatefound', () => this.#follow(found.installing));
    this.#follow(found.installing);
    setInterval(() => void found.update().catch(() => {}), AGAIN);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void found.update().catch(() => {});
    });
  }

  /** A file of this page is gone: the server has a newer one. Tried once, not again and again. */
  #startAgain(): void {
    const last = Number(recall('reloaded') ?? 0);
    remember('reloaded', String(Date.now()));
    if (this.online && Date.now() - last > PATIENCE) location.reload();
  }

  #follow(coming: ServiceWorker | null): void {
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && navigator.serviceWorker.controller) this.newer = true;
    });
  }

  /** The new worker takes over, and then the page is loaded from it. */
  reload(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.#registration?.waiting?.postMessage('take-over');
  }
}

export const worker = new Worker();

function replayOf(url: string): string | null {
  return /\/api\/tables\/(\w+)\/replay/.exec(url)?.[1] ?? null;
}

/** The answers of the server that make up replays watched here, by their tables. */
export async function keptReplays(): Promise<Map<string, Response>> {
  const cache = 'caches' in globalThis ? await caches.open(REPLAYS) : null;
  const found = new Map<string, Response>();
  for (const request of (await cache?.keys()) ?? []) {
    const [table, answer] = [replayOf(request.url), await cache?.match(request)];
    if (table && answer && !found.has(table)) found.set(table, answer);
  }
  return found;
}

/** The game has been removed from this browser's list. */
export async function dropReplay(table: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  const cache = await caches.open(REPLAYS);
  for (const request of await cache.keys()) if (replayOf(request.url) === table) await cache.delete(request);
}
