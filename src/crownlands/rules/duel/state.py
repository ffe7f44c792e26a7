"""Kingdomino Duel as a state machine: roll, take, draw on the maps, fill the spellbook.

The table TURN at the end of this file is the whole turn. What leaves nobody a choice happens by itself: A's last die,
drawing nothing where nothing can be drawn, filling boxes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import Any, NamedTuple, TypeVar

from crownlands.game import CHANCE, OVER, Seat, Sheet, Team, gains_by_playing
from crownlands.rules.duel.coats import COATS, Coat, Face
from crownlands.rules.duel.components import DICE, Power
from crownlands.rules.duel.drawings import DRAWING_POWERS, NOTHING, Draw, Half, Needs, can_draw, drawings, halves
from crownlands.rules.duel.map import Map
from crownlands.rules.duel.moves import Castle, Cross, Move, Name, Pass, Roll, Take, Turn, Use
from crownlands.rules.duel.options import Options
from crownlands.rules.duel.scoring import score_sheet, winners
from crownlands.rules.duel.spellbook import BLANK, Spellbook
from crownlands.rules.duel.view import DuelView, Passed, PhaseName, duel_view
from crownlands.rules.last import note, remember

V = TypeVar("V")
Domino = tuple[Face, Face]


@dataclass(frozen=True, slots=True)
class Duel:
    options: Options
    maps: tuple[Map, Map] = (Map(), Map())
    spellbook: Spellbook = BLANK
    castles: tuple[bool, bool] = (False, False)
    """Who has used the castle (D-T6)."""
    named: tuple[Coat | None, Coat | None] = (None, None)
    round: int = 1
    phase: PhaseName = "roll"
    seat: Seat = 0
    """Who acts in a phase of the players."""
    dice: tuple[Face, ...] = ()
    """What the dice show, in their order; those not rolled yet are missing."""
    takers: tuple[Seat | None, ...] = (None,) * len(DICE)
    raised: Face | None = None
    """The face the castle raises in the drawing to come."""
    called: Needs = NOTHING
    """The powers called up for the drawing to come."""
    drew: tuple[bool, bool] = (False, False)
    fills: tuple[tuple[Coat, ...], tuple[Coat, ...]] = ((), ())
    """The coats of arms that will fill boxes this turn."""
    passed: tuple[Passed | None, Passed | None] = field(default=(None, None), compare=False)
    """Why each player drew nothing, kept until the next drawings, to be shown."""
    last: tuple[tuple[Move, ...], ...] = field(default=(), compare=False)
    """The moves of each seat's last turn, to be shown."""
    acted: frozenset[Seat] = field(default=frozenset(), compare=False)
    """Who has made a move this turn."""

    @property
    def a(self) -> Seat:
        """Who is A; the roles swap every turn (D-S1, D-N1)."""
        return (self.round - 1) % 2

    @property
    def b(self) -> Seat:
        return 1 - self.a

    @property
    def turn(self) -> Seat:
        return TURN[self.phase].who(self)

    @property
    def teams(self) -> tuple[tuple[Seat, ...], ...]:
        return ((0,), (1,))

    @property
    def current(self) -> Duel:
        return self

    @property
    def upcoming(self) -> tuple[Seat, ...]:
        """The seats that act after the one to move, as far as that is certain; who can draw nothing is passed over."""
        return UPCOMING[self.phase](self)

    def domino(self, seat: Seat) -> Domino:
        """What a player's two dice show."""
        one, other = (face for face, taker in zip(self.dice, self.takers, strict=True) if taker == seat)
        return one, other

    def moves(self) -> Sequence[Move]:
        return TURN[self.phase].moves(self)

    def odds(self) -> Sequence[tuple[Move, int]]:
        if self.turn != CHANCE:
            return []
        faces = DICE[len(self.dice)]
        return [(move, faces.count(move.face)) for move in _rolls(self)]

    def play(self, move: Move) -> Duel:
        after = TURN[self.phase].play(self, move)
        if self.turn < 0:
            return after
        last = remember(self.last, self.seat, move, begins=self.seat not in self.acted)
        acted = self.acted | {self.seat} if after.round == self.round else frozenset()
        return note(after, last=last, acted=acted)

    def scores(self) -> tuple[Sheet, ...]:
        return tuple(score_sheet(land, coat) for land, coat in zip(self.maps, self.named, strict=True))

    def gains(self) -> list[int]:
        return gains_by_playing(self)

    def winners(self) -> tuple[Team, ...]:
        return winners(self.maps, self.named)

    def view(self) -> DuelView:
        return duel_view(self)


