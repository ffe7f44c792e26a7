"""Positions of the kernel from states of the rules and back, nothing lost either way; and moves likewise."""

from __future__ import annotations

from array import array

from crownlands.kernel.kingdomino.layout import (
    CLAIMS,
    COLUMNS,
    CROWN1,
    CROWN2,
    CROWNS_BREAK_TIES,
    DISCARD,
    DRAW,
    HAND,
    HARMONY,
    KING,
    KINGDOM,
    KINGDOMS,
    KINGS_DRAWN,
    LAY,
    LEFT_OVER,
    LOG,
    LOG_ENTRIES,
    LOGGED,
    MIDDLE_KINGDOM,
    MOST_PLAYERS,
    MUST_PLACE,
    OFFER,
    ORDER_FIRST,
    OVER,
    OWNERS,
    PHASE,
    PICK,
    REST,
    ROW,
    ROWS,
    TERRAIN,
    TO_COME,
    WAITING,
)
from crownlands.kernel.kingdomino.position import begin, raise_kingdom
from crownlands.kingdom.cells import CASTLE, WIDTH, Cell, at, column_of, row_of
from crownlands.kingdom.dominoes import KINGDOMINO, Domino
from crownlands.kingdom.kingdom import CASTLE_BOX, Box, Kingdom, Laid
from crownlands.kingdom.squares import COUNTRYSIDE, Square
from crownlands.rules.draft import Claim, Draft
from crownlands.rules.kingdomino.options import Options
from crownlands.rules.kingdomino.state import Kingdomino, Move
from crownlands.rules.kingdomino.view import PhaseName
from crownlands.rules.moves import Discard, Draw, King, Lay, Pick

PHASES: dict[PhaseName, int] = {"draw": DRAW, "king": KING, "lay": LAY, "pick": PICK, "over": OVER}
PHASE_NAMES = {number: name for name, number in PHASES.items()}
SIDES = {-WIDTH: 0, -1: 1, 1: 2, WIDTH: 3}
STEPS = {side: step for step, side in SIDES.items()}


def flags_of(options: Options) -> int:
    return (
        MUST_PLACE * options.must_place
        | KINGS_DRAWN * options.kings_drawn
        | CROWNS_BREAK_TIES * options.crowns_break_ties
        | HARMONY * options.harmony
        | MIDDLE_KINGDOM * options.middle_kingdom
        | ORDER_FIRST * options.order_first
    )


def start(options: Options) -> array[int]:
    """The position before the first domino is drawn."""
    return begin(options.players, options.size, options.row_length, options.rounds, flags_of(options))


def action_of(move: Move) -> int:
    """The kernel's number of a move."""
    if isinstance(move, Lay):
        return 4 * move.first + SIDES[move.second - move.first]
    if isinstance(move, Discard):
        return DISCARD
    return move.seat if isinstance(move, King) else move.number


def move_of(position: array[int], action: int) -> Move:
    """The rules' move of a number, in the phase the position is in."""
    phase = position[PHASE]
    if phase == LAY:
        return _lay_of(action)
    return Draw(action) if phase == DRAW else King(action) if phase == KING else Pick(action)


def _lay_of(action: int) -> Lay | Discard:
    return Discard() if action == DISCARD else Lay(action >> 2, (action >> 2) + STEPS[action & 3])


def pack(state: Kingdomino) -> array[int]:
    """The position of a state. Colours and the edition's name are not in it."""
    position = start(state.options)
    _pack_draft(position, state.draft)
    position[PHASE] = PHASES[state.phase]
    for seat, kingdom in enumerate(state.kingdoms):
        _pack_kingdom(position, seat, kingdom, state.discarded[seat])
    return position


def _pack_draft(position: array[int], draft: Draft) -> None:
    position[REST] = _set_of(draft.decks[0])
    position[TO_COME] = draft.rows_to_come
    position[HAND] = sum(1 << 8 * seat for seat in draft.hand)
    position[WAITING] = _bytes_of([seat + 1 for seat in draft.waiting])
    position[ROW], position[OWNERS] = _row_of(draft.row)
    position[OFFER], position[CLAIMS] = _row_of(draft.offer)
    left = [domino.number for domino in draft.left_over]
    position[LEFT_OVER] = _bytes_of(left[:8][::-1])
    position[LEFT_OVER + 1] = _bytes_of(left[8:][::-1])


def _set_of(dominoes: tuple[Domino, ...]) -> int:
    return sum(1 << domino.number - 1 for domino in dominoes)


def _bytes_of(values: list[int]) -> int:
    return int.from_bytes(bytes(values), "little")


def _row_of(row: tuple[Claim, ...]) -> tuple[int, int]:
    kings = [0 if claim.king is None else claim.king + 1 for claim in row]
    return _set_of(tuple(claim.domino for claim in row)), _bytes_of(kings)


def _bit_of(cell: Cell) -> int:
    return (column_of(cell) - column_of(CASTLE) + 8 * (row_of(cell) - row_of(CASTLE))) & 63


