"""Games for the tests and benches of the coach: played by bots, from a seed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from crownlands.bots import make_bot
from crownlands.game import CHANCE, AnyState, deal, run
from crownlands.records import Record
from crownlands.rules import game_named


def played(name: str, bot: str, seed: int, **settings: str) -> Record:
    """A whole game of a bot with itself."""
    game = game_named(name)
    options = game.configure(settings)
    dice = Random(seed)
    players = [make_bot(bot, game, Random(f"{seed} {seat}")) for seat in range(options.players)]

    def choose(state: AnyState) -> object:
        return deal(state, dice) if state.turn == CHANCE else players[state.turn].choose(state)

    moves = tuple(move for move, _ in run(game.start(options), choose))
    return Record(game, options, tuple(f"player {seat + 1}" for seat in range(options.players)), moves)


def decisions(record: Record) -> Iterator[tuple[AnyState, object]]:
    """Where somebody had a choice, and what was played."""
    for state, move in zip(record.states(), record.moves, strict=False):
        if state.turn >= 0 and len(state.moves()) > 1:
            yield state, move
