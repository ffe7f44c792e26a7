/** What a player of the Duel points at and has chosen so far: dice to take, and where the two dice are drawn. */
import { habits } from '../browser/habits.svelte';
import { coatLetters } from '../draw/duel';
import type { CoatCell } from '../draw/shapes';
import { draws, only, type DrawMove, type Half } from '../wire/moves';
import type { Cell } from '../wire/terms';
import type { Touch } from './hand.svelte';
import type { Playable } from './playable';

function at(move: DrawMove, cell: Cell): Half | undefined {
  return move.halves.find((half) => half.cell === cell);
}

/** How a drawing lies as seen from a cell: what is drawn there and where the other half is. */
function lie(move: DrawMove, cell: Cell): string {
  const here = at(move, cell);
  const other = move.halves.find((half) => half !== here);
  const column = (other?.cell.charCodeAt(0) ?? 0) - cell.charCodeAt(0);
  return [here?.text, column, Number(other?.cell.slice(1)) - Number(cell.slice(1)), other?.text].join();
}

export class DuelHand {
  dice = $state.raw<number[]>([]);
  cell = $state<Cell | null>(null);
  pinned = $state(false);
  /** The coat chosen for the joker, by its letter. */
  joker = $state<string | null>(null);
  /** With the dice drawn apart: the square chosen first. */
  anchor = $state.raw<Half | null>(null);
  #lie = $state('');

  readonly takes;
  readonly free;
  readonly crosses;
  readonly draws;
  readonly apart;
  readonly jokers;
  readonly ways;
  readonly way;
  readonly ghost;
  readonly marks;

  constructor(readonly table: Playable) {
    this.takes = $derived(only(table.moves, 'take').map((move) => ({ ...move, dice: move.words.map(Number) })));
    this.free = $derived([...new Set(this.takes.flatMap((move) => move.dice))]);
    this.crosses = $derived(only(table.moves, 'cross').map((move) => move.words[0] ?? ''));
    const all = $derived(draws(table.moves));
    this.jokers = $derived([
      ...new Set(
        all
          .flatMap((move) => move.halves)
          .filter((half) => half.joker)
          .map((half) => half.letter),
      ),
    ]);
    this.draws = $derived(all.filter((move) => this.#fits(move)));
    this.apart = $derived(table.view?.game === 'duel' && table.view.declared.powers.includes('split'));
    this.ways = $derived.by(() => {
      const { cell, anchor } = this;
      return cell === null || cell === anchor?.cell ? [] : this.draws.filter((move) => at(move, cell));
    });
    this.way = $derived.by((): DrawMove | null => {
      const { cell } = this;
      if (cell === null) return null;
      return this.ways.find((move) => lie(move, cell) === this.#lie) ?? this.ways[0] ?? null;
    });
    this.ghost = $derived.by((): CoatCell[] => {
      const { view } = table;
      if (view?.game !== 'duel') return [];
      const letters = coatLetters(view);
      return this.#shown().map(({ cell, letter, crosses }) => ({ cell, coat: letters.get(letter) ?? 'dot', crosses }));
    });
    this.marks = $derived(
      [...new Set([...this.crosses, ...this.#squares()])].filter((cell) => cell !== this.anchor?.cell),
    );
  }

  #squares(): Cell[] {
    return this.draws.flatMap((move) => move.halves.map((half) => half.cell));
  }

  #fits(move: DrawMove): boolean {
    const { joker, anchor } = this;
    const jokerFits = joker === null || move.halves.every((half) => !half.joker || half.letter === joker);
    const anchored = !anchor || move.halves.some((half) => half.cell === anchor.cell && half.text === anchor.text);
    return jokerFits && anchored;
  }

  /** The halves to show: both, or only the first while the dice are drawn apart. */
  #shown(): Half[] {
    const { way, cell, anchor } = this;
    if (!way || cell === null) return anchor ? [anchor] : [];
    if (this.apart && !anchor) return way.halves.filter((half) => half.cell === cell);
    return way.halves;
  }

  clear(): void {
    this.dice = [];
    this.pinned = false;
    this.anchor = null;
    this.joker = null;
    if (this.draws.length === 0) this.cell = null;
  }

  die(number: number): void {
    const next = this.dice.includes(number) ? this.dice.filter((die) => die !== number) : [...this.dice, number];
    const move = this.takes.find(
      (take) => take.dice.length === next.length && take.dice.every((die) => next.includes(die)),
    );
    this.dice = move ? [] : next;
    if (move) void this.table.play(move.text);
  }

  point(cell: Cell | null): void {
    if (!this.pinned) this.cell = cell;
  }

  turn(clockwise = true): void {
    const { cell, ways, way } = this;
    if (cell === null || !way) return;
    const next = ways[(ways.indexOf(way) + (clockwise ? 1 : ways.length - 1)) % ways.length];
    if (next) this.#lie = lie(next, cell);
  }

  choose(cell: Cell, by: Touch): void {
    if (this.crosses.includes(cell)) void this.table.play(`cross ${cell}`);
    else if (this.draws.length > 0) this.#set(cell, by);
  }

  #set(cell: Cell, by: Touch): void {
    if (cell === this.anchor?.cell) return this.#lift();
    const onGhost = this.pinned && this.ghost.some((square) => square.cell === cell);
    if (onGhost && by === 'touch') return this.turn();
    if (!onGhost) this.cell = cell;
    if (!this.way) return;
    if (onGhost || (by !== 'touch' && !habits.confirm)) this.draw();
    else this.pinned = true;
  }

  /** Choose the first square again. */
  #lift(): void {
    this.anchor = null;
    this.pinned = false;
  }

  /** Draw what is held; with the dice apart, first one and then the other. */
  draw(): void {
    const { way, cell } = this;
    if (!way || cell === null) return;
    if (this.apart && !this.anchor) {
      this.anchor = at(way, cell) ?? null;
      this.pinned = false;
    } else void this.table.play(way.text);
  }
}
