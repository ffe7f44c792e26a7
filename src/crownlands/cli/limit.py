"""The limit program: C++ source that plays random games of Kingdomino as fast as it goes and prints how fast that is.

Called with seconds and players, its last line is the number of games per second of processor time.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from crownlands.game import Refused

FLAGS = ("-O3", "-march=native", "-std=c++17")


@contextmanager
def compiled(source: Path) -> Iterator[Path]:
    """The program, for as long as it is needed."""
    compiler = shutil.which("g++")
    if not source.is_file():
        raise Refused("“{file}” is not a file; name the C++ source of the limit program.", file=str(source))
    if compiler is None:
        raise Refused("The limit program needs g++, which is not installed here; install it or leave out --limit.")
    with TemporaryDirectory() as folder:
        program = Path(folder) / "limit"
        made = subprocess.run([compiler, *FLAGS, "-o", program, source], capture_output=True, check=False)  # noqa: S603
        if made.returncode:
            raise Refused("g++ cannot compile “{file}”; name the C++ source of the limit program.", file=str(source))
        yield program


def games_a_second(program: Path, players: str, seconds: float) -> float:
    """What the program says it did in so many seconds."""
    ran = subprocess.run([program, f"{seconds:g}", players], capture_output=True, text=True, check=False)  # noqa: S603
    try:
        return float(ran.stdout.split()[-1])
    except (IndexError, ValueError):
        raise Refused("The limit program did not print the games it played in a second as its last line.") from None
