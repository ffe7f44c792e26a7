"""The building tiles, as the score pad asks for them."""

from __future__ import annotations

from tests.server.running import Running

from crownlands.rules.queendomino.buildings import BUILDINGS


async def test_long_answers_are_packed(alone: Running) -> None:
    assert (await alone.get("/api/buildings")).headers["content-encoding"] == "gzip"
    assert "content-encoding" not in (await alone.get("/healthz")).headers


async def test_every_tile_is_shown_with_what_is_printed_on_it(alone: Running) -> None:
    answer = await alone.get("/api/buildings")
    shown = {tile["id"]: tile for tile in answer.json()["buildings"]}
    assert list(shown) == list(BUILDINGS)
    assert shown["bakery"]["per"] == "territory"
    assert shown["bakery"]["terrain"] == "wheat"
    assert shown["safe_towers"]["tax_bonus"] == "tower"
    assert sum(tile["copies"] for tile in shown.values()) == sum(kind.copies for kind in BUILDINGS.values())
