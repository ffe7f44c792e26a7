"""The verbs that list something: `bots`, `rules`, `bench`; and what there is to say about the program itself."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from crownlands.cli.app import app
from crownlands.cli.limit import compiled, games_a_second
from crownlands.cli.verbs.bench import Measure, limits, measures, per_second
from crownlands.game import Refused
from crownlands.rules.book import rules

Crownlands = Callable[..., Any]
VERBS = ("play", "arena", "score", "replay", "perft", "bots", "rules", "bench")


def test_bots(crownlands: Crownlands) -> None:
    told = crownlands("bots", "--json").json
    greedy = next(bot for bot in told if bot["name"] == "greedy")
    assert "kingdomino" in greedy["games"]
    assert greedy["text"] in crownlands("bots").out


def test_rules(crownlands: Crownlands) -> None:
    told = crownlands("rules", "kingdomino", "--json").json
    assert [rule["id"] for rule in told] == [rule.id for rule in rules("kingdomino")]
    assert set(told[0]) == {"id", "game", "section", "text", "editions"}
    printed = crownlands("rules", "kingdomino").out
    assert all(rule["id"] in printed for rule in told)
    assert "hungarian:" in printed


def test_rules_of_an_edition(crownlands: Crownlands) -> None:
    printed = crownlands("rules", "kingdomino", "--edition", "danish").out
    assert "K-E2" in printed
    assert "rows of 4" in printed
    assert "hungarian:" not in printed


def test_rules_in_a_language(crownlands: Crownlands) -> None:
    told = crownlands("rules", "duel", "--language", "es", "--json").json
    assert [rule["text"] for rule in told] == [rule.text for rule in rules("duel", language="es")]
    printed = crownlands("rules", "kingdomino", "--edition", "danish", "--language", "de").out
    assert "Einen passenden Dominostein legen: Pflicht." in printed
    refused = crownlands("rules", "duel", "--language", "fr")
    assert refused.code == 2
    assert "There is no language “fr”; expected one of en, de, hu, da, es." in refused.err


@pytest.mark.slow
def test_bench(crownlands: Crownlands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crownlands.cli.verbs.bench.GAMES_TO_SHARE", 2000)
    told = crownlands("bench", "--seconds", "0.01", "--json").json
    names = [result["name"] for result in told["results"]]
    tables = ["kingdomino/2p/5x5", "kingdomino/4p/5x5", "queendomino/2p/7x7", "queendomino/8p/7x7", "duel/2p"]
    wanted = {f"{room}/{table}/random-games" for room in ("rules", "kernel") for table in tables}
    assert wanted <= set(names)
    held = {result["name"]: result["against"] for result in told["results"] if "times" in result}
    assert held["kernel/queendomino/4p/5x5/random-games"] == "rules/queendomino/4p/5x5/random-games"
    assert held["kernel/duel/2p/greedy-games"] == "bots/duel/2p/greedy-games"
    assert "bytes a table" in next(result["note"] for result in told["results"] if "vector-steps" in result["name"])
    assert told["kernel"] in ("compiled", "plain")
    assert all(result["per_second"] > 0 for result in told["results"])
    assert held["kernel/kingdomino/2p/5x5/random-games"] == "rules/kingdomino/2p/5x5/random-games"
    assert held["kernel/kingdomino/4p/5x5/full-greedy-rollouts"] == "kernel/kingdomino/4p/5x5/random-games"
    assert held["kernel/duel/2p/random-games/2-threads"] == "kernel/duel/2p/random-games/1-thread"


def test_bench_for_people(crownlands: Crownlands, monkeypatch: pytest.MonkeyPatch) -> None:
    few = measures()[:2]
    monkeypatch.setattr("crownlands.cli.verbs.bench.measures", lambda _limit: few)
    first, *lines = crownlands("bench", "--seconds", "0.01").out.splitlines()
    assert first.startswith("The kernel is ")
    assert [line.partition("  ")[0] for line in lines] == [measure.name for measure in few]
    assert all(line.endswith(" per second") for line in lines)


LIMIT = '#include <cstdio>\nint main(int, char **given) { printf("players %s\\n%s000\\n", given[2], given[2]); }\n'


def test_bench_beside_a_limit_program(tmp_path: Path) -> None:
    source = tmp_path / "limit.cpp"
    source.write_text(LIMIT)
    with compiled(source) as program:
        rates = {measure.name: per_second(measure, 0.01) for measure in limits(program)}
    assert rates["limit/kingdomino/2p/5x5/random-games"] == 2000
    assert rates["limit/kingdomino/4p/5x5/random-games"] == 4000
    assert rates["kernel/kingdomino/4p/5x5/random-games/beside-limit"] > 0


@pytest.mark.parametrize(("text", "sentence"), [("int main() {}", "did not print"), ("no C++", "g++ cannot compile")])
def test_a_limit_program_that_is_none(text: str, sentence: str, tmp_path: Path) -> None:
    source = tmp_path / "limit.cpp"
    source.write_text(text)
    with pytest.raises(Refused, match=re.escape(sentence)), compiled(source) as program:
        games_a_second(program, "2", 0.01)


def test_without_a_verb_the_tables_are_served_and_opened(
    crownlands: Crownlands, monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[dict[str, object]] = []
    monkeypatch.setattr("crownlands.cli.verbs.serve.serve", lambda **given: served.append(given))
    assert crownlands().code == 0
    assert served == [{"open_browser": True}]


def test_a_measure_counts_what_was_done() -> None:
    calls: list[int] = []

    def three() -> int:
        calls.append(1)
        return 3

    rate = per_second(Measure("threes", three), 0.001)
    assert rate > 0
    assert len(calls) >= 2


def test_help_names_every_verb(crownlands: Crownlands) -> None:
    told = crownlands("--help").out
    assert all(f"\n  {verb} " in told for verb in VERBS)
    assert {command.callback.__name__ for command in app.registered_commands if command.callback} >= set(VERBS)


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_has_help(verb: str, crownlands: Crownlands) -> None:
    told = crownlands(verb, "--help")
    assert told.code == 0
    assert f"Usage: crownlands {verb}" in told.out
    assert "--json" in told.out
