/** Requests to our own server; a refusal carries the server's code and its one clear sentence. */
import type { Told } from './types';

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly told: Told,
  ) {
    super(told.message);
  }
}

async function answer<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  const body = (await response.json().catch(() => null)) as ({ code?: unknown } & Told) | null;
  if (typeof body?.code === 'string') throw new Refusal(body.code, body);
  throw new Error(`${response.status} ${response.statusText}`);
}

function headers(secret?: string | null): Record<string, string> {
  return secret ? { authorization: `Bearer ${secret}` } : {};
}

export async function get<T>(path: string, secret?: string | null): Promise<T> {
  return answer<T>(await fetch(path, { headers: headers(secret) }));
}

export async function getText(path: string, secret?: string | null): Promise<string> {
  const response = await fetch(path, { headers: headers(secret) });
  return response.ok ? response.text() : answer<string>(response);
}

export async function post<T>(path: string, body: unknown, secret?: string | null, signal?: AbortSignal): Promise<T> {
  const init = { method: 'POST', body: JSON.stringify(body), signal: signal ?? null };
  return answer<T>(await fetch(path, { ...init, headers: { 'content-type': 'application/json', ...headers(secret) } }));
}
