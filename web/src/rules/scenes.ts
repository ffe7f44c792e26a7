/** The small scenes that the rules pages show. */
import { blankMap, drawKingdom } from '../draw/sample';
import type { CoatCell, DieShape, DominoShape, MapShape, Ghost, KingdomShape, RowShape, Seal } from '../draw/shapes';
import type { PictureId } from './outline';

function domino(number: number, a: DominoShape['a'], b: DominoShape['b']): DominoShape {
  return { number, set: 'kingdomino', a, b };
}
const wheatForest = domino(19, { terrain: 'wheat', crowns: 1 }, { terrain: 'forest', crowns: 0 });
const lakeSwamp = domino(35, { terrain: 'lake', crowns: 0 }, { terrain: 'swamp', crowns: 0 });
const young = drawKingdom(['C w w', 'l . .'], 'pink');
const wide = drawKingdom(['f f C w w'], 'pink');

export interface Placing {
  kingdom: KingdomShape;
  ghost: Ghost;
}

export const PLACINGS: Partial<Record<PictureId, Placing>> = {
  atCastle: { kingdom: young, ghost: { domino: lakeSwamp, a: 'g6', b: 'g5', legal: true } },
  atSame: { kingdom: young, ghost: { domino: wheatForest, a: 'i8', b: 'i9', legal: true } },
  atNothing: { kingdom: young, ghost: { domino: lakeSwamp, a: 'i8', b: 'i9', legal: false } },
  tooWide: { kingdom: wide, ghost: { domino: wheatForest, a: 'i6', b: 'j6', legal: false } },
};

export interface Scene {
  kingdom: KingdomShape;
  seals?: Seal[];
}

function knighted(): KingdomShape {
  const kingdom = drawKingdom(['l1 l f', 'l l .', '. C w'], 'orange');
  return { ...kingdom, cells: kingdom.cells.map((cell) => (cell.cell === 'g6' ? { ...cell, knight: true } : cell)) };
}

export const SCENES: Partial<Record<PictureId, Scene>> = {
  territory: {
    kingdom: drawKingdom(['w1 w w f f', 'w w1 w1 f f1', 'w l C m m2', 'g g f l s', 'g2 g l s s'], 'yellow'),
    seals: [{ cell: 'f5', text: '21' }],
  },
  knight: { kingdom: knighted(), seals: [{ cell: 'f6', text: '4' }] },
};

const claimed = [
  { domino: domino(5, { terrain: 'forest', crowns: 0 }, { terrain: 'forest', crowns: 0 }), king: 'pink' as const },
  { domino: wheatForest, king: null },
  { domino: domino(37, { terrain: 'lake', crowns: 0 }, { terrain: 'grassland', crowns: 1 }), king: 'blue' as const },
  { domino: domino(48, { terrain: 'wheat', crowns: 0 }, { terrain: 'mine', crowns: 3 }), king: null },
];
export const ROW: RowShape = { entries: claimed };

export const DICE: DieShape[] = [
  { coat: 'dot', crosses: 0 },
  { coat: 'double_stripe', crosses: 1 },
  { coat: 'solid', crosses: 2 },
  { coat: 'wild', crosses: 0 },
];

export interface MapScene {
  map: MapShape;
  ghost: CoatCell[];
}

const begun: MapShape = {
  ...blankMap,
  heavy: [['d2', 'e2']],
  cells: [
    { cell: 'd2', coat: 'stripe', crosses: 0 },
    { cell: 'e2', coat: 'dot', crosses: 1 },
  ],
};

export const MAPS: Partial<Record<PictureId, MapScene>> = {
  besideSame: {
    map: begun,
    ghost: [
      { cell: 'd1', coat: 'stripe', crosses: 1 },
      { cell: 'c1', coat: 'solid', crosses: 0 },
    ],
  },
  besideNothing: {
    map: begun,
    ghost: [
      { cell: 'f1', coat: 'stripe', crosses: 1 },
      { cell: 'f2', coat: 'solid', crosses: 0 },
    ],
  },
  domain: {
    map: {
      ...blankMap,
      castleUsed: true,
      heavy: [
        ['b3', 'c3'],
        ['d2', 'e2'],
        ['e2', 'e3'],
      ],
      cells: [
        { cell: 'c3', coat: 'solid', crosses: 2 },
        { cell: 'c2', coat: 'solid', crosses: 0 },
        { cell: 'd2', coat: 'solid', crosses: 0 },
        { cell: 'b3', coat: 'dot', crosses: 1 },
        { cell: 'e3', coat: 'quartered', crosses: 0 },
        { cell: 'e2', coat: 'stripe', crosses: 0 },
      ],
    },
    ghost: [],
  },
};
