"""Queendomino in machine words: `position` plays move by move, `game` is what search and simulation need of it."""
