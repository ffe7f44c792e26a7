"""The fast tests of all kernels over kernels built with sanitizers: `make asan` builds them and runs this program."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import pytest

TESTS = ("tests/kernel",)
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
    tests = [name for name in TESTS if any(Path(name).rglob("test_*.py"))]
    return pytest.main(["-n", "0", "-m", "not slow", "--timeout", "1800", *tests])


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1]))
