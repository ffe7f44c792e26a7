"""Which games an arena plays: who sits where, and which seeds decide each game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from random import Random

from crownlands.arena.job import Job
from crownlands.bots import Bot, check_bot
from crownlands.game import AnyGame, Refused


@dataclass(frozen=True, slots=True)
class Plan:
    """A run of the arena; the same plan gives the same jobs."""

    game: AnyGame
    settings: Mapping[str, str]
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    round_robin: bool = False
    paired: bool = False
    own: Mapping[str, Bot] = field(default_factory=dict)
    """Bots that are objects, by name; they play in this process only."""

    def check(self) -> None:
        """Refuse what cannot be played, before the first game."""
        if self.games < 1:
            raise Refused(f"{self.games} games cannot be played; expected at least 1.")
        if len(self.bots) < 2:
            raise Refused("One bot has nobody to play with; expected at least two names in --bots.")
        for text in self.bots:
            if text not in self.own:
                check_bot(text, self.game)
        self._check_own()
        self.game.configure(self.table_settings(self.tables()[0]))

    def _check_own(self) -> None:
        for name, bot in self.own.items():
            if isinstance(bot, type) or not callable(getattr(bot, "choose", None)):
                raise Refused(f"The bot “{name}” cannot play; expected an object with a method choose(state).")
            if name not in self.bots:
                raise Refused(f"The bot “{name}” does not play; expected its name among the bots as well.")

    def tables(self) -> list[tuple[str, ...]]:
        """Who meets whom: all at one table, or every pair."""
        return list(combinations(self.bots, 2)) if self.round_robin else [self.bots]

    def table_settings(self, bots: Sequence[str]) -> dict[str, str]:
        return {"players": str(len(bots)), **self.settings} if self._asks_players else dict(self.settings)

    @property
    def _asks_players(self) -> bool:
        return any(setting.name == "players" for setting in self.game.settings)

    def jobs(self) -> Iterator[Job]:
        """Every game in order. Seats rotate; paired games keep their draws until all have sat everywhere."""
        number = 0
        for bots in self.tables():
            settings = tuple(sorted(self.table_settings(bots).items()))
            for game in range(self.games):
                deal = game // len(bots) if self.paired else game
                deal_seed, bot_seed = self._seeds(bots, deal), self._seeds((*bots, "bots"), game)
                yield Job(number, self.game.name, settings, _rotated(bots, game), deal_seed, bot_seed)
                number += 1

    def _seeds(self, table: Sequence[str], number: int) -> int:
        return Random(f"{self.seed} {' '.join(table)} {number}").getrandbits(63)


def _rotated(bots: tuple[str, ...], by: int) -> tuple[str, ...]:
    turn = by % len(bots)
    return (*bots[turn:], *bots[:turn])
