"""`python -m tests.speed BEFORE AFTER`: two outputs of `crownlands bench --json`, compared by their ratios.

Only what is held against another measure of the same run counts, so the machine does not matter. Ends with code 1 if a
ratio has fallen by 15 % or is gone.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

LEAST = 0.85


def ratios(file: Path) -> dict[str, float]:
    return {
        found["name"]: found["times"] for found in json.loads(file.read_text("utf-8"))["results"] if "times" in found
    }


def compared(before: dict[str, float], after: dict[str, float]) -> Iterator[tuple[str, float]]:
    """Each ratio of before, and how many times as large it is now."""
    for name, ratio in before.items():
        yield name, after.get(name, 0.0) / ratio


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    given = parser.parse_args()
    fallen = 0
    for name, times in compared(ratios(given.before), ratios(given.after)):
        fallen += times < LEAST
        print(f"{times:6.2f}  {name}{'  fallen' if times < LEAST else ''}")
    return 1 if fallen else 0


if __name__ == "__main__":
    raise SystemExit(main())
