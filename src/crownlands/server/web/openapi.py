"""`python -m crownlands.server.web.openapi FILE`: the description of the API as a file, for making types from."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from crownlands.server.web.app import create_api


def text() -> str:
    """The same text for the same shapes; it does not change with the version of the program."""
    return json.dumps(create_api().openapi(), indent=2, sort_keys=True, ensure_ascii=False) + "\n"


def main(words: list[str]) -> int:
    if len(words) != 1:
        sys.stderr.write("Name the file to write, such as web/openapi.json.\n")
        return 2
    Path(words[0]).write_text(text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
