"""The reference in docs/api.md says what the docstrings say."""

from tests.docs.reference import CONSTANTS, PAGE, first_sentence, written

import crownlands


def test_the_reference_is_up_to_date() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert written(page) == page, "run python -m tests.docs.reference"


def test_every_name_says_something_of_its_own() -> None:
    told = [first_sentence(getattr(crownlands, name)) for name in crownlands.__all__ if name not in CONSTANTS]
    assert all(told)
    assert len(set(told)) == len(told)
