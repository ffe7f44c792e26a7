"""The messages of the socket: those of the browser, read and checked, and those of the server."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NotRequired

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError
from typing_extensions import TypedDict

from crownlands.server.house.snapshot import EntryShown, TableState
from crownlands.server.table.phrases import Phrase
from crownlands.server.table.refusal import Fault, Refusal, Told
from crownlands.server.web.fields import Id, MoveText, Number, SeatNumber, Secret, Strict, TableId, malformed

VERSION: Final = 1
LARGEST = 2**53
"""Beyond this a number in JSON is not the same everywhere."""


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


class LookMessage(Strict):
    v: Literal[1]
    type: Literal["look"]
    id: Id
    table: TableId
    looking: bool


class SayMessage(Strict):
    v: Literal[1]
    type: Literal["say"]
    id: Id
    table: TableId
    seat: SeatNumber
    phrase: Phrase


class PingMessage(Strict):
    v: Literal[1]
    type: Literal["ping"]
    id: Id


ClientMessage = Annotated[
    WatchMessage | UnwatchMessage | MoveMessage | UndoMessage | LookMessage | SayMessage | PingMessage,
    Field(discriminator="type"),
]
READER: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


class HelloMessage(TypedDict):
    v: Literal[1]
    type: Literal["hello"]
    server: str


class StateMessage(TableState):
    v: Literal[1]
    type: Literal["state"]


class AckMessage(TypedDict):
    """Done; a move or an undo is stored for good as entry `number`."""

    v: Literal[1]
    type: Literal["ack"]
    id: str
    table: str
    number: NotRequired[int]


class RefusedMessage(Fault):
    """Nothing has changed. `id` and `table` are null where the message could not be read that far."""

    v: Literal[1]
    type: Literal["refused"]
    id: str | None
    table: str | None


class OutdatedMessage(TypedDict):
    """`seen` was not the newest; `log` has the entries after it."""

    v: Literal[1]
    type: Literal["outdated"]
    id: str
    table: str
    number: int
    log: list[EntryShown]


class SaidMessage(TypedDict):
    """A seat said one of the set phrases to all who look at the table; it is not stored."""

    v: Literal[1]
    type: Literal["said"]
    table: str
    seat: int
    phrase: Phrase


class PongMessage(TypedDict):
    v: Literal[1]
    type: Literal["pong"]
    id: str


class GoneMessage(Fault):
    """The table was deleted, closed or has expired, or those who only look on may see it no longer."""

    v: Literal[1]
    type: Literal["gone"]
    table: str


class GoodbyeMessage(Told):
    """The server restarts; come back after so many milliseconds."""

    v: Literal[1]
    type: Literal["goodbye"]
    after: int


ServerMessage = Annotated[
    HelloMessage
    | StateMessage
    | AckMessage
    | RefusedMessage
    | OutdatedMessage
    | PongMessage
    | SaidMessage
    | GoneMessage
    | GoodbyeMessage,
    Field(discriminator="type"),
]


class Envelope(BaseModel):
    """As much of a message as is needed to answer it."""

    model_config = ConfigDict(extra="ignore", strict=True)
    v: Annotated[int, Field(ge=-LARGEST, le=LARGEST)] | None = None
    id: Id | None = None
    table: TableId | None = None


def read_message(text: str) -> ClientMessage:
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
