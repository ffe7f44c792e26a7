/** What players say to each other at a table: shown for a moment, unless a seat is muted here. */
import { recall, remember } from '../browser/storage';
import type { SaidMessage } from '../wire/types';

const SHOWN = 6000;

export interface Spoken {
  key: number;
  seat: number;
  phrase: SaidMessage['phrase'];
}

export class Talk {
  spoken = $state.raw<readonly Spoken[]>([]);
  muted: readonly number[] = $state.raw([]);
  #count = 0;
  readonly #kept: string;

  /** Who is muted at a table stays so in this browser. */
  constructor(table: string) {
    this.#kept = `muted.${table}`;
    this.muted = (recall(this.#kept) ?? '').split(' ').filter(Boolean).map(Number);
  }

  /** Of one seat only the newest is shown. */
  hear({ seat, phrase }: Pick<SaidMessage, 'seat' | 'phrase'>): void {
    if (this.muted.includes(seat)) return;
    const key = ++this.#count;
    this.spoken = [...this.spoken.filter((other) => other.seat !== seat), { key, seat, phrase }];
    setTimeout(() => (this.spoken = this.spoken.filter((other) => other.key !== key)), SHOWN);
  }

  mute(seat: number, muted: boolean): void {
    this.muted = muted ? [...this.muted, seat] : this.muted.filter((other) => other !== seat);
    remember(this.#kept, this.muted.join(' '));
    if (muted) this.spoken = this.spoken.filter((other) => other.seat !== seat);
  }
}
