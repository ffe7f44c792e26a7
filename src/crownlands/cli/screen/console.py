"""Where text goes: a console that knows whether colours are wanted, and blocks of lines set side by side."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

GAP = 3


def make_console(*, on_stderr: bool = False) -> Console:
    """No colour when NO_COLOR is set or the output is not a terminal."""
    return Console(
        file=sys.stderr if on_stderr else sys.stdout,
        color_system=None if os.environ.get("NO_COLOR") else "auto",
        highlight=False,
        markup=False,
        emoji=False,
    )


def coloured(console: Console) -> bool:
    return console.color_system is not None


def show_json(value: Any) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=2))


def show_lines(console: Console, lines: Iterable[Text]) -> None:
    for line in lines:
        if not coloured(console):
            line.rstrip()
        console.print(line, no_wrap=True, overflow="ignore", crop=False)


Block = Sequence[Text]


def width_of(block: Block) -> int:
    return max((line.cell_len for line in block), default=0)


def side_by_side(blocks: Sequence[Block], width: int) -> list[Text]:
    """Blocks of lines in rows, as many beside each other as fit the width."""
    rows: list[list[Block]] = []
    used = 0
    for block in blocks:
        wide = width_of(block) + GAP
        if not rows or used + wide - GAP > width:
            rows.append([])
            used = 0
        rows[-1].append(block)
        used += wide
    lines = [line for row in rows for line in [*_joined(row), Text()]]
    return lines[:-1]


def stacked(blocks: Sequence[Block], beside: Sequence[Block], width: int) -> list[Block]:
    """Blocks on top of each other where that fits beside the others, else one by one."""
    lines = [line for block in blocks for line in [*block, Text()]][:-1]
    taken = sum(width_of(block) + GAP for block in beside)
    return [lines] if taken + width_of(lines) <= width else list(blocks)


def _joined(blocks: Sequence[Block]) -> list[Text]:
    widths = [*(width_of(block) + GAP for block in blocks[:-1]), 0]
    lines = []
    for number in range(max(len(block) for block in blocks)):
        line = Text()
        for block, wide in zip(blocks, widths, strict=True):
            part = block[number].copy() if number < len(block) else Text()
            part.pad_right(max(wide - part.cell_len, 0))
            line.append_text(part)
        lines.append(line)
    return lines
