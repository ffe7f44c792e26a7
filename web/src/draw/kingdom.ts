/** From the view of a game with dominoes to what is drawn: dominoes, kingdoms, rows, the building board. */
import type { BuildingId, Colour } from '../wire/terms';
import type { GameView, QueendominoView, RowGame, WireBuilding, WireClaim, WireDomino, WireRealm } from '../wire/types';
import type { BoardShape, BuildingShape, DominoSet, DominoShape, KingdomShape, PlacedSquare, RowShape } from './shapes';

export function dominoShape(domino: WireDomino, set?: DominoSet): DominoShape {
  const [a, b] = domino.squares;
  return set ? { number: domino.number, a, b, set } : { number: domino.number, a, b };
}

export function buildingShape(building: WireBuilding): BuildingShape {
  const { id, knights, towers, crowns, points, per, terrain, tax_bonus } = building;
  const counted = per === 'territory' && terrain ? (`territory:${terrain}` as const) : per;
  return { id, knights, towers, crowns, points, per: counted as BuildingShape['per'], tax: tax_bonus ?? '' };
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
    add(cell, { building: buildingShape(view.buildings[id]), ...(towers ? { towers } : {}) });
  }
  for (const cell of realm.knights_on) add(cell, { knight: true });
  const stand = realm.queen_on?.[0];
  if (stand) add(stand, { queen: true });
  return found;
}

export function kingdomShape(view: RowGame, team: number): KingdomShape | null {
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

export function rowShape(
  view: RowGame,
  claims: WireClaim[],
  free: readonly number[],
  done = -1,
  set?: DominoSet,
): RowShape {
  const entries = claims.map((claim) => ({
    domino: dominoShape(claim, set),
    king: claim.king === null ? null : (view.seats[claim.king]?.colour ?? null),
    free: free.includes(claim.number),
    done: claim.number === done,
  }));
  return { entries };
}

export function boardShape(view: QueendominoView): BoardShape {
  const tile = (id: BuildingId | null) => (id ? buildingShape(view.buildings[id]) : null);
  return {
    spaces: view.board.spaces.map(({ price, building }) => ({ price, building: tile(building) })),
    top: tile(view.board.top),
    left: view.board.stack,
    dragonHome: view.dragon_home,
    queenHere: view.queen === null,
  };
}
