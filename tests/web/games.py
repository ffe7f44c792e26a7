"""Records to show in the browser, of every game."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

from tests.records.games import random_record

from crownlands.records import write_record

FOLDER = Path(__file__).parents[1] / "games"


@cache
def record_of(game: str) -> str:
    """A whole game: a golden one, or for the Duel one played at random."""
    if game == "duel":
        return write_record(random_record("", 7, game))
    name = {"kingdomino": "german-4.txt", "queendomino": "4-players.txt"}[game]
    return (FOLDER / game / name).read_text(encoding="utf-8")


def record_before(game: str, seed: int, wanted: str) -> str:
    """A game played at random, up to the first time a move that begins like this is possible."""
    whole = random_record("", seed, game)
    positions = enumerate(whole.states())
    played = next(count for count, state in positions if any(str(move).startswith(wanted) for move in state.moves()))
    return write_record(replace(whole, moves=whole.moves[:played]))
