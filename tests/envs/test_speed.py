import pytest

from crownlands.cli.verbs.bench import environments
from crownlands.envs.speed import BATCH, STEPS, aec_steps, vector_steps


def test_it_counts_what_it_does() -> None:
    once = vector_steps()
    assert once() == BATCH * STEPS
    assert once() == BATCH * STEPS


def test_bench_measures_it() -> None:
    tables = ("kingdomino/2p/5x5", "queendomino/2p", "duel/2p")
    kinds = ("vector-steps", "aec-steps/rules", "aec-steps")
    assert [measure.name for measure in environments()] == [
        f"envs/{table}/{kind}" for table in tables for kind in kinds
    ]


@pytest.mark.parametrize("game", ["kingdomino", "queendomino", "duel"])
def test_rules_and_kernel_play_the_same_games_when_measured(game: str) -> None:
    fast, slow = aec_steps(game), aec_steps(game, by_rules=True)
    assert [fast(), fast()] == [slow(), slow()]
