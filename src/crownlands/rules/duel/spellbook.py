"""The one spellbook both players share: boxes filled, who won which power, and what is spent."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from crownlands.game import Seat
from crownlands.rules.duel.coats import Coat
from crownlands.rules.duel.components import LINE_WITH, LINES, Power

Boxes = tuple[int, ...]
NO_BOXES: Boxes = (0,) * len(LINES)


@dataclass(frozen=True, slots=True)
class Spellbook:
    """Six lines, each player with boxes of their own (D-C3); everybody sees what is won, struck and spent (D-G9)."""

    boxes: tuple[Boxes, Boxes] = (NO_BOXES, NO_BOXES)
    owners: tuple[Seat | None, ...] = (None,) * len(LINES)
    spent: frozenset[Power] = frozenset()

    def ready(self, seat: Seat, power: Power) -> bool:
        """Won and not yet used (D-G3)."""
        return self.owners[LINE_WITH[power].coat.order] == seat and power not in self.spent

    def use(self, power: Power) -> Spellbook:
        return replace(self, spent=self.spent | {power})

    def fill(self, coats: tuple[Iterable[Coat], Iterable[Coat]]) -> Spellbook:
        """A box for each coat; in a line somebody has won, or beyond its last box, nothing is filled (D-G1, D-N15)."""
        first, second = (self._filled(seat, tuple(coats[seat])) for seat in (0, 1))
        return replace(self, boxes=(first, second))

    def _filled(self, seat: Seat, coats: tuple[Coat, ...]) -> Boxes:
        return tuple(
            have if owner is not None else min(line.boxes, have + coats.count(line.coat))
            for have, owner, line in zip(self.boxes[seat], self.owners, LINES, strict=True)
        )

    def award(self, order: tuple[Seat, ...]) -> Spellbook:
        """Every complete line without an owner goes to the first in order who completed it (D-G2, D-G6)."""
        owners = [
            next((seat for seat in order if self.boxes[seat][line.coat.order] == line.boxes), None)
            if owner is None
            else owner
            for owner, line in zip(self.owners, LINES, strict=True)
        ]
        return replace(self, owners=tuple(owners))

    def immediate(self, seat: Seat) -> list[Power]:
        """The powers a player has to use at once (D-G8)."""
        return [line.power for line in LINES if line.immediate and self.ready(seat, line.power)]

    def kept(self, seat: Seat) -> list[Power]:
        """The powers that wait until their owner likes to use them (D-G7)."""
        return [line.power for line in LINES if not line.immediate and self.ready(seat, line.power)]


BLANK = Spellbook()
