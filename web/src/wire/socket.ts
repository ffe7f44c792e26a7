/** One socket for all tables of this browser: it comes back by itself, resumes what it watched, resends what was not answered. */
import { Refusal } from './api';
import type {
  AckMessage,
  ClientMessage,
  GoneMessage,
  MoveMessage,
  OutdatedMessage,
  RefusedMessage,
  SaidMessage,
  ServerMessage,
  TableState,
  UndoMessage,
} from './types';

export type Phrase = SaidMessage['phrase'];
export type Health = 'connecting' | 'online' | 'offline';

export interface Pipe {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

/** What the socket needs of the world; tests bring their own. */
export interface World {
  connect(): Pipe;
  /** Calls back later and returns how to call it off. */
  later(call: () => void, milliseconds: number): () => void;
  chance(): number;
}

export interface Watcher {
  tokens: string[];
  invite: string | null;
  seen(): number;
  onstate(state: TableState): void;
  onsaid(said: SaidMessage): void;
  onrefused(refusal: Refusal): void;
}

export type Answer =
  { kind: 'ack'; number: number } | { kind: 'refused'; refusal: Refusal } | { kind: 'outdated'; number: number };

type Reply = AckMessage | OutdatedMessage | RefusedMessage;
type Unsent<M> = M extends ClientMessage ? Omit<M, 'v' | 'id'> : never;

interface Sent {
  frame: string;
  settle: (answer: Answer) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const QUIET = 20_000;
const PATIENCE = 8_000;

function written(id: string, message: Unsent<ClientMessage>): string {
  return JSON.stringify({ v: 1, id, ...message });
}

function refusalOf({ code, message, says }: RefusedMessage | GoneMessage): Refusal {
  return new Refusal(code, { message, says });
}

function answerOf(reply: Reply): Answer {
  if (reply.type === 'refused') return { kind: 'refused', refusal: refusalOf(reply) };
  return { kind: reply.type, number: reply.number ?? 0 };
}

export class Socket {
  health: Health = 'connecting';
  onhealth: (health: Health) => void = () => {};
  #pipe: Pipe | null = null;
  #watchers = new Map<string, Watcher>();
  #watchIds = new Map<string, string>();
  #sent = new Map<string, Sent>();
  #failures = 0;
  #after: number | null = null;
  #ready = false;
  #looking = true;
  #calls: Partial<Record<'retry' | 'ping' | 'patience', () => void>> = {};
  #count = 0;
  readonly #name: string;

  constructor(private readonly world: World) {
    this.#name = Math.floor(world.chance() * 2 ** 40).toString(36);
  }

