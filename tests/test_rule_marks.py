from pathlib import Path

import pytest

from crownlands.rules.book import rules

CONFTEST = Path(__file__).with_name("conftest.py").read_text(encoding="utf-8")
EVERY_RULE = ", ".join(repr(rule.id) for rule in rules("duel"))
WITH_WORKERS = pytest.param(("-n", "1"), id="workers", marks=pytest.mark.slow)
WORKERS = pytest.mark.parametrize("workers", [pytest.param((), id="alone"), WITH_WORKERS])


@pytest.fixture
def suite(pytester: pytest.Pytester) -> pytest.Pytester:
    """A suite of its own under the marker's machinery, which has to prove the rules of Duel."""
    conftest = CONFTEST.replace('pytest_plugins = ["pytester"]', "")
    pytester.makeini("[pytest]\ntestpaths = tests\naddopts = -p no:cacheprovider -p no:asyncio\n")
    folder = pytester.mkdir("tests")
    (folder / "conftest.py").write_text(f"{conftest}\nPROVEN_GAMES[:] = ['duel']\n", encoding="utf-8")
    return pytester


def write(suite: pytest.Pytester, *marked: str) -> None:
    tests = [f"@pytest.mark.rule({ids})\ndef test_{number}(): pass\n" for number, ids in enumerate(marked)]
    source = "import pytest\n" + "".join(tests)
    (suite.path / "tests" / "test_some.py").write_text(source, encoding="utf-8")


@WORKERS
def test_a_suite_that_names_every_rule_passes(suite: pytest.Pytester, workers: tuple[str, ...]) -> None:
    write(suite, EVERY_RULE)
    result = suite.runpytest(*workers)
    assert result.ret == pytest.ExitCode.OK
    result.stdout.no_fnmatch_line("*rules no test names*")


@WORKERS
def test_a_rule_without_a_test_fails_the_whole_run(suite: pytest.Pytester, workers: tuple[str, ...]) -> None:
    write(suite, EVERY_RULE.replace("'D-T4', ", "").replace("'D-N19'", "'K-P1'"))
    result = suite.runpytest(*workers)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["*rules no test names*", "D-T4 D-N19"])


@pytest.mark.parametrize("arguments", [("-k", "test_0"), ("-m", "rule"), ("tests/test_some.py",)], ids=str)
def test_a_part_of_the_suite_need_not_name_every_rule(suite: pytest.Pytester, arguments: tuple[str, ...]) -> None:
    write(suite, "'D-T4'")
    assert suite.runpytest(*arguments).ret == pytest.ExitCode.OK


@pytest.mark.parametrize("argument", ["tests", "."])
def test_the_folder_of_the_suite_is_the_whole_suite(suite: pytest.Pytester, argument: str) -> None:
    write(suite, "'D-T4'")
    assert suite.runpytest(argument).ret == pytest.ExitCode.TESTS_FAILED


@WORKERS
def test_an_unknown_rule_fails_at_collection(suite: pytest.Pytester, workers: tuple[str, ...]) -> None:
    write(suite, EVERY_RULE, "'K-P99'")
    result = suite.runpytest(*workers)
    assert result.ret != pytest.ExitCode.OK
    result.stdout.fnmatch_lines(["*test_some.py::test_1: the book has no rule 'K-P99'"])


def test_a_marker_without_a_rule_fails_at_collection(suite: pytest.Pytester) -> None:
    write(suite, "")
    result = suite.runpytest()
    assert result.ret == pytest.ExitCode.INTERRUPTED
    result.stdout.fnmatch_lines(["*test_some.py::test_0: the marker `rule` names no rule"])


def test_a_failing_suite_tells_the_missing_rules_too(suite: pytest.Pytester) -> None:
    write(suite, "'D-T4'")
    (suite.path / "tests" / "test_wrong.py").write_text("def test_wrong(): assert False\n", encoding="utf-8")
    result = suite.runpytest()
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["*rules no test names*", "D-C1 *"])


@WORKERS
def test_a_skipped_test_fails_the_whole_run(suite: pytest.Pytester, workers: tuple[str, ...]) -> None:
    write(suite, EVERY_RULE)
    source = "import pytest\n@pytest.mark.skip\ndef test_left_out(): pass\n"
    (suite.path / "tests" / "test_other.py").write_text(source, encoding="utf-8")
    result = suite.runpytest(*workers)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["*tests that were skipped fail*", "tests/test_other.py::test_left_out"])
    assert suite.runpytest("tests/test_other.py").ret == pytest.ExitCode.OK
