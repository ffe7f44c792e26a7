"""`make packages`: the package as strangers install it.

Builds the source distribution, and from it a wheel without npm. Then every extra goes into a fresh environment and its
main thing is done: the rules in the terminal, the server with its page, the arena with a plot, PettingZoo's own test, a
minute of training and a few steps of every recipe with its library; the steps of the Dockerfile are taken one by one;
and the sources are installed where there is no compiler and no npm. Every step is printed with its time; what fails
ends it with code 1. Needs PyPI and half an hour.
"""

from __future__ import annotations

import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from tests.building.environment import LONG, Environment, fresh, read, serving
from tests.building.image import Image

ROOT = Path(__file__).parents[1]
TORCH = os.environ.get("TORCH", "torch==2.13.0")
IN_THE_SOURCES = ("docs/server.md", "examples/train_policy.py", "tests/conftest.py", "CHANGELOG.md", "Makefile")
PAGE = "crownlands/server/static/index.html"


def build_source(folder: Path) -> Path:
    """The source distribution, with page, docs, examples and tests in it."""
    environment = fresh(folder)
    environment.install("build")
    environment.run("python", "-m", "build", "--sdist", "--outdir", str(folder), str(ROOT), seconds=LONG)
    source = next(folder.glob("*.tar.gz"))
    with tarfile.open(source) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    missing = {*IN_THE_SOURCES, f"src/{PAGE}"} - names
    assert not missing, f"the source distribution lacks {missing}"
    return source


def build_wheel(folder: Path, source: Path) -> Path:
    """A wheel of it, where npm reaches nothing: the page comes with the sources."""
    environment = fresh(folder)
    wheels = "pip", "wheel", "--no-deps", "--wheel-dir", str(folder)
    environment.run(*wheels, str(source), seconds=LONG, variables=no_npm(folder))
    wheel = next(folder.glob("*.whl"))
    names = zipfile.ZipFile(wheel).namelist()
    assert PAGE in names
    for place in ("kernel", "kernel/x86_64_v3") if platform.machine() == "x86_64" else ("kernel",):
        assert any(re.search(rf"{place}/search\..*so$", name) for name in names), f"{place} is not compiled"
    return wheel


def no_npm(folder: Path) -> dict[str, str]:
    """Variables with which npm, the machine's or the one the build brings, reaches no registry and knows no package."""
    cache = str(folder / "npm")
    return {"npm_config_registry": "http://127.0.0.1:9", "npm_config_fetch_retries": "0", "npm_config_cache": cache}


def plain(environment: Environment) -> None:
    """Rules, bots and terminal; a verb whose extra is missing names it."""
    assert "K-P1" in environment.run("crownlands", "rules", "kingdomino")
    environment.run("crownlands", "play", "duel", "--players", "hard,greedy", "--seed", "1")
    assert "crownlands[server]" in environment.run("crownlands", "serve", code=2)
    assert "crownlands[arena]" in environment.run("crownlands", "arena", "duel", "--bots", "random,random", code=2)
    environment.run("crownlands", "doctor")


def server(environment: Environment) -> None:
    with serving(environment, {}) as url:
        assert "<title>" in read(url)
        assert read(f"{url}readyz")


def arena(environment: Environment) -> None:
    environment.run("crownlands", "arena", "kingdomino", "--bots", "greedy,random", "--games", "4", "--out", "run")
    assert (environment.folder / "run" / "scores.png").stat().st_size > 1000
    assert (environment.folder / "run" / "results.parquet").is_file()


def rl(environment: Environment) -> None:
    script = (
        "from pettingzoo.test import api_test\n"
        "from crownlands.envs import kingdomino_v0\n"
        "api_test(kingdomino_v0.env(), num_cycles=200)"
    )
    environment.run("python", "-c", script)


