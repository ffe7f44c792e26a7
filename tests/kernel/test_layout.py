"""What the kernel says for C and for plain Python must be the same."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from crownlands.kernel import headers, plain

KERNEL = Path(plain.__file__).parent
LAYOUTS = [".".join(path.relative_to(KERNEL).with_suffix("").parts) for path in sorted(KERNEL.rglob("layout.py"))]


@pytest.mark.parametrize("name", LAYOUTS)
def test_the_header_for_c_was_made_from_the_layout(name: str) -> None:
    layout = import_module(f"crownlands.kernel.{name}")
    assert layout.__file__ is not None
    text = Path(layout.__file__).with_suffix(".pxd").read_text(encoding="utf-8")
    places = {name: int(value) for name, value in re.findall(r"^    (\w+) = (-?\d+)$", text, re.MULTILINE)}
    assert places == headers.numbers(layout), "build the kernel again"
    assert len(places) > 10


def test_every_game_says_where_things_lie() -> None:
    assert {"layout", "kingdom.layout", "kingdomino.layout"} <= set(LAYOUTS)


def test_every_c_helper_has_a_twin_in_plain_python() -> None:
    text = (KERNEL / "bits.pxd").read_text(encoding="utf-8")
    helpers = re.findall(r"^    [\w ]+\*? (\w+) \"cl_\w+\"\(", text, re.MULTILINE)
    assert len(helpers) > 25
    assert [name for name in helpers if not callable(getattr(plain, name, None))] == []
