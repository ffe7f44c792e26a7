/** The browser's own socket, timers and chance, for the one socket of this page. */
import { Socket, type Pipe } from '../wire/socket';

function connect(): Pipe {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/api/socket`) as unknown as Pipe;
}

function later(call: () => void, milliseconds: number): () => void {
  const timer = setTimeout(call, milliseconds);
  return () => clearTimeout(timer);
}

let socket: Socket | null = null;

/** Made when the first table is opened. */
export function theSocket(): Socket {
  if (socket) return socket;
  const made = new Socket({ connect, later, chance: Math.random });
  addEventListener('online', () => made.poke());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') made.poke();
  });
  socket = made;
  return made;
}
