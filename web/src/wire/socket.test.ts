import { describe, expect, it } from 'vitest';
import { Refusal } from './api';
import { Socket, type Answer, type Pipe } from './socket';
import type { TableState } from './types';

class FakePipe implements Pipe {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify({ v: 1, ...message }) });
  }
  types(): unknown[] {
    return this.sent.map((message) => message['type']);
  }
}

function world() {
  const pipes: FakePipe[] = [];
  const timers: { call: () => void; wait: number; off: boolean }[] = [];
  const socket = new Socket({
    connect: () => pipes[pipes.push(new FakePipe()) - 1]!,
    later: (call, wait) => {
      const timer = { call, wait, off: false };
      timers.push(timer);
      return () => (timer.off = true);
    },
    chance: () => 0.5,
  });
  const pending = () => timers.filter((timer) => !timer.off);
  const fire = (wait: number) => {
    const timer = pending().find((t) => t.wait === wait);
    if (!timer)
      throw new Error(
        `no timer of ${wait} among ${pending()
          .map((t) => t.wait)
          .join()}`,
      );
    timer.off = true;
    timer.call();
  };
  return { pipes, socket, pending, fire };
}

function watcher(seen: () => number) {
  const states: TableState[] = [];
  const refusals: string[] = [];
  return {
    states,
    refusals,
    tokens: ['secret'],
    invite: null,
    seen,
    onstate: (state: TableState) => void states.push(state),
    onsaid: () => undefined,
    onrefused: ({ code }: Refusal) => void refusals.push(code),
  };
}

describe('the socket', () => {
  it('watches after hello, and hands states on', () => {
    const { pipes, socket } = world();
    const mine = watcher(() => 0);
    socket.watch('t1', mine);
    expect(pipes[0]!.sent).toEqual([]);
    pipes[0]!.hear({ type: 'hello' });
    expect(pipes[0]!.sent[0]).toMatchObject({ v: 1, type: 'watch', table: 't1', tokens: ['secret'], seen: 0 });
    pipes[0]!.hear({ type: 'state', table: 't1', number: 3 });
    expect(mine.states).toHaveLength(1);
  });

  it('comes back, resumes with what was seen and resends the same message', async () => {
    const { pipes, socket, fire } = world();
    let seen = 0;
    socket.watch(
      't1',
      watcher(() => seen),
    );
    pipes[0]!.hear({ type: 'hello' });
    seen = 7;
    const asked = socket.ask({ type: 'move', table: 't1', seat: 0, seen: 7, text: 'pick 3' });
    const first = pipes[0]!.sent.at(-1)!;
    pipes[0]!.onclose?.();
    expect(socket.health).toBe('connecting');
    fire(400);
    pipes[1]!.hear({ type: 'hello' });
    expect(pipes[1]!.types()).toEqual(['watch', 'move']);
    expect(pipes[1]!.sent[0]).toMatchObject({ seen: 7 });
    expect(pipes[1]!.sent[1]).toEqual(first);
    pipes[1]!.hear({ type: 'ack', id: first['id'], table: 't1', number: 8 });
    expect(await asked).toEqual<Answer>({ kind: 'ack', number: 8 });
    pipes[1]!.onclose?.();
    fire(400);
    pipes[2]!.hear({ type: 'hello' });
    expect(pipes[2]!.types()).toEqual(['watch']);
  });

  it('waits longer each time, and as long as a goodbye says', () => {
    const { pipes, socket, fire, pending } = world();
    socket.watch(
      't1',
      watcher(() => 0),
    );
    for (const wait of [400, 800, 1600, 3200, 6400, 10_000, 10_000]) {
      pipes.at(-1)!.onclose?.();
      expect(pending().map((timer) => timer.wait)).toEqual([wait]);
      fire(wait);
    }
    expect(socket.health).toBe('offline');
    pipes.at(-1)!.hear({ type: 'hello' });
    expect(socket.health).toBe('online');
    pipes.at(-1)!.hear({ type: 'goodbye', after: 1234 });
    pipes.at(-1)!.onclose?.();
    expect(pending().map((timer) => timer.wait)).toEqual([1234]);
  });

  it('asks a silent line whether it lives, and drops a dead one', () => {
    const { pipes, socket, fire } = world();
    socket.watch(
      't1',
      watcher(() => 0),
    );
    pipes[0]!.hear({ type: 'hello' });
    fire(20_000);
    expect(pipes[0]!.types()).toEqual(['watch', 'ping']);
    fire(8_000);
    expect(pipes[0]!.closed).toBe(true);
    fire(400);
    expect(pipes).toHaveLength(2);
  });

  it('settles refusals and tells a watcher that it may not look', async () => {
    const says = { text: 'No.', values: {} };
    const { pipes, socket } = world();
    const mine = watcher(() => 0);
    socket.watch('t1', mine);
    pipes[0]!.hear({ type: 'hello' });
    const asked = socket.ask({ type: 'undo', table: 't1', seat: 0, seen: 2 });
    pipes[0]!.hear({
      type: 'refused',
      id: pipes[0]!.sent.at(-1)!['id'],
      table: 't1',
      code: 'not-now',
      message: 'No.',
      says,
    });
    expect(await asked).toEqual<Answer>({ kind: 'refused', refusal: new Refusal('not-now', { message: 'No.', says }) });
    pipes[0]!.hear({ type: 'refused', id: pipes[0]!.sent[0]!['id'], table: 't1', code: 'forbidden', message: 'No.' });
    expect(mine.refusals).toEqual(['forbidden']);
  });
});
