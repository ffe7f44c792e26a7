"""A finished game looked through: what each decision gave away, what was better, and how the chances went.

The work comes in tasks, one for each turn, so that others can do them in their own time and place: `tasks`, `judge`
for each of them, `assemble`. `review` does all of it here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import asdict, dataclass, replace
from itertools import pairwise
from typing import Any, Literal

from crownlands.coach.confirming import confirmed
from crownlands.coach.expert import EXPERTS
from crownlands.coach.grades import Grade, accuracy, grade_of
from crownlands.coach.reasons import MOST, reasons
from crownlands.coach.reasons.points import of_end
from crownlands.coach.reasons.reason import Reason
from crownlands.coach.values import Value, values
from crownlands.game import OVER, AnyState, Refused, Seat
from crownlands.kernel.search import Budget
from crownlands.records import Record

VERSION = 2
"""Raised when reviews come out otherwise, so that those kept are made again."""
TURNING_POINTS = 3
CONFIRMED: tuple[Grade, ...] = ("mistake", "blunder")
"""What a decision is not called before it has been played out to the end."""
Cause = Literal["luck", "decision"]


@dataclass(frozen=True, slots=True)
class Decision:
    """A move somebody chose. `entry` counts the moves of the record from 1, chance included."""

    entry: int
    seat: Seat
    move: str
    best: str
    lost: float
    """Points of the final lead given away against the best move; never negative."""
    grade: Grade
    reasons: tuple[Reason, ...]
    """Why the best move is better."""
    turn: tuple[str, ...]
    """The best move with those that follow it in the same turn."""
    chance_lost: float
    off: float
    """`lost` may be off by so much to either side: a 95 % interval."""
    exact: bool
    """Whether the rest of the game is known whatever is played, so that nothing is estimated."""
    lead: float
    """The lead to expect after the move that was played, for the team of the seat."""
    before: tuple[float, ...]
    """The chances of all teams if the best move is played."""
    after: tuple[float, ...]
    """Those after the move that was played."""


@dataclass(frozen=True, slots=True)
class Player:
    name: str
    accuracy: float
    """From 0 to 100."""


@dataclass(frozen=True, slots=True)
class Point:
    """The chances of all teams after so many moves, and what they come from."""

    entry: int
    cause: Cause
    chances: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Review:
    """A game looked through."""

    game: str
    players: tuple[Player, ...]
    decisions: tuple[Decision, ...]
    course: tuple[Point, ...]
    """How the chances went: a point wherever luck or a decision moved them."""
    turning_points: tuple[Point, ...]
    """The three points that moved the chances most, in the order of the game."""

    def as_values(self) -> dict[str, Any]:
        """Everything as plain JSON values; a reason is its sentence in English."""
        plain = asdict(self)
        for decision, said in zip(plain["decisions"], self.decisions, strict=True):
            decision["reasons"] = [str(reason.said) for reason in said.reasons]
        return plain


@dataclass(frozen=True)
class Task:
    """A seat's moves until somebody else or chance is to move: the state before them, and the number of the first."""

    first: int
    state: AnyState
    moves: tuple[Any, ...]
    names: tuple[str, ...]


def tasks(record: Record) -> list[Task]:
    """What a review has to judge, in the order of the game."""
    if record.last.turn != OVER:
        raise Refused("The game is not over; a review needs a finished one.")
    found: list[Task] = []
    for number, (state, move) in enumerate(zip(record.states(), record.moves, strict=False), 1):
        if state.turn < 0:
            continue
        last = found[-1] if found else None
        if last and last.state.turn == state.turn and last.first + len(last.moves) == number:
            found[-1] = replace(last, moves=(*last.moves, move))
        else:
            found.append(Task(number, state, (move,), record.names))
    return found


def judge(game: str, task: Task, budget: Budget | None = None, seed: int = 0) -> list[Decision]:
    """The decisions of a task; where there is but one move there is none."""
    state, made = task.state, []
    for entry, move in enumerate(task.moves, task.first):
        if len(state.moves()) > 1:
            made.append(_decision(game, entry, state, move, task.names, budget, seed))
        state = state.play(move)
    return made


def _decision(
    game: str, entry: int, state: AnyState, move: Any, names: tuple[str, ...], budget: Budget | None, seed: int
) -> Decision:
    played, better = _compared(game, state, move, budget, seed)
    grade = grade_of(game, played)
    best = played if grade == "best" else better
    return Decision(
        entry=entry,
        seat=state.turn,
        move=str(move),
        best=str(best.move),
        lost=_rounded(0.0 if best is played else played.lost.mean),
        grade=grade,
        reasons=_reasons(game, state, best, played, names),
        turn=tuple(str(step) for step in best.turn),
        chance_lost=_rounded(0.0 if best is played else played.chance_lost.mean),
        off=_rounded(played.lost.off),
        exact=played.exact and best.exact,
        lead=_rounded(played.lead.mean),
        before=_all_rounded(better),
        after=_all_rounded(played),
    )


