"""Scores of pictures in all three games."""

import pytest

from crownlands import Refused, score

MAP = ".. .. .. .. .. .. ..\n" * 2 + ".. .. .. ## D0 D1 ..\n" + ".. .. .. .. .. .. ..\n" * 2


def test_kingdomino() -> None:
    scored = score("W0 W1\n## F0", harmony=True)
    assert scored.total == scored.sheet.total == 2
    assert [(str(land.terrain), land.points) for land in scored.territories if land.points] == [("wheat", 2)]
    assert scored.warnings


def test_queendomino() -> None:
    assert score("T0 W0\n## W1\ncoins: 6\nqueen: no\n", "queendomino").total == 4


def test_duel() -> None:
    assert score(MAP, "duel").total == 2


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("W0 W1",), "The picture has 0 castles"),
        (("##", "chess"), "There is no game “chess”"),
    ],
)
def test_what_cannot_be_scored(words: tuple[str, ...], said: str) -> None:
    with pytest.raises(Refused, match=said):
        score(*words)


def test_a_setting_that_does_not_exist() -> None:
    with pytest.raises(Refused, match="There is no setting “siz”"):
        score("##", siz=7)
