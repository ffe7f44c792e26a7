"""The arena: the same plan gives the same games everywhere, failures lose, and a stopped run goes on."""

from pathlib import Path

import pytest

from crownlands.arena.job import Outcome
from crownlands.arena.play import play_job
from crownlands.arena.plots import draw_plots
from crownlands.arena.results import Folder
from crownlands.arena.schedule import Plan
from crownlands.arena.standings import mean_interval, standings, wilson
from crownlands.arena.workers import play_here, play_in_processes, play_on_ray
from crownlands.game import Refused
from crownlands.records import read_record
from crownlands.rules import game_named

KINGDOMINO = game_named("kingdomino")


def plan(*bots: str, games: int = 6, **settings: str) -> Plan:
    return Plan(KINGDOMINO, settings, bots or ("greedy", "random"), games, seed=7)


def by_number(outcomes: list[Outcome]) -> list[str]:
    return [outcome.record for outcome in sorted(outcomes, key=lambda outcome: outcome.job.number)]


def test_processes_play_the_same_games_as_here() -> None:
    jobs = list(plan("random", "random", games=8).jobs())
    assert by_number(list(play_in_processes(jobs, 2))) == by_number(list(play_here(jobs)))


@pytest.mark.slow
@pytest.mark.timeout(120)
@pytest.mark.filterwarnings("ignore")
def test_a_ray_cluster_plays_the_same_games_as_here() -> None:
    jobs = list(plan("random", "random", games=4).jobs())
    assert by_number(list(play_on_ray(jobs, "local"))) == by_number(list(play_here(jobs)))


def test_seats_rotate() -> None:
    seats = [job.bots for job in plan("a", "b", "c", games=4, players="3").jobs()]
    assert seats == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b"), ("a", "b", "c")]


def test_every_pair_meets_in_a_round_robin() -> None:
    robin = Plan(KINGDOMINO, {}, ("a", "b", "c"), 2, round_robin=True)
    assert [job.bots for job in robin.jobs()] == [
        ("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b"),
    ]  # fmt: skip


def draws(outcome: Outcome) -> list[str]:
    return [line for line in outcome.record.splitlines() if line.startswith("* draw")]


def test_paired_games_see_the_same_dominoes() -> None:
    first, second, third = play_here(Plan(KINGDOMINO, {}, ("greedy", "random"), 3, paired=True).jobs())
    assert draws(first) == draws(second)
    assert draws(first) != draws(third)
    assert first.job.bots == second.job.bots[::-1]


def test_outcomes_agree_with_their_records() -> None:
    for outcome in play_here(plan(games=3).jobs()):
        end = read_record(outcome.record).last
        assert outcome.points == tuple(sheet.total for sheet in end.scores())
        assert sum(outcome.shares) == pytest.approx(1)
        assert [seat for seat, share in enumerate(outcome.shares) if share] == list(end.winners())


def test_a_bot_that_breaks_loses_with_a_report(tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text("class Bad:\n    def choose(self, state):\n        return 1 / 0\n", encoding="utf-8")
    outcome = play_job(next(iter(plan(f"{bad}:Bad", "random").jobs())))
    assert outcome.shares == (0.0, 1.0)
    assert "ZeroDivisionError" in outcome.failure
    assert standings([outcome])[-1].failures == 1


def test_greedy_stands_above_random() -> None:
    first, second = standings(play_here(plan(games=10).jobs()))
    assert (first.name, second.name) == ("greedy", "random")
    assert first.wins + second.wins == first.games == 10
    assert first.rating > second.rating
    assert first.mean_margin == pytest.approx(-second.mean_margin)


def test_intervals() -> None:
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1), abs=1e-4)
    assert mean_interval([1, 2, 3]) == pytest.approx((2, 1.959964 / 3**0.5))


def test_a_stopped_run_goes_on(tmp_path: Path) -> None:
    whole = plan(games=4)
    folder = Folder(tmp_path / "run", whole, resume=False)
    for outcome in play_here(list(whole.jobs())[:2]):
        folder.keep(outcome)
    again = Folder(tmp_path / "run", whole, resume=True)
    played = again.played(whole.jobs())
    assert [outcome.job.number for outcome in played] == [0, 1]
    assert [(outcome.points, outcome.shares, outcome.first_picks) for outcome in played] == [
        (outcome.points, outcome.shares, outcome.first_picks) for outcome in play_here(list(whole.jobs())[:2])
    ]
    assert len(list((tmp_path / "run" / "records").iterdir())) == 2


def test_another_plan_is_not_resumed(tmp_path: Path) -> None:
    Folder(tmp_path, plan(), resume=False)
    with pytest.raises(Refused, match="another plan"):
        Folder(tmp_path, plan("random", "random"), resume=True)
    with pytest.raises(Refused, match="already holds a run"):
        Folder(tmp_path, plan(), resume=False)
    with pytest.raises(Refused, match="no run to resume"):
        Folder(tmp_path / "empty", plan(), resume=True)
    (tmp_path / "results.csv").write_text("game,seat,team\n", encoding="utf-8")
    with pytest.raises(Refused, match="begun by another version"):
        Folder(tmp_path, plan(), resume=True)


def test_results_as_parquet_and_plots(tmp_path: Path) -> None:
    from pyarrow import parquet

    outcomes = list(play_here(plan(games=3).jobs()))
    folder = Folder(tmp_path, plan(games=3), resume=False)
    folder.write_parquet(outcomes)
    draw_plots(tmp_path, outcomes, standings(outcomes))
    assert parquet.read_table(tmp_path / "results.parquet").num_rows == 6
    assert all((tmp_path / f"{name}.png").stat().st_size > 5000 for name in ("scores", "ratings", "margins"))


@pytest.mark.parametrize(
    ("bad", "said"),
    [
        (plan("greedy"), "nobody to play with"),
        (plan(games=0), "at least 1"),
        (plan("greedy", "greedy:?"), "means nothing"),
        (plan("greedy", "gredy"), "no bot “gredy”"),
        (Plan(KINGDOMINO, {"mighty-duel": "yes"}, ("random",) * 3, 1), "Mighty Duel"),
    ],
)
def test_what_cannot_be_played_is_refused(bad: Plan, said: str) -> None:
    with pytest.raises(Refused, match=said):
        bad.check()


def test_a_mistyped_class_is_refused_before_the_first_game(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("class Mine:\n    def choose(self, state):\n        return state.moves()[0]\n", encoding="utf-8")
    plan(f"{file}:Mine", "random").check()
    with pytest.raises(Refused, match="has no class Mime; expected one of Mine"):
        plan(f"{file}:Mime", "random").check()
