"""Golden games: a record for each way a game can go, replayed and compared with the index."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.games.kingdomino.events import EVENTS, seen
from tests.games.kingdomino.make import FOLDER, KINGDOMINO, WANTED, ending, look
from tests.perft.naive import naive_score
from tests.perft.naive_game import NaiveGame

from crownlands.kingdom.pictures import picture
from crownlands.records import Record, load_record, read_options, write_record
from crownlands.rules.kingdomino.state import Kingdomino

Game = dict[str, Any]
INDEX: list[Game] = tomllib.loads((FOLDER / "index.toml").read_text(encoding="utf-8"))["game"]
every_game = pytest.mark.parametrize("game", INDEX, ids=lambda game: game["name"])
single_games = pytest.mark.parametrize(
    "game", [game for game in INDEX if "dynasty" not in game["options"]], ids=lambda game: game["name"]
)


@cache
def load(name: str) -> Record:
    return load_record(FOLDER / f"{name}.txt")


def test_every_wanted_game_is_there_and_no_other() -> None:
    assert [game["name"] for game in INDEX] == [wanted.name for wanted in WANTED]
    assert {path.stem for path in FOLDER.glob("*.txt")} == {wanted.name for wanted in WANTED}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", ["german", "hungarian", "danish"])
def test_there_is_a_game_for_every_number_of_players_in_each_edition(edition: str, players: int) -> None:
    options = load(f"{edition}-{players}").options
    assert options == read_options(KINGDOMINO, f"players={players}, edition={edition}")


@every_game
def test_a_golden_game_replays_to_its_scores_and_winners(game: Game) -> None:
    record = load(game["name"])
    assert record.options == read_options(KINGDOMINO, game["options"])
    assert ending(record) == {key: game[key] for key in ("moves", "winners", "totals", "sheets")}
    assert record.finished


@every_game
def test_a_golden_game_is_written_as_it_stands_in_its_file(game: Game) -> None:
    path: Path = FOLDER / f"{game['name']}.txt"
    assert write_record(load(game["name"])) == path.read_text(encoding="utf-8")


@pytest.mark.rule("K-E4", "K-X3", "K-X8", "K-P5", "K-N5", "K-V1", "K-V2", "K-V3")
@every_game
def test_what_a_golden_game_is_named_for_happens_in_it(game: Game) -> None:
    assert EVENTS[game["event"]](seen(load(game["name"])))


@every_game
def test_the_table_looks_as_it_did(game: Game) -> None:
    for expected in game["looks"]:
        assert look(load(game["name"]), expected["after"]) == expected


@every_game
def test_points_of_territories_by_the_naive_method(game: Game) -> None:
    table = load(game["name"]).last.current
    assert isinstance(table, Kingdomino)
    for kingdom, sheet in zip(table.kingdoms, table.scores(), strict=True):
        assert naive_score(picture(kingdom)) == sum(sheet.points("terrain").values())


@single_games
def test_points_and_winners_by_the_naive_method(game: Game) -> None:
    naive = NaiveGame(dict(setting.split("=") for setting in game["options"].split(", ")))
    for move in load(game["name"]).moves:
        naive.play(str(move))
    assert naive.stage == "over"
    assert [naive.result(seat + 1)[0] for seat in range(naive.players)] == game["totals"]
    assert naive.winners() == game["winners"]


@pytest.mark.rule("K-N9")
@single_games
def test_a_kingdom_is_complete_when_nothing_was_discarded(game: Game) -> None:
    table = load(game["name"]).last
    assert isinstance(table, Kingdomino)
    for kingdom, discarded in zip(table.kingdoms, table.discarded, strict=True):
        assert kingdom.complete == (not discarded)
