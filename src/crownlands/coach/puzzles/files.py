"""Puzzles on disk, packed where the name ends in .gz, and those that come with Crownlands."""

from __future__ import annotations

import gzip
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path

from crownlands.coach.puzzles.puzzle import Puzzle, read_puzzles, write_puzzles
from crownlands.game import Refused
from crownlands.rules import game_named

PACKED = ".gz"


def save_puzzles(puzzles: Iterable[Puzzle], path: Path) -> None:
    """A crash leaves the old file or the new one, never half of one; the same puzzles are the same bytes."""
    content = write_puzzles(puzzles).encode()
    beside = path.with_name(path.name + ".new")
    try:
        beside.write_bytes(gzip.compress(content, mtime=0) if path.suffix == PACKED else content)
        beside.replace(path)
    except OSError as error:
        raise Refused(f"{path} cannot be written: {error.strerror}.") from None


def load_puzzles(path: Path) -> list[Puzzle]:
    try:
        content = path.read_bytes()
        return read_puzzles((gzip.decompress(content) if path.suffix == PACKED else content).decode())
    except (gzip.BadGzipFile, EOFError, UnicodeDecodeError):
        raise Refused(f"{path} is not a file of puzzles; expected one as crownlands puzzles make writes it.") from None
    except OSError as error:
        raise Refused(f"{path} cannot be read: {error.strerror}.") from None


@cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game that come with Crownlands, the easy ones first."""
    packed = files("crownlands.coach.puzzles") / f"{game_named(game).name}.jsonl{PACKED}"
    return tuple(read_puzzles(gzip.decompress(packed.read_bytes()).decode()))
