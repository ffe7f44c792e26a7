"""What every game keeps, whichever games there are."""

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from itertools import chain, islice, pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.rules.kingdomino.positions import position

from crownlands.game import (
    CHANCE,
    OVER,
    AnyGame,
    AnyState,
    Refused,
    deal,
    expectation,
    find_move,
    gain,
    gains_by_playing,
    run,
    team_of,
)
from crownlands.records import Record, read_record, write_record
from crownlands.rules import GAMES, game_named

Choice = tuple[str, dict[str, str]]
MOST_MOVES = 20_000


def choices() -> Iterator[Choice]:
    """Every game as it comes, and with each value of each of its settings by itself, where that makes sense."""
    for game in GAMES.values():
        known = [game.configure({})]
        yield game.name, {}
        for setting, value in ((offered.name, value) for offered in game.settings for value in offered.values):
            with suppress(Refused):
                options = game.configure({setting: value})
                if options not in known:
                    known.append(options)
                    yield game.name, {setting: value}


def said(choice: Choice) -> str:
    name, chosen = choice
    return " ".join([name, *(f"{setting}={value}" for setting, value in chosen.items())])


CHOICES = list(choices())
every_choice = pytest.mark.parametrize("choice", CHOICES, ids=said)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def begin(choice: Choice) -> AnyState:
    name, chosen = choice
    return GAMES[name].start(GAMES[name].configure(chosen))


def at_random(dice: Random) -> Any:
    return lambda state: deal(state, dice) if state.turn == CHANCE else dice.choice(state.moves())


def played(choice: Choice) -> list[AnyState]:
    """All states of a game played at random."""
    return _played(CHOICES.index(choice))


@cache
def _played(number: int) -> list[AnyState]:
    start = begin(CHOICES[number])
    later = islice(run(start, at_random(Random(0))), MOST_MOVES)
    return [start, *(state for _, state in later)]


