"""A realm as text both ways, to be scored: a picture of the kingdom and lines such as `coins: 11`. See docs.

G2 T0 T0
## W0 W1
coins: 11
knights: 2
buildings: sawmill h6, queens_tower i6
queen: yes
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import chain
from typing import NamedTuple, TypeVar

from crownlands.game import Refused, Sheet
from crownlands.kingdom.cells import NAMES, Cell, read_cell
from crownlands.kingdom.doubts import doubts_about
from crownlands.kingdom.kingdom import Kingdom
from crownlands.kingdom.pictures import picture, read_picture
from crownlands.kingdom.squares import Terrain
from crownlands.kingdom.territories import Territory
from crownlands.rules.moves import read_number
from crownlands.rules.queendomino.buildings import BUILDINGS, Building, read_building
from crownlands.rules.queendomino.components import KNIGHTS, TOWERS
from crownlands.rules.queendomino.options import Options, configure
from crownlands.rules.queendomino.realm import Built, Realm
from crownlands.rules.queendomino.scoring import final_territories, score_sheet
from crownlands.sentence import Sentence, say

T = TypeVar("T")
PLAYERS_OF_SIZE = {"5": "4", "7": "2"}
FACTS = ("coins", "knights", "towers", "buildings", "queen")


class Fact(NamedTuple):
    line: int
    text: str


def score_text(text: str, settings: Mapping[str, str]) -> tuple[Sheet, list[Territory[Terrain]], list[Sentence]]:
    """The score sheet of a realm given as text, its territories with all crowns, and what looks odd about it."""
    options = _options(settings)
    realm, queen = read_realm(text, options.size)
    return score_sheet(realm, options, queen), final_territories(realm, queen), doubts(realm, options, queen)


def _options(settings: Mapping[str, str]) -> Options:
    """The settings, and beside them `size`: by itself it stands for a game alone with kingdoms of that size (Q-S8)."""
    given = {name: value for name, value in settings.items() if name != "size"}
    size = settings.get("size")
    if size is None:
        return configure(given)
    if size not in PLAYERS_OF_SIZE:
        raise Refused("Queendomino has no kingdom of size {size}; expected 5 or 7.", size=size)
    options = configure({"players": PLAYERS_OF_SIZE[size], **given})
    if options.size != int(size):
        raise Refused(
            "Kingdoms of this game are {fixed}×{fixed}; leave out the size {size}.",
            fixed=options.size,
            size=size,
        )
    return options


def write_realm(realm: Realm, queen: bool) -> str:
    """The text a realm is read from."""
    built = ", ".join(f"{built.kind.id} {NAMES[built.cell]}" for built in realm.buildings)
    facts = {
        "coins": str(realm.coins),
        "knights": str(realm.knights_owned),
        "towers": str(realm.towers),
        **({"buildings": built} if built else {}),
        "queen": "yes" if queen else "no",
    }
    return "\n".join((picture(realm.kingdom), *(f"{name}: {value}" for name, value in facts.items()))) + "\n"


def read_realm(text: str, size: int) -> tuple[Realm, bool]:
    """A realm, and whether the Queen is with it. All knights count as if in stock, for scoring asks no more."""
    drawn, facts = _sort_out(text)
    kingdom = read_picture(drawn, size)
    realm = Realm(kingdom, coins=_count(facts, "coins"), knights=_count(facts, "knights"))
    if "buildings" in facts:
        realm = _at(facts["buildings"], lambda said: replace(realm, buildings=_read_buildings(said, kingdom)))
    if "towers" in facts:
        towers, built = _count(facts, "towers"), realm.buildings
        realm = _at(facts["towers"], lambda _: replace(realm, buildings=_with_towers(built, towers)))
    return realm, "queen" in facts and _at(facts["queen"], _yes)


def _sort_out(text: str) -> tuple[str, dict[str, Fact]]:
    """The picture, with its lines where they were, and the facts by name."""
    drawn: list[str] = []
    facts: dict[str, Fact] = {}
    for number, line in enumerate(text.splitlines(), 1):
        name, colon, value = line.partition(":")
        drawn.append("" if colon else line)
        if colon:
            name = name.strip().lower()
            _refuse_name(name, number, facts)
            facts[name] = Fact(number, value.strip())
    return "\n".join(drawn), facts


def _refuse_name(name: str, line: int, facts: Mapping[str, Fact]) -> None:
    if name not in FACTS:
        raise Refused(
            "Line {line}: there is nothing called “{name}”; expected one of {facts}.",
            line=line,
            name=name,
            facts=", ".join(FACTS),
        )
    if name in facts:
        raise Refused(
            "Line {line}: {name} was already given on line {before}; expected it once.",
            line=line,
            name=name,
            before=facts[name].line,
        )


def _at(fact: Fact, read: Callable[[str], T]) -> T:
    """What a fact says; what is wrong with it is named with its line."""
    try:
        return read(fact.text)
    except Refused as reason:
        raise Refused("Line {line}: {reason}", line=fact.line, reason=reason.sentence) from None


def _count(facts: Mapping[str, Fact], name: str) -> int:
    return _at(facts[name], read_number) if name in facts else 0


def _yes(text: str) -> bool:
    if text.lower() not in ("yes", "no"):
        raise Refused("“{text}” does not say whether the Queen is here; expected yes or no.", text=text)
    return text.lower() == "yes"


def _read_buildings(text: str, kingdom: Kingdom) -> tuple[Built, ...]:
    """`sawmill h6, church`; a building whose square does not matter may do without it."""
    towns = sorted(cell for cell, square in kingdom.squares.items() if square.terrain is Terrain.TOWN)
    said = [_read_built(part, towns) for part in text.split(",") if part.strip()]
    cells = [cell for _, cell in said if cell is not None]
    twice = next((cell for cell in cells if cells.count(cell) > 1), None)
    if twice is not None:
        raise Refused("{cell} has more than one building; expected one on a square.", cell=NAMES[twice])
    if len(said) > len(towns):
        raise Refused(
            "There are {buildings} buildings and {towns} town squares; expected a square for each.",
            buildings=len(said),
            towns=len(towns),
        )
    free = iter([cell for cell in towns if cell not in cells])
    return tuple(Built(kind, next(free) if cell is None else cell, kind.towers) for kind, cell in said)


def _read_built(text: str, towns: list[Cell]) -> tuple[Building, Cell | None]:
    name, *rest = text.split()
    kind = BUILDINGS[read_building(name)]
    if len(rest) > 1:
        raise Refused(
            "“{text}” is not a building on a square; expected a name and a cell, such as {name} h6.",
            text=text.strip(),
            name=name,
        )
    if not rest and kind.crowns:
        raise Refused(
            "The {building} bears a crown, so its square matters; expected a cell too, such as {name} h6.",
            building=kind.id,
            name=name,
        )
    cell = read_cell(rest[0]) if rest else None
    if cell is not None and cell not in towns:
        raise Refused(
            "The {building} stands on {cell}, which is not a town square; {expected}.",
            building=kind.id,
            cell=NAMES[cell],
            expected=_expected_towns(towns),
        )
    return kind, cell


def _expected_towns(towns: list[Cell]) -> Sentence:
    if not towns:
        return say("this kingdom has none")
    return say("expected one of {cells}", cells=", ".join(NAMES[cell] for cell in towns))


def _with_towers(buildings: tuple[Built, ...], towers: int) -> tuple[Built, ...]:
    """So many towers on these buildings: as printed as far as they go, and any that are left on the last."""
    if towers and not buildings:
        raise Refused("{towers} towers are given and no building; expected a building they stand on.", towers=towers)
    placed: list[Built] = []
    for built in buildings:
        placed.append(built._replace(towers=min(built.kind.towers, towers)))
        towers -= placed[-1].towers
    return (*placed[:-1], placed[-1]._replace(towers=placed[-1].towers + towers)) if placed else ()


def doubts(realm: Realm, options: Options, queen: bool) -> list[Sentence]:
    """What cannot come about with the boxes in play and our table of buildings, and is scored all the same."""
    kinds = [built.kind for built in realm.buildings]
    printed = sum(kind.towers for kind in kinds)
    many = [kind for kind in BUILDINGS.values() if kinds.count(kind) > kind.copies]
    found = [
        say("There are {n} of {building}; the box has {most}.", n=kinds.count(kind), building=kind.id, most=kind.copies)
        for kind in many
    ]
    if realm.towers != printed:
        found.append(
            say(
                "{towers} towers are given; by our table the buildings bring {printed}.",
                towers=realm.towers,
                printed=printed,
            )
        )
    if realm.knights_owned > KNIGHTS:
        found.append(say("{knights} knights are given; the box has {most}.", knights=realm.knights_owned, most=KNIGHTS))
    if realm.towers > TOWERS:
        found.append(say("{towers} towers are given; the box has {most}.", towers=realm.towers, most=TOWERS))
    if queen and not realm.towers:
        found.append(say("The Queen is here without a tower; she only comes to towers."))
    return [*found, *doubts_about(realm.kingdom, chain.from_iterable(options.sets))]
