"""Positions as text: read back the same in every game, set up by hand, and refused with a line."""

from pathlib import Path

import pytest
from tests.records.games import random_record

from crownlands.game import CHANCE, OVER, Refused
from crownlands.records import load_record, read_position, write_position
from crownlands.rules.duel.state import Duel
from crownlands.rules.kingdomino.state import Kingdomino
from crownlands.rules.queendomino.state import Queendomino

GOLDEN = sorted((Path(__file__).parents[1] / "games").glob("*/*.txt"))
KINGDOMINO = """
crownlands position 1
game: kingdomino
options: players=2, edition=danish

round: 3
row: 1:12 2:17
offer: 2:5 3 1:8 40
kingdom 1:
  W0 W1 ..
  .. ## F1
"""
QUEENDOMINO = """
crownlands position 1
game: queendomino
options: players=2
row: 2:12 1:17
offer: 3 5 8 40
board: statue bakery . sawmill . fishmonger
top: church
stack: .
queen: 1
kingdom 2:
T0 T0
## W0
coins 2: 3
buildings 2: foundry g6
posts 2: h7
knights 2: 0
"""
DUEL = """
crownlands position 1
game: duel
round: 2
dice: D0 D0 D0 S0
taken: 1 1 2 2
map 1:
.. .. .. .. .. .. ..
.. .. .. .. .. .. ..
.. .. .. ## D0 D1 ..
.. .. .. .. .. .. ..
.. .. .. .. .. .. ..
powers 1: turn
boxes 2: D2
"""


@pytest.mark.slow
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_position_of_the_golden_games_is_read_back_the_same(path: Path) -> None:
    for state in load_record(path).states():
        text = write_position(state)
        assert read_position(text) == state
        assert write_position(read_position(text)) == text


@pytest.mark.parametrize(
    ("game", "settings"),
    [
        ("kingdomino", "players=3, edition=danish, colours=blue,pink,green"),
        ("kingdomino", "players=2, dynasty=yes, mighty-duel=yes"),
        ("queendomino", "players=6, mode=united, teams=1+3,2+5,4+6"),
        ("queendomino", "players=5, mode=contest"),
        ("duel", "fill-without-drawing=no"),
    ],
)
def test_positions_of_random_games_are_read_back_the_same(game: str, settings: str) -> None:
    states = list(random_record(settings, 7, game).states())
    for state in [*states[::9], states[-1]]:
        assert read_position(write_position(state)) == state


def test_a_position_of_kingdomino_set_up_by_hand() -> None:
    state = read_position(KINGDOMINO)
    assert isinstance(state, Kingdomino)
    assert (state.turn, state.phase, state.round) == (0, "lay", 3)
    assert state.options.edition == "danish"
    assert len(state.kingdoms[0].squares) == 3
    assert not state.kingdoms[1].squares
    assert "lay f7 f8" in map(str, state.moves())
    assert [domino.number for domino in state.draft.free] == [3, 40]
    assert len(state.draft.remaining) == 48 - 6


def test_a_position_of_queendomino_set_up_by_hand() -> None:
    state = read_position(QUEENDOMINO)
    assert isinstance(state, Queendomino)
    assert (state.turn, state.queen, state.board.stack) == (1, 0, 1)
    assert state.realms[1].coins == 3
    assert [built.kind.id for built in state.realms[1].buildings] == ["foundry"]
    later = read_position(QUEENDOMINO + "phase: build\n")
    assert "build statue h6" not in map(str, later.moves())
    assert any(str(move).startswith("build fishmonger") for move in later.moves())


def test_a_position_of_duel_set_up_by_hand() -> None:
    state = read_position(DUEL)
    assert isinstance(state, Duel)
    assert (state.turn, state.phase, state.a) == (1, "draw", 1)
    assert state.spellbook.boxes[1][0] == 2
    assert state.spellbook.owners[3] == 0
    assert state.scores()[0].total == 2


def test_a_game_that_is_over() -> None:
    state = read_position("crownlands position 1\ngame: kingdomino\nround: 6\nkingdom 2:\n## W1\n")
    assert state.turn == OVER
    assert state.winners() == (1,)


def test_a_row_to_be_drawn_is_chance() -> None:
    state = read_position("crownlands position 1\ngame: kingdomino\nround: 2\nrow: 1:3 2:4 1:5 2:6\n")
    assert state.turn == CHANCE
    assert len(state.moves()) == 44


