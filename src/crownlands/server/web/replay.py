"""A record as the positions it leads through."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from crownlands.game import OVER, AnyState, Refused
from crownlands.records import Record, read_record
from crownlands.server.house.snapshot import show_actor
from crownlands.server.table.refusal import because


def read(text: str) -> Record:
    try:
        return read_record(text)
    except Refused as reason:
        raise because(reason) from None


def show_replay(record: Record, *, moves: bool) -> dict[str, Any]:
    """Every position of a record."""
    states = list(record.states())
    actors = [None, *(show_actor(state.turn) for state in states[:-1])]
    texts: Sequence[str | None] = [None, *map(str, record.moves)]
    return {
        "game": record.game.name,
        "settings": record.options.settings(),
        "names": list(record.names),
        "teams": [list(team) for team in states[0].teams],
        "finished": states[-1].turn == OVER,
        "frames": [
            _frame(number, *frame, moves) for number, frame in enumerate(zip(actors, texts, states, strict=True))
        ],
    }


def _frame(number: int, actor: int | str | None, text: str | None, state: AnyState, moves: bool) -> dict[str, Any]:
    frame = {"number": number, "actor": actor, "text": text, "view": state.view()}
    return frame | {"moves": [str(move) for move in state.moves()]} if moves else frame
