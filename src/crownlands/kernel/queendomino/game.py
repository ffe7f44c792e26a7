# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""Queendomino as search and simulation see it. Points and wins are those of teams; a player alone is one."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.ends import worth_of_end
    from crownlands.kernel.game import Game
    from crownlands.kernel.kingdom.draft import to_move
    from crownlands.kernel.plain import *
    from crownlands.kernel.queendomino.candidates import candidates, name
    from crownlands.kernel.queendomino.layout import *
    from crownlands.kernel.queendomino.playout import act, copy_table, play_out, random_game, survey_all
    from crownlands.kernel.queendomino.table import team_of, winners


def utility(s: Words, seat: i32, aim: Words, scores: Words) -> i32:
    """How good an end is for a seat: for its team."""
    teams: i32 = s[TEAMS]
    return worth_of_end(teams, winners(s, scores), scores, team_of(s, seat), aim)


def _game() -> Game:
    game: Game = Game()
    game.state = STATE
    game.room = PLAYOUT
    game.prepare = survey_all
    game.copy = copy_table
    game.turn = to_move
    game.candidates = candidates
    game.apply = act
    game.play_out = play_out
    game.utility = utility
    game.name = name
    game.winners = winners
    game.random_game = random_game
    return game


GAME = _game()
