/** Notifications on this device: asked for by a click, shown by the service worker, taken back when they are old. */
import { recall, remember } from './storage';
import { WORKER } from './worker.svelte';

/** What a push service needs to know of this browser. */
export interface PushKeys {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export function canNotify(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

export function isBlocked(): boolean {
  return canNotify() && Notification.permission === 'denied';
}

/** Whether somebody has said yes or no on this device: nobody is asked twice. */
export function wasAsked(): boolean {
  return recall('notices') !== null;
}

export function noteAnswer(answer: 'yes' | 'no'): void {
  remember('notices', answer);
}

/** Whether somebody who said yes on this device has yet to be told at this table, where nobody chose otherwise. */
export function isWanted(table: string): boolean {
  const granted = canNotify() && Notification.permission === 'granted';
  return granted && recall('notices') === 'yes' && recall(`notices.${table}`) === null;
}

export function noteChoice(table: string, choice: 'on' | 'off'): void {
  remember(`notices.${table}`, choice);
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

/** Asks the browser's user, if nobody has yet; null if they do not want it. `key` is the server's. */
export async function startPush(key: string): Promise<PushKeys | null> {
  if (!canNotify() || (await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = subscription.toJSON();
  return endpoint && keys ? { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } : null;
}

/** Somebody looks at a table: what was shown of it is old. */
export async function clearNotices(table: string): Promise<void> {
  if (!canNotify()) return;
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  for (const shown of (await worker?.getNotifications({ tag: table })) ?? []) shown.close();
}
