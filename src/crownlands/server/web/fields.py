"""The fields of what comes in: how long, how large. Anything else is refused."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from crownlands.server.table.refusal import Refusal

MOST_RECORD = 200_000
MOST_SETTINGS = 40
MOST_MOVES = 2_000
"""Moves played after a record; no game has as many."""

NO_NUL = r"^[^\x00]*$"
"""No database of ours keeps the character U+0000 in a text; halves of surrogate pairs are refused before."""
ID = r"^[A-Za-z0-9._:-]+$"

Short = Annotated[str, StringConstraints(max_length=64, pattern=NO_NUL)]
Secret = Annotated[str, StringConstraints(max_length=64, pattern=NO_NUL)]
Id = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=ID)]
TableId = Annotated[str, StringConstraints(min_length=1, max_length=32, pattern=NO_NUL)]
MoveText = Annotated[str, StringConstraints(min_length=1, max_length=100, pattern=NO_NUL)]
Text = Annotated[str, StringConstraints(max_length=MOST_RECORD, pattern=NO_NUL)]
SeatNumber = Annotated[int, Field(ge=0, le=15)]
Number = Annotated[int, Field(ge=0, le=1_000_000)]
GameSettings = Annotated[
    dict[Short, Annotated[str, StringConstraints(max_length=200, pattern=NO_NUL)]], Field(max_length=MOST_SETTINGS)
]


class Strict(BaseModel):
    """No field but those named, no value of another type."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


def malformed(errors: object) -> Refusal:
    """One sentence for the first thing that is wrong."""
    fault = errors[0] if isinstance(errors, list | tuple) and errors else {}
    where = ".".join(str(part) for part in fault.get("loc", ()) if part != "body")
    detail = ": ".join(filter(None, (where, fault.get("msg"))))
    return Refusal("malformed", "The message cannot be read: {detail}.", detail=detail)
