"""Tests over kernels built with sanitizers: `make asan` builds them and runs this program.

Those of the kernels play every mode of every game at random and greedily, search it, and knock at every door with
buffers of the wrong size; those of the environments step tables in bulk and one by one.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import pytest

ENVIRONMENTS = ("test_vector.py", "test_vector_queendomino.py", "test_vector_duel.py", "test_kernel_table.py")
LEFT_PLAIN = {"__init__", "headers", "layout", "plain"}


def check_loaded(built: Path) -> None:
    """Every module of the kernel comes from there, compiled: what could not be compiled would prove nothing."""
    for path in sorted((built / "crownlands/kernel").rglob("*.py")):
        if path.stem not in LEFT_PLAIN:
            name = ".".join(path.relative_to(built).with_suffix("").parts)
            file = Path(import_module(name).__file__ or "")
            assert file.suffix == ".so", f"{name} is not compiled: {file}"
            assert file.is_relative_to(built), f"{name} was not built for this: {file}"


def main(folder: str) -> int:
    built = Path(folder).resolve()
    check_loaded(built)
    # All tests of the environments count as slow, so they are asked for in a run of their own.
    runs = (["-m", "not slow", "tests/kernel"], [f"tests/envs/{name}" for name in ENVIRONMENTS])
    return max(pytest.main(["-n", "0", "--timeout", "1800", *run]) for run in runs)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1]))
