"""Queendomino as a PettingZoo environment: alone, in the contest of kings, and with united forces in teams.

    from crownlands.envs import queendomino_v0

    env = queendomino_v0.env(players=4, mode="contest")

| | |
|---|---|
| agents | `player_0` … one for each seat, 2 to 8 |
| actions | `Discrete(825)` with kingdoms of 5×5 and rows of four, `Discrete(1705)` with 7×7; four more with rows of eight |
| observations | `{"observation": Box(int16), "action_mask": Box(int8)}` |
| forms | `env`, `raw_env` without guards, `parallel_env` |

Arguments are the settings of the game with an underscore for a hyphen (`players`, `mode`, `teams`, `must_place`, `harmony`,
`middle_kingdom`, `dynasty`, `colours`), `rewards` and `render_mode`.

## Actions
Each decision of a turn is an action of its own: lay, tax, build, bribe, pick; what leaves no choice is not asked. The
window is every cell a kingdom may ever use: 9×9 cells around the castle for 5×5, 13×13 for 7×7; w is its side. L is the
number of dominoes in a row. The actions follow each other in this order:

| how many | action |
|---|---|
| 4·w² | lay: 4·(w·row + column) + side, the first square on this cell of the window and the second on this side of it: 0 up, 1 left, 2 right, 3 down |
| 1 | discard the domino |
| L | pick the domino on this place of the offer, the smallest number first |
| 3 | tax: a knight on the smaller cell of the domino just laid, on the larger, on both |
| 6·w² | build: w²·space + w·row + column, the building on this space of the board, the dearest first, on this cell |
| 6 | bribe the Dragon to destroy the building on this space of the board |
| 1 | pass |

A domino with both squares alike is laid in one way only of the two that look the same, with its first square above or
to the left. The action mask is all 0 for a seat that is not to move, and all 1 once the game is over.

## Observations
One flat vector, seen from a seat: that seat, or its team, comes first everywhere, then the others in their order.
`env.unwrapped.coder.layout.split(vector)` gives its parts by name, without copying. P is the number of players, T that of
teams (a single player is a team of one), and there are 17 kinds of buildings.

| part | shape | meaning |
|---|---|---|
| `kingdoms` | T × 12 × w × w | planes: wheat, forest, lake, grassland, swamp, mine, town; crowns, those of buildings included; free cells that may still be used; knights; buildings; towers. The castle is in the middle |
| `just_laid` | w × w | while taxes are asked: 1 and 2 on the smaller and larger cell of the domino just laid |
| `row` | L × (18 + P) | the dominoes of this round whose kings have not had their turn, the one to be laid first; zeros where there is none. Each: 1, its number, crowns of the first and second square, terrain of the first (7) and second (7), whose king (P) |
| `offer` | L × (18 + P) | the dominoes that can be picked, the same way; no king where it is free |
| `remaining` | sets × 48 | the dominoes nobody has seen yet: Queendomino's, then Kingdomino's where they are played too |
| `rows_to_come` | 1 | rows not drawn yet |
| `waiting` | 4 × P | first choice: whose kings are put down next, in this order |
| `hand` | P | first choice: how many kings of each are not drawn yet |
| `sides` | P × T | which team each seat plays for |
| `stock` | T × 3 | coins, knights in stock, towers |
| `owned` | T × 17 | how many buildings of each kind |
| `queen` | T | with whom the Queen is |
| `board` | 6 × 17 | the building on each space, the dearest first |
| `top` | 17 | the tile that lies open on the stack |
| `unseen` | 17 | how many tiles of each kind lie below |
| `dragon` | 1 | the Dragon is at home |
| `phase` | 5 | lay, tax, build, bribe, pick |
| `points` | T | points as things stand |
| `game` | 3 | dynasty only: which game of the three |
| `past_points` | T | dynasty only: points of the past games |

Everything here lies open on the table or follows from it. What has not been drawn has no order yet, so there is nothing
to hide.

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
The environment deals, from the seed given to `reset`. `reset(options={"chance": ["building bakery", "draw 12"]})` says what chance
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
    return TableEnv("queendomino", settings, rewards, render_mode)


def env(*, rewards: str = "win", render_mode: str | None = None, **settings: Value) -> Any:
    """The environment with PettingZoo's usual guards."""
    return wrapped(raw_env(rewards=rewards, render_mode=render_mode, **settings))


def parallel_env(
    *, max_cycles: int | None = None, rewards: str = "win", render_mode: str | None = None, **settings: Value
) -> ParallelTableEnv:
    """The parallel form: everybody is asked in every cycle, only the seat to move is listened to."""
    return ParallelTableEnv(raw_env(rewards=rewards, render_mode=render_mode, **settings), max_cycles)
