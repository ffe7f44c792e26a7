/** Names of cells ("g7"), and the frames of cells that a picture shows. */
import type { Cell } from '../wire/terms';
import type { KingdomShape } from './shapes';

export interface Point {
  column: number;
  row: number;
}

export interface Frame {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

const LETTER_A = 97;
/** How far beyond the kingdom a player looks: as far as a domino reaches. */
const MARGIN = 2;

export function cellName(column: number, row: number): Cell {
  return String.fromCharCode(LETTER_A + column) + (row + 1);
}

export function cellSpot(cell: Cell): Point {
  return { column: cell.charCodeAt(0) - LETTER_A, row: Number(cell.slice(1)) - 1 };
}

/** The smallest frame that holds all of these cells. */
export function bounds(cells: readonly Cell[]): Frame {
  const spots = cells.map(cellSpot);
  const columns = spots.map((spot) => spot.column);
  const rows = spots.map((spot) => spot.row);
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return { left, top, columns: Math.max(...columns) - left + 1, rows: Math.max(...rows) - top + 1 };
}

/** Every cell of a frame, row by row. */
export function frameCells(frame: Frame): Cell[] {
  const count = frame.columns * frame.rows;
  const name = (i: number) => cellName(frame.left + (i % frame.columns), frame.top + Math.floor(i / frame.columns));
  return Array.from({ length: count }, (_, i) => name(i));
}

function used(kingdom: KingdomShape): Frame {
  return bounds([kingdom.castle, ...kingdom.cells.map(({ cell }) => cell)]);
}

/** A stretch of cells with a margin on both sides, cut off where the limit ends. */
function widened(start: number, length: number, from: number, limit: number): [number, number] {
  const first = Math.max(from, start - MARGIN);
  return [first, Math.min(from + limit, start + length + MARGIN) - first];
}

/** The kingdom and a margin of cells around it, as far as it may still grow. */
export function around(kingdom: KingdomShape): Frame {
  const [land, limit] = [used(kingdom), kingdom.reach];
  const [left, columns] = widened(land.left, land.columns, limit.left, limit.columns);
  const [top, rows] = widened(land.top, land.rows, limit.top, limit.rows);
  return { left, top, columns, rows };
}

/** A square round the cells in use, of the kingdom's full size, for kingdoms shown small. */
export function extent(kingdom: KingdomShape): Frame {
  const land = used(kingdom);
  const side = Math.max(kingdom.size, land.columns, land.rows);
  const before = (length: number) => Math.floor((side - length) / 2);
  return { left: land.left - before(land.columns), top: land.top - before(land.rows), columns: side, rows: side };
}

const LEAST = 3;

/** The cells in use and no more, for a glance: a frame of at least three by three. */
export function snug(kingdom: KingdomShape): Frame {
  const land = used(kingdom);
  const [columns, rows] = [Math.max(LEAST, land.columns), Math.max(LEAST, land.rows)];
  const before = (side: number, length: number) => Math.floor((side - length) / 2);
  return {
    left: land.left - before(columns, land.columns),
    top: land.top - before(rows, land.rows),
    columns,
    rows,
  };
}

/** A small steady number for each cell, to vary the pictures. */
export function variety(cell: Cell): number {
  const { column, row } = cellSpot(cell);
  return (column * 7 + row * 5 + ((column * row) % 3)) % 6;
}
