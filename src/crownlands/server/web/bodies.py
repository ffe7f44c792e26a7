"""The bodies of requests."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from crownlands.server.table.seating import Wish
from crownlands.server.web.fields import NO_NUL, GameSettings, Number, SeatNumber, Secret, Short, Strict, Text


class SeatWish(Strict):
    kind: Literal["me", "open", "bot"]
    name: Short | None = None
    bot: Short | None = None

    def wish(self) -> Wish:
        return Wish(self.kind, self.name, self.bot)


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


class ImportRequest(Strict):
    record: Text
    seats: Annotated[list[SeatWish], Field(max_length=16)] | None = None
    public: bool = False
    spectators: bool = True
    hints: bool = True


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


class HintRequest(Strict):
    seat: SeatNumber | None = None


class ReplayRequest(Strict):
    record: Text
    moves: bool = False
    start: Number = 0


class ScoreRequest(Strict):
    game: Short
    text: Annotated[str, StringConstraints(max_length=20_000, pattern=NO_NUL)]
    settings: GameSettings = Field(default_factory=dict)
