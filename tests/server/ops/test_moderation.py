"""What an operator can do about tables and visitors, how players call for it, and the alerts that do."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest
from tests.server.patience import until_told
from tests.server.running import Running, running, sqlite
from typer.testing import CliRunner

from crownlands.cli.verbs.admin import app as admin
from crownlands.game import Refused
from crownlands.server.ops.metrics import exposition

ALERTS = Path(__file__).parents[3] / "docs" / "alerts.yml"


async def operator(database: str, *words: str) -> Any:
    return await asyncio.to_thread(lambda: CliRunner().invoke(admin, [*words, "--database", database]))


async def listed(server: Running) -> list[str]:
    return [table["table"] for table in (await server.get("/api/tables")).json()["tables"]]


async def test_a_hidden_table_is_off_the_list_and_open_to_those_with_the_link(database: str) -> None:
    async with running(database) as server:
        made = await server.make("me", "open", public=True)
        assert (await operator(database, "hide", made["table"])).stdout == "1 hidden\n"
        assert await listed(server) == []
        assert (await server.get(f"/api/tables/{made['table']}", made["invite"])).status_code == 200
        assert (await operator(database, "show", made["table"])).stdout == "1 shown\n"
        assert await listed(server) == [made["table"]]
        assert isinstance((await operator(database, "hide", "nowhere")).exception, Refused)


async def test_a_closed_table_is_closed_to_all(database: str) -> None:
    async with running(database) as server, server.socket() as client:
        made = await server.make("me", "me")
        token = made["seats"][0]["token"]
        await client.watch(made["table"], token)
        assert (await operator(database, "close", made["table"])).stdout == "1 closed\n"
        assert (await asyncio.wait_for(client.until("gone"), 30))["table"] == made["table"]
        refused = await server.get(f"/api/tables/{made['table']}", token)
        assert (refused.status_code, refused.json()["message"]) == (403, "The operator has closed this table.")
        await operator(database, "show", made["table"])
        assert (await client.watch(made["table"], token))["mine"] == [0]


async def test_an_address_is_shut_out_for_a_time(tmp_path: Path) -> None:
    database = sqlite(tmp_path)
    async with running(database) as server:
        seen = {"X-Forwarded-For": "2001:db8:1:2::9"}

        async def status(expected: int) -> bool:
            return (await server.http.get("/api/games", headers=seen)).status_code == expected

        assert await status(200)
        await operator(database, "block", "2001:db8:1:2::1", "--hours", "1")
        await until_told(lambda: status(403), 30)
        assert (await server.get("/api/games")).status_code == 200
        await operator(database, "block", "2001:db8:1:2::1", "--hours", "0")
        await until_told(lambda: status(200), 30)
        assert isinstance((await operator(database, "block", "192.0.2.7", "--hours", "0")).exception, Refused)


async def test_a_report_reaches_the_log(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with running(sqlite(tmp_path), log_format="json", report_rate=0.001, report_burst=1) as server:
        made = await server.make("me", "me")
        path = f"/api/tables/{made['table']}/report"
        token = made["seats"][1]["token"]
        assert (await server.post(path, {"reason": "a rude name", "seat": 0})).status_code == 403
        assert (await server.post(path, {"reason": "a rude name", "seat": 0}, token)).status_code == 202
        assert (await server.post(path, {"reason": "again"}, token)).json()["code"] == "slow-down"
        assert (await server.post(path, {"reason": "x" * 501}, token)).status_code == 422
    line = json.loads(capsys.readouterr().err.splitlines()[0])
    assert (line["event"], line["table"], line["seat"], line["reason"]) == ("report", made["table"], 0, "a rude name")


def test_every_metric_an_alert_names_exists() -> None:
    named = set(re.findall(r"crownlands_\w+", ALERTS.read_text(encoding="utf-8")))
    told = exposition().decode()
    kinds = dict(re.findall(r"^# TYPE (\w+) (\w+)$", told, re.MULTILINE))
    known = set(kinds) | {f"{name}_bucket" for name, kind in kinds.items() if kind == "histogram"}
    assert len(named) > 5
    assert named <= known