def train(environment: Environment) -> None:
    example = shutil.copy(ROOT / "examples" / "train_policy.py", environment.folder)
    said = environment.run("python", str(example), "--minutes", "1", "--out", "policy.pt")
    assert "against greedy" in said
    assert (environment.folder / "policy.pt").is_file()


RECIPES: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...] = (
    ("sb3_maskable_ppo", ("sb3-contrib",), ("--steps", "512", "--tables", "8")),
    ("cleanrl_ppo", (), ("--steps", "4096", "--tables", "16")),
    ("tianshou_dqn", ("tianshou",), ("--epochs", "1", "--steps", "400", "--tables", "2")),
    ("rllib_ppo", ("ray[rllib]",), ("--rounds", "1", "--batch", "256")),
)
"""Each with what it needs from PyPI besides the extra, and how to make it short."""


def recipe(environment: Environment, name: str, libraries: tuple[str, ...], short: tuple[str, ...]) -> str:
    """A recipe trains a policy with its library and saves it. All are in one environment, as PyTorch is large."""
    if libraries:
        environment.install(*libraries)
    example = shutil.copy(ROOT / "examples" / f"{name}.py", environment.folder)
    out = environment.folder / f"{name}.saved"
    assert f"saved {out}" in environment.run("python", str(example), *short, "--out", str(out))
    assert out.exists() or out.with_name(f"{out.name}.zip").exists()
    known = environment.run("pip", "list", "--format", "freeze").splitlines()
    wanted = tuple(f"{library.partition('[')[0]}==" for library in libraries)
    found = [line for line in known if line.replace("_", "-").startswith(wanted)]
    return ", ".join(found) if wanted else "PyTorch alone"


def bare(folder: Path) -> None:
    """The sources where there is no compiler and npm reaches nothing, and no page was built before."""
    environment = fresh(folder)
    sources = folder / "sources"
    files = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    for name in files:
        (sources / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, sources / name)
    said = environment.install(f"{sources}[server]", variables={"CC": "/bin/false", **no_npm(folder)})
    assert "the server will have no page" in said
    assert "K-P1" in environment.run("crownlands", "rules", "kingdomino")
    environment.run("crownlands", "play", "duel", "--players", "greedy,random", "--seed", "1")
    assert "note  kernel" in environment.run("crownlands", "doctor", "--port", "0")
    with serving(environment, {}) as url:
        read(f"{url}readyz")
    assert "no web page in this install" in (folder / "server.log").read_text(encoding="utf-8")


def step(name: str, do: Callable[[], Any]) -> Any:
    begun = time.monotonic()
    found = do()
    said = f", {found}" if isinstance(found, str) else ""
    print(f"{name}: well, {time.monotonic() - begun:.0f} s{said}", flush=True)
    return found


def extra(folder: Path, wanted: list[str], main_thing: Callable[[Environment], None]) -> str:
    environment = fresh(folder)
    environment.install(*wanted)
    main_thing(environment)
    return environment.size()


def main() -> int:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        source = step("source distribution", lambda: build_source(folder / "source"))
        wheel = step("wheel without npm", lambda: build_wheel(folder / "wheel", source))
        step("plain install", lambda: extra(folder / "plain", [str(wheel)], plain))
        step("server", lambda: extra(folder / "server", [f"{wheel}[server]"], server))
        step("arena", lambda: extra(folder / "arena", [f"{wheel}[arena]"], arena))
        step("rl", lambda: extra(folder / "rl", [f"{wheel}[rl]"], rl))
        step("train", lambda: extra(folder / "train", [TORCH, f"{wheel}[train]"], train))
        for one in RECIPES:
            step(one[0], partial(recipe, Environment(folder / "train"), *one))
        step("neither compiler nor npm", lambda: bare(folder / "bare"))
        step("the Dockerfile's steps", lambda: Image(folder / "image").make())
    return 0


if __name__ == "__main__":
    try:
        raise SystemExit(main())
    except (AssertionError, subprocess.SubprocessError) as error:
        print(error, file=sys.stderr)
        raise SystemExit(1) from None
