/** The grid of the score pad: what the player tapped in, and how it is asked of the server. */
import type { ScoreRequest, ScoreSquare } from './api';
import { cellName, type Frame } from './cell';
import type { BuildingId, Colour, Terrain } from './view';

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
  return { name, colour, size, squares, castle: (size * size - 1) / 2, coins: 0, knights: 0, queen: false };
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

export function padCells(pad: Pad): ScoreSquare[] {
  return pad.squares.flatMap((square, i) => (square ? [{ cell: padCell(pad, i), ...square }] : []));
}

export function scoreRequest(pad: Pad, game: 'kingdomino' | 'queendomino', variants: string[]): ScoreRequest {
  const { size, coins, knights, queen } = pad;
  return { game, size, variants, cells: padCells(pad), coins, knights, queen };
}

export function resizedPad(pad: Pad, size: 5 | 7): Pad {
  return { ...newPad(pad.name, pad.colour, size), coins: pad.coins, knights: pad.knights, queen: pad.queen };
}