def some(states: list[AnyState], number: int = 40) -> list[AnyState]:
    """Some of the states, spread over the game, both ends among them."""
    return [*states[:: max(1, len(states) // number)], states[-1]]


def shown(state: AnyState) -> str:
    return json.dumps(state.view())


@every_choice
def test_a_game_ends_with_scores_and_winners(choice: Choice) -> None:
    states = played(choice)
    last = states[-1]
    assert [state.turn for state in states].count(OVER) == 1
    assert last.turn == OVER
    assert not last.moves()
    assert not last.odds()
    assert len(last.scores()) == len(last.teams)
    assert last.winners()
    assert list(last.winners()) == sorted(set(last.winners()))
    assert set(last.winners()) <= set(range(len(last.teams)))


@every_choice
def test_every_seat_is_in_one_team(choice: Choice) -> None:
    state, (name, chosen) = begin(choice), choice
    seats = GAMES[name].configure(chosen).players
    assert sorted(chain.from_iterable(state.teams)) == list(range(seats))
    assert [team_of(state, seat) for team in state.teams for seat in team] == [
        number for number, team in enumerate(state.teams) for _ in team
    ]


@every_choice
def test_moves_are_unique_and_in_a_fixed_order(choice: Choice) -> None:
    for state in some(played(choice)):
        moves = list(state.moves())
        assert moves == list(state.moves())
        assert len(set(moves)) == len(moves)
        assert len({str(move) for move in moves}) == len(moves)
        assert bool(moves) == (state.turn != OVER)


@every_choice
def test_odds_cover_the_moves_of_chance(choice: Choice) -> None:
    for state in played(choice):
        if state.turn == CHANCE:
            odds = state.odds()
            assert [move for move, _ in odds] == list(state.moves())
            assert all(weight > 0 for _, weight in odds)
        else:
            assert not state.odds()


@every_choice
def test_a_moves_text_gives_the_move_back(choice: Choice) -> None:
    game = GAMES[choice[0]]
    for state in some(played(choice), 20):
        for move in state.moves():
            assert game.read(state, str(move)) == move
        for move in [*state.moves()[:1], *state.moves()[-1:]]:
            assert find_move(game, state, f"  {move}\n") == move


@every_choice
def test_states_are_values(choice: Choice) -> None:
    for state in some(played(choice), 15):
        before = shown(state)
        for move in list(state.moves())[:5]:
            one, other = state.play(move), state.play(move)
            assert shown(one) == shown(other)
            assert one == other
        assert shown(state) == before


@every_choice
def test_a_view_is_json_and_the_same_after_a_replay(choice: Choice) -> None:
    name, chosen = choice
    dice, game = Random(1), GAMES[name]
    options = game.configure(chosen)
    moves, states = zip(*run(game.start(options), at_random(dice)), strict=True)
    record = Record(game, options, tuple(f"Player {seat}" for seat in range(options.players)), moves)
    again = read_record(write_record(record))
    assert again == record
    for state, replayed in zip(some(list(states)), some(list(again.states())[1:]), strict=True):
        assert json.loads(shown(state)) == state.view() == replayed.view()
        assert list(state.moves()) == list(replayed.moves())


@every_choice
def test_a_view_says_of_dominoes_not_drawn_only_which_they_are(choice: Choice) -> None:
    for state in some(played(choice)):
        numbers = [domino["number"] for domino in state.view().get("remaining", [])]
        descents = sum(later <= earlier for earlier, later in pairwise(numbers))
        assert descents <= 1, "sorted, set by set"


@every_choice
def test_the_current_game_of_a_match_has_the_same_turn_and_moves(choice: Choice) -> None:
    for state in some(played(choice), 15):
        assert state.current.turn == state.turn
        assert list(state.current.moves()) == list(state.moves())


@every_game
def test_settings_round_trip(game: AnyGame) -> None:
    for name, chosen in CHOICES:
        if name == game.name:
            options = game.configure(chosen)
            assert game.configure(options.settings()) == options


@every_game
def test_settings_have_words(game: AnyGame) -> None:
    assert all(setting.text.endswith(".") for setting in game.settings)
    assert game.setting("players").name == "players"
    assert all(text.endswith(".") for text in game.editions.values())
    assert len(set(game.colours)) == len(game.colours)


@every_game
def test_unknown_settings_are_refused(game: AnyGame) -> None:
    with pytest.raises(Refused, match="There is no setting “nonsense”; expected one of"):
        game.configure({"nonsense": "yes"})
    with pytest.raises(Refused, match="“-1” does not fit the setting players; expected"):
        game.configure({"players": "-1"})


@every_game
@settings(max_examples=60)
@given(text=st.text(max_size=24))
def test_garbage_is_no_move(game: AnyGame, text: str) -> None:
    state = game.start(game.configure({}))
    with pytest.raises(Refused):
        find_move(game, state, text + "?")


def test_games_are_found_by_name() -> None:
    assert all(game_named(name) is game for name, game in GAMES.items())
    with pytest.raises(Refused, match="There is no game “chess”; expected one of kingdomino"):
        game_named("chess")


class Fixed:
    """Dice that show a given number."""

    def __init__(self, shows: int) -> None:
        self.shows = shows

    def randrange(self, stop: int, /) -> int:
        assert 0 <= self.shows < stop
        return self.shows


def test_dealing_follows_the_weights() -> None:
    game = GAMES["kingdomino"]
    state = game.start(game.configure({"edition": "danish"}))
    for text in ("draw 1", "draw 2", "draw 3", "draw 4", "king 1"):
        state = state.play(find_move(game, state, text))
    assert [(str(move), weight) for move, weight in state.odds()] == [("king 1", 1), ("king 2", 2)]
    assert Counter(str(deal(state, Fixed(point))) for point in range(3)) == {"king 1": 1, "king 2": 2}


def test_a_refused_move_says_what_is_possible() -> None:
    game = GAMES["kingdomino"]
    state = game.start(game.configure({}))
    assert str(expectation(state)) == "possible: draw 1, draw 2, draw 3, draw 4, draw 5, draw 6 and 42 more"
    with pytest.raises(Refused) as refusal:
        find_move(game, state, " pick 3 ")
    assert str(refusal.value) == f"“pick 3” is not possible now; {expectation(state)}."


@every_choice
def test_the_gains_of_all_moves_are_those_of_playing_each(choice: Choice) -> None:
    """In a match, those of the game being played: the points with which the next game begins are nobody's gain."""
    for state in some(played(choice)):
        assert list(state.gains()) == gains_by_playing(state.current)


def test_a_gain_is_what_a_move_brings_its_team() -> None:
    game = GAMES["kingdomino"]
    state = position("players=2", row="2:48", kingdoms=["W1 ##", "## W1 M0"])
    # 48 is wheat and the mine of three crowns.
    assert gain(state, find_move(game, state, "lay j8 j7")) == 6, "the mines: 2 × 3"
    assert gain(state, find_move(game, state, "lay h8 h9")) == 3 + 1, "a mine alone, and one more wheat"
    assert gain(state, find_move(game, state, "lay f7 e7")) == 3, "a mine alone"
    assert gain(state, find_move(game, state, "discard")) == 0
