"""Queendomino tables drawn as text: realms as pictures, the board and the rows as words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from crownlands.game import find_move
from crownlands.kingdom.cells import read_cell
from crownlands.kingdom.dominoes import KINGDOMINO, QUEENDOMINO, Domino
from crownlands.kingdom.pictures import read_picture
from crownlands.rules.draft import Claim, Draft
from crownlands.rules.queendomino import QUEENDOMINO as GAME
from crownlands.rules.queendomino.board import Board
from crownlands.rules.queendomino.buildings import BUILDINGS
from crownlands.rules.queendomino.options import Options, configure
from crownlands.rules.queendomino.realm import Built, Realm
from crownlands.rules.queendomino.state import Queendomino, start

FULL_BOARD = "statue bakery church sawmill foundry fishmonger"


def configured(given: Mapping[str, str] | None = None, **settings: object) -> Options:
    said = {name.replace("_", "-"): str(value) for name, value in settings.items()}
    return configure({**said, **(given or {})})


def fresh(given: Mapping[str, str] | None = None, **settings: object) -> Queendomino:
    return start(configured(given, **settings))


def say(state: Queendomino, *texts: str) -> Queendomino:
    """Play moves given as text, each by the safe door."""
    for text in texts:
        state = state.play(find_move(GAME, state, text))
        assert isinstance(state, Queendomino)
    return state


def texts(state: Queendomino) -> list[str]:
    return [str(move) for move in state.moves()]


def realm(
    picture: str = "##", buildings: str = "", *, size: int = 7, coins: int = 7, knights: int = 1, posts: str = ""
) -> Realm:
    """A realm; `buildings` names kinds and cells: `statue h7, church h8`."""
    built = [word.split() for word in buildings.split(",") if word.strip()]
    return Realm(
        read_picture(picture, size),
        coins,
        knights,
        tuple(read_cell(cell) for cell in posts.split()),
        tuple(Built(BUILDINGS[name], read_cell(cell), BUILDINGS[name].towers) for name, cell in built),
    )


def board(words: str, top: str | None = None, unseen: str = "") -> Board:
    """The six spaces from the dearest (5) to the cheapest (0), `.` for an empty one; then what the stack holds."""
    spaces = tuple(None if word == "." else word for word in words.split())
    assert len(spaces) == 6
    below = unseen.split()
    return Board(spaces, top, tuple(below.count(name) for name in BUILDINGS))


def row(words: str, dominoes: tuple[Domino, ...] = QUEENDOMINO) -> tuple[Claim, ...]:
    """Dominoes by number, with the seat of the king on them: `12:1 20`."""
    claims = [word.partition(":") for word in words.split()]
    return tuple(Claim(dominoes[int(number) - 1], int(king) - 1 if king else None) for number, _, king in claims)


def table(
    *realms: Realm,
    claimed: str = "1:1",
    offer: str = "45 46 47 48",
    spaces: Board | str = ". . . . . .",
    rows_to_come: int = 5,
    queen: int | None = None,
    **settings: Any,
) -> Queendomino:
    """A table at the beginning of a turn: the king on the first domino of the row is to lay it."""
    options = configured(**{"players": max(2, len(realms)), **settings})
    owned = (*realms, *(Realm(realms[0].kingdom.__class__(options.size)),) * (len(options.sides) - len(realms)))
    decks = (QUEENDOMINO,) if options.mode == "alone" else (QUEENDOMINO, KINGDOMINO)
    rows, offered = row(claimed), row(offer)
    draft = Draft(_undrawn(decks, rows, offered), options.row_length, rows_to_come, (), (), rows, offered)
    table = Queendomino(options, draft, owned, board(spaces) if isinstance(spaces, str) else spaces, queen)
    return replace(table, phase="lay")


def _undrawn(decks: tuple[tuple[Domino, ...], ...], *rows: tuple[Claim, ...]) -> tuple[tuple[Domino, ...], ...]:
    seen = {claim.domino for claims in rows for claim in claims}
    return tuple(tuple(domino for domino in deck if domino not in seen) for deck in decks)


def plain(words: str) -> dict[str, str]:
    """Settings from text: `mode=contest players=5`."""
    return dict(word.split("=") for word in words.split())