  watch(table: string, watcher: Watcher): void {
    this.#watchers.set(table, watcher);
    if (!this.#pipe && !this.#calls.retry) this.#connect();
    else if (this.#ready) this.#sendWatch(table, watcher);
  }

  unwatch(table: string): void {
    this.#watchers.delete(table);
    if (this.#ready) this.#put({ type: 'unwatch', table });
  }

  /** A move or an undo; settled once the server has answered, on whatever connection. */
  ask(body: Unsent<MoveMessage | UndoMessage>): Promise<Answer> {
    const id = this.#id();
    const frame = written(id, body);
    return new Promise((settle) => {
      this.#sent.set(id, { frame, settle });
      if (this.#ready) this.#pipe?.send(frame);
    });
  }

  /** Words to the others, for the moment: what cannot be said now is not said later. */
  say(table: string, seat: number, phrase: Phrase): void {
    if (this.#ready) this.#put({ type: 'say', table, seat, phrase });
  }

  /** Whether the page is in sight; while it is not, its player may be told of a turn by other means. */
  look(looking: boolean): void {
    this.#looking = looking;
    if (this.#ready) for (const table of this.#watchers.keys()) this.#put({ type: 'look', table, looking });
  }

  /** After sleep or a change of network: look whether the line still lives. */
  poke(): void {
    if (this.#calls.retry) {
      this.#cancel('retry');
      this.#connect();
    } else if (this.#ready) this.#ping();
  }

  #id(): string {
    this.#count += 1;
    return `${this.#name}-${this.#count}`;
  }

  #put(message: Unsent<ClientMessage>, id = this.#id()): void {
    this.#pipe?.send(written(id, message));
  }

  #connect(): void {
    this.#cancel('retry');
    this.#say(this.#failures > 1 ? 'offline' : 'connecting');
    const pipe = this.world.connect();
    this.#pipe = pipe;
    pipe.onmessage = ({ data }) => this.#hear(JSON.parse(data) as ServerMessage);
    pipe.onclose = () => this.#lost(pipe);
    this.#call('patience', () => this.#drop(), PATIENCE);
  }

  #drop(): void {
    const pipe = this.#pipe;
    if (!pipe) return;
    this.#lost(pipe);
    pipe.close();
  }

  #lost(pipe: Pipe): void {
    if (pipe !== this.#pipe) return;
    this.#pipe = null;
    this.#ready = false;
    this.#cancel('ping');
    this.#cancel('patience');
    this.#failures += 1;
    this.#say(this.#failures > 1 ? 'offline' : 'connecting');
    const backoff = Math.min(FIRST_WAIT * 2 ** (this.#failures - 1), LONGEST_WAIT) * (0.75 + this.world.chance() / 2);
    const wait = this.#after ?? backoff;
    this.#after = null;
    this.#call('retry', () => this.#connect(), wait);
  }

  #hello(): void {
    this.#failures = 0;
    this.#ready = true;
    this.#say('online');
    for (const [table, watcher] of this.#watchers) this.#sendWatch(table, watcher);
    for (const { frame } of this.#sent.values()) this.#pipe?.send(frame);
  }

  #sendWatch(table: string, watcher: Watcher): void {
    const id = this.#id();
    this.#watchIds.set(id, table);
    const { tokens, invite } = watcher;
    this.#put({ type: 'watch', table, tokens, invite, seen: watcher.seen() }, id);
    if (!this.#looking) this.#put({ type: 'look', table, looking: false });
  }

  #hear(message: ServerMessage): void {
    this.#alive();
    if (message.type === 'hello') this.#hello();
    else if (message.type === 'state') this.#watchers.get(message.table)?.onstate(message);
    else if (message.type === 'said') this.#watchers.get(message.table)?.onsaid(message);
    else if (message.type === 'gone') this.#watchers.get(message.table)?.onrefused(refusalOf(message));
    else if (message.type === 'goodbye') this.#after = message.after;
    else if (message.type !== 'pong') this.#answered(message);
  }

  /** An answer to what we asked, or to our wish to watch. */
  #answered(reply: Reply): void {
    const id = reply.id ?? '';
    const sent = this.#sent.get(id);
    this.#sent.delete(id);
    if (sent) sent.settle(answerOf(reply));
    else if (reply.type === 'refused') this.#watchers.get(this.#watchIds.get(id) ?? '')?.onrefused(refusalOf(reply));
  }

  /** Something was heard: the line lives, and is asked again after a while of silence. */
  #alive(): void {
    this.#cancel('patience');
    this.#call('ping', () => this.#ping(), QUIET);
  }

  #ping(): void {
    this.#put({ type: 'ping' });
    this.#call('patience', () => this.#drop(), PATIENCE);
  }

  #say(health: Health): void {
    this.health = health;
    this.onhealth(health);
  }

  #call(name: 'retry' | 'ping' | 'patience', call: () => void, wait: number): void {
    this.#cancel(name);
    this.#calls[name] = this.world.later(() => {
      delete this.#calls[name];
      call();
    }, wait);
  }

  #cancel(name: 'retry' | 'ping' | 'patience'): void {
    this.#calls[name]?.();
    delete this.#calls[name];
  }
}
