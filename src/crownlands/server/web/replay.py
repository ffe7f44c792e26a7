"""A record as the positions it leads through."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NotRequired, cast

from typing_extensions import TypedDict

from crownlands.game import OVER, AnyState, Refused
from crownlands.records import Record, read_record
from crownlands.server.house.snapshot import Actor, GameName, GameView, game_name, show_actor
from crownlands.server.table.refusal import because


class Frame(TypedDict):
    """The position after a move, with the legal moves if they were asked for."""

    number: int
    actor: Actor | None
    text: str | None
    view: GameView
    moves: NotRequired[list[str]]


class Replay(TypedDict):
    game: GameName
    settings: dict[str, str]
    names: list[str]
    teams: list[list[int]]
    finished: bool
    frames: list[Frame]


def read(text: str) -> Record:
    try:
        return read_record(text)
    except Refused as reason:
        raise because(reason) from None


def show_replay(record: Record, *, moves: bool) -> Replay:
    """Every position of a record."""
    states = list(record.states())
    actors: Sequence[Actor | None] = [None, *(show_actor(state.turn) for state in states[:-1])]
    texts: Sequence[str | None] = [None, *map(str, record.moves)]
    return {
        "game": game_name(record.game),
        "settings": record.options.settings(),
        "names": list(record.names),
        "teams": [list(team) for team in states[0].teams],
        "finished": states[-1].turn == OVER,
        "frames": [
            _frame(number, *frame, moves) for number, frame in enumerate(zip(actors, texts, states, strict=True))
        ],
    }


def _frame(number: int, actor: Actor | None, text: str | None, state: AnyState, moves: bool) -> Frame:
    frame: Frame = {"number": number, "actor": actor, "text": text, "view": cast("GameView", state.view())}
    if moves:
        frame["moves"] = [str(move) for move in state.moves()]
    return frame
