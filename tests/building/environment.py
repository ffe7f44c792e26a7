"""A fresh environment to install Crownlands into and to use it, as a stranger would."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

LONG = 3600.0
TRIES = 300


@dataclass(frozen=True)
class Environment:
    """A virtual environment and the folder it works in."""

    folder: Path

    @property
    def programs(self) -> Path:
        return self.folder / "venv" / "bin"

    def run(
        self, *command: str, code: int = 0, seconds: float = 600, variables: Mapping[str, str] | None = None
    ) -> str:
        """What a program of the environment says; another exit code ends the run."""
        program, *arguments = command
        ended = subprocess.run(
            [str(self.programs / program), *arguments],
            cwd=self.folder,
            env={**outside(), **(variables or {})},
            capture_output=True,
            text=True,
            timeout=seconds,
            check=False,
        )
        said = ended.stdout + ended.stderr
        assert ended.returncode == code, f"{shlex.join(command)} ended with {ended.returncode}:\n{said}"
        return said

    def install(self, *wanted: str, variables: Mapping[str, str] | None = None) -> str:
        return self.run("pip", "install", "--verbose", *wanted, seconds=LONG, variables=variables)

    def shell(self, line: str, folder: Path, variables: Mapping[str, str] | None = None) -> None:
        """A line of a shell in which the environment's programs come first."""
        path = f"{self.programs}{os.pathsep}{os.environ['PATH']}"
        known = {**outside(), **(variables or {}), "PATH": path}
        subprocess.run(["sh", "-c", line], cwd=folder, env=known, check=True, timeout=LONG)

    def size(self) -> str:
        packages = len(self.run("pip", "list", "--format", "freeze").splitlines())
        site = next((self.folder / "venv" / "lib").glob("*/site-packages"))
        taken = sum(path.stat().st_size for path in site.rglob("*") if path.is_file())
        return f"{packages} packages, {taken / 1e6:.0f} MB"


def outside() -> dict[str, str]:
    """This process's variables without its own environment and without what make says to its children."""
    left_out = ("VIRTUAL_ENV", "PYTHONPATH", "CROWNLANDS_NATIVE", "MAKEFLAGS", "MAKELEVEL")
    return {name: value for name, value in os.environ.items() if name not in left_out}


def fresh(folder: Path) -> Environment:
    folder.mkdir()
    subprocess.run([sys.executable, "-m", "venv", str(folder / "venv")], check=True)
    return Environment(folder)


@contextmanager
def serving(environment: Environment, variables: dict[str, str]) -> Iterator[str]:
    """A server of the environment, which is asked to end afterwards."""
    log = environment.folder / "server.log"
    settings = {
        "CROWNLANDS_PORT": "0",
        "CROWNLANDS_DATABASE": f"sqlite:///{environment.folder / 'tables.db'}",
        **variables,
    }
    with log.open("w", encoding="utf-8") as lines:
        command = [str(environment.programs / "crownlands"), "serve"]
        process = subprocess.Popen(command, cwd=environment.folder, env={**outside(), **settings}, stderr=lines)
    try:
        yield listening(log)
    except OSError as error:
        raise AssertionError(f"the server does not answer ({error}):\n{log.read_text(encoding='utf-8')}") from None
    finally:
        process.terminate()
        process.wait(30)


def listening(log: Path) -> str:
    """The address a server says it listens at."""
    for _ in range(300):
        found = re.search(r"http://[\w.:]+/", log.read_text(encoding="utf-8"))
        if found:
            return found[0]
        time.sleep(0.2)
    raise AssertionError(f"the server did not start:\n{log.read_text(encoding='utf-8')}")


def read(url: str) -> str:
    for attempt in range(TRIES):
        try:
            with urllib.request.urlopen(url, timeout=10) as answer:
                text: str = answer.read().decode()
                return text
        except OSError:
            if attempt == TRIES - 1:
                raise
            time.sleep(0.2)
    return ""
