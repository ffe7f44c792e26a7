"""Hypothesis: any settings that make sense, and any game played with them."""

from __future__ import annotations

from itertools import permutations

from hypothesis import strategies as st

from crownlands.rules.kingdomino.options import COLOURS

YES_NO = st.sampled_from(["no", "yes"])
FREE = ("must-place", "crowns-break-ties", "harmony", "middle-kingdom", "dynasty")
OF_PLAYERS = {2: ("kings-drawn", "mighty-duel"), 3: ("rows-of-four",), 4: ()}


@st.composite
def any_settings(draw: st.DrawFn) -> dict[str, str]:
    """Any edition, and any of the settings the number of players allows beside it."""
    players = draw(st.sampled_from([2, 3, 4]))
    settings = {"players": str(players), "edition": draw(st.sampled_from(["german", "hungarian", "danish"]))}
    switches = draw(st.dictionaries(st.sampled_from((*FREE, *OF_PLAYERS[players])), YES_NO, max_size=5))
    if players > 2 or switches.get("kings-drawn", "no") == "yes":
        switches |= draw(st.dictionaries(st.just("order-first"), YES_NO))
    if draw(st.booleans()):
        switches["colours"] = ",".join(draw(st.sampled_from(list(permutations(COLOURS, players)))))
    return settings | switches


seeds = st.integers(0, 2**32 - 1)
