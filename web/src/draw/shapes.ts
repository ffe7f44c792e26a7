/** The shapes that boards draw, as plain values. */
import {
  TERRAINS,
  type BuildingId,
  type Cell,
  type Colour,
  type DominoSet,
  type Square,
  type Terrain,
} from '../wire/terms';
import type { Frame } from './cell';

export const COATS = ['dot', 'stripe', 'double_dot', 'double_stripe', 'solid', 'quartered'] as const;
export type Coat = (typeof COATS)[number];
/** A die face shows a coat of arms or the joker. */
export type FaceCoat = Coat | 'wild';

export const POWERS = [
  'ignore_connection',
  'split_domino',
  'pick_two_first',
  'set_die_face',
  'points_per_domain',
  'add_cross',
] as const;
export type Power = (typeof POWERS)[number];

export interface DominoShape {
  number: number;
  a: Square;
  b: Square;
  set: DominoSet;
}

/** What a building tile shows; `per` says what its points are counted by. */
export interface BuildingShape {
  id: BuildingId;
  knights: number;
  towers: number;
  crowns: number;
  points: number;
  per: 'flat' | 'none' | 'tower' | 'knight' | `territory:${Terrain}`;
  tax: '' | 'knight' | 'tower';
}

export interface PlacedSquare extends Square {
  cell: Cell;
  /** Names the domino the square belongs to: its two halves are drawn as one piece. */
  domino?: string;
  building?: BuildingShape;
  towers?: number;
  knight?: boolean;
  queen?: boolean;
}

export interface KingdomShape {
  size: 5 | 7;
  colour: Colour;
  castle: Cell;
  /** Where it may still grow. */
  reach: Frame;
  cells: PlacedSquare[];
}

/** A legal place for the domino in hand: where its squares a and b would lie. */
export interface Spot {
  a: Cell;
  b: Cell;
}

/** The domino in hand held over the kingdom, with the points it would bring, if known. */
export interface Ghost extends Spot {
  domino: DominoShape;
  legal: boolean;
  points?: number | null;
}

/** A short text shown on a square, such as the points of its territory. */
export interface Seal {
  cell: Cell;
  text: string;
}

export interface RowEntry {
  domino: DominoShape;
  king: Colour | null;
  /** Already laid this round. */
  done?: boolean;
  /** May be picked now. */
  free?: boolean;
}

export interface RowShape {
  entries: RowEntry[];
  faceDown?: boolean;
}

export const SCORE_KEYS = [
  ...TERRAINS,
  'coins',
  'buildings',
  'harmony',
  'middle_kingdom',
  'special',
  ...COATS,
  'domains',
  'total',
] as const;
export type ScoreKey = (typeof SCORE_KEYS)[number];

/** A line of the sheet: one of those on the pad, or another that the server names. */
export interface ScoreLine {
  key: ScoreKey | (string & {});
  points: number[];
  /** Points that can still be lost: shown, but not counted. */
  promised?: boolean;
}

export interface SheetPlayer {
  name: string;
  colour: Colour;
  winner?: boolean;
}

export interface SheetShape {
  players: SheetPlayer[];
  lines: ScoreLine[];
}

export interface BoardSpace {
  /** As printed. */
  price: number;
  /** What the player to move would pay, if somebody is. */
  cost: number | null;
  building: BuildingShape | null;
}

export interface BoardShape {
  spaces: BoardSpace[];
  top: BuildingShape | null;
  left: number;
  dragonHome: boolean;
  queenHere: boolean;
}

export interface CoatCell {
  cell: Cell;
  coat: Coat;
  crosses: number;
}

export interface MapShape {
  columns: number;
  rows: number;
  castle: Cell;
  /** The pairs of cells with a heavy line between them. */
  heavy: Cell[][];
  cells: CoatCell[];
  castleUsed: boolean;
}

export interface DieShape {
  coat: FaceCoat;
  crosses: number;
  /** Who took it this turn, if anybody. */
  owner?: Colour | null;
  free?: boolean;
}

export type LineState = 'open' | 'ready' | 'used' | 'struck';

export interface SpellLine {
  coat: Coat;
  power: Power;
  boxes: number;
  immediate: boolean;
  players: { filled: number; state: LineState }[];
}

export interface SpellbookShape {
  players: { name: string; colour: Colour }[];
  lines: SpellLine[];
}
