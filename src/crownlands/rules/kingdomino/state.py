"""Kingdomino as a state machine: draw a row, choose in it, then turn by turn lay the domino and pick the next.

The table TURN at the end of this file is the whole turn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from crownlands.game import CHANCE, OVER, Seat, Sheet, Team
from crownlands.kingdom.dominoes import KINGDOMINO, Domino
from crownlands.kingdom.kingdom import Kingdom
from crownlands.rules.draft import Draft
from crownlands.rules.kingdomino.options import Options
from crownlands.rules.kingdomino.scoring import score_sheet, total, winners
from crownlands.rules.kingdomino.view import KingdominoView, PhaseName, kingdomino_view
from crownlands.rules.last import note, remember
from crownlands.rules.moves import Discard, Draw, King, Lay, Pick

Move = Draw | King | Pick | Lay | Discard
DRAWS = {domino.number: Draw(domino.number) for domino in KINGDOMINO}


@dataclass(frozen=True, slots=True)
class Kingdomino:
    options: Options
    draft: Draft
    kingdoms: tuple[Kingdom, ...]
    discarded: tuple[tuple[Domino, ...], ...]
    phase: PhaseName = "draw"
    last: tuple[tuple[Move, ...], ...] = field(default=(), compare=False)
    """The moves of each seat's last turn, to be shown."""

    @property
    def turn(self) -> Seat:
        return TURN[self.phase].who(self)

    @property
    def teams(self) -> tuple[tuple[Seat, ...], ...]:
        return tuple((seat,) for seat in range(self.options.players))

    @property
    def current(self) -> Kingdomino:
        return self

    @property
    def round(self) -> int:
        """The round being played, from 1; 0 during set-up."""
        return self.draft.round(self.options.rounds)

    @property
    def upcoming(self) -> tuple[Seat, ...]:
        """The seats that act after the one to move, as far as that is certain."""
        return self.draft.order[self.turn >= 0 :]

    def moves(self) -> Sequence[Move]:
        return TURN[self.phase].moves(self)

    def odds(self) -> Sequence[tuple[Move, int]]:
        return [(move, _weight(self, move)) for move in self.moves()] if self.turn == CHANCE else []

    def play(self, move: Move) -> Kingdomino:
        after = TURN[self.phase].play(self, move)
        if self.turn < 0:
            return after
        begins = self.phase == "lay" or bool(self.draft.waiting)
        return note(after, last=remember(self.last, self.turn, move, begins=begins))

    def scores(self) -> tuple[Sheet, ...]:
        draft, options = self.draft, self.options
        return tuple(
            score_sheet(kingdom, options, grows=draft.owes((seat,))) for seat, kingdom in enumerate(self.kingdoms)
        )

    def gains(self) -> list[int]:
        """Nothing but a domino laid brings points, and those to its own kingdom alone."""
        if self.turn < 0:
            return []
        if self.phase != "lay":
            return [0] * len(self.moves())
        kingdom, domino, options = self.kingdoms[self.turn], self.draft.row[0].domino, self.options
        now = total(kingdom, options)
        grown = (
            kingdom.lay(domino, move.first, move.second) if isinstance(move, Lay) else kingdom for move in self.moves()
        )
        return [total(after, options) - now for after in grown]

    def winners(self) -> tuple[Team, ...]:
        return winners(self.kingdoms, self.options)

    def view(self) -> KingdominoView:
        return kingdomino_view(self)


def start(options: Options) -> Kingdomino:
    players = options.players
    return Kingdomino(
        options=options,
        draft=Draft((KINGDOMINO,), options.row_length, options.rounds, options.kings, order_first=options.order_first),
        kingdoms=(Kingdom(options.size),) * players,
        discarded=((),) * players,
    )


def _weight(state: Kingdomino, move: Move) -> int:
    """Each king in the hand, and each domino in the box, is as likely as the next."""
    return state.draft.hand.count(move.seat) if isinstance(move, King) else 1


def _chance(state: Kingdomino) -> Seat:
    return CHANCE


def _over(state: Kingdomino) -> Seat:
    return OVER


def _king_to_move(state: Kingdomino) -> Seat:
    return state.draft.to_move


def _with(state: Kingdomino, draft: Draft) -> Kingdomino:
    """The state after something happened in the draft, which says what comes next."""
    return Kingdomino(state.options, draft, state.kingdoms, state.discarded, PHASE_OF_STEP[draft.step], state.last)


def _draws(state: Kingdomino) -> list[Move]:
    return [DRAWS[domino.number] for domino in state.draft.drawable]


def draw(state: Kingdomino, move: Move) -> Kingdomino:
    """A domino for the row. Kings are drawn when the first row lies, round 1 begins with the second (K-S4)."""
    assert isinstance(move, Draw)
    return _with(state, state.draft.draw(move.number))


def _kings_in_hand(state: Kingdomino) -> list[Move]:
    return [King(seat) for seat in sorted(set(state.draft.hand))]


def king(state: Kingdomino, move: Move) -> Kingdomino:
    """A king falls from the hand; with 2 players that may only say who is start player (K-S3, K-E3, K-E6)."""
    assert isinstance(move, King)
    draft = state.draft
    alone = state.options.start_player
    return _with(state, draft.start_player(move.seat) if alone else draft.draw_king(move.seat))


def _free_dominoes(state: Kingdomino) -> list[Move]:
    return [Pick(domino.number) for domino in state.draft.free]


def pick(state: Kingdomino, move: Move) -> Kingdomino:
    """The king onto a free domino, whether the last one was placed or discarded (K-T7)."""
    assert isinstance(move, Pick)
    return _with(state, state.draft.pick(move.number))


def _placements(state: Kingdomino) -> list[Move]:
    """Every place the domino fits; discarding where it fits nowhere, or where placing is optional (K-E1, K-P11)."""
    claim = state.draft.row[0]
    places: list[Move] = [Lay(*cells) for cells in state.kingdoms[state.turn].placements(claim.domino)]
    return places if places and state.options.must_place else [*places, Discard()]


def lay(state: Kingdomino, move: Move) -> Kingdomino:
    """Place the domino under the king, or discard it (K-T2, K-P5); in the last round that is all (K-T5)."""
    seat, domino = state.turn, state.draft.row[0].domino
    kingdoms, discarded = state.kingdoms, state.discarded
    if isinstance(move, Lay):
        kingdoms = _set(kingdoms, seat, kingdoms[seat].lay(domino, move.first, move.second))
    else:
        discarded = _set(discarded, seat, (*discarded[seat], domino))
    after = replace(state, kingdoms=kingdoms, discarded=discarded, phase="pick")
    return after if state.draft.offer else _with(after, state.draft.turn_done())


def _set(values: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    return (*values[:index], value, *values[index + 1 :])


class Phase(NamedTuple):
    who: Callable[[Kingdomino], Seat]
    moves: Callable[[Kingdomino], Sequence[Move]]
    play: Callable[[Kingdomino, Move], Kingdomino]


def _nothing(state: Kingdomino) -> list[Move]:
    return []


def _no_play(state: Kingdomino, move: Move) -> Kingdomino:
    raise ValueError("The game is over.")


PHASE_OF_STEP: dict[str, PhaseName] = {"draw": "draw", "king": "king", "choose": "pick", "play": "lay", "done": "over"}
TURN = {
    "draw": Phase(_chance, _draws, draw),
    "king": Phase(_chance, _kings_in_hand, king),
    "lay": Phase(_king_to_move, _placements, lay),
    "pick": Phase(_king_to_move, _free_dominoes, pick),
    "over": Phase(_over, _nothing, _no_play),
}