def start(options: Options) -> Duel:
    return Duel(options)


def _set(values: tuple[V, ...], index: int, value: V) -> Any:
    return (*values[:index], value, *values[index + 1 :])


def _chance(state: Duel) -> Seat:
    return CHANCE


def _over(state: Duel) -> Seat:
    return OVER


def _acting(state: Duel) -> Seat:
    return state.seat


# Phase 1: A rolls the four dice, one after the other (D-T1).


def _rolls(state: Duel) -> list[Roll]:
    number = len(state.dice)
    return [Roll(number + 1, face) for face in dict.fromkeys(DICE[number])]


def roll(state: Duel, move: Move) -> Duel:
    assert isinstance(move, Roll)
    state = replace(state, dice=(*state.dice, move.face))
    return state if len(state.dice) < len(DICE) else replace(state, phase="take", seat=state.a)


# Phase 2: A takes one die, B two, A the last (D-T2).


def _free_dice(state: Duel) -> list[int]:
    return [number for number, taker in enumerate(state.takers, 1) if taker is None]


def _takes(state: Duel) -> list[Move]:
    """A's first die; or A calls up the power to take two first (D-N10)."""
    takes: list[Move] = [Take((die,)) for die in _free_dice(state)]
    return [*takes, Use(Power.FIRST)] if state.spellbook.ready(state.a, Power.FIRST) else takes


def take(state: Duel, move: Move) -> Duel:
    if isinstance(move, Use):
        return replace(state, spellbook=state.spellbook.use(move.power), phase="take-two")
    assert isinstance(move, Take)
    return replace(_taken(state, state.a, move.dice), phase="take-two", seat=state.b)


def _pairs(state: Duel) -> list[Move]:
    return [Take(pair) for pair in combinations(_free_dice(state), 2)]


def take_two(state: Duel, move: Move) -> Duel:
    """Two dice for B, or by the power for A (D-M3); what is left is the other's."""
    assert isinstance(move, Take)
    state = _taken(state, state.seat, move.dice)
    state = _taken(state, 1 - state.seat, _free_dice(state))
    return _let_draw(replace(state, phase="draw", seat=state.a, passed=(None, None)))


def _taken(state: Duel, seat: Seat, dice: Iterable[int]) -> Duel:
    takers = list(state.takers)
    for die in dice:
        takers[die - 1] = seat
    return replace(state, takers=tuple(takers))


# Phase 3: each draws their domino, A first (D-T3, D-N6).


def _drawable(state: Duel) -> Iterator[Needs]:
    """The sets of powers, all at hand, with which the domino can be drawn as things were called up so far."""
    at_hand = state.called.union(power for power in DRAWING_POWERS if state.spellbook.ready(state.seat, power))
    land, domino = state.maps[state.seat], state.domino(state.seat)
    for count in range(len(DRAWING_POWERS) + 1):
        for powers in map(frozenset, combinations(DRAWING_POWERS, count)):
            if state.called <= powers <= at_hand and can_draw(land, domino, powers):
                yield powers


def _drawings(state: Duel) -> list[Move]:
    """Drawings first, then what may come before one, then passing where no drawing is owed (D-N2)."""
    domino, ways = state.domino(state.seat), list(_drawable(state))
    raised = None if state.raised is None else domino.index(state.raised)
    moves: list[Move] = []
    if state.called in ways:
        moves += drawings(state.maps[state.seat], domino, raised, state.called)
    moves += _turns(state)
    moves += _castles(state) if ways else []
    moves += _calls(state, ways)
    if NOTHING not in ways and not _declared(state):
        moves.append(Pass())
    return moves


