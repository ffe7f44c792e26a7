"""A table to play on: it deals, lists, plays, takes back and saves."""

from pathlib import Path

import pytest

from crownlands import CHANCE, OVER, Refused, Table, load_record, read_position, write_record

GAMES = ("kingdomino", "queendomino", "duel")


def play_first_moves(table: Table, most: int = 10_000) -> None:
    for _ in range(most):
        if table.over:
            return
        table.play(table.moves()[0])


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(game: str) -> None:
    table = Table(game, seed=1)
    assert table.turn >= 0
    play_first_moves(table)
    assert (table.over, table.turn, table.moves()) == (True, OVER, [])
    assert table.record.finished
    assert table.winners() == table.record.last.winners()
    assert [sheet.total for sheet in table.scores()] == [sheet["total"] for sheet in table.view()["scores"]]


def test_settings_are_those_of_the_game() -> None:
    table = Table("kingdomino", players=2, edition="danish", mighty_duel=True, harmony=True, colours=["blue", "pink"])
    assert table.options.settings() == {
        "players": "2",
        "edition": "danish",
        "colours": "blue,pink",
        "harmony": "yes",
        "mighty-duel": "yes",
    }


def test_the_same_seed_deals_the_same_game() -> None:
    one, same, other = (Table(players=3, seed=seed) for seed in (5, 5, 6))
    for table in (one, same, other):
        play_first_moves(table, 20)
    assert one.record == same.record
    assert one.record != other.record


def test_undo_takes_back_a_move_and_what_chance_brought_after_it() -> None:
    table = Table(seed=2)
    before = table.state
    choice = table.moves()[-1]
    table.play(choice)
    assert table.undo() == choice
    assert table.state == before
    table.play(choice)
    play_first_moves(table)
    while len(table.states) > 6:
        table.undo()
        assert table.turn >= 0


def test_at_the_start_there_is_nothing_to_take_back() -> None:
    with pytest.raises(Refused, match="There is no move to take back"):
        Table(seed=2).undo()


def test_a_move_that_is_not_legal_changes_nothing() -> None:
    table = Table(seed=2)
    before = table.record
    for nonsense in ("lay a1 a2", "pick 99", "", "dance", None):
        with pytest.raises(Refused):
            table.play(nonsense)
    assert table.record == before


def test_after_the_end_a_move_is_refused() -> None:
    table = Table("duel", seed=2)
    play_first_moves(table)
    with pytest.raises(Refused, match="the game is over"):
        table.play("pass")


def test_without_dealing_chance_is_played_like_everybody() -> None:
    table = Table(deal=False)
    assert table.turn == CHANCE
    table.play("draw 20")
    assert table.undo() == "draw 20"
    assert len(table.states) == 1


def test_a_table_goes_on_where_a_record_stops(tmp_path: Path) -> None:
    table = Table(players=3, seed=4, names=["Ann", "Bo", "Cy"])
    play_first_moves(table, 9)
    table.save(tmp_path / "evening.crown")
    record = load_record(str(tmp_path / "evening.crown"))
    assert write_record(record) == write_record(table.record)
    again = Table.of_record(record, seed=4)
    play_first_moves(table)
    play_first_moves(again)
    assert again.record == table.record
    assert again.names == ("Ann", "Bo", "Cy")


@pytest.mark.parametrize("game", GAMES)
def test_a_table_goes_on_from_a_position(game: str) -> None:
    table = Table(game, seed=4)
    play_first_moves(table, 9)
    text = str(table)
    assert read_position(text) == table.state
    again = Table.of_position(text, seed=1)
    assert again.moves() == table.moves()
    play_first_moves(again)
    assert again.over
    with pytest.raises(Refused, match="began at a position"):
        again.record  # noqa: B018


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"players": 9}, "“9” does not fit the setting players"),
        ({"edtion": "danish"}, "There is no setting “edtion”"),
        ({"harmony": None}, "The setting “harmony” cannot be None; expected text, a number, True or False."),
        ({"game": "chess"}, "There is no game “chess”"),
        ({"names": ["Ann"]}, "Names: 1, players: 2"),
    ],
)
def test_nonsense_is_refused(settings: dict[str, object], said: str) -> None:
    with pytest.raises(Refused) as refused:
        Table(**settings)  # type: ignore[arg-type]
    assert str(refused.value).startswith(said)