def _pack_kingdom(position: array[int], seat: int, kingdom: Kingdom, discarded: tuple[Domino, ...]) -> None:
    base = KINGDOMS + KINGDOM * seat
    for cell, square in kingdom.squares.items():
        spot = 1 << _bit_of(cell)
        position[base + TERRAIN + COUNTRYSIDE.index(square.terrain)] |= spot
        position[base + CROWN1] |= spot * (square.crowns & 1)
        position[base + CROWN2] |= spot * (square.crowns >> 1)
        position[base + COLUMNS] |= 1 << column_of(cell) + 2
        position[base + ROWS] |= 1 << row_of(cell) + 2
    raise_kingdom(position, seat)
    for index, laid in enumerate(kingdom.laid):
        _write(position, base, index, laid.domino, action_of(Lay(laid.first, laid.second)))
    for index, domino in enumerate(discarded):
        _write(position, base, LOG_ENTRIES - 1 - index, domino, DISCARD)
    position[base + LOGGED] = len(kingdom.laid) | len(discarded) << 8


def _write(position: array[int], base: int, index: int, domino: Domino, action: int) -> None:
    position[base + LOG + index // 4] |= ((domino.number - 1) << 10 | action) << 16 * (index % 4)


def _read(position: array[int], base: int, index: int) -> tuple[Domino, Lay | Discard]:
    entry = position[base + LOG + index // 4] >> 16 * (index % 4) & 65535
    return KINGDOMINO[entry >> 10], _lay_of(entry & 1023)


def unpack(position: array[int], options: Options) -> Kingdomino:
    """The state of a position that was begun with these options."""
    kingdoms = [_unpack_kingdom(position, KINGDOMS + KINGDOM * seat, options) for seat in range(options.players)]
    return Kingdomino(
        options=options,
        draft=_unpack_draft(position, options),
        kingdoms=tuple(kingdom for kingdom, _ in kingdoms),
        discarded=tuple(discarded for _, discarded in kingdoms),
        phase=PHASE_NAMES[position[PHASE]],
    )


def _unpack_draft(position: array[int], options: Options) -> Draft:
    left = [*_values_of(position[LEFT_OVER])[::-1], *_values_of(position[LEFT_OVER + 1])[::-1]]
    return Draft(
        decks=(_dominoes_of(position[REST]),),
        length=options.row_length,
        rows_to_come=position[TO_COME],
        hand=tuple(seat for seat in range(MOST_PLAYERS) for _ in range(position[HAND] >> 8 * seat & 255)),
        waiting=tuple(king - 1 for king in _values_of(position[WAITING])),
        row=_claims_of(position[ROW], position[OWNERS]),
        offer=_claims_of(position[OFFER], position[CLAIMS]),
        left_over=tuple(KINGDOMINO[number - 1] for number in left),
        order_first=options.order_first,
    )


def _values_of(word: int) -> list[int]:
    return [value for value in word.to_bytes(8, "little") if value]


def _dominoes_of(word: int) -> tuple[Domino, ...]:
    return tuple(domino for domino in KINGDOMINO if word >> domino.number - 1 & 1)


def _claims_of(row: int, kings: int) -> tuple[Claim, ...]:
    owners = kings.to_bytes(8, "little")
    dominoes = _dominoes_of(row)
    return tuple(Claim(domino, owners[slot] - 1 if owners[slot] else None) for slot, domino in enumerate(dominoes))


def _unpack_kingdom(position: array[int], base: int, options: Options) -> tuple[Kingdom, tuple[Domino, ...]]:
    logged = position[base + LOGGED]
    history = [_read(position, base, index) for index in range(logged & 255)]
    laid = tuple(Laid(domino, move.first, move.second) for domino, move in history if isinstance(move, Lay))
    discarded = tuple(_read(position, base, LOG_ENTRIES - 1 - index)[0] for index in range(logged >> 8))
    box = _box_of(position[base + COLUMNS], position[base + ROWS])
    return Kingdom(options.size, _squares_of(position, base, box), laid, box), discarded


def _box_of(columns: int, rows: int) -> Box:
    lowest = [(word & -word).bit_length() - 3 for word in (columns, rows)]
    highest = [word.bit_length() - 3 for word in (columns, rows)]
    return CASTLE_BOX._replace(left=lowest[0], top=lowest[1], right=highest[0], bottom=highest[1])


def _squares_of(position: array[int], base: int, box: Box) -> dict[Cell, Square]:
    cells = [at(column, row) for row in range(box.top, box.bottom + 1) for column in range(box.left, box.right + 1)]
    squares = {}
    for cell in cells:
        spot = _bit_of(cell)
        terrains = [t for index, t in enumerate(COUNTRYSIDE) if position[base + TERRAIN + index] >> spot & 1]
        if terrains:
            crowns = (position[base + CROWN1] >> spot & 1) + 2 * (position[base + CROWN2] >> spot & 1)
            squares[cell] = Square(terrains[0], crowns)
    return squares
