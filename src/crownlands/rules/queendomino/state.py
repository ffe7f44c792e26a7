"""Queendomino as a state machine: turn up buildings, draw a row, choose in it, then turn by turn A to E.

The table TURN at the end of this file is the whole turn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from crownlands.game import CHANCE, OVER, Seat, Sheet, Team, gains_by_playing
from crownlands.kingdom.kingdom import Kingdom
from crownlands.rules.draft import Draft
from crownlands.rules.last import note, remember
from crownlands.rules.moves import Draw, King, Lay, Pick
from crownlands.rules.queendomino.board import Board
from crownlands.rules.queendomino.buildings import BUILDINGS
from crownlands.rules.queendomino.components import BRIBE, KNIGHTS, QUEEN_DISCOUNT, TOWERS
from crownlands.rules.queendomino.moves import (
    DISCARD,
    DRAWS,
    PASS,
    TURN_UPS,
    Bribe,
    Build,
    Move,
    Tax,
    TurnUp,
)
from crownlands.rules.queendomino.options import Options
from crownlands.rules.queendomino.realm import Realm
from crownlands.rules.queendomino.scoring import score_sheet, winners
from crownlands.rules.queendomino.view import PhaseName, QueendominoView, queendomino_view


@dataclass(frozen=True, slots=True)
class Queendomino:
    """A seat decides, a team owns a realm and scores (Q-V4, Q-V7, Q-N15)."""

    options: Options
    draft: Draft
    realms: tuple[Realm, ...]
    board: Board = field(default_factory=Board)
    queen: Team | None = None
    """Her host; nobody until the first tower is built (Q-S6, Q-N1)."""
    dragon_home: bool = True
    destroyed: tuple[str, ...] = ()
    phase: PhaseName = "building"
    last: tuple[tuple[Move, ...], ...] = field(default=(), compare=False)
    """The moves of each seat's last turn, to be shown."""

    @property
    def turn(self) -> Seat:
        return TURN[self.phase].who(self)

    @property
    def teams(self) -> tuple[tuple[Seat, ...], ...]:
        return self.options.sides

    @property
    def current(self) -> Queendomino:
        return self

    @property
    def round(self) -> int:
        """The round being played, from 1; 0 during set-up."""
        return self.draft.round(self.options.rounds)

    @property
    def team(self) -> Team:
        """The team of the seat to move."""
        return self.options.team_of[self.draft.to_move]

    @property
    def realm(self) -> Realm:
        """The realm of the seat to move."""
        return self.realms[self.team]

    @property
    def knights_left(self) -> int:
        return KNIGHTS - sum(realm.knights_owned for realm in self.realms)

    @property
    def towers_left(self) -> int:
        return TOWERS - sum(realm.towers for realm in self.realms)

    @property
    def upcoming(self) -> tuple[Seat, ...]:
        """The seats that act after the one to move, as far as that is certain."""
        return self.draft.order[self.turn >= 0 :]

    def price(self, printed: int) -> int:
        """What a building costs the team to move: 1 less while the Queen is with it, never below 0 (Q-C7)."""
        return max(0, printed - QUEEN_DISCOUNT) if self.queen == self.team else printed

    def moves(self) -> Sequence[Move]:
        return TURN[self.phase].moves(self)

    def odds(self) -> Sequence[tuple[Move, int]]:
        return list(zip(self.moves(), WEIGHTS[self.phase](self), strict=True)) if self.phase in WEIGHTS else []

    def play(self, move: Move) -> Queendomino:
        after = TURN[self.phase].play(self, move)
        if self.turn < 0:
            return after
        begins = self.phase == "lay" or bool(self.draft.waiting)
        return note(after, last=remember(self.last, self.turn, move, begins=begins))

    def scores(self) -> tuple[Sheet, ...]:
        draft = self.draft.leave() if self.phase in PLACED else self.draft
        return tuple(
            score_sheet(realm, self.options, self.queen == team, grows=draft.owes(self.teams[team]))
            for team, realm in enumerate(self.realms)
        )

    def gains(self) -> list[int]:
        return gains_by_playing(self)

    def winners(self) -> tuple[Team, ...]:
        return winners(self.realms, self.options, self.queen)

    def view(self) -> QueendominoView:
        return queendomino_view(self)


def start(options: Options) -> Queendomino:
    return Queendomino(
        options=options,
        draft=Draft(options.sets, options.row_length, options.rounds, options.kings),
        realms=(Realm(Kingdom(options.size)),) * len(options.sides),
    )


# Chance


def _tiles(state: Queendomino) -> list[Move]:
    return [TURN_UPS[building] for building, _ in state.board.drawable()]


