"""What judgement says of a few positions of a game, to be compared compiled and in plain Python."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from importlib import import_module
from typing import Any

from crownlands.game import OVER

TABLES: dict[str, tuple[dict[str, str], ...]] = {
    "kingdomino": ({"players": "2", "harmony": "yes"}, {"players": "4"}, {"mighty-duel": "yes"}),
    "queendomino": ({"players": "2"}, {"players": "6", "mode": "united"}),
    "duel": ({},),
}
MOVES_TO_END = 10
"""That a game of first moves still has when it is played out."""


def said(game: str, games: int) -> list[Any]:
    """For each kind of table: what is told of positions, what a search thinks of turns, what playouts bring."""
    convert, position, judged, plain = (
        import_module(f"crownlands.kernel.{game}.{name}") for name in ("convert", "position", "judged", "game")
    )
    play_lessons = import_module("crownlands.kernel.lessons").play_lessons
    search = import_module("crownlands.kernel.search")
    outlooks = import_module("crownlands.kernel.values").outlooks
    rules = import_module("crownlands.rules").game_named(game)
    found: list[Any] = []
    for number, settings in enumerate(TABLES[game]):
        table = convert.start(rules.configure(settings))
        lessons = play_lessons(
            plain.GAME, judged.JUDGEMENT, table, games, seed=number, stray=0.2, playouts=int(number == 0)
        )
        found.append([lessons.told.tolist(), lessons.beside.tolist()])
        for moves in range(20 + 12 * number, -10_000, -1):
            if moves < 0 and position.turn(table) >= 0:
                break
            position.play(table, position.moves(table)[0])
        turns = search.search(judged.JUDGED_GAME, table, search.Budget(playouts=1), seed=1, most=6)
        found.append([[list(turn.moves), turn.value, turn.playouts] for turn in turns])
        seen = outlooks(judged.JUDGED_GAME, table, (0, 1), 3, 2, seed=1)
        found.append([[list(leads), list(chances)] for leads, chances in seen])
        start = convert.start(rules.configure(settings))
        found += [said_to_the_end(start[:], position, ends) for ends in (judged.END_GAME, judged.LONG_GAME)]
    return found


def said_to_the_end(table: Any, position: Any, game: Any) -> list[list[float]]:
    """What a playout to the end brings; in plain Python it takes long, so the first moves of a game come before it."""
    outlooks = import_module("crownlands.kernel.values").outlooks
    tables = []
    while position.turn(table) != OVER:
        tables.append(table[:])
        position.play(table, position.moves(table)[0])
    late = [table for table in tables if position.turn(table) >= 0][-MOVES_TO_END]
    return [list(samples) for seat in outlooks(game, late, (0, 1), 3, 1, seed=1) for samples in seat]


def said_in_plain_python(game: str, games: int) -> Any:
    program = [sys.executable, "-m", "tests.kernel.judged_lockstep", game, str(games), "--plain"]
    return json.loads(subprocess.run(program, capture_output=True, text=True, check=True).stdout)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=TABLES)
    parser.add_argument("games", type=int)
    parser.add_argument("--plain", action="store_true", help="the kernel uncompiled")
    asked = parser.parse_args()
    if asked.plain:
        from tests.kernel.uncompiled import use_plain_python

        use_plain_python()
    sys.stdout.write(json.dumps(said(asked.game, asked.games)))
