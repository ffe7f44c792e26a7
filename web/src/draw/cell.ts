/** Names of cells ("g7") and the part of the grid that a kingdom can still reach. */
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

export function cellName(column: number, row: number): Cell {
  return String.fromCharCode(LETTER_A + column) + (row + 1);
}

export function cellSpot(cell: Cell): Point {
  return { column: cell.charCodeAt(0) - LETTER_A, row: Number(cell.slice(1)) - 1 };
}

/** The cells that lie in some size × size square holding the whole kingdom. */
export function reach(kingdom: KingdomShape): Frame {
  const spots = [kingdom.castle, ...kingdom.cells.map((c) => c.cell)].map(cellSpot);
  const far = kingdom.size - 1;
  const columns = spots.map((s) => s.column);
  const rows = spots.map((s) => s.row);
  const left = Math.max(...columns) - far;
  const top = Math.max(...rows) - far;
  return { left, top, columns: Math.min(...columns) + far - left + 1, rows: Math.min(...rows) + far - top + 1 };
}

/** The cells a next domino could touch: two steps round what lies there, within reach. */
export function around(kingdom: KingdomShape): Frame {
  const limit = reach(kingdom);
  const spots = [kingdom.castle, ...kingdom.cells.map((c) => c.cell)].map(cellSpot);
  const columns = spots.map((s) => s.column);
  const rows = spots.map((s) => s.row);
  const left = Math.max(limit.left, Math.min(...columns) - 2);
  const top = Math.max(limit.top, Math.min(...rows) - 2);
  const right = Math.min(limit.left + limit.columns - 1, Math.max(...columns) + 2);
  const bottom = Math.min(limit.top + limit.rows - 1, Math.max(...rows) + 2);
  return { left, top, columns: right - left + 1, rows: bottom - top + 1 };
}

/** The cells in use and no more, for kingdoms shown small. */
export function extent(kingdom: KingdomShape): Frame {
  const spots = [kingdom.castle, ...kingdom.cells.map((c) => c.cell)].map(cellSpot);
  const columns = spots.map((s) => s.column);
  const rows = spots.map((s) => s.row);
  const side = Math.max(kingdom.size, ...[columns, rows].map((v) => Math.max(...v) - Math.min(...v) + 1));
  const left = Math.min(...columns) - Math.floor((side - (Math.max(...columns) - Math.min(...columns) + 1)) / 2);
  const top = Math.min(...rows) - Math.floor((side - (Math.max(...rows) - Math.min(...rows) + 1)) / 2);
  return { left, top, columns: side, rows: side };
}

/** A small steady number for each cell, to vary the pictures. */
export function variety(cell: Cell): number {
  const { column, row } = cellSpot(cell);
  return (column * 7 + row * 5 + ((column * row) % 3)) % 6;
}
