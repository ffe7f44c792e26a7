"""What players may say to each other: a few set phrases and reactions, so that each reads them in their language."""

from __future__ import annotations

from typing import Literal, get_args

Phrase = Literal[
    "hello",
    "good-luck",
    "thinking",
    "nice",
    "well-played",
    "thanks",
    "oops",
    "good-game",
    "smile",
    "wow",
    "clap",
    "sad",
]
PHRASES: frozenset[str] = frozenset(get_args(Phrase))
