"""Golden games of Kingdomino Duel: `python -m tests.games.make_duel` plays games from seeds until each event was seen.

Each game is a record in tests/games/duel/ named for what happens in it. Run it after a deliberate change of the rules
or for a new event; a game whose record still replays and shows its event is kept. It may take some minutes.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from tests.games.duel_events import EVENTS, Event

from crownlands.bots import make_bot
from crownlands.game import CHANCE, AnyState, Refused, deal, run
from crownlands.records import Record, load_record, save_record
from crownlands.rules.duel import DUEL

FOLDER = Path(__file__).with_name("duel")
PLAYERS = (("greedy", "greedy"), ("random", "random"))
SETTINGS: tuple[dict[str, str], ...] = ({"fill-without-drawing": "no", "colours": "green,blue"}, {}, {})
MOST_SEEDS = 20_000


def play(seed: int) -> Record:
    """A game of its own for every seed: two greedy or two random players, in one of the two readings."""
    dice, options = Random(seed), DUEL.configure(SETTINGS[seed % len(SETTINGS)])
    names = PLAYERS[seed % len(PLAYERS)]
    bots = [make_bot(name, DUEL, dice) for name in names]

    def choose(at: AnyState) -> Any:
        return deal(at, dice) if at.turn == CHANCE else bots[at.turn].choose(at)

    moves = tuple(move for move, _ in run(DUEL.start(options), choose))
    return Record(DUEL, options, tuple(f"{name} {seat}" for seat, name in enumerate(names, 1)), moves)


def kept(name: str, event: Event) -> bool:
    """The record is there, legal, and still shows its event."""
    try:
        return event(load_record(FOLDER / f"{name}.txt"))
    except Refused:
        return False


def main() -> None:
    missing = {name: event for name, event in EVENTS.items() if not kept(name, event)}
    for seed in range(MOST_SEEDS):
        if not missing:
            return
        record = play(seed)
        for name in [name for name, event in missing.items() if event(record)][-1:]:
            save_record(record, FOLDER / f"{name}.txt")
            del missing[name]
    raise LookupError(f"not seen in {MOST_SEEDS} games: {', '.join(missing)}")


if __name__ == "__main__":
    main()
