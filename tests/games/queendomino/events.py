"""The golden games of Queendomino by name: every kind and size of game, and what happens in some of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from crownlands.records import Record, load_record
from crownlands.rules.queendomino.moves import Bribe, Tax
from crownlands.rules.queendomino.realm import Realm
from crownlands.rules.queendomino.state import Queendomino

FOLDER = Path(__file__).parent
SHEETS = FOLDER / "sheets.toml"
KINDS = {
    "2-players": ("alone", 2),
    "3-players": ("alone", 3),
    "4-players": ("alone", 4),
    "contest-3": ("contest", 3),
    "contest-4": ("contest", 4),
    "contest-5": ("contest", 5),
    "contest-6": ("contest", 6),
    "united-6": ("united", 6),
    "united-8": ("united", 8),
}
Step = tuple[Queendomino, object, Queendomino]


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def steps(name: str) -> list[Step]:
    return steps_of(load_record(path_of(name)))


def steps_of(record: Record) -> list[Step]:
    """Every move of a recorded game with the states before and after it."""
    states = [state for state in record.states() if isinstance(state, Queendomino)]
    return list(zip(states, record.moves, states[1:], strict=False))


def stack_used_up(played: list[Step]) -> bool:
    """A round begins with an empty space and nothing to fill it."""
    return any(after.phase == "lay" and after.board.stack == 0 and None in after.board.spaces for _, _, after in played)


def queen_went_and_came_back_on_ties(played: list[Step]) -> bool:
    tied = [
        (before.queen, after.queen)
        for before, _, after in played
        if before.queen is not None
        and after.queen is not None
        and before.queen != after.queen
        and after.realms[before.queen].towers == after.realms[after.queen].towers
    ]
    return any((new, old) in tied[number + 1 :] for number, (old, new) in enumerate(tied))


def bribed_in_the_final_round(played: list[Step]) -> bool:
    return any(isinstance(move, Bribe) and before.round == before.options.rounds for before, move, _ in played)


def has_both_safes(realm: Realm) -> bool:
    return {built.kind.tax_bonus for built in realm.buildings} >= {"knight", "tower"}


def taxes_with_both_safes(played: list[Step]) -> list[tuple[Queendomino, Tax, Queendomino]]:
    return [
        (before, move, after)
        for before, move, after in played
        if isinstance(move, Tax) and len(move.cells) == 2 and has_both_safes(before.realm)
    ]


EVENTS: dict[str, Callable[[list[Step]], object]] = {
    "stack-runs-out": stack_used_up,
    "queen-on-a-tie": queen_went_and_came_back_on_ties,
    "dragon-in-the-final-round": bribed_in_the_final_round,
    "both-safes": taxes_with_both_safes,
}


def sheets_of(record: Record) -> list[str]:
    """The score sheets as text, line by line."""
    return ["; ".join(f"{line.name} {line.points}" for line in sheet.lines) for sheet in record.last.scores()]
