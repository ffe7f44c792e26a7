"""Reasons of Queendomino: coins, the Queen, towers and knights."""

from __future__ import annotations

from collections.abc import Iterator

from crownlands.coach.reasons.reason import Case, Reason
from crownlands.rules.queendomino.state import Queendomino
from crownlands.sentence import say


def ruling(case: Case) -> Iterator[Reason]:
    """What a team owns after either move."""
    one, other = case.after()
    assert isinstance(one, Queendomino)
    assert isinstance(other, Queendomino)
    if one.queen == case.team != other.queen:
        yield Reason("queen", say("The Queen is with you."), 1, 0)
    for find in (_towers, _coins, _knights):
        yield from find(case, one, other)


def _coins(case: Case, one: Queendomino, other: Queendomino) -> Iterator[Reason]:
    better, worse = one.realms[case.team].coins, other.realms[case.team].coins
    if better > worse:
        yield Reason(
            "coins", say("Coins left: {better} instead of {worse}.", better=better, worse=worse), better, worse
        )


def _towers(case: Case, one: Queendomino, other: Queendomino) -> Iterator[Reason]:
    better, worse = one.realms[case.team].towers, other.realms[case.team].towers
    if better > worse:
        yield Reason("towers", say("Towers: {better} instead of {worse}.", better=better, worse=worse), better, worse)


def _knights(case: Case, one: Queendomino, other: Queendomino) -> Iterator[Reason]:
    better, worse = one.realms[case.team].knights, other.realms[case.team].knights
    if better > worse:
        said = say("Knights ready to collect taxes: {better} instead of {worse}.", better=better, worse=worse)
        yield Reason("knights", said, better, worse)
