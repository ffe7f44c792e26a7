"""`play` through a pipe: whole games, undo, saving and going on."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from crownlands.game import AnyState
from crownlands.records import Record, load_record, save_record

Crownlands = Callable[..., Any]
Lines = Callable[..., list[str]]

SEED = ("--seed", "3")
RANDOM = (*SEED, "--players", "you,random")


def piped(lines: list[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def test_a_whole_game_through_a_pipe(crownlands: Crownlands, lines: Lines, tmp_path: Path) -> None:
    file = tmp_path / "game.crown"
    ended = crownlands("play", *RANDOM, "--record", file, typed=piped(lines(3)))
    record = load_record(file)
    assert (ended.code, ended.err) == (0, "")
    assert record.finished
    assert record.names == ("you", "random")
    for sheet in record.last.scores():
        assert f"{sheet.total}" in ended.out.splitlines()[-3]
    assert ended.out.splitlines()[-1] == "you win with 14 points."


def test_the_same_seed_deals_the_same_game(crownlands: Crownlands) -> None:
    games = [crownlands("play", "--players", "greedy,random", "--seed", seed, "--json").json for seed in (5, 5, 6)]
    assert games[0] == games[1]
    assert games[0] != games[2]
    assert games[0]["finished"]
    assert games[0]["winners"]


def test_going_on_gives_the_same_game(crownlands: Crownlands, lines: Lines, tmp_path: Path) -> None:
    whole, parts, typed = tmp_path / "whole", tmp_path / "parts", lines(3)
    crownlands("play", *RANDOM, "--record", whole, typed=piped(typed))
    first = crownlands("play", *RANDOM, "--record", parts, typed=piped([*typed[:5], "quit"]))
    assert f"crownlands play --continue {parts}" in first.out
    assert not load_record(parts).finished
    second = crownlands("play", "--continue", parts, *SEED, typed=piped(typed[5:9]))
    assert second.code == 0
    crownlands("play", "--continue", parts, *RANDOM, typed=piped(typed[9:]))
    assert parts.read_text() == whole.read_text()


def test_going_on_into_another_file_leaves_the_first(crownlands: Crownlands, lines: Lines, tmp_path: Path) -> None:
    one, other, typed = tmp_path / "one", tmp_path / "other", lines(3)
    crownlands("play", *RANDOM, "--record", one, typed=piped(typed[:4]))
    before = one.read_text()
    crownlands("play", "--continue", one, "--record", other, *SEED, typed=piped(typed[4:]))
    assert one.read_text() == before
    assert load_record(other).finished


def test_the_file_is_written_after_every_move(
    crownlands: Crownlands, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "game"
    lengths: list[int] = []

    def spy(record: Record, path: Path, states: list[AnyState]) -> None:
        save_record(record, path, states)
        lengths.append(len(load_record(path).moves))

    monkeypatch.setattr("crownlands.cli.party.save_record", spy)
    crownlands("play", "--players", "random,random", "--record", file, "--seed", "1")
    assert lengths == list(range(len(load_record(file).moves) + 1))


def test_shortcuts_and_numbers_of_the_list(crownlands: Crownlands, tmp_path: Path) -> None:
    file = tmp_path / "game"
    typed = ["34", "pick 14", "2", "28", "g9 g8"]
    crownlands("play", *SEED, "--record", file, typed=piped(typed))
    moves = [str(move) for move in load_record(file).moves]
    assert [move for move in moves if move in ("pick 34", "pick 14", "pick 28")] == ["pick 34", "pick 14", "pick 28"]
    assert "lay g9 g8" in moves
    assert sum(move.startswith("lay") for move in moves) >= 2


def test_enter_plays_the_only_move_and_no_other(crownlands: Crownlands, tmp_path: Path) -> None:
    file = tmp_path / "game"
    refused = crownlands("play", *SEED, "--record", file, typed="\n")
    assert refused.err == "Expected a move; “help” says how to type one.\n"
    crownlands("play", "--continue", file, *SEED, typed="34\n\n")
    assert "1 pick 14" in file.read_text().splitlines()


def test_undo_within_the_turn(crownlands: Crownlands, tmp_path: Path) -> None:
    file = tmp_path / "game"
    crownlands("play", *SEED, "--record", file, typed=piped(["34", "14", "lay g6 g5"]))
    laid = file.read_text()
    assert laid.endswith("1 lay g6 g5\n")
    done = crownlands("play", "--continue", file, *SEED, typed="undo\nlay g8 g9\n")
    assert done.err == ""
    assert file.read_text() == laid.replace("lay g6 g5", "lay g8 g9")


def test_undo_stops_at_what_chance_or_others_did(crownlands: Crownlands, tmp_path: Path) -> None:
    file = tmp_path / "game"
    crownlands("play", *SEED, "--record", file, typed=piped(["34", "14"]))
    before = file.read_text()
    refused = crownlands("play", "--continue", file, *SEED, typed="undo\n")
    assert refused.err == "You have nothing to take back: chance or another player moved last.\n"
    assert file.read_text() == before


def test_questions_at_the_prompt(crownlands: Crownlands) -> None:
    told = crownlands("play", *SEED, typed=piped(["help", "34", "14", "score", "moves", "board", "quit"])).out
    assert "take back your last move" in told
    assert "grassland" in told
    assert told.count("lay g8 g9") >= 2
    assert "The game was not saved" in told


def test_every_move_is_listed_with_its_points(crownlands: Crownlands) -> None:
    game = crownlands("play", *SEED, typed=piped(["34", "14", "lay g6 g5", "28", "moves", "q"]))
    listed = game.out.split("› moves")[1]
    assert "  1 lay g4 g3 +2 " in listed
    assert "discard 0" in listed
    assert listed.index("+2") < listed.index("+1") < listed.index("discard 0")


def test_saving_in_the_course_of_a_game(crownlands: Crownlands, tmp_path: Path) -> None:
    file = tmp_path / "game"
    asked = crownlands("play", *SEED, typed="save\nquit\n")
    assert asked.err.startswith("The game has no file yet")
    crownlands("play", *SEED, typed=piped([f"save {file}", "34"]))
    assert "1 pick 34" in file.read_text()


def test_several_people_and_bots(crownlands: Crownlands) -> None:
    players = ("--players", "you:Anna,greedy,you:Bo,greedy")
    told = crownlands("play", *players, "--seed", "2", "--json", typed="").json
    assert told["names"] == ["Anna", "greedy 1", "Bo", "greedy 2"]
    assert not told["finished"]


def test_names(crownlands: Crownlands) -> None:
    told = crownlands("play", "--players", "random,random", "--names", "Ada, Bo", "--json").json
    assert told["names"] == ["Ada", "Bo"]


def test_a_dynasty_is_one_match(crownlands: Crownlands, tmp_path: Path) -> None:
    file = tmp_path / "match"
    told = crownlands("play", "--players", "random,random", "--variant", "dynasty", "--seed", "4", "--record", file)
    record = load_record(file)
    assert record.finished
    for heading in ("Game 1", "Game 2", "Match", "game 3"):
        assert heading in told.out
    sums = [sheet.total for sheet in record.last.scores()]
    assert told.out.splitlines()[-3].split() == ["total", *map(str, sums)]


def test_the_last_placement_of_a_game_brings_no_points_of_the_next(crownlands: Crownlands) -> None:
    """In a Dynasty a new game begins with the last move; its Middle Kingdom is not the gain of that move."""
    told = crownlands(
        "play", "--players", "random,random", "--variant", "dynasty", "--variant", "middle-kingdom", "--seed", "1"
    ).out.splitlines()
    end = next(number for number, line in enumerate(told) if line.startswith("Game 1"))
    last = next(line for line in told[end::-1] if ": lay" in line)
    plain = crownlands("play", "--players", "random,random", "--variant", "middle-kingdom", "--seed", "1").out
    assert last in plain.splitlines()


def test_bots_from_names_of_a_record(crownlands: Crownlands, tmp_path: Path) -> None:
    file = tmp_path / "game"
    crownlands("play", "--players", "you:Anna,greedy,greedy", "--record", file, "--seed", "1")
    again = crownlands("play", "--continue", file, "--seed", "1")
    assert "Anna, " in again.out
    assert "greedy 1, pick" not in again.out


@pytest.mark.parametrize(("game", "players"), [("queendomino", 2), ("queendomino", 4), ("duel", 2)])
def test_every_game_is_played_through(
    game: str, players: int, crownlands: Crownlands, lines: Lines, tmp_path: Path
) -> None:
    """A person types a legal move every time, to the end, with the table drawn before each."""
    file = tmp_path / "game"
    crowd = ",".join(["you", *["random"] * (players - 1)])
    typed = lines(3, players, game)
    ended = crownlands("play", game, "--players", crowd, *SEED, "--record", file, typed=piped(typed))
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.count("\nyou, ") == len(typed)
    assert load_record(file).finished
    assert crownlands("replay", file).code == 0
