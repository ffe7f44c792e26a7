"""Positions of the kernel from states of the rules and back, and moves likewise.

Nothing a game depends on is lost either way. Not in a position are the colours, and what is only kept to be shown: the
moves of the last turns, and why somebody drew nothing.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable

from crownlands.game import Seat
from crownlands.kernel.doors import Doors
from crownlands.kernel.duel.box import EVERY_FACE, EVERY_HALF, EVERY_POWER, bit_of
from crownlands.kernel.duel.layout import (
    BOXES,
    CALLED,
    CASTLE,
    CASTLE_MOVE,
    COAT,
    CROSS_MOVE,
    CROSSES,
    CROSSING,
    DICE,
    DRAW_MOVE,
    DRAWING,
    DREW,
    FILL_WITHOUT_DRAWING,
    FILLS,
    FREE,
    KIND,
    NAME_MOVE,
    NAMED,
    NAMING,
    OVER,
    OWNERS,
    PASS_MOVE,
    PHASE,
    PLANES,
    PLAYER,
    RAISED,
    ROLL_MOVE,
    ROLLING,
    ROUND,
    SAID,
    SEAT,
    SEATED,
    SHOWN,
    SPENT,
    TAKE_MOVE,
    TAKERS,
    TAKING,
    TAKING_TWO,
    TURN_MOVE,
    USE_MOVE,
)
from crownlands.kernel.duel.position import begin, moves, play, turn
from crownlands.kingdom.cells import Cell, at
from crownlands.rules.duel.coats import COATS, Arms, Coat, Face
from crownlands.rules.duel.components import DICE as DICE_FACES
from crownlands.rules.duel.components import LAND, Power
from crownlands.rules.duel.drawings import DRAWING_POWERS, Draw
from crownlands.rules.duel.map import Map
from crownlands.rules.duel.moves import Castle, Cross, Move, Name, Pass, Roll, Take, Turn, Use
from crownlands.rules.duel.options import Options
from crownlands.rules.duel.spellbook import Spellbook
from crownlands.rules.duel.state import Duel
from crownlands.rules.duel.view import PhaseName

PHASES: dict[PhaseName, int] = {
    "roll": ROLLING,
    "take": TAKING,
    "take-two": TAKING_TWO,
    "draw": DRAWING,
    "name": NAMING,
    "cross": CROSSING,
    "over": OVER,
}
PHASE_NAMES = {number: name for name, number in PHASES.items()}
MOST_CROSSES = (1 << PLANES) - 1


def flags_of(options: Options) -> int:
    return FILL_WITHOUT_DRAWING * options.fill_without_drawing


def start(options: Options) -> array[int]:
    """The position before the first die is rolled."""
    return begin(flags_of(options))


# Moves


def action_of(move: Move) -> int:
    """The kernel's number of a move."""
    kind, said = _number_of(move)
    return kind << KIND | said


def _number_of(move: Move) -> tuple[int, int]:
    if isinstance(move, Draw):
        one, other = (EVERY_HALF.index(half) for half in move.halves)
        return DRAW_MOVE, bit_of(move.first) << 18 | bit_of(move.second) << 12 | one << 6 | other
    if isinstance(move, Roll):
        return ROLL_MOVE, move.die - 1 << 6 | EVERY_FACE.index(move.face)
    if isinstance(move, Turn):
        return TURN_MOVE, EVERY_FACE.index(move.face) << 6 | EVERY_FACE.index(move.to)
    if isinstance(move, Take):
        return TAKE_MOVE, sum(1 << die - 1 for die in move.dice)
    return _small_number_of(move)


def _small_number_of(move: Use | Castle | Pass | Name | Cross) -> tuple[int, int]:
    if isinstance(move, Use):
        return USE_MOVE, EVERY_POWER.index(move.power)
    if isinstance(move, Castle):
        return CASTLE_MOVE, EVERY_FACE.index(move.face)
    if isinstance(move, Name):
        return NAME_MOVE, move.coat.order
    return (CROSS_MOVE, bit_of(move.cell)) if isinstance(move, Cross) else (PASS_MOVE, 0)


def move_of(position: array[int], action: int) -> Move:
    """The rules' move of a number; the number says it all."""
    return READ[action >> KIND](action & (1 << KIND) - 1)


def _cell_of(square: int) -> Cell:
    return at(square & 7, square >> 3)


def _draw_of(said: int) -> Draw:
    first, second, one, other = (said >> shift & 63 for shift in (18, 12, 6, 0))
    return Draw(_cell_of(first), EVERY_HALF[one], _cell_of(second), EVERY_HALF[other])


READ: dict[int, Callable[[int], Move]] = {
    ROLL_MOVE: lambda said: Roll((said >> 6) + 1, EVERY_FACE[said & 63]),
    TAKE_MOVE: lambda said: Take(tuple(die + 1 for die in range(DICE) if said >> die & 1)),
    USE_MOVE: lambda said: Use(EVERY_POWER[said]),
    TURN_MOVE: lambda said: Turn(EVERY_FACE[said >> 6], EVERY_FACE[said & 63]),
    CASTLE_MOVE: lambda said: Castle(EVERY_FACE[said]),
    PASS_MOVE: lambda said: Pass(),
    NAME_MOVE: lambda said: Name(COATS[said]),
    CROSS_MOVE: lambda said: Cross(_cell_of(said)),
    DRAW_MOVE: _draw_of,
}


