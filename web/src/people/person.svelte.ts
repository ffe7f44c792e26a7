/** The person of this browser as the server knows them, and what they ask of it. */
import { deviceName, myself } from '../browser/me.svelte';
import { makePasskey } from '../browser/passkey';
import { Attempt } from '../game/attempt.svelte';
import { asMyself } from '../game/person.svelte';
import {
  addPasskey,
  beginPasskey,
  changePerson,
  deletePerson,
  endDevice,
  endPasskey,
  exportPerson,
  fetchHistory,
  fetchPerson,
  makeTransfer,
} from '../wire/people';
import type { HistoryShown, PersonChange, PersonShown, Transfer } from '../wire/types';

const EMPTY: HistoryShown = { tallies: [], best: [], ratings: [], last: [] };

export class Person {
  shown = $state.raw<PersonShown | null>(null);
  history = $state.raw<HistoryShown>(EMPTY);
  transfer = $state.raw<Transfer | null>(null);
  /** The browser's dialog for passkeys was closed. */
  declined = $state(false);
  readonly attempt = new Attempt();

  load(): Promise<void> {
    return this.#ask(async (key) => {
      [this.shown, this.history] = await Promise.all([fetchPerson(key), fetchHistory(key)]);
    });
  }

  change(change: PersonChange): Promise<void> {
    return this.#ask(async (key) => {
      this.shown = await changePerson(change, key);
      if (myself.now) myself.become({ ...myself.now, name: this.shown.name, colour: this.shown.colour });
    });
  }

  makeLink(): Promise<void> {
    return this.#ask(async (key) => void (this.transfer = await makeTransfer(key)));
  }

  shutOut(device: string): Promise<void> {
    return this.#ask(async (key) => void (this.shown = await endDevice(device, key)));
  }

  addPasskey(): Promise<void> {
    return this.#ask(async (key) => {
      const made = await makePasskey(await beginPasskey(key));
      this.declined = made === null;
      if (made) this.shown = await addPasskey(made, deviceName(), key);
    });
  }

  endPasskey(passkey: string): Promise<void> {
    return this.#ask(async (key) => void (this.shown = await endPasskey(passkey, key)));
  }

  async everything(): Promise<string> {
    let text = '';
    await this.#ask(async (key) => void (text = await exportPerson(key)));
    return text;
  }

  async delete(): Promise<boolean> {
    await this.#ask(async (key) => {
      await deletePerson(key);
      myself.forget();
      this.shown = null;
    });
    return myself.now === null;
  }

  #ask(what: (key: string) => Promise<unknown>): Promise<void> {
    return this.attempt.make(() => asMyself(async (key) => (key ? what(key) : undefined)));
  }
}
