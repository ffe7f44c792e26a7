/** What the player holds and points at while choosing a move; forgotten as soon as the table moves on. */
import { habits } from '../browser/habits.svelte';
import { dominoShape } from '../draw/kingdom';
import type { Ghost } from '../draw/shapes';
import { builds, lays, numbers, only, type BuildMove } from '../wire/moves';
import type { Cell } from '../wire/terms';
import { held, turned, turnsOf } from './placing';
import type { Playable } from './playable';

export type Touch = 'mouse' | 'touch' | 'key';

export class Hand {
  cell = $state<Cell | null>(null);
  turns = $state(0);
  /** Set down but not yet confirmed. */
  pinned = $state(false);
  /** Squares chosen for knights. */
  posts = $state.raw<Cell[]>([]);
  /** The printed price of the building chosen. */
  price = $state<number | null>(null);

  readonly lays;
  readonly picks;
  /** Dominoes that can be chosen by leaving out what is optional before it. */
  readonly ahead;
  readonly taxes;
  readonly builds;
  readonly bribes;
  readonly domino;
  readonly ghost;
  readonly chosen;
  readonly sites;
  readonly tax;

  constructor(readonly table: Playable) {
    this.lays = $derived(lays(table.moves));
    this.picks = $derived(numbers(table.moves, 'pick'));
    this.ahead = $derived.by((): number[] => {
      const { view } = table;
      const optional = view && view.game !== 'duel' && only(table.moves, 'pass').length > 0;
      return optional ? view.offer.flatMap((claim) => (claim.king === null ? [claim.number] : [])) : [];
    });
    this.taxes = $derived(only(table.moves, 'tax'));
    this.builds = $derived(builds(table.moves, 'build'));
    this.bribes = $derived(builds(table.moves, 'bribe'));
    this.domino = $derived.by(() => {
      const { view } = table;
      if (!view || view.game === 'duel' || view.phase !== 'lay') return null;
      const claim = view.row[0];
      return claim ? dominoShape(claim) : null;
    });
    this.ghost = $derived.by((): Ghost | null => {
      if (!this.domino || this.lays.length === 0 || this.cell === null) return null;
      const { a, b, move } = held(this.lays, this.cell, this.turns);
      return { a, b, domino: this.domino, legal: move !== null, points: move?.gain ?? null };
    });
    this.chosen = $derived.by((): BuildMove[] =>
      [...this.builds, ...this.bribes].filter((move) => move.price === this.price),
    );
    this.sites = $derived(this.chosen.flatMap((move) => (move.cell ? [move.cell] : [])));
    this.tax = $derived(
      this.taxes.find((move) => [...this.posts].sort().join() === [...move.words].sort().join()) ?? null,
    );
  }

  /** Everything chosen for a move that has been made, or can no longer be. */
  clear(): void {
    this.pinned = false;
    this.posts = [];
    this.price = null;
    if (this.lays.length === 0) this.cell = null;
  }

  point(cell: Cell | null): void {
    if (!this.pinned) this.cell = cell;
  }

  turn(clockwise = true): void {
    if (this.lays.length === 0) return;
    const now = this.ghost ? turnsOf(this.ghost.a, this.ghost.b) : this.turns;
    this.turns = this.cell === null ? (now + (clockwise ? 1 : 3)) % 4 : turned(this.lays, this.cell, now, clockwise);
  }

  /** A cell was clicked, tapped, or chosen by key. */
  choose(cell: Cell, by: Touch): void {
    if (this.lays.length > 0) this.#set(cell, by);
    else if (this.taxes.length > 0) this.#post(cell);
    else if (this.sites.includes(cell)) this.build(cell);
  }

  #set(cell: Cell, by: Touch): void {
    const onGhost = this.pinned && this.ghost && (cell === this.ghost.a || cell === this.ghost.b);
    if (onGhost && by === 'touch') return this.turn();
    if (onGhost) return this.lay();
    this.cell = cell;
    if (by !== 'touch' && !habits.confirm) return this.lay();
    this.pinned = this.ghost?.legal ?? false;
  }

  /** Choose a domino; what is optional before that is passed over, as long as the server asks us. */
  async pick(number: number): Promise<void> {
    const { table } = this;
    while (this.ahead.includes(number)) if (!(await table.play('pass')) || !table.myTurn) return;
    if (this.picks.includes(number)) await table.play(`pick ${number}`);
  }

  /** Lay the domino where it is held. */
  lay(): void {
    if (!this.ghost?.legal) return;
    const { a, b } = this.ghost;
    const move = this.lays.find((place) => place.a === a && place.b === b);
    if (move) void this.table.play(move.text);
  }

  #post(cell: Cell): void {
    if (!this.taxes.some((move) => move.words.includes(cell))) return;
    const without = this.posts.filter((post) => post !== cell);
    const next = without.length < this.posts.length ? without : [...this.posts, cell];
    const possible = this.taxes.some((move) => next.every((post) => move.words.includes(post)));
    this.posts = possible ? next : [cell];
  }

  build(cell: Cell): void {
    const move = this.chosen.find((build) => build.cell === cell);
    if (move) void this.table.play(move.text);
  }

  bribe(): void {
    const move = this.chosen.find((bribe) => bribe.cell === null);
    if (move) void this.table.play(move.text);
  }
}
