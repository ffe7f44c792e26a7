"""All tables of this process: looked up, played at, changed, and kept in step with the other processes."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from weakref import WeakValueDictionary

from crownlands.game import CHANCE, Seat
from crownlands.server.house.bot_turns import BotTurns
from crownlands.server.house.bus import Changed, Gone, Here, Moved, News, Revoked, Said
from crownlands.server.house.notices import need_not_be_told
from crownlands.server.house.presence import Presence
from crownlands.server.house.readiness import Readiness
from crownlands.server.house.reviews import Reviews
from crownlands.server.house.room import Room, Watch
from crownlands.server.house.timekeeper import Timekeeper
from crownlands.server.ops.logs import logger
from crownlands.server.ops.metrics import DEALT, MADE, PLAYED, ROOMS, STORED
from crownlands.server.storage import TROUBLE, Store
from crownlands.server.storage.subscriptions import hush
from crownlands.server.table.access import Act, Caller
from crownlands.server.table.clock import time_out
from crownlands.server.table.decide import decide_move, decide_undo, settle
from crownlands.server.table.due import due_of
from crownlands.server.table.hours import Outages
from crownlands.server.table.outcome import outcome_of
from crownlands.server.table.refusal import Refusal, no_table
from crownlands.server.table.seating import Made, rematch
from crownlands.server.table.sources import Sources
from crownlands.server.table.value import Change, Table
from crownlands.server.telling.postman import Postman

ROOMS_KEPT = 2000
REVOKED_KEPT = 1000
ATTEMPTS = 5
AT_ONCE = 4
"""Tables read again at a time, so that there are connections left for others."""
Tell = Callable[[News], None]
Hears = Callable[[], bool]


def unheard(_news: News) -> None:
    """A process alone tells nobody."""


def alone() -> bool:
    """A process alone hears all there is."""
    return True


class Hub:
    def __init__(
        self,
        store: Store,
        sources: Sources,
        bots: BotTurns,
        tell: Tell = unheard,
        hears: Hears = alone,
        *,
        patience: float = 120.0,
        offer: float = 60.0,
        outage: float = 1.0,
    ) -> None:
        self.store = store
        self.sources = sources
        self.bots = bots
        self.reviews = Reviews(store, bots)
        self._tell = tell
        self._patience = patience
        self._offer = offer
        self.time = Timekeeper(store, sources.now, outage)
        self.postman: Postman | None = None
        self.readiness = Readiness(lambda: store.check(sources.now()), hears)
        self.process = sources.secret()[:8]
        self.rooms: dict[str, Room] = {}
        self._alive: WeakValueDictionary[str, Room] = WeakValueDictionary()
        """Rooms let go are found here for as long as somebody holds them."""
        self._revoked: OrderedDict[str, None] = OrderedDict()
        """Keys that have just ceased to be good: somebody may have shown one a moment before."""
        self._most_rooms = ROOMS_KEPT
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._catching_up = asyncio.Lock()

    async def room(self, key: str, seen: int = 0) -> Room:
        """The table, from memory or from the database, with as many entries as somebody has seen of it.

        The process that showed them may have been killed before it told this one.
        """
        room = self.present(key)
        if room is None:
            room = await self._load(key)
        if room.table.number < seen:
            await self.reload(room, seen)
        room.used = time.monotonic()
        return room

    async def room_for(self, caller: Caller, key: str, seen: int = 0) -> Room:
        """The table for somebody at the door. Whoever brings a secret it does not know may have sat down in another
        process a moment ago: the database is asked before anything is forbidden.
        """
        room = await self.room(key, seen)
        if not caller.is_known(room.table):
            with in_step(room):
                marks = await self.store.marks([key])
            if not room.knows(marks.get(key)):
                await self.reload(room)
        return room

    def present(self, key: str) -> Room | None:
        """The room of a table that anybody here still holds; a table never has two."""
        room = self._alive.get(key)
        if room is not None and key not in self.rooms:
            self._keep(room)
        return room

    async def _load(self, key: str) -> Room:
        """Many may ask for a table at once; it is loaded once, also if the one who asked first has left."""
        loading = self._loading.get(key)
        if loading is None:
            loading = self._loading[key] = asyncio.create_task(self._load_once(key))
            loading.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(loading)

    async def _load_once(self, key: str) -> Room:
        try:
            table = await self.store.load(key)
            if table is None:
                raise no_table()
            room = self._keep(self._new_room(table))
        finally:
            del self._loading[key]
        await self._deal_what_is_owed(room)
        self.consider_bot(room)
        return room

    def _new_room(self, table: Table) -> Room:
        return Room(table, Presence(self.sources.now, self._patience, self._offer), self.time)

    def _keep(self, room: Room) -> Room:
        room.used = time.monotonic()
        self.rooms[room.table.id] = self._alive[room.table.id] = room
        if len(self.rooms) > self._most_rooms:
            self.forget_idle(ROOMS_KEPT // 2, room)
            self._most_rooms = max(ROOMS_KEPT, len(self.rooms) + ROOMS_KEPT // 4)
        ROOMS.set(len(self.rooms))
        return room

    def forget_idle(self, most: int, entering: Room | None = None) -> None:
        """Let go of rooms nobody looks at or enters, those not used for longest first."""
        idle = [room for room in self.rooms.values() if room.idle and room is not entering]
        for room in sorted(idle, key=lambda room: room.used)[: max(0, len(self.rooms) - most)]:
            del self.rooms[room.table.id]
        ROOMS.set(len(self.rooms))

    async def _deal_what_is_owed(self, room: Room) -> None:
        """A log that ends where chance is to act is carried on; normally there is none."""
        if room.table.open or room.table.state.turn != CHANCE:
            return
        await self.act(room, lambda table: settle(table, self.sources.now(), self.sources.dice))

    async def create(self, made: Made) -> None:
        await self.store.create(made.table)
        MADE.labels(made.table.game.name).inc()
        logger().info("table made", table=made.table.id, game=made.table.game.name)
        self.consider_bot(self._keep(self._new_room(made.table)))

    async def move(self, room: Room, seat: Seat, seen: int, text: str, message: str | None) -> int:
        """A seat plays; the number of the entry, once it is stored."""
        now, dice, outages = self.sources.now(), self.sources.dice, await self._outages(room)
        change = decide_move(seat, seen, text, message, now, dice, outages=outages)
        return await self.act(room, change, seat, message)

    async def bot_move(self, room: Room, seat: Seat, seen: int, text: str) -> int:
        """A bot plays for a seat."""
        now, dice = self.sources.now(), self.sources.dice
        return await self.act(room, decide_move(seat, seen, text, None, now, dice, Act.BOT_MOVE))

    async def wake(self, key: str) -> None:
        """Have the bot of a table move, if it is its turn."""
        self.consider_bot(await self.room(key))

    def consider_bot(self, room: Room) -> None:
        self.bots.consider(room, self.bot_move)
        self.consider_hush(room)

    def consider_hush(self, room: Room) -> None:
        """Nobody who looks is told of their turn."""
        if room.hushed < room.table.number and need_not_be_told(room):
            room.hushed = room.table.number
            self.soon(hush(self.store, room.table.id, room.table.number))

    def say(self, room: Room, seat: Seat, phrase: str) -> None:
        """A seat says something to all who look at the table; nothing of it is stored."""
        room.say(seat, phrase)
        self._tell(Said(room.table.id, self.process, seat, phrase))

    def look(self, room: Room, watch: Watch, *, looking: bool) -> None:
        """A page comes into sight or goes out of it."""
        watch.looking = looking
        self.consider_hush(room)

    async def undo(self, room: Room, seat: Seat, seen: int, message: str) -> int:
        change = decide_undo(seat, seen, message, self.sources.now(), await self._outages(room))
        return await self.act(room, change, seat, message)

    async def time_out(self, room: Room) -> None:
        """End the turn of a seat whose time is over; refused if it is not."""
        outages = await self._outages(room)
        await self.change(room, time_out(self.sources.now(), outages))
        logger().info("time over", table=room.table.id)

    async def _outages(self, room: Room) -> Outages:
        """When no clock ran; at a table without clocks nobody asks."""
        if room.table.setup.pace is None:
            return ()
        with in_step(room):
            await self.time.steady()
        return self.time.outages

    async def act(self, room: Room, change: Change, seat: Seat = CHANCE, message: str | None = None) -> int:
        """Decide, store, and only then show. If another process was first, decide again on what it did."""
        async with room.lock:
            for _ in range(ATTEMPTS):
                if room.stale:
                    await self._look_up(room)
                answered = room.answered(seat, message) if message else None
                if answered is not None:
                    return answered
                number, after = room.table.number + 1, change(room.table)
                if await self._stored(room, after):
                    room.set(after)
                    self.consider_bot(room)
                    return number
                room.stale = True
        raise Refusal("trouble", "The table is too busy; send the same message again.")

    async def _stored(self, room: Room, after: Table) -> bool:
        began, entries = time.perf_counter(), after.log[room.table.number :]
        with in_step(room):
            stored = await self.store.append(room.table.id, entries, due_of(after, entries), outcome_of(after))
        STORED.observe(time.perf_counter() - began)
        if stored:
            self._tell(Moved(room.table.id, entries[-1].number))
            for entry in entries:
                (DEALT if entry.actor == CHANCE else PLAYED).inc()
        return stored

    async def change(self, room: Room, change: Change) -> Table:
        """Somebody sits down, leaves or returns."""
        async with room.lock:
            with in_step(room):
                room.set(await self.store.change(room.table, change))
        self._tell(Changed(room.table.id, self.process))
        self.consider_bot(room)
        return room.table

    async def rematch(self, room: Room) -> str:
        """The table of the rematch, made when it is first asked for."""
        async with room.lock:
            with in_step(room):
                change = rematch(self.sources.table_id(), self.sources)
                table, again = await self.store.rematch(room.table, change, self.sources.secret)
                if again is not None:
                    self.consider_bot(self._keep(self._new_room(again)))
                room.set(table)
        self._tell(Changed(room.table.id, self.process))
        following = room.table.following
        assert following is not None
        return following

    async def reload(self, room: Room, number: int | None = None) -> None:
        """Read again what is new at a table, unless its log has come to a number that is known here."""
        async with room.lock:
            if number is None or number > room.table.number:
                await self._look_up(room)
        self.consider_bot(room)

    async def _look_up(self, room: Room) -> None:
        """A table that was removed or closed from outside is let go of."""
        try:
            with in_step(room):
                table = await self.store.load_again(room.table)
            if table is None:
                raise no_table()
        except Refusal as refusal:
            if refusal.code != "trouble":
                self.close_room(room)
            raise
        room.set(table)

    async def catch_up(self) -> None:
        """Read again the tables of which the database knows more, or nothing, and no others.

        News may have been missed, and nobody tells a server on SQLite that a table was removed or closed.
        """
        async with self._catching_up:
            rooms = list(self._alive.values())  # those opened while the marks are read know more than the marks
            marks = await self.store.marks([room.table.id for room in rooms])
            behind = [room for room in rooms if not room.knows(marks.get(room.table.id))]
            for start in range(0, len(behind), AT_ONCE):
                some = behind[start : start + AT_ONCE]
                await asyncio.gather(*(self._safely(self.reload(room)) for room in some))

    def close_room(self, room: Room) -> None:
        """The table has been deleted."""
        self.rooms.pop(room.table.id, None)
        self._alive.pop(room.table.id, None)
        ROOMS.set(len(self.rooms))
        if room.bot is not None:
            room.bot.cancel()
        for watch in list(room.watches):
            watch.gone()

    def gone(self, keys: Sequence[str]) -> None:
        """These tables have been removed; everybody is told."""
        for key in keys:
            self._tell(Gone(key))
            room = self.present(key)
            if room is not None:
                self.close_room(room)

    def revoke(self, key: str) -> None:
        """A key is not good any more; all processes are told."""
        self._tell(Revoked(key))
        self.forbid(key)

    def forbid(self, key: str) -> None:
        """Those who came with this key look on as anybody may, and play no more."""
        self._revoked[key] = None
        if len(self._revoked) > REVOKED_KEPT:
            self._revoked.popitem(last=False)
        for room in list(self._alive.values()):
            before = room.here
            for watch in [watch for watch in room.watches if key in watch.caller.keys]:
                watch.forbid(key)
            self._presence(room, before)

    async def changed_elsewhere(self, key: str) -> None:
        """Who sits at a table was changed in the database alone."""
        self._tell(Changed(key, self.process))
        room = self.present(key)
        if room is not None:
            await self.reload(room)

    def watch(self, room: Room, watch: Watch) -> None:
        for key in watch.caller.people.keys() & self._revoked.keys():
            watch.forbid(key)
        before = room.here
        room.watches.add(watch)
        self._presence(room, before)
        self.consider_bot(room)

    def unwatch(self, room: Room, watch: Watch) -> None:
        before = room.here
        room.watches.discard(watch)
        self._presence(room, before)

    def _presence(self, room: Room, before: frozenset[Seat]) -> None:
        if room.here != before:
            room.changed()
            self.announce(room)

    def announce(self, room: Room) -> None:
        """Tell other processes who is connected here."""
        self._tell(Here(room.table.id, self.process, room.here))

    def soon(self, work: object) -> None:
        """Do something in the background; its failure is logged and nothing else."""
        task = asyncio.create_task(self._safely(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _safely(self, work: object) -> None:
        try:
            await work  # type: ignore[misc]
        except Refusal:
            return
        except TROUBLE as error:
            logger().warning("background work failed", reason=type(error).__name__)

    async def close(self) -> None:
        """End the bots' turns and reviews, and wait for the background work that is under way."""
        await self.reviews.close()
        await self.bots.close()
        await asyncio.gather(*self._tasks, *self._loading.values(), return_exceptions=True)


@contextmanager
def in_step(room: Room) -> Iterator[None]:
    """Should the database fail, nobody knows what was stored: the table is read again before it is used."""
    try:
        yield
    except TROUBLE as error:
        room.stale = True
        logger().error("the database failed", table=room.table.id, reason=type(error).__name__)
        raise Refusal("trouble", "The database does not answer; send the same message again.") from None
