"""Kingdomino as a PettingZoo environment.

    from crownlands.envs import kingdomino_v0

    env = kingdomino_v0.env(players=4, edition="german", harmony=True)

| | |
|---|---|
| agents | `player_0` … one for each seat, 2 to 4 |
| actions | `Discrete(329)`, with kingdoms of 7×7 `Discrete(681)`; with rows of three one less |
| observations | `{"observation": Box(int16), "action_mask": Box(int8)}`; 1503 numbers for 2 players and 5×5 |
| forms | `env`, `raw_env` without guards, `parallel_env` |

Arguments are the settings of the game with an underscore for a hyphen (`players`, `edition`, `must_place`,
`rows_of_four`, `kings_drawn`, `order_first`, `crowns_break_ties`, `harmony`, `middle_kingdom`, `mighty_duel`,
`dynasty`, `colours`), `rewards` and `render_mode`.

## Actions
A turn is two actions, laying the domino and picking the next. The window is every cell a kingdom may ever use: 9×9
cells around the castle for 5×5, 13×13 for 7×7; w is its side.

| number | action |
|---|---|
| 4·(w·row + column) + side | lay the domino with its first square on this cell of the window and its second on this side of it: 0 up, 1 left, 2 right, 3 down |
| 4·w² | discard the domino |
| 4·w² + 1 + place | pick the domino on this place of the offer, counted from 0, the smallest number first |

A domino with both squares alike is laid in one way only of the two that look the same, with its first square above or
to the left. The action mask is all 0 for a seat that is not to move, and all 1 once the game is over.

## Observations
One flat vector, seen from a seat: that seat comes first everywhere, then the others in the order of the seats.
`env.unwrapped.coder.layout.split(vector)` gives its parts by name, without copying. P is the number of players, L that of
dominoes in a row.

| part | shape | meaning |
|---|---|---|
| `kingdoms` | P × 8 × w × w | planes: wheat, forest, lake, grassland, swamp, mine; crowns on the square; free cells that may still be used. The castle is in the middle |
| `row` | L × (16 + P) | the dominoes of this round whose kings have not had their turn, the one to be laid first; zeros where there is none. Each: 1, its number, crowns of the first and second square, terrain of the first (6) and second (6), whose king (P) |
| `offer` | L × (16 + P) | the dominoes that can be picked, the same way; no king where it is free |
| `remaining` | 1 × 48 | the dominoes nobody has seen yet |
| `rows_to_come` | 1 | rows not drawn yet |
| `waiting` | 4 × P | first choice: whose kings are put down next, in this order |
| `hand` | P | first choice: how many kings of each are not drawn yet |
| `phase` | 2 | lay, pick |
| `points` | P | points as things stand |
| `game` | 3 | dynasty only: which game of the three |
| `past_points` | P | dynasty only: points of the past games |

Everything here lies open on the table. What has not been drawn has no order yet, so there is nothing to hide.

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
The environment deals, from the seed given to `reset`. `reset(options={"chance": ["draw 12", "draw 40"]})` says what chance
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
    return TableEnv("kingdomino", settings, rewards, render_mode)


def env(*, rewards: str = "win", render_mode: str | None = None, **settings: Value) -> Any:
    """The environment with PettingZoo's usual guards."""
    return wrapped(raw_env(rewards=rewards, render_mode=render_mode, **settings))


def parallel_env(
    *, max_cycles: int | None = None, rewards: str = "win", render_mode: str | None = None, **settings: Value
) -> ParallelTableEnv:
    """The parallel form: everybody is asked in every cycle, only the seat to move is listened to."""
    return ParallelTableEnv(raw_env(rewards=rewards, render_mode=render_mode, **settings), max_cycles)
