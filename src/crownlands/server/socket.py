"""One browser's socket: what it asks is answered in order; what it watches is sent when it changes."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from crownlands.sentence import say
from crownlands.server.access import may_look
from crownlands.server.gates import Gates
from crownlands.server.house import House
from crownlands.server.messages import (
    Message,
    MoveMessage,
    PingMessage,
    UndoMessage,
    UnwatchMessage,
    WatchMessage,
    envelope,
    read_message,
)
from crownlands.server.metrics import REFUSALS
from crownlands.server.refusal import Outdated, Refusal, told
from crownlands.server.room import Room, Watch
from crownlands.server.show import message, show_log
from crownlands.server.sources import digest
from crownlands.server.version import VERSION

LARGEST_MESSAGE = 16 * 1024
MOST_UNSENT = 200
SEND_SECONDS = 20.0
POLICY, TOO_LARGE, RESTART, TRY_LATER = 1008, 1009, 1012, 1013


class Connection:
    def __init__(self, socket: WebSocket, house: House, gates: Gates, address: str) -> None:
        self._socket = socket
        self._house = house
        self._gates = gates
        self._address = address
        self._watches: dict[str, tuple[Room, Watch]] = {}
        self._answers: deque[str] = deque()
        self._wake = asyncio.Event()
        self._closing: int | None = None
        self._puts = 0
        self._putting = False

    async def serve(self) -> None:
        """Until either side has had enough."""
        self._say(message("hello", server=VERSION))
        tasks = [asyncio.create_task(work()) for work in (self._send, self._receive, self._give_up)]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for key in list(self._watches):
                self._unwatch(key)
            await self._close()

    def goodbye(self) -> None:
        """The server stops; the browser is to come back."""
        self._say(message("goodbye", **told(say("The server restarts; come back in a moment.")), after=1000))
        self._closing = RESTART

    async def _receive(self) -> None:
        while self._closing is None:
            try:
                text = await self._socket.receive_text()
            except (WebSocketDisconnect, RuntimeError):
                return
            except KeyError:
                self._refuse("", Refusal("malformed", "The frame is binary; expected text."))
                self._close_soon(POLICY)
                return
            await self._hear(text)

    async def _hear(self, text: str) -> None:
        try:
            if len(text.encode()) > LARGEST_MESSAGE:
                self._close_soon(TOO_LARGE)
                raise Refusal("large", "The message is larger than {most} bytes.", most=LARGEST_MESSAGE)
            self._gates.message(self._address)
            await self._answer(read_message(text))
        except Refusal as refusal:
            self._refuse(text, refusal)

    def _refuse(self, text: str, refusal: Refusal) -> None:
        REFUSALS.labels(refusal.code).inc()
        known = envelope(text) if refusal.code != "large" else envelope("")
        self._say(message("refused", id=known.id, table=known.table, **refusal.shown()))

    async def _answer(self, asked: Message) -> None:
        match asked:
            case PingMessage():
                self._say(message("pong", id=asked.id))
            case WatchMessage():
                await self._start_watching(asked)
            case UnwatchMessage():
                self._unwatch(asked.table)
                self._say(message("ack", id=asked.id, table=asked.table))
            case MoveMessage() | UndoMessage():
                await self._play(asked)

    async def _start_watching(self, asked: WatchMessage) -> None:
        if asked.table not in self._watches and len(self._watches) >= self._gates.tables_per_socket:
            raise Refusal(
                "slow-down", "This socket watches {tables} tables already; open another.", tables=len(self._watches)
            )
        room = await self._house.room(asked.table)
        may_look(room.table, [*asked.tokens, *([asked.invite] if asked.invite else [])])
        self._unwatch(asked.table)
        keys = frozenset(map(digest, asked.tokens))
        watch = Watch(keys, asked.seen, asked.gains, self._wake.set, lambda: self._gone(asked.table))
        self._watches[asked.table] = room, watch
        self._house.watch(room, watch)
        self._wake.set()

    def _unwatch(self, key: str) -> None:
        room, watch = self._watches.pop(key, (None, None))
        if room is not None and watch is not None:
            self._house.unwatch(room, watch)

    def _gone(self, key: str) -> None:
        self._watches.pop(key, None)
        self._say(
            message("gone", table=key, **Refusal("unknown", "The table has been deleted or has expired.").shown())
        )

    async def _play(self, asked: MoveMessage | UndoMessage) -> None:
        room, watch = self._watches.get(asked.table, (None, None))
        if room is None or watch is None or asked.seat not in watch.seats(room.table):
            raise Refusal(
                "not-your-seat", "This connection holds no token of seat {seat} at the table.", seat=asked.seat + 1
            )
        self._gates.move(asked.table, asked.seat)
        if room.table.places[asked.seat].bot is not None:
            raise Refusal("not-now", "A bot plays the seat; return to it first.")
        try:
            number = await self._do(room, asked)
        except Outdated:
            log = show_log(room.table.log[asked.seen :])
            self._say(message("outdated", id=asked.id, table=asked.table, number=room.table.number, log=log))
            watch.seen = min(watch.seen, asked.seen)
            watch.changed()
        else:
            self._say(message("ack", id=asked.id, table=asked.table, number=number))

    async def _do(self, room: Room, asked: MoveMessage | UndoMessage) -> int:
        if isinstance(asked, MoveMessage):
            return await self._house.move(room, asked.seat, asked.seen, asked.text, asked.id)
        return await self._house.undo(room, asked.seat, asked.seen, asked.id)

    def _say(self, text: str) -> None:
        self._answers.append(text)
        if len(self._answers) > MOST_UNSENT:
            self._close_soon(TRY_LATER)
        self._wake.set()

    def _close_soon(self, code: int) -> None:
        self._closing = self._closing or code
        self._wake.set()

    async def _send(self) -> None:
        """Answers first, then the newest state of what has changed."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._answers:
                await self._put(self._answers.popleft())
            for room, watch in list(self._watches.values()):
                if watch.dirty and self._closing is None:
                    await self._put(self._state(room, watch))
                    if self._answers:
                        self._wake.set()
                        break
            if self._closing is not None and not self._answers:
                return

    def _state(self, room: Room, watch: Watch) -> str:
        watch.dirty = False
        table = room.table
        fields = room.shown().state(watch.seats(table), watch.host(table), watch.seen, watch.gains)
        watch.seen = table.number
        return f'{{"v":1,"type":"state",{fields}}}'

    async def _put(self, text: str) -> None:
        self._puts += 1
        self._putting = True
        await self._socket.send_text(text)
        self._putting = False

    async def _give_up(self) -> None:
        """Until a browser has not taken a message for too long. A timeout for each of them would cost much more."""
        puts = -1
        while not (self._putting and self._puts == puts):
            puts = self._puts
            await asyncio.sleep(SEND_SECONDS)
        self._closing = TRY_LATER

    async def _close(self) -> None:
        if self._socket.application_state != WebSocketState.DISCONNECTED:
            with suppress(RuntimeError, WebSocketDisconnect):
                await self._socket.close(self._closing or 1000)
