"""Positions of Kingdomino for tests: from typed moves, or set up with given rows and drawn kingdoms."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any, TypeVar, cast

from crownlands.game import CHANCE, OVER, State, deal, find_move
from crownlands.kingdom.dominoes import KINGDOMINO as DOMINOES
from crownlands.kingdom.dominoes import Domino
from crownlands.kingdom.kingdom import Kingdom
from crownlands.kingdom.pictures import read_picture
from crownlands.records import read_options
from crownlands.rules.draft import Claim
from crownlands.rules.kingdomino import KINGDOMINO
from crownlands.rules.kingdomino.options import Options
from crownlands.rules.kingdomino.state import Kingdomino, Move, start

S = TypeVar("S", bound=State[Move])
EDITIONS = ("german", "hungarian", "danish")
BARE = "##"


def options(text: str) -> Options:
    """Options from their text form, `players=2, edition=danish`."""
    return cast("Options", read_options(KINGDOMINO, text))


def the(number: int) -> Domino:
    """A printed domino by its number."""
    return DOMINOES[number - 1]


def after(state: State[Move], moves: str) -> Kingdomino:
    """The state after typed moves, each checked to be legal: `draw 3, king 1, pick 3`."""
    for text in moves.split(","):
        state = state.play(find_move(KINGDOMINO, state, text))
    assert isinstance(state, Kingdomino)
    return state


def begin(settings: str, moves: str = "") -> Kingdomino:
    """A game from its start, and the moves typed so far."""
    state = start(options(settings))
    return after(state, moves) if moves else state


def draws(*numbers: int) -> str:
    return ", ".join(f"draw {number}" for number in numbers)


def claims(text: str) -> tuple[Claim, ...]:
    """Dominoes of a row, those with a king led by its seat (from 1, as in the notation): `1:12 2:17 30`."""
    return tuple(_claim(word) for word in text.split())


def _claim(word: str) -> Claim:
    king, colon, number = word.rpartition(":")
    return Claim(the(int(number)), int(king) - 1 if colon else None)


def position(
    settings: str, *, row: str, offer: str = "", kingdoms: Sequence[str] = (), rows_to_come: int = 0
) -> Kingdomino:
    """A turn of the game: the kings to play, the row on offer and the kingdoms as pictures (a bare castle if none)."""
    begun = begin(settings)
    drawn = {claim.domino for claim in (*claims(row), *claims(offer))}
    deck = tuple(domino for domino in DOMINOES if domino not in drawn)
    draft = replace(
        begun.draft, decks=(deck,), hand=(), row=claims(row), offer=claims(offer), rows_to_come=rows_to_come
    )
    size = begun.options.size
    pictures = [*kingdoms, *[BARE] * (begun.options.players - len(kingdoms))]
    return replace(begun, draft=draft, kingdoms=tuple(read_picture(text, size) for text in pictures), phase="lay")


def finished(settings: str, *kingdoms: str) -> Kingdomino:
    """A game that is over, with the kingdoms as they ended."""
    begun = begin(settings)
    draft = replace(begun.draft, rows_to_come=0, hand=())
    built: tuple[Kingdom, ...] = tuple(read_picture(text, begun.options.size) for text in kingdoms)
    ended = replace(begun, draft=draft, kingdoms=built, phase="over")
    assert ended.turn == OVER
    return ended


def texts(moves: Sequence[Any]) -> list[str]:
    return [str(move) for move in moves]


def play_out(state: S, seed: int) -> Iterator[S]:
    """The states of a game played at random to its end, the given one first."""
    dice = Random(seed)
    yield state
    while state.turn != OVER:
        state = state.play(deal(state, dice) if state.turn == CHANCE else dice.choice(state.moves()))
        yield state


def ended(settings: str, seed: int = 0) -> Kingdomino:
    """The end of a game played at random."""
    *_, last = play_out(begin(settings), seed)
    return last


def dominoes_of(state: Kingdomino, seat: int) -> list[int]:
    """The numbers of all dominoes a seat has laid or discarded."""
    laid = [laid.domino.number for laid in state.kingdoms[seat].laid]
    return [*laid, *(domino.number for domino in state.discarded[seat])]
