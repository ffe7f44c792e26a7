"""Kingdomino in machine words: `position` plays move by move, `game` is what search and simulation need of it."""

from crownlands.kernel.processor import fitting

__path__ = fitting(__path__)
