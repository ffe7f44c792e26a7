"""The numbers of a `layout.py` for C: the build writes them to the `layout.pxd` beside it, so they are said once."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType


def numbers(layout: ModuleType) -> dict[str, int]:
    return {name: value for name, value in vars(layout).items() if name.isupper() and isinstance(value, int)}


def header(layout: ModuleType) -> str:
    """The text of the `.pxd`."""
    lines = [f"    {name} = {value}\n" for name, value in numbers(layout).items()]
    return "".join(["# Made from layout.py by setup.py.\n", "cdef enum:\n", *lines])


def write_header(layout: ModuleType) -> None:
    """Write it beside the layout; a file that says the same is left alone, so that nothing is compiled again."""
    assert layout.__file__ is not None
    path, text = Path(layout.__file__).with_suffix(".pxd"), header(layout)
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")
