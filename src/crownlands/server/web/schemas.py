"""The shapes of the answers, for the OpenAPI description; what they hold is built elsewhere."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel


class Says(BaseModel):
    """A template and the values for its `{names}`, some of them sentences of their own."""

    text: str
    values: dict[str, str | int | Says]


class Told(BaseModel):
    """A sentence in English, and as it is said in other languages."""

    message: str
    says: Says


class Fault(Told):
    code: str


class SettingShown(BaseModel):
    name: str
    values: list[str]
    text: str
    variant: bool


class GameShown(BaseModel):
    name: str
    title: str
    version: int
    editions: dict[str, str]
    settings: list[SettingShown]
    colours: list[str]
    players: list[int]


class BotShown(BaseModel):
    name: str
    text: str
    games: list[str]
    level: bool


class Catalogue(BaseModel):
    games: list[GameShown]
    bots: list[BotShown]


class Choice(BaseModel):
    value: str
    chosen: bool
    why: Told | None


class Checked(BaseModel):
    game: str
    settings: dict[str, str]
    players: int
    teams: list[list[int]]
    colours: list[str]
    palette: list[str]
    choices: dict[str, list[Choice]]


class Seated(BaseModel):
    seat: int
    token: str


class TableMade(BaseModel):
    table: str
    invite: str
    host: str
    seats: list[Seated]


class PlaceShown(BaseModel):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str


class BriefShown(BaseModel):
    table: str
    game: str
    title: str
    settings: dict[str, str]
    seats: list[PlaceShown]
    open: int
    created: str


class TableList(BaseModel):
    tables: list[BriefShown]


class SeatShown(PlaceShown):
    colour: str
    team: int
    bot: str | None
    away: bool
    connected: bool
    thinking: bool


class MoveShown(BaseModel):
    text: str
    gain: int | None = None


class EntryShown(BaseModel):
    number: int
    actor: int | str
    text: str


class StateShown(BaseModel):
    table: str
    number: int
    since: int
    game: str
    title: str
    settings: dict[str, str]
    status: Literal["open", "playing", "over"]
    public: bool
    spectators: bool
    hints: bool
    seats: list[SeatShown]
    mine: list[int]
    host: bool
    turn: int | str | None
    moves: list[MoveShown]
    undo: list[int]
    log: list[EntryShown]
    view: dict[str, Any] | None
    next: str | None


class Following(BaseModel):
    table: str


class HintShown(BaseModel):
    number: int
    seat: int
    text: str
    bot: str


class FrameShown(BaseModel):
    number: int
    actor: int | str | None
    text: str | None
    view: dict[str, Any]
    moves: list[str] | None = None


class ReplayShown(BaseModel):
    game: str
    settings: dict[str, str]
    names: list[str]
    teams: list[list[int]]
    finished: bool
    frames: list[FrameShown]


class LineShown(BaseModel):
    group: str
    name: str
    points: int


class SheetShown(BaseModel):
    lines: list[LineShown]
    total: int


class TerritoryShown(BaseModel):
    terrain: str
    cells: list[str]
    crowns: int
    points: int


class Scored(BaseModel):
    sheet: SheetShown
    territories: list[TerritoryShown]
    warnings: list[Told]


class BuildingShown(BaseModel):
    id: str
    name_en: str
    name_de: str
    copies: int
    knights: int
    towers: int
    crowns: int
    points: int
    per: Literal["flat", "territory", "tower", "knight", "none"]
    terrain: str | None
    tax_bonus: Literal["knight", "tower"] | None
    scoring_status: str
    bonus_status: str


class Buildings(BaseModel):
    buildings: list[BuildingShown]


class RuleShown(BaseModel):
    id: str
    section: str
    text: str


class RulesShown(BaseModel):
    game: str
    title: str
    edition: str | None
    language: str
    sentence: str
    rules: list[RuleShown]


FAULTS: dict[int | str, dict[str, Any]] = {
    status: {"model": Fault, "description": "Refused; nothing has changed."}
    for status in (400, 403, 404, 405, 409, 413, 422, 429, 503)
}

FAULTS_BESIDE_TEXT: dict[int | str, dict[str, Any]] = {
    status: {
        "description": fault["description"],
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Fault"}}},
    }
    for status, fault in FAULTS.items()
}
"""For an answer that is text unless it is a fault."""
