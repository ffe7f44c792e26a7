"""One browser's socket: what it asks is answered in order; what it watches is sent when it changes."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from contextlib import suppress
from typing import cast

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from crownlands.game import Seat
from crownlands.sentence import say
from crownlands.server.house.hub import Hub
from crownlands.server.house.people import caller_for
from crownlands.server.house.room import Room, Watch
from crownlands.server.house.snapshot import show_log, to_json
from crownlands.server.ops.logs import logger
from crownlands.server.ops.metrics import REFUSALS
from crownlands.server.ops.version import VERSION
from crownlands.server.table.access import expect_look, not_your_seat
from crownlands.server.table.phrases import Phrase
from crownlands.server.table.refusal import Outdated, Refusal, told
from crownlands.server.web.limits import Limits
from crownlands.server.web.messages import (
    AckMessage,
    ClientMessage,
    GoneMessage,
    GoodbyeMessage,
    HelloMessage,
    LookMessage,
    MoveMessage,
    OutdatedMessage,
    PingMessage,
    PongMessage,
    RefusedMessage,
    SaidMessage,
    SayMessage,
    ServerMessage,
    UndoMessage,
    UnwatchMessage,
    WatchMessage,
    envelope,
    read_message,
)
from crownlands.server.web.trouble import in_trouble

LARGEST_MESSAGE = 16 * 1024
MOST_UNSENT = 200
SEND_SECONDS = 20.0
LARGEST_FRAME = 256 * 1024
"""What is read of a frame; of a larger one nothing is, and the connection ends with the refusal."""
NORMAL, NOT_UTF8, POLICY, TOO_LARGE, FAILED, RESTART, TRY_LATER = 1000, 1007, 1008, 1009, 1011, 1012, 1013
WORDS = {
    NORMAL: "goodbye",
    NOT_UTF8: "not text",
    POLICY: "not text",
    TOO_LARGE: "large",
    FAILED: "trouble",
    RESTART: "restarting",
    TRY_LATER: "too slow",
}
"""The word that goes with a code when a socket is closed."""


def too_large() -> Refusal:
    return Refusal("large", "The message is larger than {most} bytes.", most=LARGEST_MESSAGE)


def not_text() -> Refusal:
    return Refusal("malformed", "The frame is binary; expected text.")


class Connection:
    def __init__(self, socket: WebSocket, hub: Hub, limits: Limits, address: str) -> None:
        self._socket = socket
        self._hub = hub
        self._limits = limits
        self._address = address
        self._watches: dict[str, tuple[Room, Watch]] = {}
        self._answers: deque[str] = deque()
        self._wake = asyncio.Event()
        self._closing: int | None = None
        self._puts = 0
        self._putting = False

    async def serve(self) -> None:
        """Until either side has had enough."""
        self._say(HelloMessage(v=1, type="hello", server=VERSION))
        tasks = [asyncio.create_task(work()) for work in (self._send, self._receive, self._give_up)]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            self._note_failure(done)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for key in list(self._watches):
                self._unwatch(key)
            await self._close()

    def _note_failure(self, done: Iterable[asyncio.Task[None]]) -> None:
        """Work that ended because something went wrong, and not because a side had enough."""
        for error in (task.exception() for task in done):
            if isinstance(error, Exception) and not isinstance(error, WebSocketDisconnect):
                in_trouble(error, address=self._address)
                self._closing = FAILED

    def goodbye(self) -> None:
        """The server stops; the browser is to come back."""
        goodbye = told(say("The server is restarting; come back in a moment."))
        self._say(GoodbyeMessage(v=1, type="goodbye", **goodbye, after=1000))
        self._closing = RESTART

    async def _receive(self) -> None:
        while self._closing is None:
            try:
                text = await self._socket.receive_text()
            except (WebSocketDisconnect, RuntimeError):
                return
            except KeyError:
                self._refuse("", not_text())
                self._close_soon(POLICY)
                return
            await self._hear(text)

    async def _hear(self, text: str) -> None:
        try:
            if len(text.encode()) > LARGEST_MESSAGE:
                self._close_soon(TOO_LARGE)
                raise too_large()
            self._limits.message(self._address)
            await self._answer(read_message(text))
        except Refusal as refusal:
            self._refuse(text, refusal)
        except Exception as error:  # noqa: BLE001 whatever it is, the one who asked must hear of it
            self._refuse(text, in_trouble(error, address=self._address))

    def _refuse(self, text: str, refusal: Refusal) -> None:
        REFUSALS.labels(refusal.code).inc()
        known = envelope(text) if refusal.code != "large" else envelope("")
        self._say(RefusedMessage(v=1, type="refused", id=known.id, table=known.table, **refusal.shown()))

    async def _answer(self, asked: ClientMessage) -> None:
        match asked:
            case PingMessage():
                self._say(PongMessage(v=1, type="pong", id=asked.id))
            case WatchMessage():
                await self._start_watching(asked)
            case UnwatchMessage():
                self._unwatch(asked.table)
                self._say(AckMessage(v=1, type="ack", id=asked.id, table=asked.table))
            case LookMessage():
                self._look(asked)
            case SayMessage():
                self._speak(asked)
            case MoveMessage() | UndoMessage():
                await self._play(asked)

    async def _start_watching(self, asked: WatchMessage) -> None:
        if asked.table not in self._watches and len(self._watches) >= self._limits.tables_per_socket:
            raise Refusal(
                "slow-down", "This socket already watches {tables} tables; open another.", tables=len(self._watches)
            )
        caller = await caller_for(self._hub.store, *asked.tokens, asked.invite)
        room = await self._hub.room_for(caller, asked.table, asked.seen)
        expect_look(room.table, caller)
        self._unwatch(asked.table)
        watch = Watch(caller, asked.seen, asked.gains, self._wake.set, lambda: self._gone(asked.table))
        watch.said = lambda seat, phrase: self._hear_said(asked.table, seat, phrase)
        self._watches[asked.table] = room, watch
        self._hub.watch(room, watch)
        self._wake.set()

    def _look(self, asked: LookMessage) -> None:
        """What is not watched any more, or not yet, is passed over: the page says it again when it watches."""
        if asked.table in self._watches:
            self._hub.look(*self._watches[asked.table], looking=asked.looking)
        self._say(AckMessage(v=1, type="ack", id=asked.id, table=asked.table))

    def _unwatch(self, key: str) -> None:
        room, watch = self._watches.pop(key, (None, None))
        if room is not None and watch is not None:
            self._hub.unwatch(room, watch)

    def _gone(self, key: str) -> None:
        self._watches.pop(key, None)
        refusal = Refusal("unknown", "The table has been deleted or has expired.")
        self._say(GoneMessage(v=1, type="gone", table=key, **refusal.shown()))

    def _speak(self, asked: SayMessage) -> None:
        room, _ = self._seated(asked)
        self._limits.say(asked.table, asked.seat)
        self._hub.say(room, asked.seat, asked.phrase)
        self._say(AckMessage(v=1, type="ack", id=asked.id, table=asked.table))

    def _hear_said(self, table: str, seat: Seat, phrase: str) -> None:
        self._say(SaidMessage(v=1, type="said", table=table, seat=seat, phrase=cast("Phrase", phrase)))

    def _seated(self, asked: MoveMessage | UndoMessage | SayMessage) -> tuple[Room, Watch]:
        """The table of a message, if this connection holds the seat it is for."""
        room, watch = self._watches.get(asked.table, (None, None))
        if room is None or watch is None or asked.seat not in watch.seats(room.table):
            raise not_your_seat(asked.seat)
        return room, watch

    async def _play(self, asked: MoveMessage | UndoMessage) -> None:
        room, watch = self._seated(asked)
        self._limits.move(asked.table, asked.seat)
        try:
            number = await self._do(room, asked)
        except Outdated:
            self._say_outdated(asked, room)
            watch.seen = min(watch.seen, asked.seen)
            watch.changed()
        else:
            self._say(AckMessage(v=1, type="ack", id=asked.id, table=asked.table, number=number))

    def _say_outdated(self, asked: MoveMessage | UndoMessage, room: Room) -> None:
        number, log = room.table.number, show_log(room.table.log[asked.seen :])
        self._say(OutdatedMessage(v=1, type="outdated", id=asked.id, table=asked.table, number=number, log=log))

    async def _do(self, room: Room, asked: MoveMessage | UndoMessage) -> int:
        if isinstance(asked, MoveMessage):
            return await self._hub.move(room, asked.seat, asked.seen, asked.text, asked.id)
        return await self._hub.undo(room, asked.seat, asked.seen, asked.id)

    def _say(self, message: ServerMessage) -> None:
        self._answers.append(to_json(message))
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
                    if not self._may_look(room, watch):
                        continue
                    await self._put(self._state(room, watch))
                    if self._answers:
                        self._wake.set()
                        break
            if self._closing is not None and not self._answers:
                return

    def _may_look(self, room: Room, watch: Watch) -> bool:
        """What one could see of an open table is not always there to be seen once the game has started."""
        try:
            expect_look(room.table, watch.caller)
        except Refusal as refusal:
            self._unwatch(room.table.id)
            self._say(GoneMessage(v=1, type="gone", table=room.table.id, **refusal.shown()))
            return False
        return True

    def _state(self, room: Room, watch: Watch) -> str:
        watch.dirty = False
        table, caller = room.table, watch.caller
        fields = room.shown().state(watch.seats(table), caller.is_host(table), watch.seen, watch.gains)
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
        if WebSocketState.DISCONNECTED in (self._socket.application_state, self._socket.client_state):
            return
        code = self._closing or NORMAL
        if code != RESTART:
            logger().info("socket closed", code=code, reason=WORDS[code], address=self._address)
        with suppress(RuntimeError, WebSocketDisconnect):
            await self._socket.close(code, WORDS[code])
