/** From what the server sends to what the boards draw. */
import type {
  BoardView,
  BuildingId,
  BuildingView,
  Coat,
  Colour,
  DieView,
  DominoSet,
  DominoView,
  DuelMapView,
  FaceCoat,
  KingdomView,
  LineState,
  PlacedSquare,
  Power,
  RowView,
  ScoreKey,
  SheetView,
  SpellbookView,
} from './shapes';
import { SCORE_KEYS } from './shapes';
import {
  POWER_PICTURES,
  type DuelView,
  type GameView,
  type QueendominoView,
  type RowGame,
  type WireBookLine,
  type WireBuilding,
  type WireClaim,
  type WireCoat,
  type WireDomino,
  type WireRealm,
} from '../wire/types';

export function dominoView(domino: WireDomino, set?: DominoSet): DominoView {
  const [a, b] = domino.squares;
  return set ? { number: domino.number, a, b, set } : { number: domino.number, a, b };
}

export function buildingView(building: WireBuilding): BuildingView {
  const { id, knights, towers, crowns, points, per, terrain, tax_bonus } = building;
  const counted = per === 'territory' && terrain ? (`territory:${terrain}` as const) : per;
  return { id, knights, towers, crowns, points, per: counted as BuildingView['per'], tax: tax_bonus ?? '' };
}

/** A team plays in the colour of its first seat. */
export function teamColour(view: Pick<GameView, 'seats'>, team: number): Colour {
  return view.seats.find((seat) => seat.team === team)?.colour ?? 'pink';
}

function dominoOf(view: RowGame, team: number): Map<string, number> {
  const laid = view.kingdoms[team]?.dominoes ?? [];
  return new Map(laid.flatMap(({ number, cells }) => cells.map((cell) => [cell, number] as const)));
}

function extras(view: QueendominoView, realm: WireRealm): Map<string, Partial<PlacedSquare>> {
  const found = new Map<string, Partial<PlacedSquare>>();
  const add = (cell: string, extra: Partial<PlacedSquare>) => found.set(cell, { ...found.get(cell), ...extra });
  for (const { id, cell, towers } of realm.buildings) {
    add(cell, { building: buildingView(view.buildings[id]), ...(towers ? { towers } : {}) });
  }
  for (const cell of realm.knights_on) add(cell, { knight: true });
  const stand = realm.queen_on?.[0];
  if (stand) add(stand, { queen: true });
  return found;
}

export function kingdomView(view: RowGame, team: number): KingdomView | null {
  const kingdom = view.kingdoms[team];
  if (!kingdom) return null;
  const domino = dominoOf(view, team);
  const more = view.game === 'queendomino' ? extras(view, view.kingdoms[team]!) : new Map<string, object>();
  const cells = kingdom.squares.map(({ cell, terrain, crowns }) => {
    const number = domino.get(cell);
    return { cell, terrain, crowns, ...(number === undefined ? {} : { domino: number }), ...more.get(cell) };
  });
  return { size: kingdom.size, colour: teamColour(view, team), castle: kingdom.castle, cells };
}

export function rowView(
  view: RowGame,
  claims: WireClaim[],
  free: readonly number[],
  done = -1,
  set?: DominoSet,
): RowView {
  const entries = claims.map((claim) => ({
    domino: dominoView(claim, set),
    king: claim.king === null ? null : (view.seats[claim.king]?.colour ?? null),
    free: free.includes(claim.number),
    done: claim.number === done,
  }));
  return { entries };
}

export function boardView(view: QueendominoView): BoardView {
  const tile = (id: BuildingId | null) => (id ? buildingView(view.buildings[id]) : null);
  return {
    spaces: view.board.spaces.map(({ price, building }) => ({ price, building: tile(building) })),
    top: tile(view.board.top),
    left: view.board.stack,
    dragonHome: view.dragon_home,
    queenHere: view.queen === null,
  };
}

export function coatView(coat: WireCoat): Coat {
  return coat.replace('-', '_') as Coat;
}

/** The coats by their letters, as the spellbook gives them. */
export function coatLetters(view: DuelView): Map<string, Coat> {
  return new Map(view.spellbook.map((line) => [line.letter, coatView(line.coat)]));
}

export interface FaceView {
  coat: FaceCoat;
  crosses: number;
}

/** A face such as "D0", or "?" for the joker. */
export function faceView(view: DuelView, face: string): FaceView {
  if (face.startsWith('?')) return { coat: 'wild', crosses: 0 };
  return { coat: coatLetters(view).get(face[0] ?? '') ?? 'dot', crosses: Number(face.slice(1)) };
}

export function diceView(view: DuelView, free: readonly number[]): DieView[] {
  return view.dice.map(({ die, face, taken }) => ({
    ...faceView(view, face ?? '?'),
    owner: taken === null ? null : (view.seats[taken]?.colour ?? null),
    free: free.includes(die),
  }));
}

export function mapView(view: DuelView, seat: number): DuelMapView {
  const map = view.maps[seat];
  const cells = (map?.squares ?? []).map(({ cell, coat, crosses }) => ({ cell, coat: coatView(coat), crosses }));
  return { cells, castleUsed: map?.castle_used ?? false };
}

function lineState(line: WireBookLine, seat: number): LineState {
  if (line.struck === seat) return 'struck';
  if (line.owner !== seat) return 'open';
  return line.used ? 'used' : 'ready';
}

export function bookView(view: DuelView, names: readonly string[]): SpellbookView {
  return {
    players: view.seats.map((seat, i) => ({ name: names[i] ?? '', colour: seat.colour })),
    lines: view.spellbook.map((line) => ({
      coat: coatView(line.coat),
      power: POWER_PICTURES[line.power] satisfies Power,
      boxes: line.boxes,
      immediate: line.immediate,
      players: line.filled.map((filled, seat) => ({ filled, state: lineState(line, seat) })),
    })),
  };
}

const LINE_KEYS: Record<string, ScoreKey> = { 'three-points': 'domains' };

/** The key of a line of the pad; all buildings share one, and so do the games of a match. */
function lineKey(group: string, name: string): ScoreKey | null {
  if (group === 'building') return 'buildings';
  const key = LINE_KEYS[name] ?? name.replace(/-/g, '_');
  return SCORE_KEYS.find((known) => known === key) ?? null;
}

/** What a score sheet is made of: a view, or kingdoms counted by themselves. */
export type Scored = Pick<GameView, 'seats' | 'scores' | 'winners' | 'turn'>;

export function sheetView(view: Scored, names: readonly string[], over = view.turn === 'over'): SheetView {
  const points = new Map<ScoreKey, number[]>();
  view.scores.forEach((sheet, team) => {
    for (const { group, name, points: worth } of sheet.lines) {
      const key = lineKey(group, name);
      if (key === null) continue;
      const line = points.get(key) ?? view.scores.map(() => 0);
      line[team] = (line[team] ?? 0) + worth;
      points.set(key, line);
    }
  });
  points.set(
    'total',
    view.scores.map((sheet) => sheet.total),
  );
  const keys = SCORE_KEYS.filter((key) => points.has(key));
  return {
    players: view.scores.map((_, team) => ({
      name: names[team] ?? '',
      colour: teamColour(view, team),
      winner: over && view.winners.includes(team),
    })),
    lines: keys.map((key) => ({ key, points: points.get(key) ?? [] })),
  };
}
