"""The golden games of Kingdomino, played from seeds until each wanted thing has happened.

index.toml beside the records says their scores, their winners and how the table looks at some moves.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, NamedTuple, cast

from tests.games.kingdomino.events import EVENTS, seen
from tests.games.playing import bots, play

from crownlands.kingdom.pictures import picture
from crownlands.records import Record, read_options, save_record
from crownlands.rules import GAMES
from crownlands.rules.kingdomino.state import Kingdomino

FOLDER = Path(__file__).parent
KINGDOMINO = GAMES["kingdomino"]
NAMES = ("Ada", "Bela", "Carl", "Dora")
MOST_SEEDS = 20_000


class Wanted(NamedTuple):
    """A game: its name, its options, the event it shows and who plays it."""

    name: str
    options: str
    event: str
    bots: tuple[str, ...] = ("random",) * 4


BOTH = "harmony=yes, middle-kingdom=yes"
GREEDY = ("greedy",) * 4
ONE_GREEDY = ("greedy", "random", "random", "random")
WANTED = [
    *(
        Wanted(f"{edition}-{players}", f"players={players}, edition={edition}", "won-outright", ONE_GREEDY)
        for edition in ("german", "hungarian", "danish")
        for players in (2, 3, 4)
    ),
    Wanted("by-largest-territory-german", "players=2, edition=german", "won-by-territory"),
    Wanted("by-largest-territory-hungarian", "players=3, edition=hungarian", "won-by-territory"),
    Wanted("by-largest-territory-danish", "players=4, edition=danish", "won-by-territory"),
    Wanted("by-crowns", "players=2, edition=hungarian", "won-by-crowns"),
    Wanted("by-crowns-of-three", "players=3, edition=hungarian", "won-by-crowns"),
    Wanted("shared-german", "players=2, edition=german", "shared"),
    Wanted("shared-hungarian", "players=2, edition=hungarian", "shared"),
    Wanted("shared-danish-by-two-of-three", "players=3, edition=danish", "shared-by-some"),
    Wanted("larger-territory-does-not-help", "players=3, edition=german", "larger-territory-not-tied"),
    Wanted("discards", "players=4, edition=danish", "discards"),
    Wanted("declined", "players=2, edition=german", "declined"),
    Wanted("first-domino-declined", "players=3, edition=german", "first-declined"),
    Wanted("must-place", "players=2, edition=german, must-place=yes", "discards"),
    Wanted("both-bonuses", f"players=2, edition=german, {BOTH}", "both-bonuses", GREEDY),
    Wanted("both-bonuses-of-four", f"players=4, edition=danish, {BOTH}", "both-bonuses", GREEDY),
    Wanted("middle-kingdom-with-holes", f"players=2, edition=hungarian, {BOTH}", "middle-kingdom-only"),
    Wanted("harmony", "players=3, edition=danish, harmony=yes", "harmony", GREEDY),
    Wanted("mighty-duel-german", "players=2, edition=german, mighty-duel=yes", "won-outright"),
    Wanted("mighty-duel-hungarian", f"players=2, edition=hungarian, mighty-duel=yes, {BOTH}", "middle-kingdom-only"),
    Wanted("mighty-duel-danish", f"players=2, edition=danish, mighty-duel=yes, {BOTH}", "discards"),
    Wanted("dynasty", "players=2, edition=german, dynasty=yes", "dynasty", ONE_GREEDY),
    Wanted("dynasty-won-with-fewer-games", "players=2, edition=danish, dynasty=yes", "dynasty-fewer-games"),
    Wanted("dynasty-shared", "players=3, edition=hungarian, dynasty=yes", "dynasty-shared"),
    Wanted("everything-on", f"players=2, dynasty=yes, mighty-duel=yes, must-place=yes, {BOTH}", "dynasty"),
    Wanted(
        "rows-of-three-danish", "players=3, edition=danish, colours=blue,pink,green, rows-of-four=no", "won-outright"
    ),
]


def played(wanted: Wanted, seed: int) -> Record:
    dice, options = Random(seed), read_options(KINGDOMINO, wanted.options)
    players = bots(wanted.bots[: options.players], KINGDOMINO, dice)
    return play(KINGDOMINO, options, NAMES[: options.players], players, dice)


def find(wanted: Wanted) -> Record:
    """The first game, seed by seed, in which the event happens."""
    for seed in range(MOST_SEEDS):
        record = played(wanted, seed)
        if EVENTS[wanted.event](seen(record)):
            return record
    raise LookupError(f"{wanted.name}: “{wanted.event}” did not happen in {MOST_SEEDS} games")


def entry(wanted: Wanted, record: Record) -> dict[str, Any]:
    """What the index says of a game."""
    return {
        "name": wanted.name,
        "options": wanted.options,
        "event": wanted.event,
        **ending(record),
        "looks": looks(record),
    }


def ending(record: Record) -> dict[str, Any]:
    sheets = record.last.scores()
    return {
        "moves": len(record.moves),
        "winners": [team + 1 for team in record.last.winners()],
        "totals": [sheet.total for sheet in sheets],
        "sheets": ["; ".join(f"{line.name} {line.points}" for line in sheet.lines) for sheet in sheets],
    }


def looks(record: Record) -> list[dict[str, Any]]:
    """The table at the first choice, a third and two thirds of the way, and at the end."""
    moves = len(record.moves)
    return [look(record, step) for step in (6, moves // 3, 2 * moves // 3, moves)]


def look(record: Record, step: int) -> dict[str, Any]:
    """How the table looks after so many moves, from what is shown."""
    state = record.state_after(step)
    view, table = state.view(), cast("Kingdomino", state.current)
    return {
        "after": step,
        "turn": view["turn"] + 1 if isinstance(view["turn"], int) else view["turn"],
        "phase": view["phase"],
        "round": view["round"],
        "row": claims(view["row"]),
        "offer": claims(view["offer"]),
        "not_drawn": len(view["remaining"]),
        "left_over": [domino["number"] for domino in view["left_over"]],
        "discarded": [[domino["number"] for domino in kingdom["discarded"]] for kingdom in view["kingdoms"]],
        "totals": [sheet["total"] for sheet in view["scores"]],
        "kingdoms": [picture(kingdom) for kingdom in table.kingdoms],
    }


def claims(shown: list[dict[str, Any]]) -> str:
    """A row as text, those with a king led by its seat: `1:12 2:17 30`."""
    kings = ["" if claim["king"] is None else f"{claim['king'] + 1}:" for claim in shown]
    return " ".join(f"{king}{claim['number']}" for king, claim in zip(kings, shown, strict=True))


def toml(entries: list[dict[str, Any]]) -> str:
    """The index as text; this writer knows only what stands in it."""
    lines = ["# Written by tests/games/make.py.", ""]
    for game in entries:
        lines += ["[[game]]", *(f"{key} = {said(value)}" for key, value in game.items() if key != "looks"), ""]
        for at in game["looks"]:
            lines += ["[[game.looks]]", *(f"{key} = {said(value)}" for key, value in at.items()), ""]
    return "\n".join(lines)


def said(value: Any) -> str:
    if isinstance(value, list):
        return f"[{', '.join(said(one) for one in value)}]"
    if isinstance(value, str):
        return f'"""\n{value}"""' if "\n" in value else f'"{value}"'
    return str(value)


def make() -> None:
    """Find every game again."""
    entries = []
    for wanted in WANTED:
        record = find(wanted)
        save_record(record, FOLDER / f"{wanted.name}.txt")
        entries.append(entry(wanted, record))
    (FOLDER / "index.toml").write_text(toml(entries), encoding="utf-8")
