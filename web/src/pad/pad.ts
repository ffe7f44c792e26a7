/** The grid of the score pad, and the text the server counts it from; see docs/queendomino.md. */
import { cellName, type Frame } from '../draw/cell';
import type { PadGame } from '../wire/scoring';
import { TERRAIN_LETTERS, type BuildingId, type Colour, type Terrain } from '../wire/terms';

export interface PadSquare {
  terrain: Terrain;
  crowns: number;
  building: BuildingId | null;
}

export interface Pad {
  name: string;
  colour: Colour;
  size: 5 | 7;
  /** Row by row; null where nothing lies, and under the castle. */
  squares: (PadSquare | null)[];
  castle: number;
  coins: number;
  knights: number;
  /** Said only where it is not what the buildings bring. */
  towers: number | null;
  queen: boolean;
}

export type Tool =
  | { kind: 'terrain'; terrain: Terrain; crowns: number }
  | { kind: 'building'; building: BuildingId }
  | { kind: 'castle' }
  | { kind: 'erase' };

const HOME = 6; // the castle is always "g7": column 6, row 6

export function newPad(name: string, colour: Colour, size: 5 | 7): Pad {
  const squares = Array<null>(size * size).fill(null);
  const castle = (size * size - 1) / 2;
  return { name, colour, size, squares, castle, coins: 0, knights: 0, towers: null, queen: false };
}

/** The part of the cell grid that the pad shows, given where its castle stands. */
export function padFrame(pad: Pad): Frame {
  const column = pad.castle % pad.size;
  const row = Math.floor(pad.castle / pad.size);
  return { left: HOME - column, top: HOME - row, columns: pad.size, rows: pad.size };
}

export function padCell(pad: Pad, index: number): string {
  const { left, top } = padFrame(pad);
  return cellName(left + (index % pad.size), top + Math.floor(index / pad.size));
}

function painted(old: PadSquare | null, tool: Tool): PadSquare | null {
  if (tool.kind === 'erase') return null;
  if (tool.kind === 'building') return { terrain: 'town', crowns: 0, building: tool.building };
  if (tool.kind !== 'terrain') return old;
  const same = old?.terrain === tool.terrain && old.crowns === tool.crowns && !old.building;
  return same ? null : { terrain: tool.terrain, crowns: tool.crowns, building: null };
}

/** The pad after a tap: tapping the same thing again takes it away. */
export function tap(pad: Pad, index: number, tool: Tool): Pad {
  if (tool.kind === 'castle') {
    const squares = pad.squares.map((square, i) => (i === index ? null : square));
    return { ...pad, squares, castle: index };
  }
  if (index === pad.castle) return pad;
  return { ...pad, squares: pad.squares.map((old, i) => (i === index ? painted(old, tool) : old)) };
}

export function padCells(pad: Pad): (PadSquare & { cell: string })[] {
  return pad.squares.flatMap((square, i) => (square ? [{ cell: padCell(pad, i), ...square }] : []));
}

export function resizedPad(pad: Pad, size: 5 | 7): Pad {
  return { ...newPad(pad.name, pad.colour, size), coins: pad.coins, knights: pad.knights, queen: pad.queen };
}

function mark(pad: Pad, index: number): string {
  if (index === pad.castle) return '##';
  const square = pad.squares[index];
  return square ? TERRAIN_LETTERS[square.terrain] + square.crowns : '..';
}

function facts(pad: Pad): string[] {
  const built = padCells(pad).flatMap(({ building, cell }) => (building ? [`${building} ${cell}`] : []));
  return [
    `coins: ${pad.coins}`,
    `knights: ${pad.knights}`,
    ...(pad.towers === null ? [] : [`towers: ${pad.towers}`]),
    ...(built.length > 0 ? [`buildings: ${built.join(', ')}`] : []),
    `queen: ${pad.queen ? 'yes' : 'no'}`,
  ];
}

/** The kingdom as text; Queendomino's with what is owned beside it. */
export function padText(pad: Pad, game: PadGame): string {
  const rows = Array.from({ length: pad.size }, (_, y) =>
    Array.from({ length: pad.size }, (_, x) => mark(pad, y * pad.size + x)).join(' '),
  );
  return [...rows, ...(game === 'queendomino' ? facts(pad) : [])].join('\n') + '\n';
}

/** The settings the server counts with: size and house rules. */
export function padSettings(game: PadGame, size: 5 | 7, variants: readonly string[]): Record<string, string> {
  const rules = Object.fromEntries(variants.map((variant) => [variant.replace('_', '-'), 'yes']));
  if (game === 'kingdomino') return { size: String(size), ...rules };
  return { players: size === 7 ? '2' : '4', ...rules };
}
