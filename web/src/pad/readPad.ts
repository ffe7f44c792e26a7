/** A kingdom typed or pasted as text, put into the score pad's grid. What is wrong with it the server says. */
import { BUILDINGS, terrainOf } from '../wire/terms';
import { newPad, padCell, type Pad, type PadSquare } from './pad';

function square(mark: string): PadSquare | null {
  const terrain = terrainOf(mark[0] ?? '');
  const crowns = Number(mark.slice(1) || 0);
  return terrain && crowns >= 0 && crowns <= 3 ? { terrain, crowns, building: null } : null;
}

/** The marks without empty rows and columns around them. */
function trimmed(rows: string[][]): string[][] {
  const start = (row: string[]) => row.findIndex((word) => word !== '..');
  const first = rows.findIndex((row) => start(row) >= 0);
  const last = rows.findLastIndex((row) => start(row) >= 0);
  const left = Math.min(...rows.map(start).filter((at) => at >= 0));
  return rows.slice(first, last + 1).map((row) =>
    row
      .slice(left)
      .join(' ')
      .replace(/( \.\.)+$/, '')
      .split(' '),
  );
}

function placed(pad: Pad, rows: string[][]): Pad | null {
  const castleRow = rows.findIndex((row) => row.includes('##'));
  const width = Math.max(...rows.map((row) => row.length));
  if (castleRow < 0 || width > pad.size || rows.length > pad.size) return null;
  // a kingdom smaller than the grid stands so that its castle is as near the middle as may be
  const middle = (pad.size - 1) / 2;
  const shift = (at: number, length: number) => Math.min(Math.max(middle - at, 0), pad.size - length);
  const right = shift(rows[castleRow]?.indexOf('##') ?? 0, width);
  const down = shift(castleRow, rows.length);
  const squares = [...pad.squares];
  let castle = pad.castle;
  rows.forEach((row, y) =>
    row.forEach((word, x) => {
      const index = (y + down) * pad.size + x + right;
      if (word === '##') castle = index;
      else squares[index] = square(word);
    }),
  );
  return { ...pad, squares, castle };
}

function withBuildings(pad: Pad, text: string): Pad {
  const wanted = text.split(',').map((part) => part.trim().split(/\s+/));
  const squares = pad.squares.map((old, i) => {
    const id = wanted.find(([, cell]) => cell === padCell(pad, i))?.[0]?.replace('-', '_');
    const building = BUILDINGS.find((one) => one === id);
    return old?.terrain === 'town' && building ? { ...old, building } : old;
  });
  return { ...pad, squares };
}

/** The pad a text describes, or null where it holds no kingdom that fits the grid. */
export function readPad(text: string, like: Pad): Pad | null {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const facts = new Map(
    lines
      .filter((line) => line.includes(':'))
      .map((line) => {
        const [name = '', value = ''] = line.split(':');
        return [name.trim().toLowerCase(), value.trim()] as const;
      }),
  );
  const rows = trimmed(lines.filter((line) => !line.includes(':')).map((line) => line.split(/\s+/)));
  const pad = rows.length > 0 ? placed(newPad(like.name, like.colour, like.size), rows) : null;
  if (!pad) return null;
  const number = (name: string) => Number(facts.get(name) ?? 0) || 0;
  const towers = facts.has('towers') ? number('towers') : null;
  const known = {
    ...pad,
    coins: number('coins'),
    knights: number('knights'),
    towers,
    queen: facts.get('queen') === 'yes',
  };
  return withBuildings(known, facts.get('buildings') ?? '');
}
