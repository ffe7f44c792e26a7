from crownlands.cli.verbs.bench import environments
from crownlands.envs.speed import BATCH, STEPS, vector_steps


def test_it_counts_what_it_does() -> None:
    once = vector_steps()
    assert once() == BATCH * STEPS
    assert once() == BATCH * STEPS


def test_bench_measures_it() -> None:
    assert [measure.name for measure in environments()] == [
        "envs/kingdomino/2p/5x5/vector-steps",
        "envs/queendomino/2p/vector-steps",
        "envs/duel/2p/vector-steps",
    ]
