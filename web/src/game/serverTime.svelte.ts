/** The server's clock, second by second, as far as this one can tell. Made while a component is. */
import type { TableState } from '../wire/types';

export class ServerTime {
  now = $state(0);

  constructor(state: () => TableState, needed: () => boolean) {
    /** How much the server's clock is ahead of this one, as of its last word. */
    const ahead = $derived(state().now - Date.now() / 1000);
    const tick = () => (this.now = Date.now() / 1000 + ahead);
    tick();
    $effect(() => {
      if (!needed()) return;
      tick();
      const clock = setInterval(tick, 1000);
      return () => clearInterval(clock);
    });
  }
}
