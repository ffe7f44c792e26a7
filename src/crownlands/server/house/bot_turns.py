"""The bots' turns: every table where a bot is to move has one task somewhere that sees to it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import TypeVar

from crownlands.coach.advice import Advice
from crownlands.coach.prospects import Prospect
from crownlands.coach.review import Decision, Task
from crownlands.game import Seat
from crownlands.records import Record
from crownlands.server.house.bot_pool import BotPool
from crownlands.server.house.fair_queue import Ask, Rank
from crownlands.server.house.room import Room
from crownlands.server.house.visitors import Visitors
from crownlands.server.ops.logs import logger
from crownlands.server.storage import TROUBLE
from crownlands.server.table.access import Act, may
from crownlands.server.table.refusal import Outdated, Refusal
from crownlands.server.table.value import Table

Claim = Callable[[str], AbstractAsyncContextManager[bool]]
Play = Callable[[Room, Seat, int, str], Awaitable[int]]
"""How a bot's move gets to a table: the seat, how much of the log the bot has seen, and the move."""
T = TypeVar("T")
RETRY_SECONDS = 1.0
HINT_SECONDS = 20.0
PATIENCE_SECONDS = 60.0


@asynccontextmanager
async def unasked(_id: str) -> AsyncIterator[bool]:
    """A process alone need not ask whether it may think."""
    yield True


class BotTurns:
    """Moves the bots. The log's numbers decide who moved; the claim only saves others from thinking too."""

    def __init__(
        self, pool: BotPool, pause: float, grace: float, claim: Claim, visitors: Visitors | None = None
    ) -> None:
        self.visitors = visitors or Visitors()
        self._pool = pool
        self._pause = pause
        self._grace = grace
        self._claim = claim
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def consider(self, room: Room, play: Play) -> None:
        """Start the bot of a table, if it is a bot's turn and nobody here has."""
        if room.bot is None and is_due(room) and not self._closed:
            room.bot = asyncio.create_task(self._play(room, play))
            self._tasks.add(room.bot)
            room.bot.add_done_callback(self._tasks.discard)

    async def _play(self, room: Room, play: Play) -> None:
        """Until no bot is to move; whatever fails is tried again."""
        waited = 0.0
        try:
            while is_due(room):
                number = room.table.number
                if not await self._turn(room, play, unclaimed=waited >= PATIENCE_SECONDS):
                    await asyncio.sleep(RETRY_SECONDS)
                waited = waited + RETRY_SECONDS if room.table.number == number else 0.0
        finally:
            room.bot = None

    async def _turn(self, room: Room, play: Play, *, unclaimed: bool) -> bool:
        """Whether this process was the one to think. After long it is, for the one with the claim may hang."""
        try:
            async with self._claim(room.table.id) as mine:
                if mine or unclaimed:
                    await self._move(room, play)
                return mine or unclaimed
        except TROUBLE as error:
            logger().warning("bot's turn failed", table=room.table.id, reason=type(error).__name__)
            return False

    async def _move(self, room: Room, play: Play) -> None:
        """One thought and all it has planned, unless the log grows otherwise."""
        table, bot = room.table, room.table.bot_to_move
        if bot is None:
            return
        ask = Ask(rank_of(room), table.id, self.visitors.maker(table.id))
        (texts, hurried), _ = await asyncio.gather(
            self._pool.choose(table.game.name, bot, table.state, ask), asyncio.sleep(self._patience(table))
        )
        room.note_hurry(table.state.turn, hurried=hurried)
        try:
            await self._play_all(room, play, table, texts)
        except Outdated:
            return
        except Refusal as refusal:
            logger().warning("bot's move refused", table=table.id, bot=bot, code=refusal.code)
            await asyncio.sleep(RETRY_SECONDS)

    def _patience(self, table: Table) -> float:
        """How long a move takes at least; what a person has just done may be taken back for a moment more."""
        seats = [seat for seat, place in enumerate(table.places) if place.bot is None]
        return max(self._pause, self._grace) if any(may(table, seat, Act.UNDO) for seat in seats) else self._pause

    async def _play_all(self, room: Room, play: Play, thought_at: Table, texts: Sequence[str]) -> None:
        """The moves of one thought; what chance or a person does meanwhile ends it."""
        seat, seen = thought_at.state.turn, thought_at.number
        for text in texts:
            if seen != thought_at.number:
                await asyncio.sleep(self._pause)
            if room.table.number != seen or not is_due(room):
                return
            seen = await play(room, seat, seen, text)

    async def hint(self, room: Room) -> Advice:
        """What the coach would play."""
        table = room.table
        ask = Ask(Rank.HINT, table.id, self.visitors.maker(table.id))
        names = tuple(place.name for place in table.places)
        return await _soon(self._pool.advise(table.state, names, ask))

    async def look_ahead(self, record: Record, visitor: str) -> tuple[Prospect, ...]:
        """What the best moves come to where a record that is studied ends; those who play are served before."""
        ask = Ask(Rank.REVIEW, visitor, visitor)
        state = await asyncio.to_thread(lambda: record.last)
        return await _soon(self._pool.look_ahead(state, record.names, ask))

    async def look_through(self, game: str, task: Task, ask: Ask) -> list[Decision] | None:
        """What the coach says of a turn; None if it cannot say."""
        return await self._pool.look_through(game, task, ask)

    async def close(self) -> None:
        """Leave unfinished turns to the process that serves the tables next."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._pool.close()


async def _soon(answer: Awaitable[T | None]) -> T:
    """What the coach says to somebody who waits for it, or that it cannot be had now."""
    try:
        async with asyncio.timeout(HINT_SECONDS):
            found = await answer
    except TimeoutError:
        found = None
    if found is None:
        raise Refusal("slow-down", "The bots are busy; ask for a hint again in a moment.")
    return found


def is_due(room: Room) -> bool:
    """Whether a bot is to move, and for somebody: a table where only bots play rests while nobody looks."""
    alone = all(place.bot is not None for place in room.table.places)
    return room.table.bot_to_move is not None and not (alone and not room.watches)


def rank_of(room: Room) -> Rank:
    """People who play and are here come first."""
    places = room.table.places
    return Rank.PEOPLE if any(places[seat].bot is None for seat in room.connected) else Rank.WATCHERS
