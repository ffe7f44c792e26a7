"""The golden games of Kingdomino Duel, played from seeds until each event was seen.

A game whose record still replays and shows its event is kept.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.games.duel.events import EVENTS, Event
from tests.games.playing import bots, play

from crownlands.game import Refused
from crownlands.records import Record, load_record, save_record
from crownlands.rules.duel import DUEL

FOLDER = Path(__file__).parent
PLAYERS = (("greedy", "greedy"), ("random", "random"))
SETTINGS: tuple[dict[str, str], ...] = ({"fill-without-drawing": "no", "colours": "green,blue"}, {}, {})
MOST_SEEDS = 20_000


def played(seed: int) -> Record:
    """A game of its own for every seed: two greedy or two random players, in one of the two readings."""
    dice, options = Random(seed), DUEL.configure(SETTINGS[seed % len(SETTINGS)])
    names = PLAYERS[seed % len(PLAYERS)]
    numbered = [f"{name} {seat}" for seat, name in enumerate(names, 1)]
    return play(DUEL, options, numbered, bots(names, DUEL, dice), dice)


def kept(name: str, event: Event) -> bool:
    """The record is there, legal, and still shows its event."""
    try:
        return event(load_record(FOLDER / f"{name}.txt"))
    except Refused:
        return False


def make() -> None:
    missing = {name: event for name, event in EVENTS.items() if not kept(name, event)}
    for seed in range(MOST_SEEDS):
        if not missing:
            return
        record = played(seed)
        for name in [name for name, event in missing.items() if event(record)][-1:]:
            save_record(record, FOLDER / f"{name}.txt")
            del missing[name]
    raise LookupError(f"not seen in {MOST_SEEDS} games: {', '.join(missing)}")
