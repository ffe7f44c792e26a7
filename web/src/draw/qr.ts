/** A QR code as one path of squares of size 1. */
import { encode } from 'uqr';

export interface QrShape {
  size: number;
  path: string;
}

export function qrPath(text: string): QrShape {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const squares = data.flatMap((line, y) => line.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join('') };
}
