"""The version of the installed program."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version


def _installed() -> str:
    try:
        return version("crownlands")
    except PackageNotFoundError:
        return "0"


VERSION = _installed()
