"""Kingdomino Duel as a PettingZoo environment.

    from crownlands.envs import duel_v0

    env = duel_v0.env()

| | |
|---|---|
| agents | `player_0`, `player_1` |
| actions | `Discrete(293)` |
| observations | `{"observation": Box(int16), "action_mask": Box(int8)}`; 811 numbers |
| forms | `env`, `raw_env` without guards, `parallel_env` |

Arguments are the settings of the game with an underscore for a hyphen (`fill_without_drawing`, `colours`), `rewards` and
`render_mode`.

## Actions
Drawing a domino takes two actions, the first of one's dice and then the second, each with its square and the coat of
arms it becomes, which is a choice for jokers only. So 210 numbers do for what would be tens of thousands. The actions
follow each other in this order:

| how many | action |
|---|---|
| 4 | take this die |
| 6 | take these two dice: 1 2, 1 3, 1 4, 2 3, 2 4, 3 4 |
| 3 | use a power: anywhere, split, first |
| 2·13 | turn one's first or second die to a face: ?, D0, S0, E1, T1, O0, Q0, E0, T0, O2, Q2, D1, S1 |
| 2 | the castle on one's first or second die |
| 1 | pass |
| 6 | name a coat of arms |
| 35 | one more cross on a square: 7·row + column |
| 35·6 | draw the next half: 6·(7·row + column) + coat of arms |

Coats of arms are in the order of the spellbook: dot, stripe, double dot, double stripe, solid, quartered. Of two ways to
draw that would look the same only one is legal. The action mask is all 0 for a seat that is not to move, and all 1 once
the game is over.

## Observations
One flat vector, seen from a seat, which comes first everywhere. `env.unwrapped.coder.layout.split(vector)` gives its parts by
name, without copying.

| part | shape | meaning |
|---|---|---|
| `maps` | 2 × 7 × 5 × 7 | planes: the six coats of arms; crosses |
| `half` | 6 × 5 × 7 | the half drawn so far, on the plane of its coat of arms, while the other is to come |
| `dice` | 4 × 10 | each die: the six coats of arms, joker; crosses; taken by oneself, by the other |
| `boxes` | 2 × 6 | boxes filled in each line of the spellbook |
| `fills` | 2 × 6 | boxes that will be filled at the end of the turn |
| `owners` | 6 × 2 | who has won the power of each line |
| `spent` | 6 | powers that are used up |
| `castles` | 2 | the castle is used up |
| `named` | 2 × 6 | the coat of arms that was named for its points |
| `drew` | 2 | who has drawn this turn |
| `raised` | 2 | which of the drawing player's dice the castle raises |
| `called` | 2 | powers called up for this drawing: anywhere, split |
| `role` | 2 | who is A this turn |
| `phase` | 5 | take, take two, draw, name, cross |
| `points` | 2 | points as things stand |

Nothing is hidden in this game.

## Rewards
With `rewards="win"`, the default, the winner gets 1 when the game is over, those who win together share it, and the
others get 0; with `rewards="margin"` everybody then gets the points their team is ahead of the best other team, or behind
it. Two more come step by step: `rewards="points"` is the change of one's team's points as things stand, `rewards="lead"`
that of the points it is ahead; over a game they add up to the final points and to the final margin. What stands before
the first action comes with it.

In `env` an illegal action ends the game at once: -1 for who played it, 0 for the others. `raw_env` refuses it with an
error instead. In `parallel_env` it does nothing but use up the cycle. An action is a whole number; anything else is
refused.

## Chance
The environment deals, from the seed given to `reset`. `reset(options={"chance": ["roll 1 D0", "roll 2 S0"]})` says what chance
brings first, in the notation of the records; the seed says the rest.

## Render modes
`ansi` returns the table as text, `human` prints it after every step, `rgb_array` returns a picture of it.

## Version history
v0: first version.
"""  # noqa: E501 - the rows of a table cannot be broken

from __future__ import annotations

from typing import Any

from crownlands.envs.aec import TableEnv, wrapped
from crownlands.envs.parallel import ParallelTableEnv
from crownlands.envs.setup import Value


def raw_env(*, rewards: str = "win", render_mode: str | None = None, **settings: Value) -> TableEnv:
    """The environment without guards: an illegal action is refused with an error."""
    return TableEnv("duel", settings, rewards, render_mode)


def env(*, rewards: str = "win", render_mode: str | None = None, **settings: Value) -> Any:
    """The environment with PettingZoo's usual guards."""
    return wrapped(raw_env(rewards=rewards, render_mode=render_mode, **settings))


def parallel_env(
    *, max_cycles: int | None = None, rewards: str = "win", render_mode: str | None = None, **settings: Value
) -> ParallelTableEnv:
    """The parallel form: everybody is asked in every cycle, only the seat to move is listened to."""
    return ParallelTableEnv(raw_env(rewards=rewards, render_mode=render_mode, **settings), max_cycles)
