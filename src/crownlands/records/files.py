"""Records on disk."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from crownlands.game import AnyState, Refused
from crownlands.records.notation import read_record, write_record
from crownlands.records.record import Record


def save_record(record: Record, path: str | Path, states: Sequence[AnyState] | None = None) -> None:
    """Write a record so that a crash leaves the old file or the new one, never half of one."""
    path = Path(path)
    beside = path.with_name(path.name + ".new")
    try:
        beside.write_text(write_record(record, states), encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        raise Refused(f"The record cannot be written to {path}: {error.strerror}.") from None


def load_record(path: str | Path) -> Record:
    """The record in a file; what is broken or illegal is refused with its line."""
    return read_record(read_text(Path(path)))


def read_text(path: Path) -> str:
    """The text of a file a person named."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise Refused(f"{path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise Refused(f"{path} is not text in UTF-8.") from None
