/** An analysis: a game taken forth and back, played on otherwise, and what the coach says of each position. */
import { keepAnalysis, keptAnalysis } from '../game/analyses';
import { Attempt } from '../game/attempt.svelte';
import { Study } from '../game/study.svelte';
import { Refusal } from '../wire/api';
import { studyAt, valuesAt } from '../wire/study';
import type { Prospects, Studied } from '../wire/types';
import { branch, lineOf, rejoin, shared, textsOf, treeOf, type Step } from './tree';

/** Who steps on quickly asks the coach nothing. */
const PAUSE = 400;
const AGAIN = 2500;
const MOST_TRIES = 4;

const later = (milliseconds: number) => new Promise((go) => setTimeout(go, milliseconds));

export class Analysis {
  root = $state() as Step;
  at = $state(0);
  values = $state.raw<Prospects | null>(null);
  readonly stepping = new Attempt();
  readonly asking = new Attempt();
  readonly line = $derived(lineOf(this.root));
  readonly here = $derived(this.line[this.at] ?? this.root);
  /** Where one step ends and the next has not come yet. */
  readonly study: Study;
  readonly #name: string;
  readonly #record: string;
  /** The moves of the game as it was played. */
  readonly #played: string[];
  readonly #known = new Map<string, Studied>();
  readonly #valued = new Map<string, Prospects>();
  #closed = false;

  private constructor(name: string, record: string, whole: Studied, root: Step) {
    this.#name = name;
    this.#record = record;
    this.#played = whole.state.log.map(({ text }) => text);
    this.root = root;
    this.study = new Study(whole.state, (text) => this.#play(text));
  }

  /** The analysis of this name in this tab, at a position of the game if one is given; null if there is none. */
  static async open(name: string, number: number | null): Promise<Analysis | null> {
    const kept = keptAnalysis(name);
    if (!kept) return null;
    const whole = await studyAt({ record: kept.record });
    const root = (kept.lines as Step | undefined) ?? treeOf(whole.state.log);
    const opened = new Analysis(name, kept.record, whole, root);
    await opened.go(number === null ? (kept.at ?? 0) : rejoin(opened.root, number));
    return opened;
  }

  close(): void {
    this.#closed = true;
  }

  get last(): number {
    return this.line.length - 1;
  }

  /** To a step of the line. */
  go(at: number): Promise<void> {
    this.at = Math.max(0, Math.min(this.last, at));
    return this.stepping.make(() => this.#look(false));
  }

  /** To another step that was tried here. */
  follow(next: number): Promise<void> {
    this.here.next = next;
    return this.go(this.at + 1);
  }

  /** Chance acts, each time anew. */
  deal(): Promise<void> {
    return this.stepping.make(async () => {
      const texts = this.#texts();
      const found = await studyAt({ ...this.#asked(texts), deal: true });
      const brought = found.state.log.slice(texts.length).map(({ text }) => text);
      await this.#advance(brought, true, found);
    });
  }

  /** The record of the whole line. */
  async record(): Promise<string> {
    return (await this.#studied(textsOf(this.line))).record;
  }

  /** The record that leads here. */
  async recordHere(): Promise<string> {
    return (await this.#studied(this.#texts())).record;
  }

  async #play(text: string): Promise<boolean> {
    const texts = [...this.#texts(), text];
    const found = await this.#studied(texts);
    await this.#advance([found.state.log.at(-1)?.text ?? text], false, found);
    return true;
  }

  #advance(texts: string[], chance: boolean, found: Studied): Promise<void> {
    branch(this.here, texts, chance);
    this.at += 1;
    this.#known.set(this.#key(), found);
    return this.#look(true);
  }

  #texts(): string[] {
    return textsOf(this.line.slice(0, this.at + 1));
  }

  #key(): string {
    return this.#texts().join();
  }

  #asked(texts: string[]): { record: string; number: number; play: string[] } {
    const number = shared(texts, this.#played);
    return { record: this.#record, number, play: texts.slice(number) };
  }

  async #studied(texts: string[]): Promise<Studied> {
    const key = texts.join();
    const found = this.#known.get(key) ?? (await studyAt(this.#asked(texts)));
    this.#known.set(key, found);
    return found;
  }

  /** Shows where we are, unless we have gone on meanwhile. */
  async #look(leads: boolean): Promise<void> {
    const key = this.#key();
    keepAnalysis(this.#name, { record: this.#record, lines: $state.snapshot(this.root), at: this.at });
    this.values = this.#valued.get(key) ?? null;
    const { state } = await this.#studied(this.#texts());
    if (this.#key() !== key) return;
    this.study.show(state, leads);
    if (typeof state.turn === 'number' && !this.values) void this.asking.make(() => this.#ask(key));
  }

  async #ask(key: string): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      await later(tries === 1 ? PAUSE : AGAIN);
      if (this.#closed || this.#key() !== key) return;
      try {
        this.#valued.set(key, await valuesAt(this.#asked(this.#texts())));
        break;
      } catch (error) {
        if (tries === MOST_TRIES || !(error instanceof Refusal) || error.code !== 'slow-down') throw error;
      }
    }
    if (this.#key() === key) this.values = this.#valued.get(key) ?? null;
  }
}
