"""Counts of move sequences and of placements, by the rules and by a naive method."""

import tomllib
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from tests.kingdom.drawings import domino
from tests.perft.make import FILE, KINGDOMINO, count
from tests.perft.naive import grid_of, naive_places
from tests.perft.naive_game import NaiveGame, naive_count
from tests.rules.kingdomino.strategies import any_settings, seeds

from crownlands.game import CHANCE, OVER, deal, find_move
from crownlands.kingdom.pictures import read_picture
from crownlands.records import read_options

PERFT = tomllib.loads(FILE.read_text(encoding="utf-8"))
Entry = dict[str, Any]
NAIVE_LIMIT = 3_100
"""Sequences the naive method counts; longer ones would take it minutes."""


def entry_name(entry: Entry) -> str:
    return " ".join(str(entry[key]) for key in ("name", "domino", "size") if key in entry)


every_sequence = pytest.mark.parametrize("entry", PERFT["sequence"], ids=entry_name)
every_placement = pytest.mark.parametrize("entry", PERFT["placement"], ids=entry_name)


def words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


@every_sequence
def test_the_rules_count_the_sequences(entry: Entry) -> None:
    state = KINGDOMINO.start(read_options(KINGDOMINO, entry["options"]))
    for text in words(entry["played"]):
        state = state.play(find_move(KINGDOMINO, state, text))
    counts = [count(state, words(entry["chance"]), depth) for depth in range(1, len(entry["counts"]) + 1)]
    assert counts == entry["counts"]


@every_sequence
def test_the_naive_method_counts_the_same_sequences(entry: Entry) -> None:
    game = NaiveGame(dict(word.split("=") for word in words(entry["options"])))
    for text in words(entry["played"]):
        game.play(text)
    within = [number for number in entry["counts"] if number <= NAIVE_LIMIT]
    assert len(within) >= 2
    assert [naive_count(game, words(entry["chance"]), depth) for depth in range(1, len(within) + 1)] == within


@every_placement
def test_the_rules_count_the_placements(entry: Entry) -> None:
    places = read_picture(entry["kingdom"], entry["size"]).placements(domino(entry["domino"]))
    assert len(places) == entry["count"]


@every_placement
def test_the_naive_method_counts_the_same_placements(entry: Entry) -> None:
    first, second = entry["domino"].split()
    assert len(naive_places(grid_of(entry["kingdom"]), (first, second), entry["size"])) == entry["count"]


@settings(max_examples=12)
@given(any_settings(), seeds)
def test_rules_and_naive_method_walk_through_any_game_together(chosen: dict[str, str], seed: int) -> None:
    one_game = chosen | {"dynasty": "no"}
    dice, naive = Random(seed), NaiveGame(one_game)
    state = KINGDOMINO.start(KINGDOMINO.configure(one_game))
    while state.turn != OVER:
        assert naive.who() == (0 if state.turn == CHANCE else state.turn + 1)
        assert naive.moves() == {str(move) for move in state.moves()}
        move = deal(state, dice) if state.turn == CHANCE else dice.choice(state.moves())
        state = state.play(move)
        naive.play(str(move))
    assert naive.stage == "over"
    assert [sheet.total for sheet in state.scores()] == [naive.result(seat + 1)[0] for seat in range(naive.players)]
    assert [team + 1 for team in state.winners()] == naive.winners()
