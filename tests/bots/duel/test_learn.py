import pytest

from crownlands.bots.duel.learn import TEACHERS, learn
from crownlands.bots.duel.plan import learnt


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_the_weights_that_ship_are_those_of_the_features(level: str) -> None:
    assert list(learn("greedy", games=1, seed=1)) == list(learnt(level))


@pytest.mark.parametrize("teacher", TEACHERS)
def test_the_same_seed_learns_the_same(teacher: str) -> None:
    first, again, other = (learn(teacher, games=1, seed=seed) for seed in (3, 3, 4))
    assert first == again != other
