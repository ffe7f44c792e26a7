"""Puzzles: positions of games in which one move is clearly best, for a reason that can be named."""

from crownlands.coach.puzzles.files import load_puzzles, save_puzzles, shipped
from crownlands.coach.puzzles.puzzle import Puzzle, read_puzzles, write_puzzles

__all__ = ["Puzzle", "load_puzzles", "read_puzzles", "save_puzzles", "shipped", "write_puzzles"]
