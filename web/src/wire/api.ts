/** Requests to our own server; a refusal carries the server's code and its one clear sentence. */
import type { Fault, paths, Told } from './types';

type Method = 'get' | 'post';
/** The paths that know a method. */
type Path<M extends Method> = {
  [P in keyof paths]: [NonNullable<paths[P][M]>] extends [never] ? never : P;
}[keyof paths];
type Operation<P extends keyof paths, M extends Method> = NonNullable<paths[P][M]>;
type Json<T> = T extends { content: { 'application/json': infer J } } ? J : never;
type Answers<O> = O extends { responses: infer R } ? Json<R[keyof R & (200 | 201)]> : never;
type Asked<O> = O extends { requestBody: infer R } ? Json<R> : never;

export interface Options {
  /** The names in the path. */
  at?: Record<string, string>;
  query?: Record<string, string>;
  secret?: string | null;
  signal?: AbortSignal;
}

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly told: Told,
  ) {
    super(told.message);
  }
}

async function fault(response: Response): Promise<Error> {
  const body = (await response.json().catch(() => null)) as Fault | null;
  const known = typeof body?.code === 'string';
  return known ? new Refusal(body.code, body) : new Error(`${response.status} ${response.statusText}`);
}

async function ask(path: string, init: RequestInit, { at = {}, query, secret, signal }: Options): Promise<Response> {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(at[name] ?? ''));
  const address = query ? `${filled}?${new URLSearchParams(query)}` : filled;
  const headers = { ...init.headers, ...(secret ? { authorization: `Bearer ${secret}` } : {}) };
  const response = await fetch(address, { ...init, headers, signal: signal ?? null });
  if (!response.ok) throw await fault(response);
  return response;
}

export async function get<P extends Path<'get'>>(
  path: P,
  options: Options = {},
): Promise<Answers<Operation<P, 'get'>>> {
  return (await ask(path, {}, options)).json() as Promise<Answers<Operation<P, 'get'>>>;
}

export async function getText(path: Path<'get'>, options: Options): Promise<string> {
  return (await ask(path, {}, options)).text();
}

export async function post<P extends Path<'post'>>(
  path: P,
  body: Asked<Operation<P, 'post'>>,
  options: Options = {},
): Promise<Answers<Operation<P, 'post'>>> {
  const init = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  return (await ask(path, init, options)).json() as Promise<Answers<Operation<P, 'post'>>>;
}
