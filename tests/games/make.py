"""The golden games: `python -m tests.games.make` plays them, `python -m tests.games.make duel` one game's alone.

Each folder beside this file holds one game's records, named for what happens in them, the events looked for and the
tests that replay them. Run it after a deliberate change of the rules and read what differs: every line that changes is
a game that now goes another way. It takes some minutes.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from tests.games.duel import make as duel
from tests.games.kingdomino import make as kingdomino
from tests.games.queendomino import make as queendomino

MAKERS: dict[str, Callable[[], None]] = {
    "kingdomino": kingdomino.make,
    "queendomino": queendomino.make,
    "duel": duel.make,
}


def main(games: Sequence[str]) -> None:
    unknown = [game for game in games if game not in MAKERS]
    if unknown:
        raise SystemExit(f"There are no golden games of “{unknown[0]}”; expected {', '.join(MAKERS)}.")
    for game in games or MAKERS:
        MAKERS[game]()


if __name__ == "__main__":
    main(sys.argv[1:])
