"""Who plays against the one who learns: bots by name, bots and policies of one's own, and pools of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from crownlands.bots import Bot, BotFailed, check_bot, make_bot
from crownlands.envs.actions import action_numbers
from crownlands.envs.table import Table
from crownlands.game import AnyGame, AnyState, Refused

Policy: TypeAlias = Callable[[NDArray[np.int16], NDArray[np.int8]], Any]
"""Answers rows of observations and rows of masks with an action for each row."""
Member: TypeAlias = str | Bot | Policy
"""A bot string, an object with `choose(state)`, or a policy."""


class Pool:
    """Opponents of whom one is drawn for every game: past selves, a league, bots of several strengths.

    Members stand in a list, or in a mapping by names under which `info["opponents"]` says who played. `weights` say how
    likely each is. Who is added later is among those drawn for the games that begin after that.
    """

    def __init__(
        self, members: Mapping[str, Member] | Sequence[Member] = (), weights: Sequence[float] | None = None
    ) -> None:
        given = list(members.items()) if isinstance(members, Mapping) else [(None, member) for member in members]
        if weights is not None and len(weights) != len(given):
            raise Refused(f"{len(weights)} weights were given for {len(given)} opponents; expected one for each.")
        self.members: dict[str, Member] = {}
        self.weights: list[float] = []
        for number, (name, member) in enumerate(given):
            self.add(member, name, 1.0 if weights is None else weights[number])

    def add(self, member: Member, name: str | None = None, weight: float = 1.0) -> None:
        """One more opponent; without a name it is called after what it is."""
        check_shape(member)
        if not weight >= 0:
            raise Refused(f"{weight} is not a weight; expected 0 or more.")
        called = name or f"{name_of(member)}{f' {len(self.members) + 1}' if name_of(member) in self.members else ''}"
        if called in self.members:
            raise Refused(f"There is an opponent “{called}” in the pool already; expected another name.")
        self.members[called] = member
        self.weights.append(weight)

    def draw(self, dice: Random) -> tuple[str, Member]:
        """Somebody for the next game, by name."""
        if not sum(self.weights):
            raise Refused("Nobody can be drawn from this pool; expected a member with a weight above 0.")
        return dice.choices(list(self.members.items()), self.weights)[0]


Opponent: TypeAlias = Member | Pool


@dataclass(frozen=True)
class Rival:
    """An opponent at the table: a bot, which chooses moves, or a policy, which chooses actions."""

    name: str
    bot: Bot | None
    policy: Policy | None

    def play(self, table: Table) -> Table:
        """The table after its move, or after one action of a policy."""
        if self.bot is None:
            seen = table.observation(table.turn)
            return table.after(int(self.actions(seen["observation"][None], seen["action_mask"][None])[0]))
        return Table(table.coder, table.state.play(self.move(table.state)))

    def move(self, state: AnyState) -> Any:
        """What the bot plays, checked."""
        assert self.bot is not None
        move = self.bot.choose(state)
        if move not in state.moves():
            raise BotFailed(f"The opponent {self.name} played “{move}”, which is not a legal move.")
        return move

    def actions(self, seen: NDArray[np.int16], masks: NDArray[np.int8]) -> NDArray[np.int64]:
        """What the policy answers to rows of observations and masks, checked."""
        assert self.policy is not None
        said = action_numbers(self.policy(seen, masks), len(seen))
        if ((said < 0) | (said >= masks.shape[1])).any() or not masks[np.arange(len(said)), said].all():
            raise BotFailed(f"The opponent {self.name} chose an action that its mask does not allow.")
        return said

    def close(self) -> None:
        """Bots from files run in processes of their own."""
        close = getattr(self.bot, "close", None)
        if close is not None:
            close()


def seat_rival(name: str, member: Member, game: AnyGame, dice: Random) -> Rival:
    """An opponent for one game; a bot by name is made for it, with dice of its own."""
    if isinstance(member, str):
        return Rival(name, make_bot(member, game, Random(dice.getrandbits(64))), None)
    if hasattr(member, "choose"):
        # What somebody else brought along is not ours to close.
        return Rival(name, Borrowed(member), None)
    return Rival(name, None, member)


@dataclass(frozen=True)
class Borrowed:
    """A bot that stays when the game is over."""

    bot: Bot

    def choose(self, state: Any) -> Any:
        return self.bot.choose(state)


def drawn(opponent: Opponent, dice: Random) -> tuple[str, Member]:
    """Who plays the next game, by name."""
    return opponent.draw(dice) if isinstance(opponent, Pool) else (name_of(opponent), opponent)


def name_of(member: Member) -> str:
    if isinstance(member, str):
        return member
    return getattr(member, "__name__", None) or type(member).__name__


def check_shape(member: Any) -> None:
    """Refuse what cannot play."""
    if isinstance(member, type):
        raise Refused(f"{member.__name__} is a class; expected an object of it as the opponent: {member.__name__}(…).")
    if not isinstance(member, str) and not callable(getattr(member, "choose", None)) and not callable(member):
        raise Refused(
            f"{member!r} cannot play; expected a bot string, an object with choose(state), a policy, or a Pool of them."
        )


def members_of(opponent: Opponent) -> list[Member]:
    return list(opponent.members.values()) if isinstance(opponent, Pool) else [opponent]


def check_opponents(game: AnyGame, opponents: Sequence[Opponent], players: Any = None) -> int:
    """How many play with these opponents, who must be able to play."""
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        raise Refused(f"Opponents are a list, one for every other seat; expected [{opponents!r}] for a single one.")
    expected = len(opponents) + 1 if players is None else int(str(players))
    if len(opponents) != expected - 1:
        raise Refused(f"{len(opponents)} opponents were given for {expected} players; expected {expected - 1}.")
    for opponent in opponents:
        for member in members_of(opponent):
            check_shape(member)
            if isinstance(member, str):
                check_bot(member, game)
    return expected
