"""OpenSpiel: the three games as Python games with explicit chance nodes.

Importing this module registers `python_crownlands_kingdomino`, `python_crownlands_queendomino` and
`python_crownlands_duel`; the settings are their parameters, with an underscore for a hyphen:

    import pyspiel
    import crownlands.envs.openspiel

    game = pyspiel.load_game("python_crownlands_kingdomino(players=4,edition=danish,harmony=yes)")

Everything on the table is public, so these are games of perfect information with chance. Each domino drawn, king
drawn, tile turned up and die rolled is a chance node of its own with exact odds: at most 48 outcomes, not the
194,580 rows of four. Actions and observations are those of the PettingZoo environments (`kingdomino_v0`,
`queendomino_v0`, `duel_v0`); the observation tensor's parts have the names given there. With `rewards=win`, the
default, utilities are shares of the win and their sum is constant; with `rewards=margin` they are points ahead of the
best other team.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from crownlands.envs.actions import action_number
from crownlands.envs.coders.coder import Coder
from crownlands.envs.render.text import text
from crownlands.envs.rewards import AT_THE_END, check_rewards, worth_by_rules
from crownlands.envs.setup import set_up
from crownlands.envs.table import Table
from crownlands.game import CHANCE, OVER, AnyGame, Refused
from crownlands.rules import GAMES

PLAYERS = {"kingdomino": (2, 4), "queendomino": (2, 8), "duel": (2, 2)}
MOST_MARGIN = 1000.0
OWN = "default"
"""The value of a parameter that leaves a setting to the game."""


def short_name(game: AnyGame) -> str:
    return f"python_crownlands_{game.name}"


def parameters(game: AnyGame) -> dict[str, Any]:
    """Every setting with a list of values; those nobody sets are left to the game."""
    names = [setting.name.replace("-", "_") for setting in game.settings if setting.values]
    return {**dict.fromkeys(names, OWN), "players": PLAYERS[game.name][0], "rewards": "win"}


def game_type(game: AnyGame, kind: str = "win") -> Any:
    """The type of a game; shares of a win add up to the same sum, margins to nothing in particular."""
    fewest, most = PLAYERS[game.name]
    utilities = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Crownlands {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=utilities.GENERAL_SUM if kind == "margin" else utilities.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


def game_info(table: Table, kind: str) -> Any:
    teams = table.state.teams
    players = sum(len(seats) for seats in teams)
    margin = kind == "margin"
    return pyspiel.GameInfo(
        num_distinct_actions=table.coder.actions,
        max_chance_outcomes=len(table.coder.chances),
        num_players=players,
        min_utility=-MOST_MARGIN if margin else 0.0,
        max_utility=MOST_MARGIN if margin else 1.0,
        utility_sum=None if margin else players / len(teams),
        max_game_length=table.coder.longest,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game as OpenSpiel sees it; which one its type says."""

    def __init__(self, game: AnyGame, params: dict[str, Any] | None) -> None:
        given = {**parameters(game), **(params or {})}
        self.reward_kind = check_rewards(given.pop("rewards"), AT_THE_END)
        settings = {name: value for name, value in given.items() if value != OWN}
        self.fresh = set_up(game.name, settings)
        kind = self.reward_kind
        super().__init__(game_type(game, kind), game_info(self.fresh, kind), params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        if params:
            raise Refused(f"The observer takes no parameters; {params} were given.")
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return TableObserver(self.fresh.coder)
        from open_spiel.python.observation import IIGObserverForPublicInfoGame

        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position as OpenSpiel sees it: it changes in place, around a table that does not."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = game.fresh
        self.reward_kind = game.reward_kind

    @property
    def coder(self) -> Coder:
        return self.table.coder

    def current_player(self) -> int:
        names = {CHANCE: pyspiel.PlayerId.CHANCE, OVER: pyspiel.PlayerId.TERMINAL}
        return int(names.get(self.table.turn, self.table.turn))

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal if player == self.table.turn else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        odds = self.table.state.odds()
        total = sum(weight for _, weight in odds)
        return sorted((self.coder.chances.index(move), weight / total) for move, weight in odds)

    def apply_action(self, action: int) -> None:
        """The binding itself would round a float of numpy."""
        super().apply_action(action_number(action))

    def _apply_action(self, action: int) -> None:
        if self.table.turn == CHANCE:
            self.table = self.table.chance(self.coder.chances[action])
        else:
            self.table = self.table.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """A move as the records write it, while it is legal; else the words for the number."""
        if player == pyspiel.PlayerId.CHANCE:
            return str(self.coder.chances[action])
        move = self.table.paths.get((action,)) if player == self.table.turn else None
        return self.coder.say(action) if move is None else str(move)

    def is_terminal(self) -> bool:
        return self.table.turn == OVER

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return worth_by_rules(self.table.state, self.reward_kind)

    def __str__(self) -> str:
        return said(self.table)


def said(table: Table) -> str:
    """The table as text, with what has been said of the next move."""
    words = "; ".join(table.coder.say(action) for action in table.said)
    return text(table.state) + (f"said so far: {words}\n" if words else "")


class TableObserver:
    """What a player sees, as one tensor and as its named parts."""

    def __init__(self, coder: Coder) -> None:
        self.coder = coder
        self.tensor = np.zeros(coder.layout.size, np.float32)
        self.dict = coder.layout.split(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = state.table.vector(player)

    def string_from(self, state: SpielState, player: int) -> str:
        return said(state.table)


def _register(game: AnyGame) -> None:
    class Registered(SpielGame):
        """The game of one name; OpenSpiel wants a class for each."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params)

    pyspiel.register_game(game_type(game), Registered)


for _game in GAMES.values():
    _register(_game)
