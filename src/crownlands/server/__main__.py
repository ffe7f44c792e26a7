"""`python -m crownlands.server`: a server with the settings of the environment."""

from __future__ import annotations

import sys


def main() -> int:
    # The bots' processes import this file too, and need nothing of what follows.
    from crownlands.game import Refused
    from crownlands.server.ops.run import run
    from crownlands.server.ops.settings import load_settings

    try:
        run(load_settings())
    except Refused as reason:
        sys.stderr.write(f"{reason}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
