"""The bodies of requests."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from crownlands.game import Refused
from crownlands.records import Days, Live, Pace
from crownlands.records.pace import LONGEST_BASE, LONGEST_INCREMENT, LONGEST_TURN, THEN, in_order
from crownlands.server.table.refusal import because
from crownlands.server.table.seating import Wish
from crownlands.server.web.fields import (
    MOST_MOVES,
    NO_NUL,
    GameSettings,
    MoveText,
    Number,
    SeatNumber,
    Secret,
    Short,
    Strict,
    Text,
)


class SeatWish(Strict):
    kind: Literal["me", "open", "bot"]
    name: Short | None = None
    bot: Short | None = None

    def wish(self) -> Wish:
        return Wish(self.kind, self.name, self.bot)


class LiveRequest(Strict):
    kind: Literal["live"]
    base: Annotated[float, Field(ge=1, le=LONGEST_BASE)]
    increment: Annotated[float, Field(ge=0, le=LONGEST_INCREMENT)] = 0.0
    then: Short = THEN

    def pace(self) -> Pace:
        return Live(self.base, self.increment, self.then)


class DaysRequest(Strict):
    kind: Literal["days"]
    hours: Annotated[float, Field(ge=1, le=LONGEST_TURN)]
    rests: Annotated[list[Literal["nights", "weekends"]], Field(max_length=2)] = Field(default_factory=list)
    zone: Short = "UTC"
    then: Short = THEN

    def pace(self) -> Pace:
        return Days(self.hours, in_order(self.rests), self.zone, self.then)


PaceRequest = Annotated[LiveRequest | DaysRequest, Field(discriminator="kind")]


def pace_of(asked: LiveRequest | DaysRequest | None) -> Pace | None:
    try:
        return None if asked is None else asked.pace()
    except Refused as reason:
        raise because(reason) from None


class CheckRequest(Strict):
    game: Short
    settings: GameSettings = Field(default_factory=dict)


class CreateRequest(Strict):
    game: Short
    settings: GameSettings = Field(default_factory=dict)
    seats: Annotated[list[SeatWish], Field(max_length=16)]
    public: bool = False
    spectators: bool = True
    hints: bool = True
    rated: bool = False
    pace: PaceRequest | None = None


class ImportRequest(Strict):
    record: Text
    seats: Annotated[list[SeatWish], Field(max_length=16)] | None = None
    public: bool = False
    spectators: bool = True
    hints: bool = True
    pace: PaceRequest | None = None


class JoinRequest(Strict):
    name: Short
    invite: Secret | None = None
    seat: SeatNumber | None = None


class StartRequest(Strict):
    bot: Short


class LeaveRequest(Strict):
    bot: Short | None = None
    seat: SeatNumber | None = None


class StandInRequest(Strict):
    seat: SeatNumber
    bot: Short


class ReportRequest(Strict):
    reason: Annotated[str, StringConstraints(min_length=1, max_length=500)]
    seat: SeatNumber | None = None


class EmptyRequest(Strict):
    """An empty object."""


class TryRequest(Strict):
    """Another move at a decision of a finished game; entries count from 1."""

    entry: int = Field(ge=1, le=1_000_000)
    move: str = Field(min_length=1, max_length=100, pattern=NO_NUL)


class AnswerRequest(Strict):
    """The answer to a puzzle."""

    move: MoveText


class HintRequest(Strict):
    seat: SeatNumber | None = None


class ReplayRequest(Strict):
    record: Text
    moves: bool = False
    start: Number = 0


class PositionRequest(Strict):
    """A position of a record, the last unless `number` says another; `play` goes on from there."""

    record: Text
    number: Number | None = None
    play: Annotated[list[MoveText], Field(max_length=MOST_MOVES)] = Field(default_factory=list)


class StudyRequest(PositionRequest):
    """`deal` lets chance act then. `seats` are those whose moves are shown, all of them unless said."""

    deal: bool = False
    seats: Annotated[list[SeatNumber], Field(max_length=16)] | None = None


class ScoreRequest(Strict):
    game: Short
    text: Annotated[str, StringConstraints(max_length=20_000, pattern=NO_NUL)]
    settings: GameSettings = Field(default_factory=dict)
