/** A table as this browser knows it: the server's last word, the log, and what we have asked for. */
import { Talk } from './talk.svelte';
import { theSocket } from '../browser/connection';
import { anySecret, keep, keysOf, note, secretsOf, type Keys } from '../browser/keys';
import type { Refusal } from '../wire/api';
import { tidyTyped } from '../wire/moves';
import type { Health } from '../wire/socket';
import { hint as askHint, lookAt } from '../wire/tables';
import type { Hint, LogEntry, TableState } from '../wire/types';
import type { Key } from '../words/i18n/index.svelte';
import { tellFault } from '../words/refusals';
import { isMyTurn, movesOf, newsOf, seatSeen, type Playable } from './playable';

export function mergeLog(old: readonly LogEntry[], state: Pick<TableState, 'since' | 'log'>): LogEntry[] {
  return [...old.filter((entry) => entry.number <= state.since), ...state.log];
}

export class Table implements Playable {
  state = $state.raw<TableState | null>(null);
  log = $state.raw<LogEntry[]>([]);
  /** The entries the last message brought, for saying and animating what happened. */
  fresh = $state.raw<LogEntry[]>([]);
  health = $state<Health>('connecting');
  /** Why the table cannot be shown: the server's code. */
  lost = $state<string | null>(null);
  #fault = $state.raw<unknown>(null);
  waiting = $state(false);
  advice = $state.raw<(Hint & { shown: boolean }) | null>(null);
  keys = $state.raw<Keys>(keysOf(''));
  /** Whose side a spectator looks from. */
  side = $state(0);
  /** The entry of the log somebody points at; its squares are marked on the board. */
  pointed = $state.raw<LogEntry | null>(null);
  /** What to do next within a move, where the phase alone does not say it. */
  step = $state<Key | null>(null);
  #lastSeat = $state<number | null>(null);
  /** Called when the state has come to the number they wait for. */
  #awaited: { number: number; go: () => void }[] = [];
  /** Whether the socket has spoken; before that the log is missing. */
  #heard = false;

  readonly trouble = $derived(tellFault(this.#fault));
  readonly moves = $derived(movesOf(this.state));
  readonly view = $derived(this.state?.view ?? null);
  readonly position = $derived(this.state?.number ?? 0);
  readonly leads = true;
  readonly myTurn = $derived(isMyTurn(this.state));
  readonly seat = $derived(seatSeen(this.state, this.#lastSeat, this.side));
  readonly spectating = $derived((this.state?.mine.length ?? 0) === 0);
  readonly news = $derived(newsOf(this.log, this.state));
  readonly canUndo = $derived(this.state?.undo[0] ?? null);
  /** What the coach has to say to this position; it shows its move when it is asked a second time. */
  readonly idea = $derived(this.advice && this.advice.number === this.state?.number ? this.advice : null);
  readonly hinted = $derived(this.idea?.shown ? this.idea.text : null);

  /** What is being said, and who may not be heard. */
  readonly talk: Talk;

  constructor(
    readonly id: string,
    invite: string | null,
  ) {
    this.talk = new Talk(id);
    const kept = keysOf(id);
    this.keys = invite && invite !== kept.invite ? keep({ ...kept, invite }) : kept;
    this.health = theSocket().health;
    theSocket().onhealth = (health) => (this.health = health);
    this.watch();
    void this.#look();
  }

  /** A plain request is answered before a socket is open; those without a seat may be refused and wait for it. */
  async #look(): Promise<void> {
    if (Object.keys(this.keys.tokens).length === 0) return;
    const looked = await lookAt(this.id, this.secret).catch(() => null);
    if (looked && !this.#heard && !this.state)
      this.state = { ...looked, mine: Object.keys(this.keys.tokens).map(Number) };
  }

  /** Another invitation to this table was opened. */
  invited(invite: string): void {
    if (!invite || (invite === this.keys.invite && !this.lost)) return;
    this.keys = keep({ ...this.keys, invite });
    this.watch();
  }

  watch(): void {
    const seen = () => (this.#heard ? (this.state?.number ?? 0) : 0);
    theSocket().watch(this.id, {
      tokens: secretsOf(this.keys),
      invite: this.keys.invite,
      seen,
      onstate: (state) => this.#hear(state),
      onsaid: (said) => this.talk.hear(said),
      onrefused: (refusal) => this.#refused(refusal),
    });
  }

  close(): void {
    theSocket().unwatch(this.id);
  }

  get secret(): string | null {
    return anySecret(this.keys);
  }

  gotSeat(seat: number, token: string): void {
    this.keys = keep({ ...this.keys, game: this.state?.game ?? null, tokens: { ...this.keys.tokens, [seat]: token } });
    this.watch();
  }

  lostSeat(seat: number): void {
    const tokens = Object.fromEntries(Object.entries(this.keys.tokens).filter(([key]) => Number(key) !== seat));
    this.keys = keep({ ...this.keys, tokens });
    this.watch();
  }

  /** Resolves when the table has gone on, to whether it was by this move. */
  async play(text: string): Promise<boolean> {
    const turn = this.state?.turn;
    return typeof turn === 'number' && this.#ask({ type: 'move', seat: turn, text: tidyTyped(text) });
  }

  async undo(): Promise<void> {
    if (this.canUndo !== null) await this.#ask({ type: 'undo', seat: this.canUndo });
  }

  async askHint(): Promise<void> {
    const token = this.keys.tokens[this.seat];
    if (!token) return;
    this.#fault = null;
    if (this.idea) {
      this.advice = { ...this.idea, shown: true };
      return;
    }
    try {
      this.advice = { ...(await askHint(this.id, this.seat, token)), shown: false };
    } catch (error) {
      this.#fault = error;
    }
  }

  async #ask(what: { type: 'move'; seat: number; text: string } | { type: 'undo'; seat: number }): Promise<boolean> {
    if (this.waiting || !this.state) return false;
    this.waiting = true;
    this.#fault = null;
    const answer = await theSocket().ask({ ...what, table: this.id, seen: this.state.number });
    if (answer.kind === 'refused') this.#fault = answer.refusal;
    // The answer comes before the state: until then the choices on the screen are those of the move just made.
    else await this.#reached(answer.number);
    this.waiting = false;
    return answer.kind === 'ack';
  }

  #reached(number: number): Promise<void> {
    return new Promise((go) => {
      this.#awaited.push({ number, go });
      this.#release();
    });
  }

  #release(): void {
    const now = this.lost ? Infinity : (this.state?.number ?? 0);
    const ready = this.#awaited.filter(({ number }) => number <= now);
    this.#awaited = this.#awaited.filter(({ number }) => number > now);
    for (const { go } of ready) go();
  }

  #hear(state: TableState): void {
    const before = this.#heard ? (this.state?.number ?? 0) : state.number;
    this.#heard = true;
    this.lost = null;
    this.log = mergeLog(this.log, state);
    this.fresh = this.log.filter((entry) => entry.number > before);
    this.state = state;
    this.#release();
    if (state.status === 'over' && !this.keys.over) note(this.id, { over: true });
    if (typeof state.turn === 'number' && state.mine.includes(state.turn)) this.#lastSeat = state.turn;
  }

  #refused(refusal: Refusal): void {
    if (refusal.code === 'slow-down') this.#fault = refusal;
    else this.lost = refusal.code;
    this.#release();
  }
}
