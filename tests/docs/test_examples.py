"""Every example in the documentation is run: ```console blocks as commands with their output, ```python as scripts."""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```(console|python)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILES = {
    "kingdom.txt": "W0 W0 W1 F0 F1\nW0 W1 L0 F0 F0\nG2 G0 ## L1 L0\nG0 S0 S1 M2 M1\n.. .. S0 F0 M0\n",
    "games/broken.crown": "crownlands record 1\ngame: kingdomino\nrules: 1\noptions: players=2\nnames: A; B\n\n"
    "1 pick 3\n",
}


def blocks(page: Path, kind: str) -> list[str]:
    return [text for found, text in BLOCK.findall(page.read_text(encoding="utf-8")) if found == kind]


def files_of(page: Path) -> dict[str, str]:
    """Python blocks that begin with the name of a file, such as `# my_bot.py`, are that file to the commands."""
    found = [(text.partition("\n")[0], text) for text in blocks(page, "python")]
    return {first.removeprefix("# "): text for first, text in found if re.fullmatch(r"# \w+\.py", first)}


def steps(text: str) -> Iterator[tuple[str, str]]:
    """The commands of a console block, each with the output that stands below it."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, _, output = part.partition("\n")
        yield command, output


def pattern(output: str) -> re.Pattern[str]:
    """A line that is `…` stands for any lines, `…` within a line for any text of it; trailing blanks do not count."""
    parts = []
    for line in output.splitlines():
        if line.strip() == "…":
            parts.append(r"(?:.*\n)*?")
        else:
            parts.append(".*".join(re.escape(piece) for piece in line.rstrip().split("…")) + r" *\n")
    return re.compile("".join(parts))


@pytest.fixture
def shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files the examples speak of, and `crownlands` on the path."""
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    programs = tmp_path / "bin"
    programs.mkdir()
    program = programs / "crownlands"
    program.write_text(f"#!/bin/sh\nexec {sys.executable} -c 'from crownlands.cli import main; main()' \"$@\"\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(programs), prepend=":")
    monkeypatch.setenv("COLUMNS", "80")
    play = ["crownlands", "play", "--players", "random,random", "--seed", "1", "--record", "games/greedy.crown"]
    subprocess.run(play, cwd=tmp_path, check=True, capture_output=True)
    return tmp_path


CONSOLE = [page for page in PAGES if blocks(page, "console")]
PYTHON = [page for page in PAGES if blocks(page, "python")]


def named(pages: list[Path]) -> list[Any]:
    return [pytest.param(page, id=page.name) for page in pages]


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("bash") is None, reason="the examples are written for a shell")
@pytest.mark.parametrize("page", named(CONSOLE))
def test_commands(page: Path, shell: Path) -> None:
    """All blocks of a page are run one after the other, in one folder."""
    for name, text in files_of(page).items():
        (shell / name).write_text(text, encoding="utf-8")
    code = 0
    for block in blocks(page, "console"):
        for command, output in steps(block):
            script = f"(exit {code}); {command}"
            ended = subprocess.run(
                ["bash", "-c", script], cwd=shell, capture_output=True, text=True, encoding="utf-8", check=False
            )
            code, told = ended.returncode, ended.stderr + ended.stdout
            assert pattern(output).fullmatch(told), f"$ {command}\n{told}\ndoes not look like\n{output}"


@pytest.mark.parametrize("page", named(PYTHON))
def test_scripts(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All blocks of a page are one script."""
    monkeypatch.chdir(tmp_path)
    space: dict[str, Any] = {"__name__": "example"}
    for block in blocks(page, "python"):
        exec(compile(block, str(page), "exec"), space)  # noqa: S102


def test_there_are_examples() -> None:
    names = {page.name for page in CONSOLE} & {page.name for page in PYTHON}
    assert {"kingdomino.md", "notation.md"} <= names


def test_a_wrong_output_is_noticed() -> None:
    assert pattern("a\n…\nb…d\n").fullmatch("a\nx\ny\nbcd  \n")
    assert not pattern("a\nb\n").fullmatch("a\nc\n")
    assert not pattern("a\n").fullmatch("a\nb\n")


@pytest.mark.slow
@pytest.mark.parametrize("game", ["kingdomino", "queendomino", "duel"])
def test_the_bot_of_the_documentation_beats_random(game: str, shell: Path) -> None:
    for name, text in files_of(ROOT / "docs" / "bots.md").items():
        (shell / name).write_text(text, encoding="utf-8")
    bots = "my_bot.py:MyBot,process=here,random"
    arena = ["crownlands", "arena", game, "--bots", bots, "--games", "40", "--jobs", "1", "--seed", "1", "--json"]
    ran = subprocess.run(arena, cwd=shell, check=True, capture_output=True, text=True)
    mine = next(bot for bot in json.loads(ran.stdout)["bots"] if bot["name"].startswith("my_bot"))
    assert mine["win_rate_low"] > 0.6
