# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""Kingdomino Duel as search and simulation see it."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.duel.candidates import apply, candidates, name
    from crownlands.kernel.duel.choice import forget
    from crownlands.kernel.duel.layout import *
    from crownlands.kernel.duel.playout import copy_table, play_out
    from crownlands.kernel.duel.random_moves import random_game
    from crownlands.kernel.duel.table import to_move, winners
    from crownlands.kernel.ends import worth_of_end
    from crownlands.kernel.game import Game
    from crownlands.kernel.plain import *


def utility(s: Words, seat: i32, aim: Words, scores: Words) -> i32:
    """How good an end is for a seat."""
    return worth_of_end(PLAYERS, winners(s, scores), scores, seat, aim)


def _game() -> Game:
    game: Game = Game()
    game.state = STATE
    game.room = PLAYOUT
    game.prepare = forget
    game.copy = copy_table
    game.turn = to_move
    game.candidates = candidates
    game.apply = apply
    game.play_out = play_out
    game.utility = utility
    game.name = name
    game.winners = winners
    game.random_game = random_game
    return game


GAME = _game()
