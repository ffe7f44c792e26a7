"""The workflows of GitHub, read as it reads them: what they run is there, and what they wait for comes before."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
MADE_HERE = re.compile(r"^(make|\.venv/bin/python|python) (?:--directory \S+ )?(?:-m )?(\S+)")
OTHERS = {"pip", "git", "gh", "cibuildwheel", "test"}
"""Programs that are no part of this project."""


def read(path: Path) -> dict[Any, Any]:
    found: dict[Any, Any] = yaml.safe_load(path.read_text("utf-8"))
    return found


def steps() -> list[tuple[str, dict[str, Any]]]:
    jobs = [(path.stem, job) for path in WORKFLOWS for job in read(path)["jobs"].values()]
    return [(name, step) for name, job in jobs for step in job["steps"]]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_says_when_where_and_with_what_rights_it_runs(path: Path) -> None:
    """YAML reads `on` as yes."""
    workflow = read(path)
    assert set(workflow) == {"name", True, "permissions", "jobs"}
    assert workflow[True].keys() <= {"push", "pull_request"}
    for job in workflow["jobs"].values():
        assert "runs-on" in job
        needs = job.get("needs", [])
        assert set([needs] if isinstance(needs, str) else needs) <= workflow["jobs"].keys()
    for place in re.findall(r"\$\{\{ *matrix\.(\w+)", path.read_text("utf-8")):
        assert any(place in job.get("strategy", {}).get("matrix", {}) for job in workflow["jobs"].values())


def test_every_step_takes_an_action_of_a_version_or_runs_something() -> None:
    for name, step in steps():
        assert ("uses" in step) != ("run" in step), f"{name}: {step}"
        assert re.fullmatch(r"[\w-]+/[\w-]+@(v\d+|release/v\d+)", step.get("uses", "a/b@v1")), f"{name}: {step}"


def test_every_command_is_there() -> None:
    for name, line in [(name, line) for name, step in steps() for line in step.get("run", "").splitlines()]:
        for command in line.split(" && "):
            made = MADE_HERE.match(command)
            assert made or command.split()[0] in OTHERS, f"{name}: {command}"
            if made and made[1] == "make":
                assert made[2] in TARGETS, f"{name}: {command}"
            elif made and made[2] != "build":
                assert (ROOT / f"{made[2].replace('.', '/')}.py").is_file(), f"{name}: {command}"


def test_the_paths_that_start_a_workflow_exist() -> None:
    for path in WORKFLOWS:
        for event in read(path)[True].values():
            for wanted in (event or {}).get("paths", []):
                assert list(ROOT.glob(wanted.removesuffix("/**"))), f"{path.stem}: {wanted}"


def test_the_wheels_of_a_release_are_for_the_pythons_the_package_names() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    named = re.findall(r"Python :: (3\.\d+)", " ".join(project["project"]["classifiers"]))
    built = {f"3.{minor}" for minor in re.findall(r"cp3(\d+)-", project["tool"]["cibuildwheel"]["build"])}
    assert set(named) <= built
    tested = read(ROOT / ".github" / "workflows" / "test.yml")["jobs"]["test"]["strategy"]["matrix"]["python"]
    assert set(tested) <= set(named)
