/** What the server sends, word for word: the table's state and the view of each game. */
import type { BuildingId, Cell, Colour, GameId, Square, Terrain } from './terms';

export type Settings = Record<string, string>;

/** A sentence as a template and the values for its `{names}`, some of them sentences of their own. */
export interface Says {
  text: string;
  values: Record<string, string | number | Says>;
}

/** A sentence in English, and as it is said in other languages. */
export interface Told {
  message: string;
  says?: Says;
}

export interface WireSeat {
  seat: number;
  kind: 'person' | 'bot' | 'open';
  name: string | null;
  colour: Colour;
  team: number;
  bot: string | null;
  away: boolean;
  connected: boolean;
  thinking: boolean;
}

export interface WireMove {
  text: string;
  gain?: number;
}

export interface LogEntry {
  number: number;
  actor: number | 'chance';
  text: string;
}

export interface TableState {
  table: string;
  number: number;
  since: number;
  game: GameId;
  title: string;
  settings: Settings;
  status: 'open' | 'playing' | 'over';
  public: boolean;
  spectators: boolean;
  hints: boolean;
  seats: WireSeat[];
  mine: number[];
  host: boolean;
  turn: number | 'over' | 'chance' | null;
  moves: WireMove[];
  undo: number[];
  log: LogEntry[];
  view: GameView | null;
  next: string | null;
}

export interface WireSheet {
  lines: { group: string; name: string; points: number }[];
  total: number;
}

export interface Match {
  game: number;
  games: number;
  /** The points of each team in the games before this one. */
  past: number[][];
  totals: number[];
}

interface CommonView {
  phase: string;
  turn: number | 'chance' | 'over';
  round: number;
  seats: { colour: Colour; team: number }[];
  scores: WireSheet[];
  winners: number[];
  match?: Match;
}

export interface WireDomino {
  number: number;
  squares: [Square, Square];
}

export interface WireClaim extends WireDomino {
  king: number | null;
}

export interface WireTerritory {
  terrain: Terrain;
  cells: Cell[];
  crowns: number;
  points: number;
}

export interface WireKingdom {
  size: 5 | 7;
  castle: Cell;
  squares: (Square & { cell: Cell })[];
  dominoes: { number: number; cells: [Cell, Cell] }[];
  discarded: WireDomino[];
  territories: WireTerritory[];
}

interface DraftView extends CommonView {
  rounds: number;
  row: WireClaim[];
  offer: WireClaim[];
  row_length: number;
  hand: number[];
  waiting: number[];
  remaining: WireDomino[];
  left_over: WireDomino[];
}

export interface KingdominoView extends DraftView {
  game: 'kingdomino';
  kingdoms: WireKingdom[];
}

export interface WireBuilding {
  id: BuildingId;
  knights: number;
  towers: number;
  crowns: number;
  points: number;
  per: 'flat' | 'none' | 'tower' | 'knight' | 'territory';
  terrain: Terrain | null;
  tax_bonus: 'knight' | 'tower' | null;
}

export interface WireRealm extends WireKingdom {
  coins: number;
  knights: number;
  knights_on: Cell[];
  knights_owned: number;
  towers: number;
  buildings: { id: BuildingId; cell: Cell; towers: number }[];
  sites: Cell[];
  safe_bonus: number;
  queen_on: Cell[] | null;
}

export interface QueendominoView extends DraftView {
  game: 'queendomino';
  mode: string;
  teams: number[][];
  row_set: 'kingdomino' | 'queendomino';
  offer_set: 'kingdomino' | 'queendomino';
  kingdoms: WireRealm[];
  board: { spaces: { price: number; building: BuildingId | null }[]; stack: number; top: BuildingId | null };
  queen: number | null;
  dragon_home: boolean;
  destroyed: BuildingId[];
  supply: { knights: number; towers: number };
  buildings: Record<BuildingId, WireBuilding>;
}

export type WireCoat = 'dot' | 'stripe' | 'double-dot' | 'double-stripe' | 'solid' | 'quartered';
export type WirePower = 'anywhere' | 'split' | 'first' | 'turn' | 'name' | 'cross';

export interface WireMap {
  columns: number;
  rows: number;
  castle: Cell;
  squares: { cell: Cell; coat: WireCoat; crosses: number }[];
  domains: { coat: WireCoat; cells: Cell[]; crosses: number; points: number }[];
  castle_used: boolean;
  drew: boolean;
  powers: WirePower[];
  three_points: WireCoat | null;
}

export interface WireBookLine {
  coat: WireCoat;
  letter: string;
  power: WirePower;
  immediate: boolean;
  boxes: number;
  filled: number[];
  owner: number | null;
  struck: number | null;
  used: boolean;
}

export interface DuelView extends CommonView {
  game: 'duel';
  roles: { A: number; B: number };
  dice: { die: number; face: string | null; taken: number | null; faces: string[] }[];
  maps: WireMap[];
  spellbook: WireBookLine[];
  declared: { castle: string | null; powers: WirePower[] };
}

export type RowGame = KingdominoView | QueendominoView;
export type GameView = RowGame | DuelView;
