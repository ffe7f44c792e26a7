"""What the kernel says twice, for C and for plain Python, must be the same."""

import re
from pathlib import Path

from crownlands.kernel import plain

KERNEL = Path(plain.__file__).parent


def test_plain_python_and_c_agree_where_things_lie() -> None:
    text = (KERNEL / "layout.pxd").read_text(encoding="utf-8")
    places = {name: int(value) for name, value in re.findall(r"^    (\w+) = (\d+)$", text, re.MULTILINE)}
    assert len(places) > 40
    assert {name: getattr(plain, name, None) for name in places} == places


def test_every_c_helper_has_a_twin_in_plain_python() -> None:
    text = (KERNEL / "bits.pxd").read_text(encoding="utf-8")
    helpers = re.findall(r"^    (?:int|u64\*?|void) (\w+) \"", text, re.MULTILINE)
    assert len(helpers) > 15
    assert [name for name in helpers if not callable(getattr(plain, name, None))] == []
