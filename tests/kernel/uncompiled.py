"""The kernel as plain Python, whatever has been compiled: for programs of their own, before they import it."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader


class PlainOnly:
    """Finds the modules of the kernel as source, never as compiled extensions."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: object = None) -> ModuleSpec | None:
        if path is None or not name.startswith("crownlands.kernel."):
            return None
        finders = [FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)) for folder in path]
        return next((spec for finder in finders if (spec := finder.find_spec(name))), None)


def use_plain_python() -> None:
    """From here on every module of the kernel is imported as source; those loaded before are forgotten."""
    for loaded in [name for name in sys.modules if name.startswith("crownlands.")]:
        del sys.modules[loaded]
    sys.meta_path.insert(0, PlainOnly())
    from crownlands.kernel import COMPILED

    assert not COMPILED


def lockstep_program(description: str | None, walk_many: Callable[[int, int], Counter[str]]) -> None:
    """A lockstep as a program: so many games from a seed on, and what was met on the way as JSON."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("games", type=int)
    parser.add_argument("seed", type=int)
    parser.add_argument("--plain", action="store_true", help="the kernel uncompiled")
    asked = parser.parse_args()
    if asked.plain:
        use_plain_python()
    sys.stdout.write(json.dumps(walk_many(asked.games, asked.seed)))
