"""PettingZoo, Gymnasium and OpenSpiel environments; importing this room registers the ids of Gymnasium.

`kingdomino_v0`, `queendomino_v0` and `duel_v0` are PettingZoo's, and the pages that say what actions and observations
mean; `gym` and `vector` are Gymnasium's, `openspiel` is OpenSpiel's.
"""

from __future__ import annotations

from importlib.util import find_spec

if find_spec("gymnasium") is None or find_spec("pettingzoo") is None:
    raise ImportError("The environments need more than Crownlands itself: pip install 'crownlands[rl]'.")

import gymnasium

IDS = {
    "kingdomino": "crownlands/Kingdomino-v0",
    "queendomino": "crownlands/Queendomino-v0",
    "duel": "crownlands/Duel-v0",
}

for _game, _id in IDS.items():
    gymnasium.register(
        _id,
        entry_point="crownlands.envs.gym:SeatEnv",
        vector_entry_point="crownlands.envs.vector:TableVectorEnv",
        kwargs={"game": _game},
    )
