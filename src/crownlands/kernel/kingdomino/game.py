# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""Kingdomino as search and simulation see it."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.game import Game
    from crownlands.kernel.kingdom.draft import to_move
    from crownlands.kernel.kingdomino.candidates import apply, candidates, name
    from crownlands.kernel.kingdomino.layout import *
    from crownlands.kernel.kingdomino.playout import copy_table, play_out, survey_all
    from crownlands.kernel.kingdomino.random_games import random_game
    from crownlands.kernel.kingdomino.table import winners
    from crownlands.kernel.plain import *


def utility(s: Words, seat: i32, aim: Words, scores: Words) -> i32:
    """How good an end is for a seat. If anybody brings points along from earlier games, the sums decide who wins."""
    players: i32 = s[PLAYERS]
    won: i32 = winners(s, scores)
    brought: u64 = 0
    best: i32 = 0
    other: i32
    i: i32
    own: i32 = scores[seat] + aim[AIM_BROUGHT + seat]
    value: i32 = 0
    for i in range(players):
        other = scores[i] + aim[AIM_BROUGHT + i]
        brought |= aim[AIM_BROUGHT + i]
        if i != seat and other > best:
            best = other
    if brought:
        won = 1 << seat if own > best else 0
    if won >> seat & 1:
        value = aim[AIM_WIN]
        value = value // popcount(won)
    # 1000 keeps the sum, an unsigned word, from falling below 0: nobody is that far behind.
    value += aim[AIM_LEAD] * (own - best + 1000)
    return value + aim[AIM_POINT] * own


def _game() -> Game:
    game: Game = Game()
    game.state = STATE
    game.room = PLAYOUT
    game.prepare = survey_all
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
