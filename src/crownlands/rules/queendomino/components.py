"""The pieces of the box and the fixed prices, read from the table beside this file."""

from __future__ import annotations

import tomllib
from importlib.resources import files

_TABLE = tomllib.loads((files("crownlands.rules.queendomino") / "components.toml").read_text(encoding="utf-8"))

PRICES: tuple[int, ...] = tuple(_TABLE["board"]["prices"])
"""The printed prices of the board's spaces, seen from the stack: the dearest first (Q-C2)."""
KNIGHTS: int = _TABLE["pieces"]["knights"]
TOWERS: int = _TABLE["pieces"]["towers"]
START_KNIGHTS: int = _TABLE["start"]["knights"]
START_COINS: int = _TABLE["start"]["coins"]
BRIBE: int = _TABLE["prices"]["bribe"]
QUEEN_DISCOUNT: int = _TABLE["prices"]["queen_discount"]
COINS_PER_POINT: int = _TABLE["prices"]["coins_per_point"]
