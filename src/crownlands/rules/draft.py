"""The draft two games share: rows of dominoes on the table and the kings that stand on them.

A row on offer is drawn domino by domino, claimed by kings, and then becomes the row that is played from its smallest
number to its largest. Dominoes not drawn yet have no order (K-S5, K-S6).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from crownlands.game import Seat
from crownlands.kingdom.dominoes import Domino


class Claim(NamedTuple):
    """A domino of a row and the seat whose king stands on it, if any."""

    domino: Domino
    king: Seat | None = None


@dataclass(frozen=True, slots=True)
class Draft:
    decks: tuple[tuple[Domino, ...], ...]
    """Dominoes not drawn yet, set by set; rows come from the sets in turn (Q-V1)."""
    length: int
    """Dominoes in a row."""
    rows_to_come: int
    row: tuple[Claim, ...] = ()
    """The row being played: the kings that have not had their turn, smallest number first (K-T1)."""
    offer: tuple[Claim, ...] = ()
    """The row kings move to; not complete while it is being drawn."""
    left_over: tuple[Domino, ...] = ()

    @property
    def awaits_domino(self) -> bool:
        return self.rows_to_come > 0 and len(self.offer) < self.length

    @property
    def drawable(self) -> tuple[Domino, ...]:
        """What chance may bring next: every domino of the set the row comes from that nobody has seen."""
        return self.decks[0]

    @property
    def free(self) -> tuple[Domino, ...]:
        """The dominoes on offer with no king (K-S7)."""
        return tuple(claim.domino for claim in self.offer if claim.king is None)

    @property
    def remaining(self) -> tuple[Domino, ...]:
        return tuple(domino for deck in self.decks for domino in deck)

    @property
    def first_king(self) -> Seat:
        """Whose turn it is: the king on the smallest number of the row (K-T1)."""
        king = self.row[0].king
        assert king is not None
        return king

    def round(self, rounds: int) -> int:
        """The round being played, from 1, in a game of so many; 0 before the first row has been claimed."""
        laid_out = rounds - self.rows_to_come
        return laid_out - (len(self.offer) == self.length) if self.row else 0

    def draw(self, number: int) -> Draft:
        """One more domino for the row on offer, which is kept sorted (K-S2)."""
        deck, *others = self.decks
        domino = next(domino for domino in deck if domino.number == number)
        rest = tuple(other for other in deck if other != domino)
        offer = tuple(sorted((*self.offer, Claim(domino))))
        if len(offer) < self.length:
            return replace(self, decks=(rest, *others), offer=offer)
        return replace(self, decks=(*others, rest), offer=offer, rows_to_come=self.rows_to_come - 1)

    def claim(self, seat: Seat, number: int) -> Draft:
        """A king onto a free domino on offer."""
        offer = tuple(claim._replace(king=seat) if claim.domino.number == number else claim for claim in self.offer)
        return replace(self, offer=offer)

    def turn_done(self) -> Draft:
        """The king that was first in the row has left it."""
        return replace(self, row=self.row[1:])

    def advance(self) -> Draft:
        """The row on offer becomes the one that is played; what nobody took leaves the game (K-T3, K-T9)."""
        taken = tuple(claim for claim in self.offer if claim.king is not None)
        return replace(self, row=taken, offer=(), left_over=(*self.left_over, *self.free))
