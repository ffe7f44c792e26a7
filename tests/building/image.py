"""The Dockerfile's steps, taken here one by one: its stages are folders, its Python is this one."""

from __future__ import annotations

import re
import shlex
import shutil
from pathlib import Path

from tests.building.environment import Environment, fresh, read, serving

ROOT = Path(__file__).parents[2]
OF_THE_IMAGE_ONLY = ("WORKDIR", "VOLUME", "EXPOSE", "USER")


class Image:
    """What has been made of the Dockerfile so far."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        self._folder = folder
        self._stages: dict[str, Environment] = {}
        self._variables: dict[str, str] = {}
        self._check = ""

    def make(self) -> None:
        text = re.sub(r"\\\n", " ", (ROOT / "Dockerfile").read_text(encoding="utf-8"))
        for line in text.splitlines():
            step, _, rest = line.partition(" ")
            if step and step not in ("#", *OF_THE_IMAGE_ONLY):
                getattr(self, f"_{step.lower()}")(rest)

    @property
    def _stage(self) -> Environment:
        return list(self._stages.values())[-1]

    @property
    def _files(self) -> Path:
        return self._stage.folder / "files"

    def _from(self, rest: str) -> None:
        words = rest.split()
        name = words[-1] if "AS" in words else "last"
        self._stages[name] = fresh(self._folder / name)
        self._files.mkdir()

    def _copy(self, rest: str) -> None:
        words = shlex.split(rest)
        if not words[0].startswith("--from="):
            shutil.copytree(ROOT, self._files, dirs_exist_ok=True, ignore=shutil.ignore_patterns(*ignored()))
            return
        stage = self._stages[words[0].partition("=")[2]]
        shutil.copytree(stage.folder / "files" / Path(words[1]).name, self._files / words[2])

    def _run(self, rest: str) -> None:
        self._stage.shell(rest, self._files)

    def _env(self, rest: str) -> None:
        self._variables |= dict(word.split("=", 1) for word in shlex.split(rest))

    def _healthcheck(self, rest: str) -> None:
        self._check = rest.partition("CMD ")[2]

    def _cmd(self, rest: str) -> None:
        """As the image starts it, but for the port and the place of the file, until its own check is content."""
        assert rest == '["crownlands", "serve"]'
        database = self._variables["CROWNLANDS_DATABASE"].replace("/data/", f"{self._stage.folder}/")
        here = {"CROWNLANDS_HOST": "127.0.0.1", "CROWNLANDS_PORT": "0", "CROWNLANDS_DATABASE": database}
        with serving(self._stage, {**self._variables, **here}) as url:
            assert "<title>" in read(url)
            port = url.rstrip("/").rpartition(":")[2]
            self._stage.shell(self._check, self._files, {"CROWNLANDS_PORT": port})


def ignored() -> list[str]:
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    return [*(Path(line).name for line in lines), ".hypothesis", ".mypy_cache", ".ruff_cache", ".pytest_cache"]
