/** The browser's own socket, timers and chance, for the one socket of this page. */
import { Socket, type Pipe } from '../wire/socket';

/** The table of the page is named, so that a proxy can send all who are at it to the same machine. */
function connect(): Pipe {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const table = /^\/table\/([a-z0-9]+)/.exec(location.pathname)?.[1];
  const query = table === undefined ? '' : `?table=${table}`;
  return new WebSocket(`${scheme}://${location.host}/api/socket${query}`) as unknown as Pipe;
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
    const visible = document.visibilityState === 'visible';
    made.look(visible);
    if (visible) made.poke();
  });
  socket = made;
  return made;
}
