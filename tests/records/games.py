"""Games to record: the opening of one by hand, and whole ones played at random."""

from __future__ import annotations

from random import Random

from crownlands.game import CHANCE, deal, run
from crownlands.records import Record, read_options
from crownlands.rules import GAMES

OPENING = """\
crownlands record 1
game: kingdomino
rules: 2
options: players=2, edition=danish, harmony=yes
names: Ann; Bo

* draw 20
* draw 3
* draw 48
* draw 11
* king 2
* king 1
* king 1
* king 2
2 pick 48
1 pick 3
1 pick 20
2 pick 11
* draw 30
* draw 31
* draw 32
* draw 5
1 lay h7 i7
1 pick 30
2 lay g8 g9
"""


def random_record(settings: str, seed: int, game: str = "kingdomino") -> Record:
    """A whole game played at random, with a name for every seat."""
    dice, played = Random(seed), GAMES[game]
    options = read_options(played, settings)
    states = run(played.start(options), lambda at: deal(at, dice) if at.turn == CHANCE else dice.choice(at.moves()))
    names = tuple(f"Player {seat + 1}" for seat in range(options.players))
    return Record(played, options, names, tuple(move for move, _ in states))
