"""The tables in memory: one room for each, whatever is let go."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import pytest
from tests.server.quiet import quiet_house
from tests.server.running import running, sqlite
from tests.server.tables import new

from crownlands.server.house import hub as hub_module
from crownlands.server.house.hub import Hub
from crownlands.server.house.room import Watch
from crownlands.server.storage.store import Mark
from crownlands.server.table.access import Caller, caller_with
from crownlands.server.table.seating import join

KEPT = 10


@pytest.fixture
async def hub(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hub]:
    monkeypatch.setattr(hub_module, "ROOMS_KEPT", KEPT)
    async with quiet_house(sqlite(tmp_path)) as hub:
        yield hub


def watch() -> Watch:
    return Watch(Caller(frozenset()), 0, False, lambda: None, lambda: None)


async def test_a_table_has_one_room_however_many_are_opened(hub: Hub) -> None:
    """The one table too many is opened while all others are watched: it is kept, not the room just made let go."""
    for _ in range(3 * KEPT):
        made = new("me", "me")
        await hub.create(made)
        room = await hub.room(made.table.id)
        hub.watch(room, watch())
        assert await hub.room(made.table.id) is room
        assert hub.rooms[made.table.id] is room
    assert len(hub.rooms) == 3 * KEPT


async def test_a_room_somebody_holds_is_the_room_everybody_gets(hub: Hub) -> None:
    """A request may hold a room for a while without looking at it; letting go in between makes no second one."""
    made = new("me", "me")
    await hub.create(made)
    held = await hub.room(made.table.id)
    hub.forget_idle(0)
    assert hub.rooms == {}
    assert hub.present(made.table.id) is held
    assert hub.rooms == {made.table.id: held}


async def test_many_who_open_tables_at_once_all_get_the_one_room(hub: Hub) -> None:
    tables = [new("me", "me").table for _ in range(4 * KEPT)]
    for table in tables:
        await hub.store.create(table)
    rooms = await asyncio.gather(*(hub.room(table.id) for table in tables for _ in range(3)))
    assert len({id(room) for room in rooms}) == len(tables)


async def test_one_who_leaves_while_a_table_is_loaded_keeps_nobody_waiting(hub: Hub) -> None:
    table = new("me", "me").table
    await hub.store.create(table)
    first, second = (asyncio.create_task(hub.room(table.id)) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    assert (await asyncio.wait_for(second, 20)).table.id == table.id
    assert first.cancelled()


async def test_a_table_opened_while_the_others_are_looked_up_is_not_read_again(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A crowd that comes back opens thousands of tables while the marks of the first are read."""
    first, second = (new("me", "me") for _ in range(2))
    await hub.create(first)
    marks, reload = hub.store.marks, AsyncMock()

    async def open_another(keys: Sequence[str]) -> dict[str, Mark]:
        found = await marks(keys)
        await hub.create(second)
        return found

    monkeypatch.setattr(hub.store, "marks", open_another)
    monkeypatch.setattr(hub, "reload", reload)
    await hub.catch_up()
    assert set(hub.rooms) == {first.table.id, second.table.id}
    reload.assert_not_called()


async def test_who_has_seen_more_than_this_process_knows_is_not_shown_the_past(tmp_path: Path) -> None:
    """Another process stored a move, showed it, and was killed before it told anybody."""
    made = new("me", "me")
    async with quiet_house(sqlite(tmp_path)) as killed, quiet_house(sqlite(tmp_path)) as other:
        await killed.create(made)
        behind = await other.room(made.table.id)
        room = await killed.room(made.table.id)
        state = room.table.state
        await killed.move(room, state.turn, room.table.number, str(state.moves()[0]), "m1")
        assert behind.table.number < room.table.number
        assert (await other.room(made.table.id, room.table.number)).table.log == room.table.log
        assert await other.room(made.table.id, 10_000) is behind, "who claims to have seen more is shown what there is"


async def test_who_sat_down_in_another_process_is_known_before_this_one_heard_of_it(tmp_path: Path) -> None:
    """The table is in memory here and told by nobody: the newcomer's secret decides that it is read again, once."""
    made = new("me", "open")
    async with quiet_house(sqlite(tmp_path)) as first, quiet_house(sqlite(tmp_path)) as other:
        await first.create(made)
        behind = await other.room(made.table.id)
        await first.change(await first.room(made.table.id), join("Bo", None, "secret", first.sources))
        newcomer, stranger = caller_with("secret"), caller_with("something else")
        assert not newcomer.seats(behind.table)
        assert newcomer.seats((await other.room_for(newcomer, made.table.id)).table) == {1}
        assert not stranger.seats((await other.room_for(stranger, made.table.id)).table)


async def test_a_stranger_costs_one_look_at_the_marks(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    made = new("me", "me")
    await hub.create(made)
    reload = AsyncMock()
    monkeypatch.setattr(hub, "reload", reload)
    for caller in (caller_with("something else"), caller_with(made.invite), caller_with()):
        await hub.room_for(caller, made.table.id)
    reload.assert_not_called()


async def test_rooms_in_use_are_not_let_go(hub: Hub) -> None:
    rooms = []
    for _ in range(4):
        made = new("me", "me")
        await hub.create(made)
        rooms.append(await hub.room(made.table.id))
    watched, locked, thinking, idle = rooms
    hub.watch(watched, watch())
    thinking.bot = asyncio.create_task(asyncio.sleep(0))
    async with locked.lock:
        hub.forget_idle(0)
    assert set(hub.rooms.values()) == {watched, locked, thinking}
    assert idle.idle
    await thinking.bot


async def test_a_move_is_shown_at_the_table_after_all_that_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_module, "ROOMS_KEPT", 4)
    async with running(sqlite(tmp_path)) as server, server.socket() as player, server.socket() as spectator:
        tables: list[dict[str, Any]] = [await server.make("me", "me") for _ in range(8)]
        for made in tables:
            await spectator.watch(made["table"], invite=made["invite"])
            state = await player.watch(made["table"], *(seat["token"] for seat in made["seats"]))
            assert (await player.move(state, state["moves"][0]["text"]))["type"] == "ack"
            async with asyncio.timeout(20):
                shown = await spectator.until("state")
                while shown["table"] != made["table"] or shown["number"] <= state["number"]:
                    shown = await spectator.until("state")