def _compared(game: str, state: AnyState, move: Any, budget: Budget | None, seed: int) -> tuple[Value, Value]:
    """A move and the best, by playouts; what looks like a mistake, by those to the end."""
    found = values(state, budget or Budget(playouts=EXPERTS[game].reviewing), seed, consider=(move,))
    played, best = found.of(move), found.best
    if grade_of(game, played) not in CONFIRMED or (played.exact and best.exact):
        return played, best
    return confirmed(state, played, best, budget, seed)


def _reasons(game: str, state: AnyState, best: Value, played: Value, names: tuple[str, ...]) -> tuple[Reason, ...]:
    """What the board shows; where the rest of the game is worked out, how it ends comes first."""
    ends = (round(best.lead.mean), round(played.lead.mean)) if best.exact and played.exact else (0, 0)
    found = reasons(game, state, best.move, played.move, names)
    return (of_end(*ends), *found)[:MOST] if ends[0] > ends[1] else found


def _rounded(number: float) -> float:
    return round(number, 4)


def _all_rounded(value: Value) -> tuple[float, ...]:
    return tuple(_rounded(chance) for chance in value.chances)


Progress = Callable[[int, int, Sequence[Decision]], None]
"""Told how many tasks of how many are done, and what the last one found."""


def review(
    record: Record,
    budget: Budget | None = None,
    seed: int = 0,
    threads: int = 1,
    progress: Progress | None = None,
) -> Review:
    """A whole game. The same seed and playouts find the same, however many threads work on it."""
    todo = tasks(record)
    decisions: list[Decision] = []
    for done, found in enumerate(_judged(record.game.name, todo, budget, seed, threads), 1):
        decisions += found
        if progress:
            progress(done, len(todo), found)
    return assemble(record, sorted(decisions, key=lambda decision: decision.entry))


def _judged(
    game: str, todo: Sequence[Task], budget: Budget | None, seed: int, threads: int
) -> Iterator[list[Decision]]:
    """What each task finds, as it is found: with threads not always in order."""
    if threads == 1:
        yield from (judge(game, task, budget, seed) for task in todo)
        return
    with ThreadPoolExecutor(threads) as pool:
        waiting = [pool.submit(judge, game, task, budget, seed) for task in todo]
        yield from (done.result() for done in as_completed(waiting))


def assemble(record: Record, decisions: Sequence[Decision]) -> Review:
    """The review of a game from all its decisions, in order."""
    course = _course(record, decisions)
    return Review(
        game=record.game.name,
        players=tuple(_player(record, seat, decisions) for seat in range(len(record.names))),
        decisions=tuple(decisions),
        course=course,
        turning_points=_turning_points(course),
    )


def _player(record: Record, seat: Seat, decisions: Sequence[Decision]) -> Player:
    lost = [decision.lost for decision in decisions if decision.seat == seat]
    return Player(record.names[seat], round(accuracy(record.game.name, lost), 1))


def _course(record: Record, decisions: Sequence[Decision]) -> tuple[Point, ...]:
    """Luck stands between the last decision and the best of the next, where chance came between them."""
    teams = len(record.last.teams)
    points = [Point(0, "luck", (1 / teams,) * teams)]
    chance = [number for number, state in enumerate(record.states()) if state.turn == -1]
    for decision in decisions:
        if any(points[-1].entry <= number < decision.entry for number in chance):
            points.append(Point(decision.entry - 1, "luck", decision.before))
        points.append(Point(decision.entry, "decision", decision.after))
    winners = record.last.winners()
    end = tuple(1 / len(winners) if team in winners else 0.0 for team in range(teams))
    if points[-1].chances != end:
        points.append(Point(len(record.moves), "luck", end))
    return tuple(points)


def _turning_points(course: Sequence[Point]) -> tuple[Point, ...]:
    moved = [
        (sum(abs(now - then) for now, then in zip(point.chances, before.chances, strict=True)), place)
        for place, (before, point) in enumerate(pairwise(course), 1)
    ]
    places = sorted(place for size, place in sorted(moved, reverse=True)[:TURNING_POINTS] if size > 0)
    return tuple(course[place] for place in places)
