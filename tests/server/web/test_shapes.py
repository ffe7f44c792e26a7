"""What is sent without being checked on its way has the shape that is described, in every game."""

from __future__ import annotations

import json
from typing import Any

import pytest
from pydantic import TypeAdapter
from tests.rules.duel.positions import EMPTY
from tests.server.running import Running

from crownlands.records import read_record
from crownlands.rules import GAMES
from crownlands.server.house.snapshot import GameName, TableState
from crownlands.server.web.replay import Replay, show_replay
from crownlands.server.web.score_pad import Scored, ScoredMap, score

SHAPES: dict[str, TypeAdapter[Any]] = {
    "state": TypeAdapter(TableState),
    "replay": TypeAdapter(Replay),
    "scored": TypeAdapter(Scored | ScoredMap),
}
VARIANTS = [
    ("kingdomino", {"players": "2", "dynasty": "yes"}),
    ("kingdomino", {"players": "4", "edition": "danish", "harmony": "yes", "middle-kingdom": "yes"}),
    ("queendomino", {"players": "2"}),
    ("queendomino", {"players": "8", "mode": "united"}),
    ("duel", {}),
]
LAND = "W1 W0 F0\n.. ## F2\n"
KINGDOMS = {"kingdomino": LAND, "queendomino": LAND, "duel": EMPTY.replace(".. .. .. ##", ".. D0 D1 ##")}


def check(kind: str, sent: Any) -> None:
    """Neither less nor more than is described."""
    assert SHAPES[kind].validate_python(sent, strict=True) == sent


def test_the_games_have_their_names() -> None:
    assert list(TypeAdapter(GameName).json_schema()["enum"]) == list(GAMES)


@pytest.mark.parametrize(("game", "settings"), VARIANTS)
async def test_a_table_and_its_replay(alone: Running, game: str, settings: dict[str, str]) -> None:
    """A game of bots to its end: its states over REST, and every position of its replay with all legal moves."""
    players = len((await alone.post("/api/check", {"game": game, "settings": settings})).json()["colours"])
    seats = [{"kind": "me", "name": "Ada"}, *({"kind": "bot", "bot": "random"} for _ in range(players - 1))]
    made = (await alone.post("/api/tables", {"game": game, "settings": settings, "seats": seats})).json()
    path, token = f"/api/tables/{made['table']}", made["seats"][0]["token"]
    check("state", (await alone.get(path, token)).json())
    assert (await alone.post(f"{path}/leave", {"bot": "random"}, token)).status_code == 200
    async with alone.socket() as client:
        state = await client.watch(made["table"], token)
        while state["status"] != "over":
            state = await client.until("state")
    check("state", (await alone.get(path)).json() if state["public"] else (await alone.get(path, token)).json())
    record = (await alone.get(f"{path}/record", token)).text
    check("replay", (await alone.get(f"{path}/replay", token)).json())
    replay = json.loads(json.dumps(show_replay(read_record(record), moves=True)))
    check("replay", replay)
    assert replay == (await alone.post("/api/replay", {"record": record, "moves": True})).json()
    assert (
        len((await alone.replay(record, moves=True))["frames"]) == replay["total"] == len(read_record(record).moves) + 1
    )


@pytest.mark.parametrize("game", list(KINGDOMS))
def test_a_kingdom_scored(game: str) -> None:
    check("scored", score(game, KINGDOMS[game], {}))
