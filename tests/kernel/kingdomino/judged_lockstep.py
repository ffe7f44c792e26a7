"""What judgement says of a few positions, to be compared compiled and in plain Python."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

TABLES = ({"players": "2", "harmony": "yes"}, {"players": "4", "middle-kingdom": "yes"}, {"mighty-duel": "yes"})


def said(games: int) -> list[Any]:
    """For each kind of table: what is told of positions of a game, and what a search thinks of turns."""
    from crownlands.kernel.kingdomino import convert, position
    from crownlands.kernel.kingdomino.game import GAME
    from crownlands.kernel.kingdomino.judged import JUDGED_GAME, JUDGEMENT
    from crownlands.kernel.lessons import play_lessons
    from crownlands.kernel.search import Budget, search
    from crownlands.rules.kingdomino.options import configure

    found: list[Any] = []
    for number, settings in enumerate(TABLES):
        table = convert.start(configure(settings))
        lessons = play_lessons(GAME, JUDGEMENT, table, games, seed=number, stray=0.2)
        found.append([lessons.told.tolist(), lessons.beside.tolist()])
        for _ in range(14 + 12 * number):
            position.play(table, position.moves(table)[0])
        while position.turn(table) < 0:
            position.play(table, position.moves(table)[0])
        turns = search(JUDGED_GAME, table, Budget(playouts=1), seed=1, most=6)
        found.append([[list(turn.moves), turn.value, turn.playouts] for turn in turns])
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int)
    parser.add_argument("--plain", action="store_true", help="the kernel uncompiled")
    asked = parser.parse_args()
    if asked.plain:
        from tests.kernel.uncompiled import use_plain_python

        use_plain_python()
    sys.stdout.write(json.dumps(said(asked.games)))
