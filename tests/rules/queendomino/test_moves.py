"""Moves as text: every form is read back, and what is wrong is said in one sentence."""

import pytest
from tests.rules.queendomino.tables import FULL_BOARD, fresh, realm, table

from crownlands.game import Refused
from crownlands.rules.queendomino import QUEENDOMINO

BAD = {
    "": "is not a move; expected one of: draw NUMBER",
    "dance": "“dance” is not a move; expected one of: draw NUMBER",
    "tax": "“tax” is not a complete move; expected: tax CELL [CELL].",
    "tax g6 g7 g8": "is not a complete move; expected: tax CELL [CELL].",
    "tax z9": "“z9” is not a cell",
    "build statue": "is not a complete move; expected: build NAME [PRICE] CELL.",
    "build palace 3 g6": "“palace” is not a building; expected one of bakery, sawmill",
    "build statue x g6": "“x” is not a number",
    "bribe": "is not a complete move; expected: bribe NAME [PRICE].",
    "bribe guardtower": "“guardtower” is not on the board; expected one of statue, bakery",
    "pass on": "is not a complete move; expected: pass.",
    "building": "is not a complete move; expected: building NAME.",
}


@pytest.mark.parametrize(("text", "sentence"), BAD.items())
def test_what_is_wrong_is_said(text: str, sentence: str) -> None:
    with pytest.raises(Refused) as refusal:
        QUEENDOMINO.read(table(realm(), spaces=FULL_BOARD), text)
    assert sentence in str(refusal.value)


@pytest.mark.parametrize("text", ["Building queens-tower", "  building   QUEENS_TOWER "])
def test_case_blanks_and_hyphens_do_no_harm(text: str) -> None:
    assert str(QUEENDOMINO.read(fresh(), text)) == "building queens_tower"


def test_a_domino_with_both_ends_alike_is_laid_either_way_round() -> None:
    state = table(realm("## W0"), claimed="1:1")
    assert str(QUEENDOMINO.read(state, "lay j7 i7")) == "lay i7 j7"
