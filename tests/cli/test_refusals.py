"""Whatever is wrong is said in one sentence on stderr, with exit code 2, and nothing is changed."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Crownlands = Callable[..., Any]

REFUSALS = [
    ("ply", "No such command 'ply'; expected one of serve, play, arena, score,"),
    ("play chess", "There is no game “chess”; expected one of kingdomino"),
    (
        "play --players you,deepblue",
        "There is no bot “deepblue” for Kingdomino; expected one of random, absent, greedy",
    ),
    ("play --players you", "“1” does not fit the setting players; expected 2 or 3 or 4."),
    ("play --players you,you,you,you,you", "“5” does not fit the setting players; expected 2 or 3 or 4."),
    ("play --players you,,greedy", "“you,,greedy” leaves a player without a name; expected"),
    ("play --players you:,greedy", "“you:” has no name after the colon; expected something like you:Anna."),
    ("play --players you:greedy,random", "“greedy” is the name of a bot; choose another for a person."),
    ("play --names Anna", "“Anna” does not name 2 players; expected 2 different names"),
    ("play --names Anna,Anna", "“Anna,Anna” does not name 2 players; expected 2 different names"),
    ("play --names A;B,C", "“A;B” cannot be a name; expected"),
    ("play --edition french", "Kingdomino has no edition “french”; expected one of german, hungarian, danish."),
    ("play --variant chaos", "Kingdomino has no variant “chaos”; expected one of must-place, harmony,"),
    ("play --variant rows-of-four", "Kingdomino has no variant “rows-of-four”; expected one of"),
    ("play --variant mighty-duel --players you,greedy,greedy", "The Mighty Duel is for 2 players; 3 were asked for."),
    ("play --set harmony", "“harmony” is not a setting; expected NAME=VALUE"),
    ("play --set hats=yes", "There is no setting “hats”; expected one of"),
    ("play --set harmony=maybe", "“maybe” does not fit the setting harmony; expected no or yes."),
    ("play --set players=3", "--set players is not used here; give --players one word for each player."),
    ("play --seed seven", "Invalid value for '--seed'"),
    ("--bogus", "No such option: --bogus; expected one of --version."),
    (
        "admin",
        "Missing command; expected one of list, export, delete, bring-back, prune, hide, close, show, block, backup.",
    ),
    ("play --speed 7", "No such option: --speed; expected one of --players, --edition,"),
    ("play --continue nowhere.crown", "nowhere.crown cannot be read: No such file or directory."),
    ("play --record nowhere/game.crown", "The record cannot be written to nowhere/game.crown"),
    ("play --continue begun --variant harmony", "A continued game keeps its settings and names; leave out"),
    ("play --continue begun --players you", "1 players were given for 2 seats; give one for each."),
    ("play --record begun", "begun exists already; give a new file, or --continue begun"),
    ("play --continue broken", "Line 7: “z9” is not a cell; expected"),
    ("score", "Missing argument 'FILE|-'; see crownlands score --help."),
    ("score nowhere", "nowhere cannot be read: No such file or directory."),
    ("score begun", "The picture has 0 castles (##); a kingdom has exactly one."),
    ("score begun --size 6", "Kingdomino has no kingdom of size 6; expected 5 or 7."),
    ("score begun --size 5 --variant mighty-duel", "The Mighty Duel is played on 7×7; leave out the size 5."),
    ("score begun --game chess", "There is no game “chess”; expected one of kingdomino"),
    ("replay picture", "Line 1: this is not a record; expected it to begin with “crownlands record 1”."),
    ("replay begun --to 7", "The record has 0 moves; there is no position after move 7."),
    ("replay begun --to -1", "The record has 0 moves; there is no position after move -1."),
    ("perft chess", "There is no game “chess”; expected one of kingdomino"),
    ("perft kingdomino --depth 0", "A depth of 0 counts nothing; expected 1 or more."),
    ("perft kingdomino --players 7", "“7” does not fit the setting players; expected 2 or 3 or 4."),
    (
        "perft kingdomino --record begun --players 2",
        "A record has its own settings; leave out any others with --record.",
    ),
    ("rules chess", "There is no game “chess”; expected one of kingdomino"),
    ("rules kingdomino --edition french", "There is no edition of kingdomino “french”; expected one of german,"),
    ("bots loud", "Got unexpected extra argument"),
    ("bench --seconds 0", "0 seconds cannot be measured; expected more than 0"),
    ("bench --limit missing.cpp", "“missing.cpp” is not a file; name the C++ source of the limit program."),
]

BEGUN = "crownlands record 1\ngame: kingdomino\nrules: 1\noptions: players=2\nnames: you; greedy\n"


@pytest.mark.parametrize(("command", "sentence"), REFUSALS)
def test_one_sentence(
    command: str, sentence: str, crownlands: Crownlands, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    files = {"begun": BEGUN, "broken": f"{BEGUN}\n* lay z9 z8\n", "picture": "W0 ##\n"}
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    told = crownlands(*command.split())
    assert told.err.startswith(sentence)
    assert (told.code, told.out, told.err.count("\n")) == (2, "", 1)
    assert {path.name: path.read_text() for path in tmp_path.iterdir()} == files


TYPED = [
    ("lay z9 g5", "“z9” is not a cell; expected a letter a–m and a number 1–13, such as g6."),
    ("lay g6 g5", "“lay g6 g5” is not possible now; possible: pick 14, pick 34, pick 38, pick 44."),
    ("pick 3", "“pick 3” is not possible now; possible: pick 14, pick 34, pick 38, pick 44."),
    ("pick", "“pick” is not a complete move; expected: pick NUMBER."),
    ("draw 3", "“draw 3” is not possible now; possible: pick 14, pick 34, pick 38, pick 44."),
    ("jump", "“jump” is not a move; expected one of: draw NUMBER, king SEAT,"),
    ("undo", "You have nothing to take back"),
    ("save", "The game has no file yet; give it a name"),
    ("\x1b[31mred", "“?[31mred” is not a move"),
]


@pytest.mark.parametrize(("line", "sentence"), TYPED)
def test_a_bad_line_in_a_pipe(line: str, sentence: str, crownlands: Crownlands) -> None:
    """It is refused and asked for again; when the pipe ends before the game, the exit code says so."""
    told = crownlands("play", "--seed", "3", typed=f"{line}\n")
    assert told.err.startswith(sentence)
    assert (told.code, told.err.count("\n")) == (2, 1)
    assert "\x1b" not in told.out + told.err


def test_a_number_that_is_not_in_the_list(crownlands: Crownlands) -> None:
    told = crownlands("play", "--seed", "3", typed="34\n14\n99\n")
    assert told.err == "There is no move 99 in the list; “moves” lists them all.\n"


def test_a_record_of_the_wrong_game(crownlands: Crownlands, tmp_path: Path) -> None:
    file = tmp_path / "begun"
    file.write_text(BEGUN)
    told = crownlands("play", "chess", "--continue", file)
    assert (told.code, told.err) == (2, "There is no game “chess”; expected one of kingdomino, queendomino, duel.\n")


def test_a_bot_from_a_file_is_not_started_by_a_record(crownlands: Crownlands, tmp_path: Path) -> None:
    file = tmp_path / "begun"
    file.write_text(BEGUN.replace("greedy", "evil.py:Bot"))
    told = crownlands("play", "--continue", file)
    assert (told.code, told.err.count("\n")) == (2, 1)
    assert "say who plays with --players" in told.err