HEAD = "crownlands position 1\ngame: kingdomino\n"
MATCH = f"{HEAD}options: players=2, dynasty=yes\n"
QUEEN = "crownlands position 1\ngame: queendomino\nrow: 1:1\noffer: 2 3 4 5\ntop: church\n"
DICE = "crownlands position 1\ngame: duel\n"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "The text is not a position; expected it to begin with “crownlands position 1”."),
        ("crownlands position 1\n", "The position does not say its game"),
        ("crownlands position 1\ngame: go\n", "Line 2: There is no game “go”"),
        (f"{HEAD}options: players=9\n", "Line 3: “9” does not fit the setting players"),
        ("crownlands position 1\nW0 ##\n", "Line 2: “W0 ##” has no name"),
        (f"{HEAD}rows: 3\n", "Line 3: there is nothing called “rows”; expected one of game, options,"),
        (f"{HEAD}row: 1:3\nrow: 1:4\n", "Line 4: row was already given on line 3"),
        (f"{HEAD}row: 3:3\n", "Line 3: “3” is not a seat; expected a number from 1 to 2."),
        (f"{HEAD}row: 1:49\n", "Line 3: There is no domino 49; expected 1 to 48."),
        (f"{HEAD}row: 3\n", "A domino of the row has no king"),
        (f"{HEAD}row: 1:3 1:3\n", "Domino 3 lies in two places"),
        (f"{HEAD}row: 1:3 1:4 1:5\n", "Seat 1 has 3 kings; expected 2."),
        (f"{HEAD}row: 1:3\noffer: 3 4 5 6\n", "Domino 3 lies in two places"),
        (f"{HEAD}row: 1:3 2:4\noffer: 1:7 2:8 9 10 11\n", "The row on offer has 5 dominoes; expected 4."),
        (f"{HEAD}round: 7\n", "Line 3: There is no round 7; expected 0 (set-up) to 6."),
        (f"{HEAD}round: 6\nrow: 1:3\noffer: 4 5 6 7\n", "The last round has no row on offer"),
        (
            f"{HEAD}row: 1:3\noffer: 4 5 6 7\nphase: draw\n",
            "Line 5: “draw” is not possible here; expected lay or pick.",
        ),
        (f"{HEAD}row: 1:3\nbox: 4 5 6\n", "The box has too few dominoes"),
        (f"{HEAD}kingdom 1:\nW0 X1 ##\n", "Line 3: Line 1 of the picture: "),
        (f"{HEAD}laid 1: 3 h7\n", "Line 3: “3 h7” is not a domino laid; expected"),
        (f"{HEAD}laid 1: 3 a1 a2\n", "Line 3: Domino 3 does not fit on a1 a2."),
        (f"{HEAD}laid 1: 3 h7 i7\nkingdom 1:\n## W0\n", "Kingdom 1 is drawn otherwise than its dominoes lie"),
        (f"{HEAD}round: 6\nnext game\nround: 6\n", "Only a Dynasty has a next game"),
        (f"{MATCH}row: 1:3\nnext game\nround: 6\n", "A Dynasty has 3 games, one after the other"),
        (f"{MATCH}round: 6\n", "The game is over; expected the next game of the Dynasty below “next game”."),
        (f"{QUEEN}board: statue\n", "Line 6: The board has 1 spaces"),
        (f"{QUEEN}board: . . . . church church\nstack: .\n", "There are 3 of church; the box has 2."),
        (f"{QUEEN}buildings 1: statue h7\n", "Line 6: h7 cannot hold a building"),
        (f"{QUEEN}buildings 1: statue\n", "Line 6: “statue” is not a building on a square"),
        (f"{QUEEN}posts 1: h7\n", "Line 6: h7 cannot hold a knight"),
        (f"{QUEEN}knights 1: 99\n", "The box has "),
        (f"{QUEEN}queen: 3\n", "Line 6: “3” is not a seat"),
        (f"{QUEEN}dragon: here\n", "Line 6: “here” is not possible here; expected home or away."),
        (f"{DICE}dice: D0 D0 D0 D0 D0\n", "Line 3: There are 5 dice; expected 4 at most."),
        (f"{DICE}dice: T0\n", "Line 3: Die 1 does not show T0; expected "),
        (f"{DICE}taken: 1 . 2 2\n", "Line 3: “1 . 2 2” does not say who took each of the 4 dice"),
        (f"{DICE}dice: D0 D0 D0 S0\ntaken: 2 . . .\n", "The dice cannot be taken so; expected none, one by A (seat 1)"),
        (f"{DICE}powers 1: turn\npowers 2: turn\n", "Both seats have won turn"),
        (f"{DICE}spent: turn\n", "A power is spent that nobody has won"),
        (f"{DICE}boxes 1: D99\n", "D has "),
        (f"{DICE}called: split\n", "Seat 1 cannot call up that power"),
        (f"{DICE}raised: D0\n", "The castle cannot raise D0 now"),
    ],
)
def test_a_position_that_cannot_be_is_refused(text: str, said: str) -> None:
    with pytest.raises(Refused) as refused:
        read_position(text)
    assert str(refused.value).startswith(said)
