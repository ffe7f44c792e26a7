"""Plays one game of the arena from its job alone, so that any process or machine gives the same game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import replace
from random import Random
from time import perf_counter
from typing import Any

from crownlands.arena.job import Job, Outcome
from crownlands.bots import Bot, BotFailed, make_bot
from crownlands.game import CHANCE, OVER, AnyState, Seat, deal, team_of
from crownlands.records import Record, write_record
from crownlands.rules import game_named
from crownlands.rules.moves import Pick


class Dealer:
    """Chance from a seed, with dice of its own for every kind of event.

    So two games with the same seed see the same dominoes, however many buildings or kings are drawn between them.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.dice: dict[str, Random] = {}

    def choose(self, state: AnyState) -> Any:
        kind = type(state.moves()[0]).__name__
        dice = self.dice.setdefault(kind, Random(f"{self.seed} {kind}"))
        return deal(state, dice)


class Clock:
    """The time and the number of moves of every seat, and the domino it picked first."""

    def __init__(self, players: int) -> None:
        self.seconds = [0.0] * players
        self.moves = [0] * players
        self.picks: list[int | None] = [None] * players

    @property
    def first_picks(self) -> tuple[int | None, ...]:
        return tuple(self.picks)

    def choose(self, bot: Bot, state: AnyState) -> Any:
        """A bot's move, checked; a seat with one move only is not timed."""
        moves = state.moves()
        start = perf_counter()
        move = bot.choose(state)
        if len(moves) > 1:
            self.seconds[state.turn] += perf_counter() - start
            self.moves[state.turn] += 1
        if move not in moves:
            raise BotFailed(f"The bot of seat {state.turn + 1} played “{move}”, which is not a legal move.")
        if isinstance(move, Pick) and self.picks[state.turn] is None:
            self.picks[state.turn] = move.number
        return move


def play_job(job: Job, own: Mapping[str, Bot] | None = None) -> Outcome:
    """A whole game. A bot that breaks, cheats or runs over its time has lost it, and the outcome says why.

    `own` are bots that are objects, by name: they stay as they are from game to game.
    """
    game = game_named(job.game)
    options = game.configure(dict(job.settings))
    record = Record(game, options, job.bots)
    state, dealer, clock = game.start(options), Dealer(job.deal_seed), Clock(options.players)
    moves: list[Any] = []
    with ExitStack() as stack:
        bots: list[Bot] = []
        try:
            for seat, text in enumerate(job.bots):
                made = (own or {}).get(text) or _seated(stack, make_bot(text, game, Random(f"{job.bot_seed} {seat}")))
                bots.append(made)
            while state.turn != OVER:
                move = dealer.choose(state) if state.turn == CHANCE else clock.choose(bots[state.turn], state)
                moves.append(move)
                state = state.play(move)
        except BotFailed as failure:
            failed = len(bots) if len(bots) < len(job.bots) else state.turn
            outcome = _outcome(job, state, clock, record, moves, _shares_without(state, failed))
            return replace(outcome, failure=str(failure), trace=failure.trace)
    return _outcome(job, state, clock, record, moves, _shares(state, state.winners()))


def _seated(stack: ExitStack, bot: Bot) -> Bot:
    """A bot that holds something, such as a process, lets go of it after the game."""
    close = getattr(bot, "close", None)
    if close is not None:
        stack.callback(close)
    return bot


def _outcome(job: Job, state: AnyState, clock: Clock, record: Record, moves: list[Any], shares: list[float]) -> Outcome:
    sheets = state.scores()
    points = tuple(sheets[team_of(state, seat)].total for seat in range(len(job.bots)))
    return Outcome(
        job=job,
        teams=tuple(team_of(state, seat) for seat in range(len(job.bots))),
        points=points,
        shares=tuple(shares),
        seconds=tuple(clock.seconds),
        moves=tuple(clock.moves),
        record=write_record(replace(record, moves=tuple(moves))),
        first_picks=clock.first_picks,
    )


def _shares(state: AnyState, winners: Sequence[int]) -> list[float]:
    """A team that wins counts as one for each of its seats; teams that share a win count as their share."""
    seats = sum(len(team) for team in state.teams)
    return [1 / len(winners) if team_of(state, seat) in winners else 0.0 for seat in range(seats)]


def _shares_without(state: AnyState, failed: Seat) -> list[float]:
    """The win goes to the leader among the other teams."""
    out = team_of(state, failed)
    totals = {team: sheet.total for team, sheet in enumerate(state.scores()) if team != out}
    return _shares(state, [team for team, total in totals.items() if total == max(totals.values())])
