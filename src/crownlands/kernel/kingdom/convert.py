"""Drafts and kingdoms of the kernel from those of the rules and back, for both games with dominoes."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from crownlands.kernel.kingdom.layout import (
    CLAIMS,
    COLUMNS,
    CROWN1,
    CROWN2,
    DECK,
    DISCARD,
    HAND,
    HEAD,
    LEFT_OVER,
    LOG,
    LOG_ENTRIES,
    LOGGED,
    OFFER,
    OWNERS,
    REST,
    ROW,
    ROWS,
    SEATS,
    TERRAIN,
    TO_COME,
    WAITING,
)
from crownlands.kingdom.cells import CASTLE, WIDTH, Cell, at, column_of, row_of
from crownlands.kingdom.dominoes import Domino
from crownlands.kingdom.kingdom import CASTLE_BOX, Box, Kingdom
from crownlands.kingdom.squares import Square, Terrain
from crownlands.rules.draft import Claim, Draft
from crownlands.rules.moves import Discard, Lay

TERRAIN_ORDER = list(Terrain)
SIDES = {-WIDTH: 0, -1: 1, 1: 2, WIDTH: 3}
STEPS = {side: step for step, side in SIDES.items()}
Entry = tuple[int, Lay | Discard]
"""Of a kingdom's log: a domino by its place in its box, and what became of it."""


def action_of_lay(move: Lay | Discard) -> int:
    """The kernel's number of a placement, or of declining one."""
    return DISCARD if isinstance(move, Discard) else 4 * move.first + SIDES[move.second - move.first]


def lay_of(action: int) -> Lay | Discard:
    return Discard() if action == DISCARD else Lay(action >> 2, (action >> 2) + STEPS[action & 3])


def pack_draft(position: array[int], draft: Draft) -> None:
    position[REST] = set_of(draft.decks[0])
    position[TO_COME] = draft.rows_to_come
    position[HAND] = sum(1 << 8 * seat for seat in draft.hand)
    position[WAITING] = word_of([seat + 1 for seat in draft.waiting])
    position[ROW], position[OWNERS] = _row_of(draft.row)
    position[OFFER], position[CLAIMS] = _row_of(draft.offer)
    pack_stack(position, LEFT_OVER, [domino.number for domino in draft.left_over])


def set_of(dominoes: Sequence[Domino]) -> int:
    return sum(1 << domino.number - 1 for domino in dominoes)


def word_of(values: list[int]) -> int:
    return int.from_bytes(bytes(values), "little")


def values_of(word: int) -> list[int]:
    return [value for value in word.to_bytes(8, "little") if value]


def pack_stack(position: array[int], start: int, values: list[int]) -> None:
    """Values pushed one after the other, a byte each, eight to a word."""
    for word in range(-(-len(values) // 8)):
        position[start + word] = word_of(values[8 * word : 8 * word + 8][::-1])


def unpack_stack(position: array[int], start: int, end: int) -> list[int]:
    return [value for word in position[start:end] for value in values_of(word)[::-1]]


def _row_of(row: tuple[Claim, ...]) -> tuple[int, int]:
    kings = [0 if claim.king is None else claim.king + 1 for claim in row]
    return set_of([claim.domino for claim in row]), word_of(kings)


def kings_in_hand(position: array[int], seat: int) -> int:
    return position[HAND] >> 8 * seat & 255


def unpack_kings(position: array[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The kings in the hand and those put down next."""
    hand = tuple(seat for seat in range(SEATS) for _ in range(kings_in_hand(position, seat)))
    return hand, tuple(king - 1 for king in values_of(position[WAITING]))


def left_over(position: array[int]) -> list[int]:
    """The numbers of the dominoes nobody took, in their order."""
    return unpack_stack(position, LEFT_OVER, HEAD)


def dominoes_of(word: int, box: Sequence[Domino]) -> tuple[Domino, ...]:
    return tuple(domino for domino in box if word >> domino.number - 1 & 1)


def claims_of(row: int, kings: int, box: Sequence[Domino]) -> tuple[Claim, ...]:
    owners = kings.to_bytes(8, "little")
    dominoes = dominoes_of(row, box)
    return tuple(Claim(domino, owners[slot] - 1 if owners[slot] else None) for slot, domino in enumerate(dominoes))


def bit_of(cell: Cell) -> int:
    return (column_of(cell) - column_of(CASTLE) + 8 * (row_of(cell) - row_of(CASTLE))) & 63


def pack_land(position: array[int], base: int, kingdom: Kingdom) -> None:
    """The squares of a kingdom; the rest of it follows from them."""
    for cell, square in kingdom.squares.items():
        spot = 1 << bit_of(cell)
        position[base + TERRAIN + TERRAIN_ORDER.index(square.terrain)] |= spot
        position[base + CROWN1] |= spot * (square.crowns & 1)
        position[base + CROWN2] |= spot * (square.crowns >> 1)
        position[base + COLUMNS] |= 1 << column_of(cell) + 2
        position[base + ROWS] |= 1 << row_of(cell) + 2


def pack_log(position: array[int], base: int, kingdom: Kingdom, discarded: tuple[Domino, ...]) -> None:
    """What became of each domino: those laid from the front, those discarded from the back."""
    entries = {index: (laid.domino, Lay(laid.first, laid.second)) for index, laid in enumerate(kingdom.laid)}
    for index, (domino, lay) in entries.items():
        _write(position, base, index, domino, action_of_lay(lay))
    for index, domino in enumerate(discarded):
        _write(position, base, LOG_ENTRIES - 1 - index, domino, DISCARD)
    position[base + LOGGED] = len(kingdom.laid) | len(discarded) << 8


def _write(position: array[int], base: int, index: int, domino: Domino, action: int) -> None:
    position[base + LOG + index // 4] |= ((domino.number - 1) << 10 | action) << 16 * (index % 4)


def unpack_log(position: array[int], base: int) -> tuple[dict[int, Entry], dict[int, Entry]]:
    """The dominoes laid and those discarded, in their order, by their place in the log."""
    logged = position[base + LOGGED]
    laid = {index: _read(position, base, index) for index in range(logged & 255)}
    places = [LOG_ENTRIES - 1 - index for index in range(logged >> 8)]
    return laid, {index: _read(position, base, index) for index in places}


def _read(position: array[int], base: int, index: int) -> Entry:
    entry = position[base + LOG + index // 4] >> 16 * (index % 4) & 65535
    assert entry >> 10 < DECK
    return entry >> 10, lay_of(entry & 1023)


def box_of(position: array[int], base: int) -> Box:
    columns, rows = position[base + COLUMNS], position[base + ROWS]
    lowest = [(word & -word).bit_length() - 3 for word in (columns, rows)]
    highest = [word.bit_length() - 3 for word in (columns, rows)]
    return CASTLE_BOX._replace(left=lowest[0], top=lowest[1], right=highest[0], bottom=highest[1])


def cells_in(box: Box) -> list[Cell]:
    return [at(column, row) for row in range(box.top, box.bottom + 1) for column in range(box.left, box.right + 1)]


def squares_of(position: array[int], base: int, box: Box) -> dict[Cell, Square]:
    squares = {}
    for cell in cells_in(box):
        spot = bit_of(cell)
        terrains = [t for index, t in enumerate(TERRAIN_ORDER) if position[base + TERRAIN + index] >> spot & 1]
        if terrains:
            crowns = (position[base + CROWN1] >> spot & 1) + 2 * (position[base + CROWN2] >> spot & 1)
            squares[cell] = Square(terrains[0], crowns)
    return squares
