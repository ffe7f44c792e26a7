"""A position of Kingdomino Duel as text: maps, dice and who took them, and the spellbook."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, cast

from crownlands.game import Refused, Seat
from crownlands.records.position.draft import kings_reader, write_kings
from crownlands.records.position.fields import Fields, one_of, seat_reader, words
from crownlands.rules.duel.coats import Coat, Face, read_coat, read_face
from crownlands.rules.duel.components import DICE, LINES, Power
from crownlands.rules.duel.drawings import DRAWING_POWERS
from crownlands.rules.duel.map import Map
from crownlands.rules.duel.options import Options
from crownlands.rules.duel.pictures import picture, read_picture
from crownlands.rules.duel.spellbook import Boxes, Spellbook
from crownlands.rules.duel.state import Duel
from crownlands.rules.duel.view import PhaseName
from crownlands.rules.moves import read_number

SEATS = (0, 1)
FREE = "."
Takers = tuple[Seat | None, ...]


def read_duel(fields: Fields, options: Options) -> Duel:
    drew = fields.read("drew", kings_reader(len(SEATS)), ())
    dice = fields.read("dice", _read_dice, ())
    state = Duel(
        options,
        maps=_each(fields, "map", read_picture, Map()),
        spellbook=_read_spellbook(fields),
        castles=tuple(used == "used" for used in _each(fields, "castle", one_of("used", "free"), "free")),
        named=_each(fields, "named", read_coat, None),
        round=fields.read("round", _read_turn, 1),
        dice=dice,
        takers=fields.read("taken", lambda text: _read_takers(text, len(dice)), (None,) * len(DICE)),
        raised=fields.read("raised", read_face, None),
        called=frozenset(fields.read("called", _read_powers, ())),
        drew=(0 in drew, 1 in drew),
        fills=_each(fields, "fills", lambda text: tuple(read_coat(word) for word in words(text)), ()),
    )
    phases = _phases(state)
    state = replace(state, phase=fields.read("phase", one_of(*phases), phases[0]))
    state = replace(state, seat=fields.read("seat", seat_reader(len(SEATS)), _first_to_act(state)))
    _check_drawing(state)
    return state


def _each(fields: Fields, name: str, reader: Any, default: Any) -> Any:
    """A line for each seat."""
    return tuple(fields.read(f"{name} {seat + 1}", reader, default) for seat in SEATS)


def _phases(state: Duel) -> tuple[PhaseName, ...]:
    """The phases a position may be in, the one it is in unless said first."""
    if len(state.dice) < len(DICE):
        return ("roll", "over")
    taken = [taker for taker in state.takers if taker is not None]
    if not taken:
        first: tuple[PhaseName, ...] = ("take-two",) if Power.FIRST in state.spellbook.spent else ()
        return ("take", *first, "over")
    if taken == [state.a]:
        return ("take-two",)
    if sorted(taken) != [0, 0, 1, 1]:
        raise Refused("The dice cannot be taken so; expected none, one by A (seat {a}), or two each.", a=state.a + 1)
    powers = [cast("PhaseName", power.value) for seat in SEATS for power in state.spellbook.immediate(seat)]
    return ("draw", *dict.fromkeys(powers), "over")


def _first_to_act(state: Duel) -> Seat:
    if state.phase in ("name", "cross"):
        ready = state.spellbook.ready(state.a, Power(state.phase))
        return state.a if ready else state.b
    taken = any(taker is not None for taker in state.takers)
    return state.b if state.phase == "take-two" and taken else 0 if state.phase == "roll" else state.a


def _check_drawing(state: Duel) -> None:
    """The castle and the powers announced for a drawing are those of the seat that draws."""
    ready = {power for power in DRAWING_POWERS if state.spellbook.ready(state.seat, power)}
    if state.called - ready:
        raise Refused("Seat {seat} cannot call up that power; expected one it has won.", seat=state.seat + 1)
    if state.raised is None:
        return
    if state.phase != "draw" or state.castles[state.seat] or state.raised not in state.domino(state.seat):
        raise Refused("The castle cannot raise {face} now; expected a face of the domino.", face=str(state.raised))


def _read_turn(text: str) -> int:
    return max(1, read_number(text))


def _read_dice(text: str) -> tuple[Face, ...]:
    faces = tuple(read_face(word) for word in words(text))
    if len(faces) > len(DICE):
        raise Refused("There are {n} dice; expected {dice} at most.", n=len(faces), dice=len(DICE))
    for number, (face, die) in enumerate(zip(faces, DICE, strict=False), 1):
        if face not in die:
            shown = " ".join(map(str, dict.fromkeys(die)))
            raise Refused(
                "Die {number} does not show {face}; expected {faces}.", number=number, face=str(face), faces=shown
            )
    return faces


def _read_takers(text: str, dice: int) -> Takers:
    """Who took each die: `1 . 2 2`."""
    read = seat_reader(len(SEATS))
    takers = tuple(None if word == FREE else read(word) for word in words(text))
    if len(takers) != len(DICE) or dice != len(DICE):
        raise Refused("“{text}” does not say who took each of the 4 dice; expected such as 1 . 2 2.", text=text)
    return takers


def _read_power(text: str) -> Power:
    return Power(one_of(*(power.value for power in Power))(text))


def _read_powers(text: str) -> tuple[Power, ...]:
    return tuple(_read_power(word) for word in words(text))


def _read_spellbook(fields: Fields) -> Spellbook:
    """Boxes filled by coat (`D2 Q1`), and the powers won; a line that is won is full unless said."""
    won = _each(fields, "powers", _read_powers, ())
    both = set(won[0]) & set(won[1])
    if both:
        raise Refused("Both seats have won {power}; expected one owner.", power=min(both).value)
    filled: tuple[dict[Coat, int], ...] = _each(fields, "boxes", _read_boxes, {})
    boxes = [_boxes(counts, own) for counts, own in zip(filled, won, strict=True)]
    owners = tuple(next((seat for seat in SEATS if line.power in won[seat]), None) for line in LINES)
    spent = frozenset(fields.read("spent", _read_powers, ()))
    if spent - set(won[0]) - set(won[1]):
        raise Refused("A power is spent that nobody has won; expected it in powers 1 or powers 2.")
    return Spellbook((boxes[0], boxes[1]), owners, spent)


def _read_boxes(text: str) -> dict[Coat, int]:
    return {read_coat(word[:1]): read_number(word[1:]) for word in words(text)}


def _boxes(filled: dict[Coat, int], won: Iterable[Power]) -> Boxes:
    owned = set(won)
    counts = [filled.get(line.coat, line.boxes if line.power in owned else 0) for line in LINES]
    for count, line in zip(counts, LINES, strict=True):
        if count > line.boxes:
            raise Refused(
                "{coat} has {boxes} boxes; {count} are filled.", coat=line.coat.letter, boxes=line.boxes, count=count
            )
    return tuple(counts)


def write_duel(state: Duel) -> Iterator[tuple[str, str]]:
    yield "phase", state.phase
    yield "seat", str(state.seat + 1)
    yield "round", str(state.round)
    yield "dice", " ".join(map(str, state.dice))
    if any(taker is not None for taker in state.takers):
        yield "taken", " ".join(FREE if taker is None else str(taker + 1) for taker in state.takers)
    yield "raised", "" if state.raised is None else str(state.raised)
    yield "called", _in_order(state.called)
    yield "drew", write_kings(seat for seat in SEATS if state.drew[seat])
    yield "spent", _in_order(state.spellbook.spent)
    for seat in SEATS:
        yield from _write_seat(state, seat)


def _in_order(powers: Iterable[Power]) -> str:
    found = set(powers)
    return " ".join(power.value for power in Power if power in found)


def _write_seat(state: Duel, seat: Seat) -> Iterator[tuple[str, str]]:
    place, book, named = seat + 1, state.spellbook, state.named[seat]
    yield f"map {place}", picture(state.maps[seat])
    won = [line.power for line, owner in zip(LINES, book.owners, strict=True) if owner == seat]
    yield f"powers {place}", _in_order(won)
    counts = zip(LINES, book.boxes[seat], strict=True)
    yield f"boxes {place}", " ".join(f"{line.coat.letter}{count}" for line, count in counts if count)
    yield f"castle {place}", "used" if state.castles[seat] else ""
    yield f"named {place}", "" if named is None else named.letter
    yield f"fills {place}", " ".join(coat.letter for coat in state.fills[seat])
