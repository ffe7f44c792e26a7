"""Sentences as templates and values: English comes out as it is written, whatever the values hold."""

from __future__ import annotations

from copy import deepcopy

from crownlands.game import Refused
from crownlands.sentence import either, say


def test_values_are_filled_in_and_never_taken_for_templates() -> None:
    reason = say("“{text}” is not a move.", text="{line} {} {0} %s")
    assert str(say("Line {line}: {reason}", line=3, reason=reason)) == "Line 3: “{line} {} {0} %s” is not a move."


def test_without_values_a_sentence_stays_as_it_is() -> None:
    assert str(Refused("{path} is {no} file.")) == "{path} is {no} file."


def test_one_of_several() -> None:
    assert [str(either(values)) for values in (["5"], [5, 7], [2, 3, 4])] == ["5", "5 or 7", "2 or 3 or 4"]


def test_a_refusal_is_copied_with_its_sentence() -> None:
    refused = deepcopy(Refused("“{text}” is not a move.", text="{x}"))
    assert str(refused) == "“{x}” is not a move."
    assert refused.sentence == say("“{text}” is not a move.", text="{x}")
