"""Reviews of finished games: worked out turn by turn after everybody else's thoughts, and kept with the table."""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass, field, fields
from typing import Any, cast

from typing_extensions import TypedDict

from crownlands.coach.grades import Grade
from crownlands.coach.review import VERSION, Cause, Decision, Task, assemble, tasks
from crownlands.game import AnyState, Refused, find_move
from crownlands.records import Record
from crownlands.server.house.bot_turns import BotTurns
from crownlands.server.house.fair_queue import Ask, Rank
from crownlands.server.house.snapshot import to_json
from crownlands.server.ops.logs import logger
from crownlands.server.storage import TROUBLE, Store
from crownlands.server.storage.reviews import find_review, keep_review
from crownlands.server.table.recording import record_of
from crownlands.server.table.refusal import Refusal, Told, because, told
from crownlands.server.table.value import Table

AT_ONCE = 2
"""Turns of a game that wait for a thought together, so that two processes have work."""
MOST = 50
"""Games that are reviewed at a time."""
TRIES = 3
"""A turn is tried so often before the review is given up: its process may have been ended for another's sake."""


class DecisionShown(TypedDict):
    """A decision: what was played, what was better, what that gave away, and why."""

    entry: int
    seat: int
    move: str
    best: str
    turn: list[str]
    lost: float
    off: float
    chance_lost: float
    grade: Grade
    exact: bool
    lead: float
    before: list[float]
    after: list[float]
    reasons: list[Told]


class ReviewedPlayer(TypedDict):
    name: str
    accuracy: float


class PointShown(TypedDict):
    """The chances of all teams after so many moves, and what moved them."""

    entry: int
    cause: Cause
    chances: list[float]


class ReviewShown(TypedDict):
    """A review, or as much of it as there is: `done` turns of `of`."""

    done: int
    of: int
    finished: bool
    players: list[ReviewedPlayer]
    decisions: list[DecisionShown]
    course: list[PointShown]
    turning_points: list[PointShown]


@dataclass(eq=False)
class Running:
    """A review that is being worked out."""

    table: Table
    record: Record
    of: int
    left: deque[Task]
    """The turns nobody has begun with."""
    decisions: list[Decision] = field(default_factory=list)
    done: int = 0
    failed: bool = False
    worker: asyncio.Task[None] | None = None
    _shown: str | None = None

    def add(self, found: list[Decision]) -> None:
        """A turn more is known."""
        self.decisions += found
        self.done += 1
        self._shown = None

    def shown(self) -> str:
        """As far as it has come, written once for all who ask; accuracy and course are those of what is known."""
        if self._shown is None:
            made = sorted(self.decisions, key=lambda decision: decision.entry)
            self._shown = to_json(show_review(self.record, made, self.done, self.of))
        return self._shown


class Reviews:
    """The reviews of this process."""

    def __init__(self, store: Store, bots: BotTurns) -> None:
        self._store = store
        self._bots = bots
        self._running: dict[str, Running] = {}

    async def ask(self, table: Table) -> str:
        """The review as JSON, or how far it has come; begun when it is first asked for."""
        running = self._running.get(table.id)
        if running is None:
            kept = await find_review(self._store, table.id, VERSION)
            if kept is not None:
                return kept
            running = self._running.get(table.id) or self._begin(table)
        if running.failed:
            self._set_going(running)
            raise Refusal("slow-down", "The review could not be made; ask for it again in a moment.")
        return running.shown()

    async def judge(self, table: Table, entry: int, text: str) -> DecisionShown:
        """What the coach says of another move at a decision of a finished game."""
        record = record_of(table)
        state = position_before(record, entry)
        try:
            task = Task(entry, state, (find_move(table.game, state, text),), record.names)
        except Refused as reason:
            raise because(reason) from None
        ask = Ask(Rank.HINT, table.id, self._bots.visitors.maker(table.id))
        found = await self._bots.look_through(table.game.name, task, ask)
        if not found:
            raise Refusal("slow-down", "The review could not be made; ask for it again in a moment.")
        return show_decision(found[0])

    def _begin(self, table: Table) -> Running:
        if len(self._running) >= MOST:
            self._running = {key: running for key, running in self._running.items() if not running.failed}
        if len(self._running) >= MOST:
            raise Refusal("slow-down", "Many games are being reviewed; ask for it again in a moment.")
        record = record_of(table)
        todo = tasks(record)
        running = self._running[table.id] = Running(table, record, len(todo), deque(todo))
        self._set_going(running)
        return running

    def _set_going(self, running: Running) -> None:
        running.failed = False
        running.worker = asyncio.create_task(self._work(running))

    async def _work(self, running: Running) -> None:
        """All turns that are left, some at a time; what fails is told to who asks, and what is left tried again."""
        try:
            await asyncio.gather(*(self._judge(running) for _ in range(AT_ONCE)))
            if running.done < running.of:
                running.failed = True
                return
            await keep_review(self._store, running.table.id, VERSION, running.shown())
            del self._running[running.table.id]
        except TROUBLE as error:
            running.failed = True
            logger().warning("review not kept", table=running.table.id, reason=type(error).__name__)

    async def _judge(self, running: Running) -> None:
        while running.left:
            task = running.left.popleft()
            found = await self._look_through(running.table, task)
            if found is None:
                running.left.append(task)
                return
            running.add(found)

    async def _look_through(self, table: Table, task: Task) -> list[Decision] | None:
        ask = Ask(Rank.REVIEW, table.id, self._bots.visitors.maker(table.id))
        for _ in range(TRIES):
            found = await self._bots.look_through(table.game.name, task, ask)
            if found is not None:
                return found
        return None

    async def close(self) -> None:
        workers = [running.worker for running in self._running.values() if running.worker is not None]
        for worker in workers:
            worker.cancel()
        await asyncio.gather(*workers, return_exceptions=True)


def position_before(record: Record, entry: int) -> AnyState:
    """The position in which somebody decided what became a move of the record."""
    state = record.state_after(entry - 1) if 1 <= entry <= len(record.moves) else None
    if state is None or state.turn < 0 or len(state.moves()) < 2:
        raise Refusal("refused", "Nobody decides anything at move {entry} of this game.", entry=entry)
    return state


def show_review(record: Record, decisions: list[Decision], done: int, of: int) -> ReviewShown:
    review = assemble(record, decisions)
    return {
        "done": done,
        "of": of,
        "finished": done == of,
        "players": [cast("ReviewedPlayer", _fields(player)) for player in review.players],
        "decisions": [show_decision(decision) for decision in review.decisions],
        "course": [cast("PointShown", _fields(point)) for point in review.course],
        "turning_points": [cast("PointShown", _fields(point)) for point in review.turning_points],
    }


def show_decision(decision: Decision) -> DecisionShown:
    reasons = [told(reason.said) for reason in decision.reasons]
    return cast("DecisionShown", {**_fields(decision), "reasons": reasons})


def _fields(value: Any) -> dict[str, Any]:
    """Those of a dataclass as they are: copying all that is in them, as asdict does, would hold everybody up."""
    return {field.name: getattr(value, field.name) for field in fields(value)}
