"""The verb `arena`."""

import json
from pathlib import Path

import pytest

from crownlands.cli.app import run


def arena(*words: str) -> int:
    return run(["arena", "kingdomino", "--jobs", "1", *words])


def test_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("--bots", "random,random", "--games", "4") == 0
    shown = capsys.readouterr().out
    assert "4 games of Kingdomino" in shown
    assert "win rate" in shown


def test_json_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("--bots", "greedy,random", "--games", "4", "--seed", "3", "--json") == 0
    first = json.loads(capsys.readouterr().out)
    assert [(bot["name"], bot["games"]) for bot in first["bots"]] == [("greedy", 4), ("random", 4)]
    assert sum(bot["wins"] for bot in first["bots"]) == 4
    assert {"win_rate", "mean_score", "mean_margin", "rating", "seconds_per_move"} <= set(first["bots"][0])
    assert arena("--bots", "greedy,random", "--games", "4", "--seed", "3", "--json") == 0
    again = json.loads(capsys.readouterr().out)
    assert [bot["mean_score"] for bot in again["bots"]] == [bot["mean_score"] for bot in first["bots"]]


def test_a_run_is_kept_and_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "run"
    assert arena("--bots", "random,random", "--games", "2", "--out", str(out)) == 0
    assert arena("--bots", "random,random", "--games", "5", "--out", str(out), "--resume", "--json") == 0
    told = capsys.readouterr().out
    assert json.loads(told[told.index("{") :])["played"] == 5
    assert len(list((out / "records").iterdir())) == 5
    assert {"plan.json", "results.csv", "results.parquet", "scores.png", "ratings.png", "margins.png"} <= {
        path.name for path in out.iterdir()
    }


def test_a_data_set_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    from pyarrow import parquet

    records = tmp_path / "games"
    whole, half = tmp_path / "whole", ("--bots", "random,random", "--seed", "1", "--records")
    assert arena(*half, str(records), "--games", "2") == 0
    assert arena(*half, str(records), "--games", "4", "--resume") == 0
    assert arena(*half, str(whole), "--games", "4") == 0
    assert {path.name for path in records.iterdir()} == {"plan.json", "records", "results.csv", "results.parquet"}
    tables = [parquet.read_table(folder / "results.parquet").drop_columns("seconds") for folder in (records, whole)]
    assert tables[0] == tables[1]
    for name in set(tables[0]["record"].to_pylist()):
        assert (records / name).read_text() == (whole / name).read_text()
    assert run(["replay", str(records / tables[0]["record"][0].as_py())]) == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--bots", "greedy,random", "--out", "a", "--records", "b"], "expected one of them"),
        (["--bots", "greedy,gredy"], "no bot “gredy”"),
        (["--bots", "greedy"], "nobody to play with"),
        (["--bots", "greedy,random", "--games", "0"], "at least 1"),
        (["--bots", "greedy,random", "--jobs", "0"], "--jobs takes 1 or more"),
        (["--bots", "greedy,random", "--resume"], "--out DIR or --records DIR"),
        (["--bots", "random,random,random", "--variant", "mighty-duel"], "2 players"),
        (["--bots", "greedy,nowhere.py:Bot"], "no file"),
    ],
)
def test_nonsense_is_one_sentence_and_exit_code_2(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["arena", "kingdomino", *words]) == 2
    told = capsys.readouterr()
    assert said in told.err
    assert told.err.count("\n") == 1
    assert not told.out


def test_a_bot_that_breaks_is_shown_with_its_traceback(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """What it printed before stays out of the JSON."""
    file = tmp_path / "bad.py"
    file.write_text(
        "class Bad:\n    def choose(self, state):\n        print('hm')\n        return 1 / 0\n", encoding="utf-8"
    )
    assert arena("--bots", f"{file}:Bad,random", "--games", "2", "--json") == 1
    told, complained = capfd.readouterr()
    assert json.loads(told)["failures"] == ["bad.py:Bad broke: ZeroDivisionError: division by zero"]
    assert complained.count("return 1 / 0") == 1


def test_a_file_that_cannot_be_run_is_shown_with_its_traceback(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad.py"
    file.write_text("class Bad\n", encoding="utf-8")
    assert arena("--bots", f"{file}:Bad,random", "--games", "2") == 1
    assert "SyntaxError" in capfd.readouterr().err
