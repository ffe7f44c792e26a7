"""What the games with dominoes share in a position: rows with kings on them, kingdoms, dominoes laid and discarded."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import replace
from itertools import chain
from typing import Protocol

from crownlands.game import Refused, Seat
from crownlands.kingdom.cells import NAMES, read_cell
from crownlands.kingdom.dominoes import Domino
from crownlands.kingdom.kingdom import Kingdom, Laid
from crownlands.kingdom.pictures import picture, read_picture
from crownlands.records.position.fields import Fields, Word, seat_reader, words
from crownlands.rules.draft import Claim, Draft
from crownlands.rules.moves import Lay, read_number

Sets = tuple[tuple[Domino, ...], ...]
SECOND_SET = "k"
"""Where two sets are in play, a domino of Kingdomino's is led by this letter."""


class DominoOptions(Protocol):
    """What a draft needs to know of the options."""

    @property
    def players(self) -> int: ...

    @property
    def size(self) -> int: ...

    @property
    def rounds(self) -> int: ...

    @property
    def row_length(self) -> int: ...

    @property
    def kings(self) -> tuple[Seat, ...]: ...


def domino_reader(sets: Sets) -> Callable[[str], Domino]:
    def read(text: str) -> Domino:
        second = len(sets) > 1 and text.lower().startswith(SECOND_SET)
        dominoes = {domino.number: domino for domino in sets[second]}
        number = read_number(text[1:] if second else text)
        if number not in dominoes:
            raise Refused("There is no domino {number}; expected 1 to {most}.", number=number, most=len(dominoes))
        return dominoes[number]

    return read


def name_of(domino: Domino, sets: Sets) -> str:
    """Some dominoes of the two sets are alike, so it takes more than being equal."""
    second = any(domino is other for other in chain(*sets[1:]))
    return f"{SECOND_SET if second else ''}{domino.number}"


def dominoes_reader(sets: Sets) -> Callable[[str], tuple[Domino, ...]]:
    read = domino_reader(sets)
    return lambda text: tuple(read(word) for word in words(text))


def write_dominoes(dominoes: Iterable[Domino], sets: Sets) -> str:
    return " ".join(name_of(domino, sets) for domino in dominoes)


def claims_reader(sets: Sets, seats: int) -> Callable[[str], tuple[Claim, ...]]:
    """Dominoes of a row, those with a king led by its seat: `1:12 2:17 30`."""
    domino, seat = domino_reader(sets), seat_reader(seats)

    def read(word: str) -> Claim:
        king, colon, number = word.rpartition(":")
        return Claim(domino(number), seat(king) if colon else None)

    return lambda text: tuple(sorted(read(word) for word in words(text)))


def write_claims(claims: Iterable[Claim], sets: Sets) -> str:
    return " ".join(
        f"{'' if claim.king is None else f'{claim.king + 1}:'}{name_of(claim.domino, sets)}" for claim in claims
    )


def read_draft(fields: Fields, start: Draft, options: DominoOptions, sets: Sets, used: Collection[Domino]) -> Draft:
    """The draft of the start with the rows and kings given; unless said, what lies nowhere is still in the box."""
    claims, kings = claims_reader(sets, options.players), kings_reader(options.players)
    row, offer = fields.read("row", claims, ()), fields.read("offer", claims, ())
    to_come = (
        options.rounds - fields.read("round", round_reader(options.rounds), 1) - (len(offer) == options.row_length)
    )
    left_over = fields.read("left over", dominoes_reader(sets), ())
    open_row = row[1:] if _laid_already(row, used) else row
    seen = [*(claim.domino for claim in (*open_row, *offer)), *left_over, *used]
    rest = fields.read("box", dominoes_reader(sets), _unseen(sets, seen))
    _refuse_twice([*seen, *rest], sets)
    draft = replace(
        start,
        decks=_decks(sets, rest, options.rounds - to_come),
        rows_to_come=to_come,
        hand=fields.read("hand", kings, ()),
        waiting=fields.read("waiting", kings, ()),
        row=row,
        offer=offer,
        left_over=left_over,
    )
    _check(draft, options)
    return draft


def _laid_already(row: tuple[Claim, ...], used: Collection[Domino]) -> bool:
    return bool(row) and any(row[0].domino is domino for domino in used)


def phases_of_turn(draft: Draft, used: Collection[Domino], first: Word, later: Iterable[Word]) -> tuple[Word, ...]:
    """The phases a turn may be in: the first only while its domino has not been laid or discarded."""
    return (*(() if _laid_already(draft.row, used) else (first,)), *later)


def _unseen(sets: Sets, seen: Iterable[Domino]) -> tuple[Domino, ...]:
    names = {name_of(domino, sets) for domino in seen}
    return tuple(domino for domino in chain(*sets) if name_of(domino, sets) not in names)


def _decks(sets: Sets, rest: Iterable[Domino], rows_drawn: int) -> Sets:
    """Rows come from the sets in turn (Q-V1)."""
    kept = set(map(id, rest))
    decks = [tuple(domino for domino in deck if id(domino) in kept) for deck in sets]
    turn = rows_drawn % len(decks)
    return (*decks[turn:], *decks[:turn])


