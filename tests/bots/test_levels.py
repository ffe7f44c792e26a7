"""The levels and the bots that search: each plays every game it is offered for, and the same seed plays the same."""

from random import Random

import pytest

from crownlands.bots import KINDS, make_bot
from crownlands.bots.bot import SolvingBot
from crownlands.bots.keeping import KeepingBot
from crownlands.game import CHANCE, OVER, AnyState, Refused, deal, gain
from crownlands.rules import GAMES, game_named
from crownlands.rules.moves import Discard, Lay

LEVELS = [kind.name for kind in KINDS.values() if kind.level]


def opening(game: str, plies: int = 0, **settings: str) -> AnyState:
    """A position with a choice, after so many random decisions."""
    chosen, dice = game_named(game), Random(4)
    state = chosen.start(chosen.configure(settings))
    while state.turn == CHANCE or len(state.moves()) == 1 or plies > 0:
        plies -= state.turn != CHANCE
        state = state.play(deal(state, dice) if state.turn == CHANCE else dice.choice(state.moves()))
    return state


def budgeted(name: str, game: str) -> str:
    return f"{name}:3p" if name in ("montecarlo", "mcts", "hard", "expert") else name


def test_the_levels_of_every_game() -> None:
    assert LEVELS == ["easy", "medium", "hard", "expert"]
    assert all(set(KINDS[name].makers) == set(GAMES) for name in LEVELS)


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("name", list(KINDS))
def test_a_bot_plays_a_legal_move_and_the_same_again(name: str, game: str) -> None:
    if game not in KINDS[name].makers:
        with pytest.raises(Refused, match="no bot"):
            make_bot(name, game_named(game), Random(1))
        return
    state = opening(game, plies=9)
    first, again = (make_bot(budgeted(name, game), game_named(game), Random(1)).choose(state) for _ in range(2))
    assert first in state.moves()
    assert first == again


@pytest.mark.parametrize(
    ("title", "settings"),
    [
        ("kingdomino", {"dynasty": "yes"}),
        ("kingdomino", {"mighty-duel": "yes"}),
        ("kingdomino", {"players": "3", "edition": "danish"}),
        ("queendomino", {"players": "2"}),
        ("queendomino", {"players": "3", "mode": "contest"}),
        ("queendomino", {"players": "6", "mode": "united"}),
        ("duel", {}),
    ],
)
@pytest.mark.parametrize("name", ["montecarlo:8p", "mcts:8p"])
def test_searching_bots_finish_every_kind_of_game(name: str, title: str, settings: dict[str, str]) -> None:
    game, dice = game_named(title), Random(2)
    state = game.start(game.configure(settings))
    bot = make_bot(name, game, Random(1))
    while state.turn != OVER:
        move = deal(state, dice) if state.turn == CHANCE else bot.choose(state)
        assert move in state.moves()
        state = state.play(move)


@pytest.mark.parametrize("text", ["greedy:1s", "montecarlo:c=2", "mcts:0.1s,d=3", "hard:x=1", "easy:2s"])
def test_what_a_bot_does_not_take_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        make_bot(text, game_named("kingdomino"), Random(1))


def thrown(name: str, game: str, seed: int) -> list[str]:
    """The dominoes a level discards in a game though they fit, without points to be saved or the end worked out."""
    chosen, dice = game_named(game), Random(seed)
    state = chosen.start(chosen.configure({}))
    bot, wasted = make_bot(budgeted(name, game), chosen, Random(seed)), []
    while state.turn != OVER:
        move = deal(state, dice) if state.turn == CHANCE else bot.choose(state)
        fits = [other for other in state.moves() if isinstance(other, Lay)]
        solved = isinstance(bot, KeepingBot) and isinstance(bot.bot, SolvingBot) and bot.bot.solved
        if isinstance(move, Discard) and not solved and any(gain(state, other) >= gain(state, move) for other in fits):
            wasted.append(str(state.view()["row"][0]))
        state = state.play(move)
    return wasted


@pytest.mark.parametrize("game", ["kingdomino", "queendomino"])
@pytest.mark.parametrize("name", LEVELS)
def test_a_level_keeps_a_domino_that_fits(name: str, game: str) -> None:
    games = 6 if name in ("easy", "medium") else 1
    assert [thrown(name, game, seed) for seed in range(games)] == [[]] * games
