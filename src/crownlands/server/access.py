"""Who may look at a table, and as whom."""

from __future__ import annotations

from collections.abc import Sequence

from crownlands.game import Seat
from crownlands.server.refusal import Refusal
from crownlands.server.table import Table


def may_look(table: Table, secrets: Sequence[str]) -> None:
    """Players and the host always; whoever has the link, or anybody if it is public, when spectators are allowed."""
    if any(table.seat_of(secret) is not None or table.is_host(secret) for secret in secrets):
        return
    if not table.setup.public and not any(table.is_invite(secret) for secret in secrets):
        raise Refusal("forbidden", "This table is opened by its link, a seat's token or the host's secret.")
    if not table.open and not table.setup.spectators:
        raise Refusal("forbidden", "This table has no spectators.")


def seat_of(table: Table, secret: str | None) -> Seat:
    """The seat whose token was given."""
    seat = table.seat_of(secret) if secret else None
    if seat is None:
        raise Refusal("forbidden", "This needs the token of a seat at the table.")
    return seat


def expect_host(table: Table, secret: str | None) -> None:
    if not secret or not table.is_host(secret):
        raise Refusal("forbidden", "This needs the host's secret.")


def expect_player(table: Table, secret: str | None) -> None:
    if not secret or (table.seat_of(secret) is None and not table.is_host(secret)):
        raise Refusal("forbidden", "This needs the token of a seat at the table, or the host's secret.")
