"""The messages of the socket, as they are read and written."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from crownlands.server.house.snapshot import to_json
from crownlands.server.table.refusal import Refusal
from crownlands.server.web.fields import Id, MoveText, Number, SeatNumber, Secret, Strict, TableId, malformed

VERSION = 1


def message(kind: str, **values: Any) -> str:
    """A message of the server."""
    return to_json({"v": VERSION, "type": kind, **values})


class WatchMessage(Strict):
    v: Literal[1]
    type: Literal["watch"]
    id: Id
    table: TableId
    tokens: Annotated[list[Secret], Field(max_length=16)]
    invite: Secret | None = None
    seen: Number
    gains: bool = True


class UnwatchMessage(Strict):
    v: Literal[1]
    type: Literal["unwatch"]
    id: Id
    table: TableId


class MoveMessage(Strict):
    v: Literal[1]
    type: Literal["move"]
    id: Id
    table: TableId
    seat: SeatNumber
    seen: Number
    text: MoveText


class UndoMessage(Strict):
    v: Literal[1]
    type: Literal["undo"]
    id: Id
    table: TableId
    seat: SeatNumber
    seen: Number


class PingMessage(Strict):
    v: Literal[1]
    type: Literal["ping"]
    id: Id


Message = WatchMessage | UnwatchMessage | MoveMessage | UndoMessage | PingMessage
READER: TypeAdapter[Message] = TypeAdapter(Annotated[Message, Field(discriminator="type")])


class Envelope(BaseModel):
    """As much of a message as is needed to answer it."""

    model_config = ConfigDict(extra="ignore", strict=True)
    v: int | None = None
    id: Id | None = None
    table: TableId | None = None


def read_message(text: str) -> Message:
    try:
        return READER.validate_json(text)
    except ValidationError as error:
        raise _what_is_wrong(text, error) from None


def envelope(text: str) -> Envelope:
    try:
        return Envelope.model_validate_json(text)
    except ValidationError:
        return Envelope()


def _what_is_wrong(text: str, error: ValidationError) -> Refusal:
    version = envelope(text).v
    if version is not None and version != 1:
        return Refusal("version", "The message has version {version}; this server speaks version 1.", version=version)
    return malformed(error.errors(include_url=False, include_input=False, include_context=False))
