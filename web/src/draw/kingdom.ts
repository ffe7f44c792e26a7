/** From the view of a game with dominoes to what is drawn: dominoes, kingdoms, rows, the building board. */
import type { BuildingId, Cell, Colour } from '../wire/terms';
import type {
  BuildingView,
  ClaimView,
  DominoView,
  GameView,
  KingdomView,
  QueendominoView,
  RealmView,
  RowGame,
} from '../wire/types';
import { bounds } from './cell';
import type { BoardShape, BuildingShape, DominoShape, KingdomShape, PlacedSquare, RowShape } from './shapes';

export function dominoShape({ number, set, squares }: DominoView): DominoShape {
  return { number, set, a: squares[0]!, b: squares[1]! };
}

export function buildingShape(building: BuildingView): BuildingShape {
  const { id, knights, towers, crowns, points, per, terrain, tax_bonus } = building;
  const counted = per === 'territory' && terrain ? (`territory:${terrain}` as const) : per;
  return { id, knights, towers, crowns, points, per: counted as BuildingShape['per'], tax: tax_bonus ?? '' };
}

/** A team plays in the colour of its first seat. */
export function teamColour(view: Pick<GameView, 'seats'>, team: number): Colour {
  return view.seats.find((seat) => seat.team === team)?.colour ?? 'pink';
}

/** Which domino lies on a cell: its number alone does not tell where two sets are in play. */
function dominoOf(kingdom: KingdomView): Map<Cell, string> {
  return new Map(kingdom.dominoes.flatMap(({ number, set, cells }) => cells.map((cell) => [cell, `${set} ${number}`])));
}

function tileOf(view: QueendominoView, id: BuildingId): BuildingShape {
  return buildingShape(view.buildings[id]!);
}

function extras(view: QueendominoView, realm: RealmView): Map<string, Partial<PlacedSquare>> {
  const found = new Map<string, Partial<PlacedSquare>>();
  const add = (cell: string, extra: Partial<PlacedSquare>) => found.set(cell, { ...found.get(cell), ...extra });
  for (const { id, cell, towers } of realm.buildings) {
    add(cell, { building: tileOf(view, id), ...(towers ? { towers } : {}) });
  }
  for (const cell of realm.knights_on) add(cell, { knight: true });
  const stand = realm.queen_on?.[0];
  if (stand) add(stand, { queen: true });
  return found;
}

export function kingdomShape(view: RowGame, team: number): KingdomShape | null {
  const kingdom = view.kingdoms[team];
  if (!kingdom) return null;
  const dominoes = dominoOf(kingdom);
  const more = 'coins' in kingdom && view.game === 'queendomino' ? extras(view, kingdom) : null;
  const cells = kingdom.squares.map((square): PlacedSquare => {
    const domino = dominoes.get(square.cell);
    return { ...square, ...(domino === undefined ? {} : { domino }), ...more?.get(square.cell) };
  });
  const reach = bounds([kingdom.reach.from, kingdom.reach.to]);
  return { size: kingdom.size, colour: teamColour(view, team), castle: kingdom.castle, reach, cells };
}

export function rowShape(view: RowGame, claims: ClaimView[], free: readonly number[], done = -1): RowShape {
  const entries = claims.map((claim) => ({
    domino: dominoShape(claim),
    king: claim.king === null ? null : (view.seats[claim.king]?.colour ?? null),
    free: free.includes(claim.number),
    done: claim.number === done,
  }));
  return { entries };
}

export function boardShape(view: QueendominoView): BoardShape {
  const tile = (id: BuildingId | null) => (id ? tileOf(view, id) : null);
  return {
    spaces: view.board.spaces.map(({ price, cost, building }) => ({ price, cost, building: tile(building) })),
    top: tile(view.board.top),
    left: view.board.stack,
    dragonHome: view.dragon_home,
    queenHere: view.queen === null,
  };
}
