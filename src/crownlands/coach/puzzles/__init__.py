"""Puzzles: positions of games in which one move is clearly best, for a reason that can be named."""

from crownlands.coach.puzzles.puzzle import Puzzle, read_puzzles, write_puzzles

__all__ = ["Puzzle", "read_puzzles", "write_puzzles"]