def _declared(state: Duel) -> bool:
    """Something was announced for the drawing to come, which is owed now."""
    return state.raised is not None or bool(state.called)


def _turns(state: Duel) -> list[Move]:
    """One die to another of its own faces, before anything else (D-M4, D-N11)."""
    if _declared(state) or not state.spellbook.ready(state.seat, Power.TURN):
        return []
    mine = [index for index, taker in enumerate(state.takers) if taker == state.seat]
    turns = [Turn(state.dice[index], face) for index in mine for face in DICE[index] if face != state.dice[index]]
    return list(dict.fromkeys(turns))


def _castles(state: Duel) -> list[Move]:
    """Once a game, on any die (D-T6, D-N12)."""
    if _declared(state) or state.castles[state.seat]:
        return []
    return [Castle(face) for face in dict.fromkeys(state.domino(state.seat))]


def _calls(state: Duel, ways: list[Needs]) -> list[Move]:
    """A power some drawing cannot do without. Of two, the one for anywhere is called up first."""
    if Power.SPLIT in state.called:
        return []
    missing = [[power for power in DRAWING_POWERS if power in powers - state.called] for powers in ways]
    return [Use(power) for power in DRAWING_POWERS if any(power in powers[:1] for powers in missing)]


def draw(state: Duel, move: Move) -> Duel:
    if isinstance(move, Castle):
        return replace(state, raised=move.face)
    if isinstance(move, Use):
        return replace(state, called=state.called | {move.power})
    if isinstance(move, Turn):
        return _let_draw(_turned(state, move))
    return _drawn(state, move) if isinstance(move, Draw) else _not_drawn(state, "by-choice")


def _turned(state: Duel, move: Turn) -> Duel:
    index = next(
        index
        for index, (face, taker) in enumerate(zip(state.dice, state.takers, strict=True))
        if taker == state.seat and face == move.face and move.to in DICE[index]
    )
    return replace(state, dice=_set(state.dice, index, move.to), spellbook=state.spellbook.use(Power.TURN))


def _drawn(state: Duel, move: Draw) -> Duel:
    """The domino is on the map; castle and powers called up for it are spent."""
    seat, spellbook = state.seat, state.spellbook
    for power in state.called:
        spellbook = spellbook.use(power)
    state = replace(
        state,
        maps=_set(state.maps, seat, state.maps[seat].draw(move.drawn)),
        spellbook=spellbook,
        castles=_set(state.castles, seat, state.castles[seat] or state.raised is not None),
        drew=_set(state.drew, seat, True),
        raised=None,
        called=NOTHING,
    )
    return _drawing_done(state, move.halves)


def _not_drawn(state: Duel, why: Passed) -> Duel:
    """Nothing is drawn, not one half either (D-T5); boxes are filled all the same, if so agreed (D-T9, D-N3)."""
    counted = state.domino(state.seat) if state.options.fill_without_drawing else ()
    state = replace(state, passed=_set(state.passed, state.seat, why))
    return _drawing_done(state, [halves(face, raised=False)[0] for face in counted])


def _drawing_done(state: Duel, counted: Iterable[Half]) -> Duel:
    coats = tuple(half.fills for half in counted if half.fills is not None)
    state = replace(state, fills=_set(state.fills, state.seat, coats))
    return _let_draw(replace(state, seat=state.b)) if state.seat == state.a else _fill(state)


def _let_draw(state: Duel) -> Duel:
    """Who has nothing to choose draws nothing without being asked."""
    return state if _may_draw(state) else _not_drawn(state, "nothing-fits")


def _may_draw(state: Duel) -> bool:
    """There is something to choose for who draws: a drawing, or a die to turn."""
    return state.spellbook.ready(state.seat, Power.TURN) or any(True for _ in _drawable(state))


# Phase 4: boxes, then the powers that cannot wait (D-G1 to D-G8).


def _fill(state: Duel) -> Duel:
    """Both fill, A before B; a line both complete is A's (D-G6, D-N6)."""
    spellbook = state.spellbook.fill(state.fills).award((state.a, state.b))
    return _let_use(replace(state, spellbook=spellbook))


