"""Positions of the kernel from states of the rules and back, nothing lost either way; and moves likewise."""

from __future__ import annotations

from array import array

from crownlands.kernel.doors import Doors
from crownlands.kernel.kingdom.convert import (
    action_of_lay,
    box_of,
    claims_of,
    dominoes_of,
    kings_in_hand,
    lay_of,
    left_over,
    pack_draft,
    pack_land,
    pack_log,
    squares_of,
    unpack_kings,
    unpack_log,
)
from crownlands.kernel.kingdomino.layout import (
    CLAIMS,
    CROWNS_BREAK_TIES,
    DRAW,
    HARMONY,
    KING,
    KINGDOM,
    KINGDOMS,
    KINGS_DRAWN,
    LAY,
    MIDDLE_KINGDOM,
    MUST_PLACE,
    OFFER,
    ORDER_FIRST,
    OVER,
    OWNERS,
    PHASE,
    PICK,
    REST,
    ROW,
    TO_COME,
)
from crownlands.kernel.kingdomino.position import begin, moves, play, raise_kingdom, turn
from crownlands.kingdom.dominoes import KINGDOMINO, Domino
from crownlands.kingdom.kingdom import Kingdom, Laid
from crownlands.rules.draft import Draft
from crownlands.rules.kingdomino.options import Options
from crownlands.rules.kingdomino.state import Kingdomino, Move
from crownlands.rules.kingdomino.view import PhaseName
from crownlands.rules.moves import Discard, Draw, King, Lay, Pick

PHASES: dict[PhaseName, int] = {"draw": DRAW, "king": KING, "lay": LAY, "pick": PICK, "over": OVER}
PHASE_NAMES = {number: name for name, number in PHASES.items()}


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
    if isinstance(move, Lay | Discard):
        return action_of_lay(move)
    return move.seat if isinstance(move, King) else move.number


def move_of(position: array[int], action: int) -> Move:
    """The rules' move of a number, in the phase the position is in."""
    phase = position[PHASE]
    if phase == LAY:
        return lay_of(action)
    return Draw(action) if phase == DRAW else King(action) if phase == KING else Pick(action)


def weight_of(position: array[int], action: int) -> int:
    """How likely a move of chance is: each king in the hand and each domino in the box is as likely as the next."""
    return kings_in_hand(position, action) if position[PHASE] == KING else 1


def pack(state: Kingdomino) -> array[int]:
    """The position of a state. Colours and the edition's name are not in it."""
    position = start(state.options)
    pack_draft(position, state.draft)
    position[PHASE] = PHASES[state.phase]
    for seat, kingdom in enumerate(state.kingdoms):
        pack_land(position, KINGDOMS + KINGDOM * seat, kingdom)
        raise_kingdom(position, seat)
        pack_log(position, KINGDOMS + KINGDOM * seat, kingdom, state.discarded[seat])
    return position


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
    hand, waiting = unpack_kings(position)
    return Draft(
        decks=(dominoes_of(position[REST], KINGDOMINO),),
        length=options.row_length,
        rows_to_come=position[TO_COME],
        hand=hand,
        waiting=waiting,
        row=claims_of(position[ROW], position[OWNERS], KINGDOMINO),
        offer=claims_of(position[OFFER], position[CLAIMS], KINGDOMINO),
        left_over=tuple(KINGDOMINO[number - 1] for number in left_over(position)),
        order_first=options.order_first,
    )


def _unpack_kingdom(position: array[int], base: int, options: Options) -> tuple[Kingdom, tuple[Domino, ...]]:
    history, gone = unpack_log(position, base)
    laid = [Laid(KINGDOMINO[i], move.first, move.second) for i, move in history.values() if isinstance(move, Lay)]
    box = box_of(position, base)
    kingdom = Kingdom(options.size, squares_of(position, base, box), tuple(laid), box)
    return kingdom, tuple(KINGDOMINO[index] for index, _ in gone.values())


DOORS = Doors(turn, moves, play, weight_of)
