"""Records to show in the browser, of every game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import count, pairwise
from pathlib import Path
from typing import cast

from tests.records.games import random_record

from crownlands.game import CHANCE
from crownlands.records import write_record
from crownlands.rules.deeds import Deed, tell
from crownlands.rules.duel.state import Duel
from crownlands.rules.duel.view import ended_view

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


def record_after(game: str, seed: int, wanted: Callable[[str, Deed], bool]) -> tuple[str, int]:
    """A game played at random, up to and with the first move of which this is true; and who made it."""
    whole = random_record("", seed, game)
    steps = zip(whole.moves, pairwise(whole.states()), strict=True)
    played, seat = next(
        (number, before.turn)
        for number, (move, (before, after)) in enumerate(steps, 1)
        if before.turn != CHANCE and wanted(str(move), tell(before, move, after))
    )
    return write_record(replace(whole, moves=whole.moves[:played])), seat


def duel_ended(reason: str) -> str:
    """A Duel played at random that ended for this reason."""
    games = (random_record("", seed, "duel") for seed in count(1))
    return write_record(next(game for game in games if ended_view(cast("Duel", game.last)) == reason))
