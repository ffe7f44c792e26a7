"""The front door: every name it promises is there, typed, documented and quick to import."""

import subprocess
import sys

import pytest

import crownlands


@pytest.mark.parametrize("name", crownlands.__all__)
def test_every_name_is_there(name: str) -> None:
    value = getattr(crownlands, name)
    assert name in dir(crownlands)
    if callable(value):
        assert value.__doc__, f"{name} says nothing about itself"


def test_a_name_that_is_not_there() -> None:
    with pytest.raises(AttributeError, match="has no attribute “Tabel”"):
        crownlands.Tabel  # type: ignore[attr-defined]  # noqa: B018


def test_the_version_is_the_package_s() -> None:
    assert crownlands.__version__.count(".") >= 1


def test_importing_it_loads_nothing_else() -> None:
    script = "import sys, crownlands; print(sorted(name for name in sys.modules if name.startswith('crownlands')))"
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "['crownlands']"


def test_the_library_needs_no_server_and_no_numbers() -> None:
    heavy = ("numpy", "fastapi", "rich")
    script = f"import sys, crownlands; crownlands.Table(); print([name for name in {heavy} if name in sys.modules])"
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"
