/** Kingdoms, rows and boards to show on the home and style pages, as a server would send them. */
import { terrainOf, type BuildingId } from '../wire/terms';
import type { Frame } from './cell';
import type {
  BoardShape,
  BuildingShape,
  DominoShape,
  MapShape,
  KingdomShape,
  RowShape,
  SheetShape,
  SpellbookShape,
} from './shapes';

/** A drawing such as "w1 w f": one word for each cell, "." empty, "C" the castle, a number for crowns. */
export function drawKingdom(rows: string[], colour: KingdomShape['colour'], grows: Partial<Frame> = {}): KingdomShape {
  const words = rows.map((row) => row.trim().split(/\s+/));
  const castleRow = words.findIndex((row) => row.includes('C'));
  const castleColumn = words[castleRow]?.indexOf('C') ?? 0;
  const cells = words.flatMap((row, y) =>
    row.flatMap((word, x) => {
      const terrain = terrainOf(word[0] ?? '');
      if (!terrain) return [];
      const cell = String.fromCharCode(103 + x - castleColumn) + (7 + y - castleRow);
      return [{ cell, terrain, crowns: Number(word[1] ?? 0), domino: `${terrain}${Math.floor(x / 2)}-${y}` }];
    }),
  );
  const drawn = { left: 6 - castleColumn, top: 6 - castleRow, columns: words[0]?.length ?? 0, rows: words.length };
  return { size: 5, colour, castle: 'g7', reach: { ...drawn, ...grows }, cells };
}

export const finishedKingdom = drawKingdom(
  ['w1 w w f f', 'w l1 l f1 f', 'g l C f m2', 'g2 g l1 s m3', 'g s2 s s1 m'],
  'pink',
);
export const youngKingdom = drawKingdom(['. . f1 .', '. w C l', '. w l1 l', '. g . .'], 'yellow', {
  left: 3,
  top: 4,
  columns: 7,
  rows: 6,
});

/** Stands on these cells; what the tiles bring, the server says. */
const BUILT: Partial<Record<string, BuildingId>> = { g5: 'guardtower', h5: 'queens_tower', g9: 'bakery' };
const COURT: Partial<Record<string, object>> = { f8: { knight: true }, i6: { knight: true }, e8: { queen: true } };

export function queensKingdom(tiles: readonly BuildingShape[]): KingdomShape {
  const kingdom = drawKingdom(['w1 w t t f', 'l1 l t f1 f', 'g l C s m2', 'g2 g t s1 m3', 'g w t t w1'], 'violet');
  const cells = kingdom.cells.map((square) => {
    const building = tiles.find(({ id }) => id === BUILT[square.cell]);
    return { ...square, ...COURT[square.cell], ...(building ? { building, towers: building.towers } : {}) };
  });
  return { ...kingdom, cells };
}

export const dominoes: DominoShape[] = [
  { number: 5, set: 'kingdomino', a: { terrain: 'forest', crowns: 0 }, b: { terrain: 'forest', crowns: 0 } },
  { number: 19, set: 'kingdomino', a: { terrain: 'wheat', crowns: 1 }, b: { terrain: 'forest', crowns: 0 } },
  { number: 37, set: 'kingdomino', a: { terrain: 'lake', crowns: 0 }, b: { terrain: 'grassland', crowns: 1 } },
  { number: 48, set: 'kingdomino', a: { terrain: 'wheat', crowns: 0 }, b: { terrain: 'mine', crowns: 3 } },
];

export const row: RowShape = {
  entries: [
    { domino: dominoes[0]!, king: 'pink', done: true },
    { domino: dominoes[1]!, king: 'blue' },
    { domino: dominoes[2]!, king: null, free: true },
    { domino: dominoes[3]!, king: null, free: true },
  ],
};

export function board(tiles: readonly BuildingShape[]): BoardShape {
  const spaces = [5, 4, 3, 2, 1, 0].map((price, i) => ({
    price,
    cost: price,
    building: i === 3 ? null : (tiles[i] ?? null),
  }));
  return { spaces, top: tiles.at(-1) ?? null, left: 21, dragonHome: true, queenHere: true };
}

export const sheet: SheetShape = {
  players: [
    { name: 'Ada', colour: 'pink', winner: true },
    { name: 'Béla', colour: 'yellow' },
    { name: 'Caro', colour: 'blue' },
  ],
  lines: [
    { key: 'wheat', points: [4, 9, 0] },
    { key: 'forest', points: [6, 0, 12] },
    { key: 'lake', points: [6, 8, 3] },
    { key: 'grassland', points: [8, 0, 4] },
    { key: 'swamp', points: [12, 2, 0] },
    { key: 'mine', points: [15, 6, 0] },
    { key: 'special', points: [15, 0, 5] },
    { key: 'total', points: [66, 25, 24] },
  ],
};

/** An empty map, as all of them begin. */
export const blankMap: MapShape = { columns: 7, rows: 5, castle: 'd3', heavy: [], castleUsed: false, cells: [] };

export const duelMap: MapShape = {
  ...blankMap,
  heavy: [
    ['c2', 'd2'],
    ['b3', 'c3'],
    ['e2', 'e3'],
    ['d4', 'd5'],
  ],
  cells: [
    { cell: 'd2', coat: 'dot', crosses: 0 },
    { cell: 'e2', coat: 'dot', crosses: 1 },
    { cell: 'c3', coat: 'stripe', crosses: 0 },
    { cell: 'b3', coat: 'double_dot', crosses: 1 },
    { cell: 'e3', coat: 'solid', crosses: 2 },
    { cell: 'f3', coat: 'solid', crosses: 0 },
    { cell: 'd4', coat: 'quartered', crosses: 0 },
    { cell: 'd5', coat: 'double_stripe', crosses: 1 },
    { cell: 'c2', coat: 'stripe', crosses: 1 },
  ],
  castleUsed: true,
};

export const spellbook: SpellbookShape = {
  players: [
    { name: 'Ada', colour: 'pink' },
    { name: 'Béla', colour: 'yellow' },
  ],
  lines: [
    {
      coat: 'dot',
      power: 'ignore_connection',
      boxes: 5,
      immediate: false,
      players: [
        { filled: 5, state: 'ready' },
        { filled: 3, state: 'struck' },
      ],
    },
    {
      coat: 'stripe',
      power: 'split_domino',
      boxes: 5,
      immediate: false,
      players: [
        { filled: 2, state: 'open' },
        { filled: 4, state: 'open' },
      ],
    },
    {
      coat: 'double_dot',
      power: 'pick_two_first',
      boxes: 4,
      immediate: false,
      players: [
        { filled: 1, state: 'struck' },
        { filled: 4, state: 'used' },
      ],
    },
    {
      coat: 'double_stripe',
      power: 'set_die_face',
      boxes: 4,
      immediate: false,
      players: [
        { filled: 0, state: 'open' },
        { filled: 0, state: 'open' },
      ],
    },
    {
      coat: 'solid',
      power: 'points_per_domain',
      boxes: 3,
      immediate: true,
      players: [
        { filled: 1, state: 'open' },
        { filled: 0, state: 'open' },
      ],
    },
    {
      coat: 'quartered',
      power: 'add_cross',
      boxes: 3,
      immediate: true,
      players: [
        { filled: 0, state: 'open' },
        { filled: 2, state: 'open' },
      ],
    },
  ],
};
