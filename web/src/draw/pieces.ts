/** Outlines of the dominoes lying in a kingdom, so that both halves of one look like a single piece. */
import { cellSpot, type Frame } from './cell';
import type { PlacedSquare } from './shapes';

function box(x: number, y: number, w: number, h: number): string {
  const r = 3;
  return (
    `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} -${r} ${r}` +
    `h-${w - 2 * r}q-${r} 0 -${r} -${r}v-${h - 2 * r}q0 -${r} ${r} -${r}z`
  );
}

function outline(squares: PlacedSquare[], frame: Frame): string {
  const spots = squares.map((s) => cellSpot(s.cell));
  const columns = spots.map((s) => s.column);
  const rows = spots.map((s) => s.row);
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  const [wide, high] = [Math.max(...columns) - left + 1, Math.max(...rows) - top + 1];
  return box((left - frame.left) * 100 + 1, (top - frame.top) * 100 + 1, wide * 100 - 2, high * 100 - 2);
}

/** One path for all pieces; squares that name no domino are pieces of their own. */
export function pieceOutlines(cells: PlacedSquare[], frame: Frame): string {
  const pieces = new Map<string, PlacedSquare[]>();
  for (const square of cells) {
    const key = square.domino === undefined ? square.cell : `#${square.domino}`;
    pieces.set(key, [...(pieces.get(key) ?? []), square]);
  }
  return [...pieces.values()]
    .flatMap((piece) => (piece.length <= 2 ? [piece] : piece.map((square) => [square])))
    .map((piece) => outline(piece, frame))
    .join('');
}
