/** Requests about being told of one's turn. */
import { get, post } from './api';
import type { HookRequest, NoticeShown, Offered } from './types';

export type Kind = NoticeShown['kind'];
type Wanted =
  | { kind: 'push'; endpoint: string; p256dh: string; auth: string; language: string }
  | { kind: 'mail'; address: string; language: string }
  | { kind: 'hook'; url: string; style: HookRequest['style']; language: string };

export function offeredNotices(): Promise<Offered> {
  return get('/api/notices');
}

export async function noticesOf(table: string, secret: string): Promise<NoticeShown[]> {
  return (await get('/api/tables/{table}/notices', { at: { table }, secret })).notices;
}

export function wantNotice(table: string, wanted: Wanted, secret: string): Promise<NoticeShown> {
  return post('/api/tables/{table}/notices', wanted, { at: { table }, secret });
}

export async function endNotice(table: string, kind: Kind, secret: string): Promise<void> {
  await post('/api/tables/{table}/notices/end', { kind }, { at: { table }, secret });
}

export async function confirmNotice(key: string): Promise<void> {
  await post('/api/notices/confirm', { key });
}

export async function stopNotices(key: string): Promise<void> {
  await post('/api/notices/stop', undefined as never, { query: { key } });
}
