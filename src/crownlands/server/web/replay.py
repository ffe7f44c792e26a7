"""A record as the positions it leads through."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NotRequired, cast

from typing_extensions import TypedDict

from crownlands.game import CHANCE, OVER, AnyState, Refused
from crownlands.records import Record, read_record
from crownlands.rules.deeds import Deed, tell
from crownlands.server.house.snapshot import (
    Actor,
    GameName,
    GameView,
    PaceShown,
    game_name,
    show_actor,
    show_pace,
    to_json,
)
from crownlands.server.house.study import no_position
from crownlands.server.table.refusal import because

LARGEST_ANSWER = 1_000_000
"""Bytes of positions in one answer."""


class Frame(TypedDict):
    """The position after a move, with what a player's move did, how many seconds it took where there was a clock, and
    the legal moves if they were asked for."""

    number: int
    actor: Actor | None
    text: str | None
    told: NotRequired[Deed]
    took: NotRequired[float]
    view: GameView
    moves: NotRequired[list[str]]


class Replay(TypedDict):
    """Positions of a record; `total` is how many it has, of which these are as many as one answer holds."""

    game: GameName
    settings: dict[str, str]
    names: list[str]
    teams: list[list[int]]
    finished: bool
    pace: PaceShown | None
    total: int
    frames: list[Frame]


def read(text: str) -> Record:
    try:
        return read_record(text)
    except Refused as reason:
        raise because(reason) from None


def show_replay(record: Record, *, moves: bool, start: int = 0) -> Replay:
    """The positions of a record from one of them on, as many as one answer may hold."""
    states = list(record.states())
    if start >= len(states):
        raise no_position(record, start)
    return {
        "game": game_name(record.game),
        "settings": record.options.settings(),
        "names": list(record.names),
        "teams": [list(team) for team in states[0].teams],
        "finished": states[-1].turn == OVER,
        "pace": show_pace(record.pace),
        "total": len(states),
        "frames": _frames(record, states, start, moves=moves),
    }


def _frames(record: Record, states: Sequence[AnyState], start: int, *, moves: bool) -> list[Frame]:
    """One at least, so that asking on and on comes to an end."""
    frames: list[Frame] = []
    size = 0
    for number in range(start, len(states)):
        frame = _frame(record, states, number, moves)
        size += len(to_json(frame))
        if frames and size > LARGEST_ANSWER:
            break
        frames.append(frame)
    return frames


def _frame(record: Record, states: Sequence[AnyState], number: int, moves: bool) -> Frame:
    state = states[number]
    frame: Frame = {"number": number, "actor": None, "text": None, "view": cast("GameView", state.view())}
    if number > 0:
        before, move = states[number - 1], record.moves[number - 1]
        frame["actor"], frame["text"] = show_actor(before.turn), str(move)
        if before.turn != CHANCE and (told := tell(before, move, state)):
            frame["told"] = told
        if (took := record.took(number)) is not None:
            frame["took"] = took
    if moves:
        frame["moves"] = [str(move) for move in state.moves()]
    return frame
