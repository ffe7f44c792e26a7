"""What a position of Kingdomino Duel is made of, in numbers, for a bot that has learnt what each is worth."""

from __future__ import annotations

from crownlands.game import Seat
from crownlands.kingdom.cells import Cell
from crownlands.rules.duel.components import BESIDE, LAND, LINES, Power
from crownlands.rules.duel.map import Map
from crownlands.rules.duel.scoring import score_sheet
from crownlands.rules.duel.state import Duel

KEPT = (Power.ANYWHERE, Power.SPLIT, Power.FIRST, Power.TURN)
ENOUGH_ROOM = 3
"""More free squares than these beside a domain make it no better."""


def features(table: Duel, seat: Seat) -> dict[str, float]:
    """A player's map, castle, powers and boxes; most count the less, the fuller the map."""
    land = table.maps[seat]
    share = len(land.free) / len(LAND)
    named = table.named[seat]
    found = {
        **_of_domains(land, share),
        **_of_gaps(land),
        "three points": score_sheet(land, named).total - score_sheet(land, None).total,
        "named": (named is not None) * share,
        "castle": float(not table.castles[seat]),
        "castle early": (not table.castles[seat]) * share,
        "open": share,
        "open squared": share**2,
        "open cubed": share**3,
        "always": 1.0,
    }
    return {**found, **_of_powers(table, seat, share)}


def _of_domains(land: Map, share: float) -> dict[str, float]:
    names = (
        "points",
        "points growing",
        "crosses growing",
        "crosses and room",
        "squares growing",
        "squares growing early",
    )
    found = dict.fromkeys((*names, "domains growing", "crosses growing early"), 0.0)
    free = set(land.free)
    best = 0
    for domain in land.domains:
        size, crosses = domain.size, domain.crowns
        room = len({near for cell in domain.cells for near in BESIDE[cell] if near in free})
        grows = min(room, ENOUGH_ROOM) / ENOUGH_ROOM * share
        found["points"] += size * crosses
        found["points growing"] += size * crosses * grows
        found["crosses growing"] += crosses * grows
        found["crosses growing early"] += crosses * grows * share
        found["crosses and room"] += crosses * room * share**2
        found["squares growing"] += size * grows
        found["squares growing early"] += size * grows * share
        found["domains growing"] += grows
        best = max(best, size * (crosses + 1) if room else 0)
    return {**found, "best domain": best * share}


def _of_gaps(land: Map) -> dict[str, float]:
    """Free squares that no domino, or no more dominoes than one half, will fill."""
    free = set(land.free)
    alone = sum(not any(near in free for near in BESIDE[cell]) for cell in free)
    return {"holes": alone, "odd gaps": sum(len(gap) % 2 for gap in _gaps(free))}


def _gaps(free: set[Cell]) -> list[set[Cell]]:
    found: list[set[Cell]] = []
    left = set(free)
    while left:
        gap, edge = set[Cell](), [left.pop()]
        while edge:
            cell = edge.pop()
            gap.add(cell)
            fresh = [near for near in BESIDE[cell] if near in left]
            left.difference_update(fresh)
            edge += fresh
        found.append(gap)
    return found


def _of_powers(table: Duel, seat: Seat, share: float) -> dict[str, float]:
    book = table.spellbook
    kept = {f"power {power.value}": book.ready(seat, power) * share for power in KEPT}
    boxes = {
        f"boxes {line.coat.value}": (book.boxes[seat][line.coat.order] / line.boxes) ** 2 * share * (owner is None)
        for line, owner in zip(LINES, book.owners, strict=True)
    }
    return {**kept, **boxes}
