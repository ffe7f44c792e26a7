/** The games of this browser and of its person on other devices: where it is our turn first, then those that wait, open tables, and those that ended. */
import { anySecret, forget, keptTables, note, type Keys } from '../browser/keys';
import { dropReplay } from '../browser/worker.svelte';
import { Refusal } from '../wire/api';
import { habits } from '../browser/habits.svelte';
import { lookAt } from '../wire/tables';
import type { TableState } from '../wire/types';
import { t } from '../words/i18n/index.svelte';
import { adoptAll, findElsewhere } from './person.svelte';

export const STANDINGS = ['turn', 'waiting', 'open', 'over'] as const;
export type Standing = (typeof STANDINGS)[number];

export interface MyGame {
  keys: Keys;
  state: TableState;
  standing: Standing;
}

const AT_ONCE = 4;

/** All seats of this browser count, though one key was shown to the server. */
export function standing(keys: Keys, state: TableState): Standing {
  if (state.status !== 'playing') return state.status;
  const seat = typeof state.turn === 'number' ? state.seats[state.turn] : undefined;
  return seat && keys.tokens[seat.seat] && !seat.away ? 'turn' : 'waiting';
}

async function look(keys: Keys): Promise<MyGame[]> {
  try {
    const looked = await lookAt(keys.table, anySecret(keys));
    const state = { ...looked, mine: Object.keys(keys.tokens).map(Number) };
    if (state.status === 'over' && !keys.over) note(keys.table, { over: true });
    return [{ keys, state, standing: standing(keys, state) }];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'unknown') forget(keys.table);
    return [];
  }
}

/** What was taken in this browser is the person's everywhere; where that fails, the seats' own keys go on working. */
export function keepSeats(): Promise<void> {
  return adoptAll(habits.name || t('pad.player', { number: 1 })).catch(() => {});
}

class MyGames {
  all = $state.raw<MyGame[]>([]);
  /** Taken off the list, to be brought back. */
  hidden = $state.raw<Keys[]>([]);
  loaded = $state(false);
  /** The server could not be asked; what was known before is still shown. */
  lost = $state(false);

  readonly turns = $derived(this.all.filter((game) => game.standing === 'turn').length);

  of(...standings: Standing[]): MyGame[] {
    return this.all
      .filter((game) => standings.includes(game.standing))
      .sort((one, other) => STANDINGS.indexOf(one.standing) - STANDINGS.indexOf(other.standing));
  }

  /** Those this browser knows at once; then those of other devices, once the server has been asked for them. */
  async load(ended = false): Promise<void> {
    const known = keptTables().length;
    await this.#list(ended);
    await keepSeats();
    await findElsewhere();
    if (keptTables().length !== known) await this.#list(ended);
  }

  /** Asks for the games that go on, and for those that have ended if they are wanted too. */
  async #list(ended: boolean): Promise<void> {
    const seated = keptTables().filter((keys) => Object.keys(keys.tokens).length > 0);
    this.hidden = seated.filter((keys) => keys.hidden);
    const wanted = seated.filter((keys) => !keys.hidden && (ended || !keys.over));
    const found: MyGame[] = [];
    try {
      for (let i = 0; i < wanted.length; i += AT_ONCE)
        found.push(...(await Promise.all(wanted.slice(i, i + AT_ONCE).map(look))).flat());
      this.all = found;
      this.lost = false;
    } catch {
      this.lost = true;
    }
    this.loaded = true;
  }

  hide(game: MyGame): void {
    note(game.keys.table, { hidden: true });
    void dropReplay(game.keys.table);
    this.all = this.all.filter((other) => other !== game);
    this.hidden = [game.keys, ...this.hidden];
  }

  async restore(keys: Keys): Promise<void> {
    note(keys.table, { hidden: false });
    this.hidden = this.hidden.filter((other) => other !== keys);
    this.all = [...this.all, ...(await look({ ...keys, hidden: false }).catch(() => []))];
  }
}

export const myGames = new MyGames();