# States to positions


def weight_of(position: array[int], action: int) -> int:
    """How likely a roll is: the sides of its die that show the face."""
    die, face = divmod(action & (1 << KIND) - 1, 1 << 6)
    return DICE_FACES[die].count(EVERY_FACE[face])


def pack(state: Duel) -> array[int]:
    """The position of a state."""
    position = start(state.options)
    position[PHASE], position[ROUND], position[SEAT] = PHASES[state.phase], state.round, state.seat
    position[SHOWN] = _bytes_of(EVERY_FACE.index(face) + 1 for face in state.dice)
    position[TAKERS] = _bytes_of(0 if taker is None else taker + 1 for taker in state.takers)
    position[RAISED] = 0 if state.raised is None else EVERY_FACE.index(state.raised) + 1
    position[CALLED] = sum(1 << DRAWING_POWERS.index(power) for power in state.called)
    position[OWNERS] = _bytes_of(0 if owner is None else owner + 1 for owner in state.spellbook.owners)
    position[SPENT] = sum(1 << EVERY_POWER.index(power) for power in state.spellbook.spent)
    for seat in range(len(state.maps)):
        _pack_player(position, state, seat)
    return position


def _bytes_of(values: Iterable[int]) -> int:
    return int.from_bytes(bytes(values), "little")


def _pack_player(position: array[int], state: Duel, seat: Seat) -> None:
    base, named = SEATED + PLAYER * seat, state.named[seat]
    for cell, arms in state.maps[seat].squares.items():
        _pack_square(position, base, cell, arms)
    position[base + BOXES] = _bytes_of(state.spellbook.boxes[seat])
    position[base + CASTLE] = state.castles[seat]
    position[base + NAMED] = 0 if named is None else named.order + 1
    position[base + DREW] = state.drew[seat]
    position[base + FILLS] = _bytes_of(coat.order + 1 for coat in state.fills[seat])


def _pack_square(position: array[int], base: int, cell: Cell, arms: Arms) -> None:
    if arms.crosses > MOST_CROSSES:
        raise ValueError(f"A square has {arms.crosses} crosses; the kernel counts up to {MOST_CROSSES}.")
    spot = 1 << bit_of(cell)
    position[base + COAT + arms.coat.order] |= spot
    position[base + FREE] &= ~spot
    for plane in range(PLANES):
        position[base + CROSSES + plane] |= spot * (arms.crosses >> plane & 1)


# Positions to states


def unpack(position: array[int], options: Options) -> Duel:
    """The state of a position that was begun with these options."""
    players = [_Player(position, seat) for seat in (0, 1)]
    first, second = players
    return Duel(
        options=options,
        maps=(first.map, second.map),
        spellbook=_spellbook_of(position, (first.boxes, second.boxes)),
        castles=(first.castle, second.castle),
        named=(first.named, second.named),
        round=position[ROUND],
        phase=PHASE_NAMES[position[PHASE]],
        seat=position[SEAT],
        dice=tuple(EVERY_FACE[face - 1] for face in _values_of(position[SHOWN], DICE) if face),
        takers=tuple(_seat_of(taker) for taker in _values_of(position[TAKERS], DICE)),
        raised=_face_of(position[RAISED]),
        called=frozenset(power for index, power in enumerate(DRAWING_POWERS) if position[CALLED] >> index & 1),
        drew=(first.drew, second.drew),
        fills=(first.fills, second.fills),
    )


def _values_of(word: int, count: int) -> bytes:
    return word.to_bytes(8, "little")[:count]


def _seat_of(value: int) -> Seat | None:
    return value - 1 if value else None


def _face_of(value: int) -> Face | None:
    return EVERY_FACE[value - 1] if value else None


def _spellbook_of(position: array[int], boxes: tuple[tuple[int, ...], tuple[int, ...]]) -> Spellbook:
    spent = frozenset(power for index, power in enumerate(Power) if position[SPENT] >> index & 1)
    return Spellbook(boxes, tuple(_seat_of(owner) for owner in _values_of(position[OWNERS], len(COATS))), spent)


class _Player:
    """What a position says of one player."""

    def __init__(self, position: array[int], seat: Seat) -> None:
        words = position[SEATED + PLAYER * seat : SEATED + PLAYER * (seat + 1)]
        self.map = Map({cell: _arms_of(words, cell) for cell in LAND if not words[FREE] >> bit_of(cell) & 1})
        self.boxes = tuple(_values_of(words[BOXES], len(COATS)))
        self.castle = bool(words[CASTLE])
        self.named: Coat | None = COATS[words[NAMED] - 1] if words[NAMED] else None
        self.drew = bool(words[DREW])
        self.fills = tuple(COATS[coat - 1] for coat in _values_of(words[FILLS], 2) if coat)


def _arms_of(words: array[int], cell: Cell) -> Arms:
    square = bit_of(cell)
    coat = next(coat for index, coat in enumerate(COATS) if words[COAT + index] >> square & 1)
    return Arms(coat, sum((words[CROSSES + plane] >> square & 1) << plane for plane in range(PLANES)))


def said(position: array[int]) -> tuple[int, ...]:
    """The action an environment was told that draws the first half, where the second is to come."""
    return (position[SAID] - 1,) if position[SAID] else ()


DOORS = Doors(turn, moves, play, weight_of)