def building(state: Queendomino, move: Move) -> Queendomino:
    """The next tile of the stack is turned up; it fills a space, or lies open on top (Q-S5, Q-R4, Q-N9)."""
    assert isinstance(move, TurnUp)
    return _board_ready(replace(state, board=state.board.turn_up(move.building)))


def _dominoes(state: Queendomino) -> list[Move]:
    return [DRAWS[domino.number] for domino in state.draft.drawable]


def draw(state: Queendomino, move: Move) -> Queendomino:
    """A domino for the row on offer, all of one set (Q-V1, Q-N14)."""
    assert isinstance(move, Draw)
    return _with(state, state.draft.draw(move.number))


def _kings_in_hand(state: Queendomino) -> list[Move]:
    return [King(seat) for seat in sorted(set(state.draft.hand))]


def king(state: Queendomino, move: Move) -> Queendomino:
    """A king falls from the hand; with 2 players that says who is start player (Q-S3, Q-N13)."""
    assert isinstance(move, King)
    alone = state.options.players == 2
    return _with(state, state.draft.start_player(move.seat) if alone else state.draft.draw_king(move.seat))


# A turn


def _placements(state: Queendomino) -> list[Move]:
    """Every place the domino fits; discarding it unless it must be placed (Q-A1, Q-A2)."""
    domino = state.draft.row[0].domino
    places: list[Move] = [Lay(*cells) for cells in state.realm.kingdom.placements(domino)]
    return places if places and state.options.must_place else [*places, DISCARD]


def lay(state: Queendomino, move: Move) -> Queendomino:
    """A: place the domino under the king, or discard it and go on with C (Q-A3)."""
    domino = state.draft.row[0].domino
    if isinstance(move, Lay):
        return _next(_owning(state, state.realm.lay(domino, move.first, move.second)), "tax")
    return _next(_owning(state, state.realm.discard(domino)), "build")


def _may_tax(state: Queendomino) -> bool:
    """Asked only after a domino was placed; a knight in stock is needed (Q-B5)."""
    return state.realm.knights > 0


def _taxes(state: Queendomino) -> list[Move]:
    """One knight on either square of the domino just placed, or one on each (Q-B1)."""
    laid = state.realm.kingdom.laid[-1]
    low, high = sorted((laid.first, laid.second))
    both = [Tax((low, high))] if state.realm.knights > 1 else []
    return [Tax((low,)), Tax((high,)), *both, PASS]


def tax(state: Queendomino, move: Move) -> Queendomino:
    """B: knights collect taxes, and stay (Q-B2, Q-B4)."""
    if isinstance(move, Tax):
        state = _owning(state, state.realm.collect(move.cells))
    return _next(state, "build")


def _affordable(state: Queendomino) -> list[tuple[str, int]]:
    """The buildings the team to move can pay, with the printed prices of their spaces (Q-C3)."""
    coins = state.realm.coins
    return [(building, printed) for building, printed in state.board.stand if state.price(printed) <= coins]


def _may_build(state: Queendomino) -> bool:
    return bool(state.realm.sites and _affordable(state))


def _builds(state: Queendomino) -> list[Move]:
    """Any building that can be paid on any free town square (Q-C8)."""
    sites = state.realm.sites
    return [*(Build(name, printed, cell) for name, printed in _affordable(state) for cell in sites), PASS]


def build(state: Queendomino, move: Move) -> Queendomino:
    """C: pay, build, take the immediate bonus; then the Queen may come (Q-C3 to Q-C9)."""
    if isinstance(move, Build):
        kind = BUILDINGS[move.building]
        knights, towers = min(kind.knights, state.knights_left), min(kind.towers, state.towers_left)  # Q-N8
        realm = state.realm.pay(state.price(move.price)).build(kind, move.cell, knights, towers)
        state = _owning(replace(state, board=state.board.take(move.price)), realm)
        state = _invite_queen(state) if towers else state
    return _next(state, "bribe")


def _invite_queen(state: Queendomino) -> Queendomino:
    """She comes to who gained towers and then has at least as many as anyone else (Q-C5, Q-N1)."""
    most = max(realm.towers for realm in state.realms)
    return replace(state, queen=state.team) if state.realm.towers == most else state


def _may_bribe(state: Queendomino) -> bool:
    """The Dragon is at home, the Queen is elsewhere, and there is a coin and a building (Q-D2, Q-D3, Q-N4)."""
    able = state.dragon_home and state.queen != state.team and state.realm.coins >= BRIBE
    return able and any(True for _ in state.board.stand)


