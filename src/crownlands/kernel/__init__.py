"""The rules of Kingdomino again, in Python that compiles to C, for search and mass simulation.

`position` plays move by move, `simulate` whole games, `search` chooses a turn, `batch` steps many tables at once,
`convert` goes to and from the states of the rules.
"""

from __future__ import annotations

from crownlands.kernel.land import COMPILED

__all__ = ["COMPILED"]
