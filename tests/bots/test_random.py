from collections import Counter
from random import Random

from tests.rules.kingdomino.positions import position

from crownlands.bots import make_bot
from crownlands.rules import GAMES

KINGDOMINO = GAMES["kingdomino"]


def test_any_legal_move_is_played_each_as_likely_as_the_next() -> None:
    state = position("players=2, edition=danish", row="1:7 2:8", offer="1 2")
    bot = make_bot("random", KINGDOMINO, Random(1))
    played = Counter(str(bot.choose(state)) for _ in range(12 * 100))
    assert set(played) == {str(move) for move in state.moves()}
    assert min(played.values()) > 60, "each about 100 times"


def test_the_same_dice_give_the_same_moves() -> None:
    state = position("players=2", row="1:7 2:8", offer="1 2")
    one, other = (make_bot("random", KINGDOMINO, Random(5)) for _ in range(2))
    assert [one.choose(state) for _ in range(20)] == [other.choose(state) for _ in range(20)]
