"""What is missing here, and the command that brings it: a plain install has the rules, the bots and the terminal."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.metadata import metadata, requires
from importlib.util import find_spec

from crownlands.game import Refused

OURS = re.compile(r"crownlands\[([\w,-]+)\]")
NAME = re.compile(r"[\w.-]+")
EXTRA = re.compile(r"extra == ['\"]([\w-]+)['\"]")


def expect(extra: str) -> None:
    """Refuse at once what would end in the middle for want of a module."""
    module = lacking(extra)
    if module:
        raise _refusal(module, extra)


def lacking(extra: str) -> str | None:
    """The first module of an extra, or of those it builds on, that is not installed."""
    asked = [module for module, asking in _modules() if asking == extra and find_spec(module) is None]
    below = (lacking(name) for name in _below(extra))
    return next(iter(asked), None) or next(filter(None, below), None)


def missing(error: ModuleNotFoundError) -> Refused | None:
    """The refusal for a module that one of the extras, in the order of pyproject.toml, would bring."""
    module = (error.name or "").partition(".")[0]
    asking = {extra for name, extra in _modules() if name == module}
    extras = metadata("crownlands").get_all("Provides-Extra") or ()
    return next((_refusal(module, extra) for extra in extras if extra in asking), None)


def _refusal(module: str, extra: str) -> Refused:
    return Refused(f"This needs {module}, which is not installed; pip install 'crownlands[{extra}]' brings it.")


def _below(extra: str) -> list[str]:
    """The extras that an extra of ours builds on."""
    lines = [line for line in requires("crownlands") or () if (found := EXTRA.search(line)) and found[1] == extra]
    return [name for line in lines if (ours := OURS.match(line)) for name in ours[1].split(",")]


def _modules() -> Iterator[tuple[str, str]]:
    """The modules the extras bring, each with its extra; a package's module has its name, in the letters of Python."""
    for requirement in requires("crownlands") or ():
        name, extra = NAME.match(requirement), EXTRA.search(requirement)
        if name and extra and "sys_platform" not in requirement:
            yield name[0].replace("-", "_").lower(), extra[1]
