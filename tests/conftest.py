"""The marker `rule`: tests name the rules they show. A run of the whole suite fails on rules no test names, and on
tests that were skipped."""

import os
from collections.abc import Generator, Iterable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from crownlands.rules.book import GAMES, rules

pytest_plugins = ["pytester"]

# Read when NumPy and PyTorch come in: there are as many workers as processors, and threads of theirs would only wait.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
os.environ.setdefault("OMP_NUM_THREADS", "1")

# A busy machine is no failure, so no example has a deadline.
settings.register_profile("crownlands", deadline=None)
settings.load_profile("crownlands")

PROVEN_GAMES = ["kingdomino", "queendomino", "duel"]

KNOWN = frozenset(rule.id for game in GAMES for rule in rules(game))
SLOW_ROOMS = ("arena", "envs", "perft", "web", "server/house", "server/ops", "server/storage", "server/web")
"""Rooms whose tests start processes or play many games: `make check` leaves them to `make test`."""
NAMED = pytest.StashKey[set[str]]()
SELECTIONS = ("keyword", "markexpr", "deselect", "ignore", "ignore_glob", "lf", "collectonly")


def pytest_configure(config: pytest.Config) -> None:
    config.stash[NAMED] = set()
    config.addinivalue_line("markers", "rule(*ids): the rules of the book this test shows, such as K-P1")


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    complaints = [line for item in report.result or () if isinstance(item, pytest.Item) for line in unknown(item)]
    if complaints:
        report.outcome, report.result, report.longrepr = "failed", [], "\n".join(complaints)
    return report


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Where no slow test is wanted, what is in the slow rooms need not even be imported."""
    return True if config.getoption("markexpr") == "not slow" and in_a_slow_room(collection_path, config) else None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    config.stash[NAMED].update(name for item in items for name in named(item))
    for item in items:
        if in_a_slow_room(item.path, config):
            item.add_marker("slow")


def in_a_slow_room(path: Path, config: pytest.Config) -> bool:
    return any(path.is_relative_to(config.rootpath / "tests" / room) for room in SLOW_ROOMS)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any, error: object) -> None:
    """A worker of xdist has finished: only workers collect, so the names are theirs to tell."""
    config: pytest.Config = node.config
    config.stash[NAMED].update(getattr(node, "workeroutput", {}).get("rules", ()))


def pytest_sessionfinish(session: pytest.Session) -> None:
    config = session.config
    names = config.stash[NAMED]
    if hasattr(config, "workeroutput"):
        config.workeroutput["rules"] = sorted(names)
    elif session.exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED) and wanting(config):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    missing = unproven(config)
    if missing:
        terminalreporter.section("rules no test names", red=True)
        terminalreporter.line(" ".join(missing))
    if skipped(config):
        terminalreporter.section("tests that were skipped fail the whole run", red=True)
        terminalreporter.line("\n".join(skipped(config)))


def wanting(config: pytest.Config) -> bool:
    return bool(unproven(config) or skipped(config))


def unproven(config: pytest.Config) -> list[str]:
    """The rules no collected test names, in the order of the book; none unless the whole suite is run."""
    if not whole_suite(config):
        return []
    return [rule.id for game in PROVEN_GAMES for rule in rules(game) if rule.id not in config.stash[NAMED]]


def skipped(config: pytest.Config) -> list[str]:
    """The tests that were left out for what is missing here; none unless the whole suite is run."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None or not whole_suite(config):
        return []
    return [report.nodeid for report in reporter.stats.get("skipped", ())]


def whole_suite(config: pytest.Config) -> bool:
    if any(config.getoption(option, default=None) for option in SELECTIONS):
        return False
    asked = {(config.invocation_params.dir / argument).resolve() for argument in config.args}
    return bool(asked & {config.rootpath.resolve(), Path(__file__).parent.resolve()})


def named(item: pytest.Item) -> Iterable[str]:
    return (name for mark in item.iter_markers("rule") for name in mark.args)


def unknown(item: pytest.Item) -> list[str]:
    marks = list(item.iter_markers("rule"))
    empty = [f"{item.nodeid}: the marker `rule` names no rule"] if any(not mark.args for mark in marks) else []
    strangers = [name for name in named(item) if name not in KNOWN]
    return empty + [f"{item.nodeid}: the book has no rule {name!r}" for name in strangers]
