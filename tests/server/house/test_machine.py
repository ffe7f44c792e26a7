"""A table against a simple model, whatever is done to it in any order: a list of entries and who sits where."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule, run_state_machine_as_test
from tests.server.client import Client, Message
from tests.server.clock import HandClock
from tests.server.patience import until_told
from tests.server.receivers import LOOPBACK, HttpReceiver, PushBrowser, http_receiver
from tests.server.running import Running, running

T = TypeVar("T")
SEATS = 2
BASE, INCREMENT, AGAIN = 1000.0, 7.0, 30.0
PACE = {"kind": "live", "base": BASE, "increment": INCREMENT, "then": "absent"}
FOREVER = 1e9
TELLING: dict[str, Any] = {"notice_networks": LOOPBACK, "notice_rate": 0.0, "notice_seconds": 10.0}


class TableMachine(RuleBasedStateMachine):
    """Two open seats, a socket for each, and a third that holds no seat."""

    new_database: Callable[[], str]

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.database = type(self).new_database()
        self.server_stack, self.socket_stack = AsyncExitStack(), AsyncExitStack()
        self.server: Running
        self.tokens: dict[int, str] = {}
        self.clients: dict[int, Client] = {}
        self.stranger: Client
        self.entries: list[tuple[int | str, str]] = []
        self.counting: list[int | str] = []
        self.sent: list[dict[str, Any]] = []
        self.answers: dict[str, Message] = {}
        self.clock = HandClock()
        self.left, self.since, self.gains = [BASE] * SEATS, self.clock.at, list[float]()
        self.receiver_stack, self.receiver, self.browser = AsyncExitStack(), HttpReceiver(), PushBrowser()
        self.looking = [True] * SEATS
        self.unseen: set[str] = set()
        """The turns that began while their seat did not look: nobody is told of any other."""

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(asyncio.wait_for(work, 60))

    @initialize()
    def open_table(self) -> None:
        self.receiver = self.do(self.receiver_stack.enter_async_context(http_receiver()))
        self.do(self._start())
        self.made = self.do(self.server.make("open", "open", pace=PACE))
        self.do(self._connect())

    async def _start(self) -> None:
        self.server = await self.server_stack.enter_async_context(
            running(self.database, self.clock.sources, outage_seconds=FOREVER, bot_pause=FOREVER, **TELLING)
        )

    async def _connect(self) -> None:
        """Sockets for the stranger and for every seat that is taken; all of them look."""
        self.looking = [True] * SEATS
        self.stranger = await self.socket_stack.enter_async_context(self.server.socket())
        await self.stranger.watch(self.made["table"], invite=self.made["invite"])
        for seat in self.tokens:
            await self._connect_seat(seat)

    async def _connect_seat(self, seat: int) -> None:
        self.clients[seat] = await self.socket_stack.enter_async_context(self.server.socket())
        await self.clients[seat].watch(self.made["table"], self.tokens[seat])

    async def _look(self) -> Message:
        """The table as a newcomer sees it."""
        async with self.server.socket() as client:
            return await client.watch(self.made["table"], self.made["host"])

    @property
    def playing(self) -> bool:
        return len(self.tokens) == SEATS

    @rule(seat=st.integers(0, SEATS - 1))
    def join(self, seat: int) -> None:
        body = {"name": f"Guest {seat}", "invite": self.made["invite"], "seat": seat}
        answer = self.do(self.server.post(f"/api/tables/{self.made['table']}/join", body))
        assert answer.status_code == (409 if seat in self.tokens else 200)
        if answer.status_code == 200:
            self.tokens[seat] = answer.json()["token"]
            self.do(self._connect_seat(seat))
            wanted = self.browser.subscription(f"{self.receiver.url}/{seat}")
            path = f"/api/tables/{self.made['table']}/notices"
            assert self.do(self.server.post(path, wanted, self.tokens[seat])).status_code == 201
        if self.playing and not self.entries:
            self._learn_chance(0)

    def _learn_chance(self, after: int) -> None:
        """What chance brings is the one thing the model must be told."""
        log = self.do(self._look())["log"][after:]
        assert all(entry["actor"] == "chance" for entry in log)
        self.entries += [(entry["actor"], entry["text"]) for entry in log]
        self.counting += [entry["actor"] for entry in log]
        self.gains += [0.0] * len(log)
        if not after:
            self.since = self.clock.at

    def _left_now(self, seat: int) -> float:
        return self.left[seat] - (self.clock.at - self.since)

    def _spend(self, seat: int, gain: float) -> None:
        self.left[seat] = self._left_now(seat) + gain
        self.since = self.clock.at

    @precondition(lambda self: self.playing)
    @rule(seat=st.integers(0, SEATS - 1), looking=st.booleans())
    def look(self, seat: int, looking: bool) -> None:
        assert self._ask(self.clients[seat], {"table": self.made["table"], "looking": looking}, "look")["type"] == "ack"
        self.looking[seat] = looking

    @rule(seconds=st.integers(1, 40))
    def let_time_pass(self, seconds: int) -> None:
        """Less than the seat to move has left: running out is a rule of its own."""
        turn: Any = self.do(self._look())["turn"] if self.playing else "over"
        if turn == "over" or seconds < self._left_now(turn):
            self.clock.pass_(seconds)

    @precondition(lambda self: self.playing)
    @rule()
    def run_out(self) -> None:
        """A bot has the seat to move until its person is back, whose time runs again then. It thinks for longer."""
        seat = self.do(self._look())["turn"]
        if seat == "over":
            return
        self.clock.pass_(2 * BASE + 100 * INCREMENT)
        self.do(until_told(self._is_played_for(seat)))
        self.do(self.server.post(f"/api/tables/{self.made['table']}/return", {}, self.tokens[seat]))
        log = self.do(self._look())["log"][len(self.entries) :]
        assert [(entry["actor"], entry["text"]) for entry in log] == [(seat, "timeout"), (seat, "return")]
        self.entries += [(entry["actor"], entry["text"]) for entry in log]
        self.left[seat], self.since = AGAIN, self.clock.at

    def _is_played_for(self, seat: int) -> Callable[[], Coroutine[Any, Any, bool]]:
        async def told() -> bool:
            return (await self._look())["seats"][seat]["bot"] is not None

        return told

    def _ask(self, client: Client, fields: dict[str, Any], kind: str = "move") -> Message:
        answer = self.do(client.ask(kind, **fields))
        if answer["type"] == "ack":
            self.answers[answer["id"]] = answer
        return answer

    @precondition(lambda self: self.playing)
    @rule(choice=st.integers(0, 1000))
    def move(self, choice: int) -> None:
        state = self.do(self._look())
        if state["turn"] == "over":
            return
        seat = state["turn"]
        moves = self.do(self.server.get(f"/api/tables/{self.made['table']}", self.tokens[seat])).json()["moves"]
        text = moves[choice % len(moves)]["text"]
        fields = {"id": f"move-{len(self.sent)}", "table": state["table"], "seat": seat, "text": text}
        fields["seen"] = len(self.entries)
        self.sent.append(fields)
        answer = self._ask(self.clients[seat], fields)
        assert (answer["type"], answer.get("number")) == ("ack", len(self.entries) + 1)
        self.entries.append((seat, text))
        self.counting.append(seat)
        after = self.do(self._look())
        passed = after["turn"] != seat or after["number"] > len(self.entries)
        self.gains.append(INCREMENT if passed else 0.0)
        self._spend(seat, self.gains[-1])
        if after["turn"] != "over" and not self.looking[after["turn"]]:
            self.unseen.add(f"{self.made['table']}-{after['turn']}-{after['number']}")
        self._learn_chance(len(self.entries))

    @precondition(lambda self: self.sent)
    @rule(choice=st.integers(0, 1000))
    def resend(self, choice: int) -> None:
        fields = self.sent[choice % len(self.sent)]
        assert self._ask(self.clients[fields["seat"]], fields) == self.answers[fields["id"]]

    @precondition(lambda self: self.playing and len(self.entries) > 0)
    @rule(seat=st.integers(0, SEATS - 1), behind=st.integers(1, 5))
    def stale_move(self, seat: int, behind: int) -> None:
        seen = max(0, len(self.entries) - behind)
        fields = {"table": self.made["table"], "seat": seat, "seen": seen, "text": "pick 1"}
        answer = self._ask(self.clients[seat], fields)
        assert answer["type"] == "outdated"
        assert [(entry["actor"], entry["text"]) for entry in answer["log"]] == self.entries[seen:]

    @precondition(lambda self: self.playing)
    @rule(seat=st.integers(0, SEATS - 1))
    def wrong_seat(self, seat: int) -> None:
        fields = {"table": self.made["table"], "seat": seat, "seen": len(self.entries), "text": "pick 1"}
        assert self._ask(self.stranger, fields)["code"] == "not-your-seat"
        assert self._ask(self.clients[1 - seat], fields)["code"] == "not-your-seat"

    @precondition(lambda self: self.playing)
    @rule(seat=st.integers(0, SEATS - 1))
    def undo(self, seat: int) -> None:
        over = self.do(self._look())["turn"] == "over"
        if self.gains and self._left_now(seat) <= self.gains[-1]:
            return  # the clock would run out with it
        fields = {"id": f"u{len(self.entries)}-{len(self.sent)}", "table": self.made["table"], "seat": seat}
        answer = self._ask(self.clients[seat], {**fields, "seen": len(self.entries)}, "undo")
        if not over and self.counting and self.counting[-1] == seat:
            assert answer["type"] == "ack"
            self.entries.append((seat, "undo"))
            self.counting.pop()
            self._spend(seat, -self.gains.pop())
        else:
            assert answer["code"] == "not-now"

    @rule()
    def disconnect(self) -> None:
        self.do(self.socket_stack.aclose())
        self.do(self._connect())

    @rule()
    def restart(self) -> None:
        self.do(self.socket_stack.aclose())
        self.do(self.server_stack.aclose())
        self.do(self._start())
        self.do(self._connect())

    def teardown(self) -> None:
        try:
            if hasattr(self, "server"):
                self._check_log()
                self._check_told()
        finally:
            self._close()

    def _close(self) -> None:
        """Whatever was found: what stays open would be counted in the tests that follow."""
        if hasattr(self, "server"):
            self.do(self.socket_stack.aclose())
            self.do(self.server_stack.aclose())
            self.do(self.receiver_stack.aclose())
        self.loop.close()

    def _check_told(self) -> None:
        told = [self.browser.read(got.body)["id"] for got in self.receiver.got]
        assert len(told) == len(set(told))
        assert set(told) <= self.unseen

    def _check_log(self) -> None:
        state = self.do(self._look())
        assert [(entry["actor"], entry["text"]) for entry in state["log"]] == self.entries
        assert state["status"] == "open" or self.playing
        if self.playing:
            assert state["clock"]["left"] == pytest.approx(self.left)
            turn = state["turn"]
            end = None if turn == "over" else pytest.approx(self.since + self.left[turn])
            assert state["clock"]["deadline"] == end


FEW = settings(
    max_examples=6, stateful_step_count=25, deadline=None, suppress_health_check=list(HealthCheck), database=None
)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_table_does_what_the_model_does(kind: str, request: pytest.FixtureRequest) -> None:
    with TemporaryDirectory() as directory:
        numbers = iter(range(1000))
        make = request.getfixturevalue("new_postgres") if kind == "postgresql" else None
        fresh = make or (lambda: f"sqlite:///{Path(directory) / f'{next(numbers)}.db'}")
        machine = type("Machine", (TableMachine,), {"new_database": staticmethod(fresh)})
        run_state_machine_as_test(machine, settings=FEW)
