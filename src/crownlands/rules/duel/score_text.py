"""A map as somebody types it off the table, and its score: the picture, and the coat of arms named for three points."""

from __future__ import annotations

from collections.abc import Mapping

from crownlands.game import Refused, Sheet
from crownlands.kingdom.cells import NAMES
from crownlands.rules.duel.coats import Coat, read_coat
from crownlands.rules.duel.components import BESIDE, CASTLE, DICE
from crownlands.rules.duel.map import Domain, Map
from crownlands.rules.duel.options import configure
from crownlands.rules.duel.pictures import read_rows
from crownlands.rules.duel.scoring import score_sheet
from crownlands.sentence import Sentence, say

THREE_POINTS = "three points"


def score_text(text: str, settings: Mapping[str, str]) -> tuple[Sheet, list[Domain], list[Sentence]]:
    """The score sheet, the domains, and what cannot have come about by the rules."""
    configure(settings)
    land, named = read_table(text)
    return score_sheet(land, named), land.domains, doubts(land)


def read_table(text: str) -> tuple[Map, Coat | None]:
    """A map and, from a line `three points: D`, the coat of arms its player has named."""
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    said = [(number, line) for number, line in lines if ":" in line]
    if len(said) > 1:
        raise Refused(
            "Line {line}: “{text}” is a line too many; expected one “{heading}: COAT”.",
            line=said[1][0],
            text=said[1][1].strip(),
            heading=THREE_POINTS,
        )
    named = _read_named(*said[0]) if said else None
    return read_rows([line for line in lines if line not in said]), named


def _read_named(number: int, line: str) -> Coat:
    heading, _, coat = (part.strip() for part in line.partition(":"))
    if heading.lower() != THREE_POINTS:
        raise Refused(
            "Line {line}: “{text}” means nothing here; expected “{heading}: COAT”.",
            line=number,
            text=line.strip(),
            heading=THREE_POINTS,
        )
    try:
        return read_coat(coat)
    except Refused as reason:
        raise Refused("Line {line}: {reason}", line=number, reason=reason.sentence) from None


def doubts(land: Map) -> list[Sentence]:
    """What no game leads to; scored all the same."""
    found = []
    if len(land.squares) % 2:
        found.append(say("{n} squares are drawn; dominoes always fill an even number.", n=len(land.squares)))
    if land.squares and not any(cell in land.squares for cell in BESIDE[CASTLE]):
        found.append(say("Nothing touches the castle; the first domino always does."))
    found += [
        say(
            "{cell} shows {arms}; die, castle and power together bring at most {most} crosses.",
            cell=NAMES[cell],
            arms=str(arms),
            most=most_crosses(arms.coat),
        )
        for cell, arms in sorted(land.squares.items())
        if arms.crosses > most_crosses(arms.coat)
    ]
    return found


def most_crosses(coat: Coat) -> int:
    """The best face of a coat of arms, one more by the castle and one more by the power."""
    return max(face.crosses for die in DICE for face in die if face.coat is coat) + 2
