"""A position of Queendomino as text: rows and kingdoms, what each team owns, the building board, Queen and Dragon."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from itertools import chain

from crownlands.game import Refused
from crownlands.kingdom.cells import NAMES, Cell, read_cell
from crownlands.kingdom.dominoes import Domino
from crownlands.kingdom.kingdom import Kingdom
from crownlands.kingdom.squares import Terrain
from crownlands.records.position.draft import (
    Sets,
    dominoes_reader,
    laid_in,
    phases_of_turn,
    read_draft,
    read_kingdom,
    write_dominoes,
    write_draft,
    write_kingdom,
)
from crownlands.records.position.fields import Fields, one_of, seat_reader, words
from crownlands.rules.moves import read_number
from crownlands.rules.queendomino.board import Board
from crownlands.rules.queendomino.buildings import BUILDINGS, read_building
from crownlands.rules.queendomino.components import KNIGHTS, PRICES, START_COINS, START_KNIGHTS, TOWERS
from crownlands.rules.queendomino.options import Options
from crownlands.rules.queendomino.realm import Built, Realm
from crownlands.rules.queendomino.state import MAY, PHASE_OF_STEP, Queendomino, start
from crownlands.rules.queendomino.view import PhaseName

EMPTY_SPACE = "."
Spaces = tuple[str | None, ...]


def read_queendomino(fields: Fields, options: Options) -> Queendomino:
    teams = len(options.sides)
    realms = tuple(_read_realm(fields, place, options) for place in range(1, teams + 1))
    used = [*chain(*(laid_in(realm.kingdom) for realm in realms), *(realm.discarded for realm in realms))]
    draft = read_draft(fields, start(options).draft, options, options.sets, used)
    destroyed = fields.read("destroyed", _read_names, ())
    built = [built.kind.id for realm in realms for built in realm.buildings]
    state = Queendomino(
        options,
        draft,
        realms,
        board=_read_board(fields, [*built, *destroyed]),
        queen=fields.read("queen", seat_reader(teams), None),
        dragon_home=fields.read("dragon", one_of("home", "away"), "home") == "home",
        destroyed=destroyed,
    )
    if state.knights_left < 0 or state.towers_left < 0:
        raise Refused(
            "The box has {knights} knights and {towers} towers; more are given.", knights=KNIGHTS, towers=TOWERS
        )
    phases = _phases(state, used)
    return replace(state, phase=fields.read("phase", one_of(*phases), phases[0]))


def _phases(state: Queendomino, used: Collection[Domino]) -> tuple[PhaseName, ...]:
    """The phases a position may be in, the one it is in unless said first."""
    if state.board.waits:
        return ("building",)
    phase = PHASE_OF_STEP[state.draft.step]
    if phase != "lay":
        return (phase,)
    may = [name for name, asked in MAY.items() if asked(state) and (name != "tax" or state.realm.kingdom.laid)]
    return phases_of_turn(state.draft, used, phase, may)


def _read_realm(fields: Fields, place: int, options: Options) -> Realm:
    kingdom = read_kingdom(fields, place, options.size, options.sets)
    return Realm(
        kingdom,
        coins=fields.read(f"coins {place}", read_number, START_COINS),
        knights=fields.read(f"knights {place}", read_number, START_KNIGHTS),
        posts=fields.read(f"posts {place}", lambda text: _read_posts(text, kingdom), ()),
        buildings=fields.read(f"buildings {place}", lambda text: _read_buildings(text, kingdom), ()),
        discarded=fields.read(f"discarded {place}", dominoes_reader(options.sets), ()),
    )


def _read_posts(text: str, kingdom: Kingdom) -> tuple[Cell, ...]:
    cells = tuple(read_cell(word) for word in words(text))
    for cell in cells:
        if cell not in kingdom.squares or cells.count(cell) > 1:
            raise Refused("{cell} cannot hold a knight; expected a square of its own for each.", cell=NAMES[cell])
    return cells


def _read_buildings(text: str, kingdom: Kingdom) -> tuple[Built, ...]:
    built = tuple(_read_built(part) for part in text.split(","))
    for cell, count in Counter(one.cell for one in built).items():
        square = kingdom.squares.get(cell)
        if count > 1 or square is None or square.terrain is not Terrain.TOWN:
            raise Refused("{cell} cannot hold a building; expected a town square of its own.", cell=NAMES[cell])
    return built


def _read_built(text: str) -> Built:
    """`statue h7`, or `statue h7 0` where the towers on it are not those it is printed with."""
    name, *rest = text.split() or [""]
    if len(rest) not in (1, 2):
        raise Refused("“{text}” is not a building on a square; expected such as statue h7.", text=text.strip())
    kind = BUILDINGS[read_building(name)]
    return Built(kind, read_cell(rest[0]), read_number(rest[1]) if rest[1:] else kind.towers)


def _read_names(text: str) -> tuple[str, ...]:
    return tuple(read_building(word) for word in words(text))


def _read_board(fields: Fields, gone: Iterable[str]) -> Board:
    """The six spaces from the dearest, the open tile on the stack, and the tiles below: unless said, all the others."""
    empty: Spaces = (None,) * len(PRICES)
    spaces = fields.read("board", _read_spaces, empty)
    top = fields.read("top", read_building, None)
    seen = Counter([*(space for space in spaces if space), *([top] if top else []), *gone])
    many = next((name for name, count in seen.items() if count > BUILDINGS[name].copies), None)
    if many is not None:
        raise Refused(
            "There are {n} of {building}; the box has {most}.", n=seen[many], building=many, most=BUILDINGS[many].copies
        )
    below = Counter({name: kind.copies - seen[name] for name, kind in BUILDINGS.items()})
    stack = fields.read("stack", lambda text: Counter(_read_stack(text)), below)
    return Board(spaces, top, tuple(stack[name] for name in BUILDINGS))


def _read_spaces(text: str) -> Spaces:
    spaces = tuple(None if word == EMPTY_SPACE else read_building(word) for word in words(text))
    if len(spaces) != len(PRICES):
        raise Refused(
            "The board has {n} spaces; expected {wanted}, . for an empty one.", n=len(spaces), wanted=len(PRICES)
        )
    return spaces


def _read_stack(text: str) -> tuple[str, ...]:
    return () if text == EMPTY_SPACE else _read_names(text)


def write_queendomino(state: Queendomino) -> Iterator[tuple[str, str]]:
    yield "phase", state.phase
    sets = state.options.sets
    used = chain(*(laid_in(realm.kingdom) for realm in state.realms), *(realm.discarded for realm in state.realms))
    yield from write_draft(state.draft, state.options, sets, used)
    yield from _write_board(state)
    yield "queen", "" if state.queen is None else str(state.queen + 1)
    yield "dragon", "" if state.dragon_home else "away"
    yield "destroyed", " ".join(state.destroyed)
    for place, realm in enumerate(state.realms, 1):
        yield from _write_realm(realm, place, sets)


def _write_board(state: Queendomino) -> Iterator[tuple[str, str]]:
    board = state.board
    if any(board.spaces):
        yield "board", " ".join(space or EMPTY_SPACE for space in board.spaces)
    yield "top", board.top or ""
    built = [built.kind.id for realm in state.realms for built in realm.buildings]
    seen = Counter([*board.spaces, board.top, *built, *state.destroyed])
    if board.unseen != tuple(kind.copies - seen[name] for name, kind in BUILDINGS.items()):
        left = chain(*([name] * count for name, count in zip(BUILDINGS, board.unseen, strict=True)))
        yield "stack", " ".join(left) or EMPTY_SPACE


def _write_realm(realm: Realm, place: int, sets: Sets) -> Iterator[tuple[str, str]]:
    yield from write_kingdom(realm.kingdom, place, sets)
    yield f"coins {place}", str(realm.coins)
    yield f"knights {place}", str(realm.knights)
    yield f"posts {place}", " ".join(NAMES[cell] for cell in realm.posts)
    yield f"buildings {place}", ", ".join(_built(built) for built in realm.buildings)
    yield f"discarded {place}", write_dominoes(realm.discarded, sets)


def _built(built: Built) -> str:
    towers = "" if built.towers == built.kind.towers else f" {built.towers}"
    return f"{built.kind.id} {NAMES[built.cell]}{towers}"
