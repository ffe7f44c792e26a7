"""What may come in, field by field: the bodies of requests and the messages of the socket. Anything else is refused."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter, ValidationError

from crownlands.server.refusal import Refusal
from crownlands.server.seating import Wish

MOST_RECORD = 200_000
MOST_SETTINGS = 40

Short = Annotated[str, StringConstraints(max_length=64)]
Secret = Annotated[str, StringConstraints(max_length=64)]
Id = Annotated[str, StringConstraints(min_length=1, max_length=64)]
TableId = Annotated[str, StringConstraints(min_length=1, max_length=32)]
MoveText = Annotated[str, StringConstraints(min_length=1, max_length=100)]
Text = Annotated[str, StringConstraints(max_length=MOST_RECORD)]
SeatNumber = Annotated[int, Field(ge=0, le=15)]
Number = Annotated[int, Field(ge=0, le=1_000_000)]
GameSettings = Annotated[
    dict[Short, Annotated[str, StringConstraints(max_length=200)]], Field(max_length=MOST_SETTINGS)
]


class Strict(BaseModel):
    """No field but those named, no value of another type."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class SeatWish(Strict):
    kind: Literal["me", "open", "bot"]
    name: Short | None = None
    bot: Short | None = None

    def wish(self) -> Wish:
        return Wish(self.kind, self.name, self.bot)


class Check(Strict):
    game: Short
    settings: GameSettings = {}


class Create(Strict):
    game: Short
    settings: GameSettings = {}
    seats: Annotated[list[SeatWish], Field(max_length=16)]
    public: bool = False
    spectators: bool = True
    hints: bool = True


class Import(Strict):
    record: Text
    seats: Annotated[list[SeatWish], Field(max_length=16)] | None = None
    public: bool = False
    spectators: bool = True
    hints: bool = True


class Join(Strict):
    name: Short
    invite: Secret | None = None
    seat: SeatNumber | None = None


class Start(Strict):
    bot: Short


class Leave(Strict):
    bot: Short | None = None
    seat: SeatNumber | None = None


class Nothing(Strict):
    """An empty object."""


class Hint(Strict):
    seat: SeatNumber | None = None


class Replay(Strict):
    record: Text
    moves: bool = False


class Score(Strict):
    game: Short
    text: Annotated[str, StringConstraints(max_length=20_000)]
    settings: GameSettings = {}


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


def malformed(errors: object) -> Refusal:
    """One sentence for the first thing that is wrong."""
    fault = errors[0] if isinstance(errors, list | tuple) and errors else {}
    where = ".".join(str(part) for part in fault.get("loc", ()) if part != "body")
    detail = ": ".join(filter(None, (where, fault.get("msg"))))
    return Refusal("malformed", "The message cannot be read: {detail}.", detail=detail)