def _let_use(state: Duel) -> Duel:
    """Who won an immediate power uses it now, A before B; then the turn is over."""
    for seat in (state.a, state.b):
        for power in state.spellbook.immediate(seat):
            return replace(state, phase=PHASE_OF[power], seat=seat)
    return _end_turn(state)


def _names(state: Duel) -> list[Move]:
    """Any of the six (D-N17)."""
    return [Name(coat) for coat in COATS]


def name(state: Duel, move: Move) -> Duel:
    assert isinstance(move, Name)
    named = _set(state.named, state.seat, move.coat)
    return _let_use(replace(state, named=named, spellbook=state.spellbook.use(Power.NAME)))


def _crosses(state: Duel) -> list[Move]:
    """Any square already drawn, this turn's included, of one's own map (D-N16)."""
    return [Cross(cell) for cell in sorted(state.maps[state.seat].squares)]


def cross(state: Duel, move: Move) -> Duel:
    assert isinstance(move, Cross)
    land = state.maps[state.seat].cross(move.cell)
    return _let_use(replace(state, maps=_set(state.maps, state.seat, land), spellbook=state.spellbook.use(Power.CROSS)))


def _ends(state: Duel) -> bool:
    return any(land.full for land in state.maps) or not any(state.drew)


def _end_turn(state: Duel) -> Duel:
    """The game ends with the turn in which a map became full or neither drew (D-E1, D-E3, D-N5)."""
    if _ends(state):
        return replace(state, phase="over")
    return Duel(
        state.options,
        state.maps,
        state.spellbook,
        state.castles,
        state.named,
        state.round + 1,
        passed=state.passed,
        last=state.last,
    )


# Who acts after the one to move


def _turns_of(state: Duel, a: Seat) -> tuple[Seat, ...]:
    """A takes, B takes, A draws, B draws; after A's beginning nothing is certain while A may take two first (D-M3)."""
    return (a,) if state.spellbook.ready(a, Power.FIRST) else (a, 1 - a, a, 1 - a)


def _then_draw(state: Duel) -> tuple[Seat, ...]:
    return state.a, state.b


def _then_b(state: Duel) -> tuple[Seat, ...]:
    """B draws after A, unless nothing can be drawn; what follows depends on what is drawn."""
    waits = state.seat == state.a and _may_draw(replace(state, seat=state.b, raised=None, called=NOTHING))
    return (state.b,) if waits else ()


def _then_powers(state: Duel) -> tuple[Seat, ...]:
    """The powers that cannot wait, A's before B's; then, unless the game is over, the next turn with roles swapped."""
    waiting = [seat for seat in (state.a, state.b) for _ in state.spellbook.immediate(seat)]
    return (*waiting[1:], *(() if _ends(state) else _turns_of(state, state.b)))


class Phase(NamedTuple):
    who: Callable[[Duel], Seat]
    moves: Callable[[Duel], Sequence[Move]]
    play: Callable[[Duel, Move], Duel]


def _nothing(state: Duel) -> list[Move]:
    return []


def _no_play(state: Duel, move: Move) -> Duel:
    raise ValueError("The game is over.")


TURN = {
    "roll": Phase(_chance, _rolls, roll),
    "take": Phase(_acting, _takes, take),
    "take-two": Phase(_acting, _pairs, take_two),
    "draw": Phase(_acting, _drawings, draw),
    "name": Phase(_acting, _names, name),
    "cross": Phase(_acting, _crosses, cross),
    "over": Phase(_over, _nothing, _no_play),
}
PHASE_OF: dict[Power, PhaseName] = {Power.NAME: "name", Power.CROSS: "cross"}
UPCOMING: dict[PhaseName, Callable[[Duel], tuple[Seat, ...]]] = {
    "roll": lambda state: _turns_of(state, state.a),
    "take": lambda state: _turns_of(state, state.a)[1:],
    "take-two": _then_draw,
    "draw": _then_b,
    "name": _then_powers,
    "cross": _then_powers,
    "over": lambda state: (),
}
