"""The rules again, in Python that compiles to C, for search and mass simulation.

Each game has a folder: `position` plays it move by move, `convert` goes to and from the states of the rules, `game` and
`environment` are what the loops here need of it. `search` chooses a turn, `simulate` plays many games in one call,
`batch` steps many tables at once; none of the three knows a game.
"""

from __future__ import annotations

from crownlands.kernel.processor import fitting

__path__ = fitting(__path__)

from crownlands.kernel.game import COMPILED

__all__ = ["COMPILED"]
