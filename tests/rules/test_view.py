"""What is shown has the shape its types say, at every moment of every game."""

from collections.abc import Iterator
from random import Random
from typing import Any, get_args

import pytest
from pydantic import ConfigDict, TypeAdapter, ValidationError

from crownlands.game import CHANCE, OVER, AnyState, deal
from crownlands.kingdom.squares import Terrain
from crownlands.rules import GAMES, GameView
from crownlands.rules.duel.coats import LETTERS, Coat
from crownlands.rules.duel.components import Power
from crownlands.rules.duel.state import TURN as DUEL_TURN
from crownlands.rules.duel.view import CoatLetter, CoatName, PowerName
from crownlands.rules.duel.view import PhaseName as DuelPhase
from crownlands.rules.kingdomino.options import EDITIONS
from crownlands.rules.kingdomino.state import TURN as KINGDOMINO_TURN
from crownlands.rules.kingdomino.view import PhaseName as KingdominoPhase
from crownlands.rules.queendomino.buildings import BUILDINGS
from crownlands.rules.queendomino.options import SIZES
from crownlands.rules.queendomino.state import TURN as QUEENDOMINO_TURN
from crownlands.rules.queendomino.view import BuildingId, Mode
from crownlands.rules.queendomino.view import PhaseName as QueendominoPhase
from crownlands.rules.view import Colour, EditionName, TerrainName

SHAPE: TypeAdapter[Any] = TypeAdapter(GameView, config=ConfigDict(extra="forbid", strict=True))
TABLES = [
    ("kingdomino", {}),
    ("kingdomino", {"players": "3", "edition": "danish", "harmony": "yes", "middle-kingdom": "yes"}),
    ("kingdomino", {"players": "4", "edition": "hungarian", "dynasty": "yes"}),
    ("kingdomino", {"players": "2", "mighty-duel": "yes"}),
    ("queendomino", {"harmony": "yes", "middle-kingdom": "yes"}),
    ("queendomino", {"players": "3", "dynasty": "yes"}),
    ("queendomino", {"players": "5", "mode": "contest"}),
    ("queendomino", {"players": "6", "mode": "united"}),
    ("duel", {}),
    ("duel", {"fill-without-drawing": "no"}),
]
NAMES = {
    "terrain": {terrain.value for terrain in Terrain},
    "special": {"harmony", "middle-kingdom"},
    "coins": {"coins"},
    "building": set(BUILDINGS),
    "coat": {coat.value for coat in Coat},
    "power": {"three-points"},
}


def states(game: str, settings: dict[str, str], seed: int) -> Iterator[AnyState]:
    """A game played at random, every state of it."""
    dice, played = Random(seed), GAMES[game]
    state = played.start(played.configure(settings))
    while state.turn != OVER:
        yield state
        state = state.play(deal(state, dice) if state.turn == CHANCE else dice.choice(state.moves()))
    yield state


@pytest.mark.parametrize(("game", "settings"), TABLES, ids=str)
def test_every_view_has_the_shape_its_type_says(game: str, settings: dict[str, str]) -> None:
    for state in states(game, settings, seed=1):
        SHAPE.validate_python(state.view())


@pytest.mark.parametrize(("game", "settings"), TABLES, ids=str)
def test_a_view_with_more_or_less_is_not_of_that_shape(game: str, settings: dict[str, str]) -> None:
    view = dict(next(states(game, settings, seed=1)).view())
    sheet = view["scores"][0]
    for wrong in (
        {**view, "more": 1},
        {key: value for key, value in view.items() if key != "upcoming"},
        {**view, "phase": "tea"},
        {**view, "scores": [{**sheet, "more": 1}]},
    ):
        with pytest.raises(ValidationError):
            SHAPE.validate_python(wrong)


@pytest.mark.parametrize(
    ("said", "known"),
    [
        (TerrainName, [terrain.value for terrain in Terrain]),
        (EditionName, list(EDITIONS)),
        (Colour, list(dict.fromkeys(colour for game in GAMES.values() for colour in game.colours))),
        (KingdominoPhase, list(KINGDOMINO_TURN)),
        (QueendominoPhase, list(QUEENDOMINO_TURN)),
        (DuelPhase, list(DUEL_TURN)),
        (BuildingId, list(BUILDINGS)),
        (Mode, list(SIZES)),
        (CoatName, [coat.value for coat in Coat]),
        (CoatLetter, list(LETTERS.values())),
        (PowerName, [power.value for power in Power]),
    ],
)
def test_every_word_of_a_vocabulary_is_in_its_type(said: Any, known: list[str]) -> None:
    assert sorted(get_args(said)) == sorted(known)


@pytest.mark.parametrize(("game", "settings"), TABLES, ids=str)
def test_every_line_of_a_sheet_has_a_known_name(game: str, settings: dict[str, str]) -> None:
    *_, last = states(game, settings, seed=2)
    for sheet in last.view()["scores"]:
        assert all(line["name"] in NAMES[line["group"]] for line in sheet["lines"])
        assert all(line["safe"] for line in sheet["lines"]), "nothing can be lost any more"


@pytest.mark.parametrize(("game", "settings"), [table for table in TABLES if table[0] != "duel"], ids=str)
def test_who_is_said_to_act_next_does(game: str, settings: dict[str, str]) -> None:
    """A turn begins with a domino to lay or a king to put down; a match is told game by game."""
    said = [(number(state), begins(state), state.turn, state.current.upcoming) for state in played(game, settings)]  # type: ignore[attr-defined]
    for place, (match, _, turn, upcoming) in enumerate(said):
        later = said[place + (turn >= 0) : place + 100]
        following = [seat for of, begun, seat, _ in later if begun and of == match]
        assert list(upcoming) == following[: len(upcoming)], place
    assert max(len(upcoming) for *_, upcoming in said) > 2


def played(game: str, settings: dict[str, str]) -> list[AnyState]:
    return list(states(game, settings, seed=3))


def number(state: AnyState) -> int:
    return len(getattr(state, "past", ()))


def begins(state: AnyState) -> bool:
    table: Any = state.current
    return table.turn >= 0 and (table.phase == "lay" or bool(table.draft.waiting))
