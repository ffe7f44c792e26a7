"""The draft two games share: rows of dominoes on the table and the kings that stand on them.

A row on offer is drawn domino by domino, claimed by kings, and then becomes the row that is played from its smallest
number to its largest. Dominoes not drawn yet have no order (K-S5, K-S6).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
    hand: tuple[Seat, ...]
    """Kings not drawn yet, at the first choice."""
    waiting: tuple[Seat, ...] = ()
    """Kings of the first choice that are to be put down next, in this order."""
    row: tuple[Claim, ...] = ()
    """The row being played: the kings that have not had their turn, smallest number first (K-T1)."""
    offer: tuple[Claim, ...] = ()
    """The row kings move to; not complete while it is being drawn."""
    left_over: tuple[Domino, ...] = ()
    order_first: bool = False
    """At the first choice every king is drawn before the first is put down (K-E6)."""

    @property
    def step(self) -> str:
        """What comes next: `choose` or `draw` or `king` at set-up and between rounds, `play` a turn, or `done`."""
        if self.waiting and not self.ordering:
            return "choose"
        if self.rows_to_come and len(self.offer) < self.length:
            return "draw"
        return "king" if self.hand else "play" if self.row else "done"

    @property
    def ordering(self) -> bool:
        """The order of the first choice is still being drawn, and nobody chooses yet (K-E6)."""
        return self.order_first and bool(self.hand)

    @property
    def to_move(self) -> Seat:
        """At the first choice the king drawn first; afterwards the one on the smallest number of the row (K-T1)."""
        king = self.waiting[0] if self.waiting else self.row[0].king
        assert king is not None
        return king

    @property
    def drawable(self) -> tuple[Domino, ...]:
        """What chance may bring next: every domino of the set the row comes from that nobody has seen."""
        return self.decks[0]

    @property
    def free(self) -> tuple[Domino, ...]:
        """The dominoes on offer with no king (K-S7)."""
        return tuple(claim.domino for claim in self.offer if claim.king is None)

    @property
    def to_come(self) -> int:
        """How many dominoes will still be laid out in this game (K-S1)."""
        drawn = len(self.offer) if len(self.offer) < self.length else 0
        return self.rows_to_come * self.length - drawn

    @property
    def order(self) -> tuple[Seat, ...]:
        """Whose kings act from now on, each turn once, as far as that is certain.

        At the first choice those are the kings drawn, and the rest of the hand once it is one player's. Then come the
        kings of the row, then those on offer up to the first free domino: a king may still step in there.
        """
        row = tuple(claim.king for claim in self.row if claim.king is not None)
        if len(set(self.hand)) > 1:
            return self.waiting
        return (*self.waiting, *self.hand, *row, *self._claimed())

    def _claimed(self) -> Iterator[Seat]:
        """The kings on offer that act next round in this order, whatever happens until then (K-T1)."""
        for claim in self.offer:
            if claim.king is not None:
                yield claim.king
            elif not self.row_done:
                return

    def owes(self, seats: Sequence[Seat]) -> bool:
        """Whether these seats may still get a domino to lay."""
        return bool(self.rows_to_come or self.offer) or any(claim.king in seats for claim in self.row)

    @property
    def remaining(self) -> tuple[Domino, ...]:
        return tuple(domino for deck in self.decks for domino in deck)

    def round(self, rounds: int) -> int:
        """The round being played, from 1, in a game of so many; 0 before the first row has been claimed."""
        laid_out = rounds - self.rows_to_come
        return laid_out - (len(self.offer) == self.length)

    def draw(self, number: int) -> Draft:
        """One more domino for the row on offer, which is kept sorted (K-S2)."""
        deck, *others = self.decks
        domino = next(domino for domino in deck if domino.number == number)
        rest = tuple(other for other in deck if other is not domino)
        offer = tuple(sorted((*self.offer, Claim(domino))))
        if len(offer) < self.length:
            return replace(self, decks=(rest, *others), offer=offer)
        return replace(self, decks=(*others, rest), offer=offer, rows_to_come=self.rows_to_come - 1)

    def draw_king(self, seat: Seat) -> Draft:
        """A king is drawn: it is put down before the next is drawn (K-N1), or after the last has been (K-E6)."""
        hand = list(self.hand)
        hand.remove(seat)
        return replace(self, hand=tuple(hand), waiting=(*self.waiting, seat))

    def start_player(self, seat: Seat) -> Draft:
        """2 players: the start player chooses one, the other two, the start player the last (K-E3, K-N2)."""
        return replace(self, hand=(), waiting=(seat, 1 - seat, 1 - seat, seat))

    def pick(self, number: int) -> Draft:
        """The king whose turn it is onto a free domino on offer (K-T7), and on to the next row if it was the last."""
        return self.claim(number).settled()

    def turn_done(self) -> Draft:
        """A turn without a pick is over, and with the last one the row."""
        return self.leave().settled()

    def claim(self, number: int) -> Draft:
        """The king whose turn it is onto a free domino on offer; the row stays as it is if it was the last."""
        seat = self.to_move
        offer = tuple(claim._replace(king=seat) if claim.domino.number == number else claim for claim in self.offer)
        claimed = replace(self, offer=offer)
        return replace(claimed, waiting=self.waiting[1:]) if self.waiting else claimed.leave()

    def leave(self) -> Draft:
        """The king that was first in the row has left it."""
        return replace(self, row=self.row[1:])

    @property
    def row_done(self) -> bool:
        """Every king of the row, or of the first choice, has moved."""
        return not (self.row or self.waiting or self.hand)

    def settled(self) -> Draft:
        return self.next_row() if self.row_done else self

    def next_row(self) -> Draft:
        """The row on offer becomes the one that is played; what nobody took leaves the game (K-T3, K-T9)."""
        taken = tuple(claim for claim in self.offer if claim.king is not None)
        return replace(self, row=taken, offer=(), left_over=(*self.left_over, *self.free))