def _bribes(state: Queendomino) -> list[Move]:
    return [*(Bribe(name, printed) for name, printed in state.board.stand), PASS]


def bribe(state: Queendomino, move: Move) -> Queendomino:
    """D: the Dragon destroys a building of the board for good (Q-D1, Q-D4)."""
    if isinstance(move, Bribe):
        state = _owning(replace(state, board=state.board.take(move.price)), state.realm.pay(BRIBE))
        state = replace(state, dragon_home=False, destroyed=(*state.destroyed, move.building))
    return _next(state, "pick")


def _free_dominoes(state: Queendomino) -> list[Move]:
    return [Pick(domino.number) for domino in state.draft.free]


def pick(state: Queendomino, move: Move) -> Queendomino:
    """E: the king onto a free domino (Q-E1)."""
    assert isinstance(move, Pick)
    return _turn_over(state, state.draft.claim(move.number))


# From one phase to the next


def _owning(state: Queendomino, realm: Realm) -> Queendomino:
    """The team to move owns this now."""
    team = state.team
    return replace(state, realms=(*state.realms[:team], realm, *state.realms[team + 1 :]))


def _next(state: Queendomino, phase: PhaseName) -> Queendomino:
    """This phase of the turn, or the first after it in which there is something to decide (Q-T3)."""
    for name in ASKED[ASKED.index(phase) :]:
        if MAY[name](state):
            return replace(state, phase=name)
    return _turn_over(state, state.draft.leave())


def _turn_over(state: Queendomino, draft: Draft) -> Queendomino:
    """The next king's turn, the end of the round, or the end of the game after the final round (Q-R2)."""
    if draft.row_done and draft.offer:
        return end_of_round(replace(state, draft=draft))
    return _with(state, draft)


def end_of_round(state: Queendomino) -> Queendomino:
    """The Dragon goes home, the board closes up and is filled, then the row (Q-R1, Q-R3, Q-R4, Q-R5, Q-N10)."""
    return _board_ready(replace(state, dragon_home=True, board=state.board.closed_up().filled()))


def _board_ready(state: Queendomino) -> Queendomino:
    return replace(state, phase="building") if state.board.waits else _with(state, state.draft.settled())


def _with(state: Queendomino, draft: Draft) -> Queendomino:
    """The state after something happened in the draft, which says what comes next."""
    return replace(state, draft=draft, phase=PHASE_OF_STEP[draft.step])


def _chance(state: Queendomino) -> Seat:
    return CHANCE


def _over(state: Queendomino) -> Seat:
    return OVER


def _king_to_move(state: Queendomino) -> Seat:
    return state.draft.to_move


def _nothing(state: Queendomino) -> list[Move]:
    return []


def _no_play(state: Queendomino, move: Move) -> Queendomino:
    raise ValueError("The game is over.")


class Phase(NamedTuple):
    who: Callable[[Queendomino], Seat]
    moves: Callable[[Queendomino], Sequence[Move]]
    play: Callable[[Queendomino, Move], Queendomino]


PHASE_OF_STEP: dict[str, PhaseName] = {"draw": "draw", "king": "king", "choose": "pick", "play": "lay", "done": "over"}
TURN = {
    "building": Phase(_chance, _tiles, building),
    "draw": Phase(_chance, _dominoes, draw),
    "king": Phase(_chance, _kings_in_hand, king),
    "lay": Phase(_king_to_move, _placements, lay),
    "tax": Phase(_king_to_move, _taxes, tax),
    "build": Phase(_king_to_move, _builds, build),
    "bribe": Phase(_king_to_move, _bribes, bribe),
    "pick": Phase(_king_to_move, _free_dominoes, pick),
    "over": Phase(_over, _nothing, _no_play),
}
WEIGHTS: dict[str, Callable[[Queendomino], list[int]]] = {
    "building": lambda state: [copies for _, copies in state.board.drawable()],
    "draw": lambda state: [1] * len(state.draft.drawable),
    "king": lambda state: [state.draft.hand.count(seat) for seat in sorted(set(state.draft.hand))],
}
"""Chance: each tile of the stack, each domino of the set and each king in the hand is as likely as the next."""
MAY: dict[PhaseName, Callable[[Queendomino], bool]] = {
    "tax": _may_tax,
    "build": _may_build,
    "bribe": _may_bribe,
    "pick": lambda state: bool(state.draft.offer),
}
"""When a phase of a turn is asked: not where passing would be the only move, and no pick in the final round (Q-R2)."""
ASKED = tuple(MAY)
PLACED = ("tax", "build", "bribe")
"""The phases of a turn in which its domino is placed or discarded, and no pick is made."""
