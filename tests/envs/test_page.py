"""The Python on the page about reinforcement learning runs as it stands there."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "rl.md"
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_a_block_runs(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(BLOCKS[number], f"block {number}", "exec"), {})  # noqa: S102 - the page is ours
    if "chance_outcomes" in BLOCKS[number]:
        assert capsys.readouterr().out == "48\n"


def test_there_is_a_block_for_each_library() -> None:
    assert len(BLOCKS) == 5