def _refuse_twice(seen: list[Domino], sets: Sets) -> None:
    names = Counter(name_of(domino, sets) for domino in seen)
    twice = next((name for name, count in names.items() if count > 1), None)
    if twice is not None:
        raise Refused("Domino {number} lies in two places; expected it once.", number=twice)


def _check(draft: Draft, options: DominoOptions) -> None:
    """Refuse what could not be played on."""
    placed = [claim.king for claim in (*draft.row, *draft.offer) if claim.king is not None]
    kings = Counter([*placed, *draft.hand, *draft.waiting])
    for seat, count in kings.items():
        if count > options.kings.count(seat):
            raise Refused(
                "Seat {seat} has {count} kings; expected {most}.",
                seat=seat + 1,
                count=count,
                most=options.kings.count(seat),
            )
    if any(claim.king is None for claim in draft.row):
        raise Refused("A domino of the row has no king; expected every one led by a seat, such as 1:12.")
    if draft.rows_to_come < 0 or (draft.offer and len(draft.offer) != draft.length and not draft.rows_to_come):
        raise Refused("The last round has no row on offer; expected a smaller round, or no offer.")
    if len(draft.offer) > draft.length:
        raise Refused(
            "The row on offer has {count} dominoes; expected {length}.", count=len(draft.offer), length=draft.length
        )
    moving = len(draft.row) + len(draft.hand) + len(draft.waiting)
    if len(draft.offer) == draft.length and moving > len(draft.free):
        raise Refused(
            "{kings} kings have to move to {free} free dominoes; expected a domino for each.",
            kings=moving,
            free=len(draft.free),
        )
    if len(draft.remaining) < draft.rows_to_come * draft.length - len(draft.offer) % draft.length:
        raise Refused("The box has too few dominoes for the rounds to come; expected more of them.")


def write_draft(draft: Draft, options: DominoOptions, sets: Sets, used: Iterable[Domino]) -> Iterator[tuple[str, str]]:
    yield "round", str(draft.round(options.rounds))
    yield "hand", write_kings(draft.hand)
    yield "waiting", write_kings(draft.waiting)
    yield "row", write_claims(draft.row, sets)
    yield "offer", write_claims(draft.offer, sets)
    yield "left over", write_dominoes(draft.left_over, sets)
    seen = [*(claim.domino for claim in (*draft.row, *draft.offer)), *draft.left_over, *used]
    rest, unseen = (sorted(name_of(domino, sets) for domino in some) for some in (draft.remaining, _unseen(sets, seen)))
    if rest != unseen:
        yield "box", " ".join(rest)


def kings_reader(seats: int) -> Callable[[str], tuple[Seat, ...]]:
    read = seat_reader(seats)
    return lambda text: tuple(read(word) for word in words(text))


def write_kings(kings: Iterable[Seat]) -> str:
    return " ".join(str(seat + 1) for seat in kings)


def round_reader(rounds: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        number = read_number(text)
        if number > rounds:
            raise Refused("There is no round {number}; expected 0 (set-up) to {rounds}.", number=number, rounds=rounds)
        return number

    return read


def read_kingdom(fields: Fields, place: int, size: int, sets: Sets) -> Kingdom:
    """A kingdom from its picture, from the dominoes laid one by one, or from both if they agree."""
    drawn = fields.read(f"kingdom {place}", lambda text: read_picture(text, size), None)
    laid = fields.read(f"laid {place}", lambda text: _read_laid(text, size, sets), None)
    if drawn is not None and laid is not None and drawn.squares != laid.squares:
        raise Refused("Kingdom {place} is drawn otherwise than its dominoes lie; expected one of the two.", place=place)
    return laid or drawn or Kingdom(size)


def _read_laid(text: str, size: int, sets: Sets) -> Kingdom:
    """`12 h7 i7, 3 g8 g9`: each domino where it lies, in the order they were laid."""
    kingdom, read = Kingdom(size), domino_reader(sets)
    for part in text.split(","):
        number, *cells = part.split() or [""]
        if len(cells) != 2:
            raise Refused(
                "“{text}” is not a domino laid; expected its number and two cells, such as 12 h7 i7.", text=part.strip()
            )
        domino = read(number)
        lay = Lay(read_cell(cells[0]), read_cell(cells[1])).canonical(domino)
        if (lay.first, lay.second) not in kingdom.placements(domino):
            raise Refused("Domino {number} does not fit on {cells}.", number=number, cells=" ".join(cells))
        kingdom = kingdom.lay(domino, lay.first, lay.second)
    return kingdom


def write_kingdom(kingdom: Kingdom, place: int, sets: Sets) -> Iterator[tuple[str, str]]:
    yield f"kingdom {place}", picture(kingdom)
    yield f"laid {place}", ", ".join(_laid(laid, sets) for laid in kingdom.laid)


def _laid(laid: Laid, sets: Sets) -> str:
    return f"{name_of(laid.domino, sets)} {NAMES[laid.first]} {NAMES[laid.second]}"


def laid_in(kingdom: Kingdom) -> list[Domino]:
    return [laid.domino for laid in kingdom.laid]
