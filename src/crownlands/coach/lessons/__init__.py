"""Lessons: a first game, led by the hand. Each is a record with words, in a file beside this one."""

from crownlands.coach.lessons.check import faults
from crownlands.coach.lessons.lesson import Explained, Lesson, Step, Wrong
from crownlands.coach.lessons.reading import read_lesson
from crownlands.coach.lessons.shelf import lesson, lesson_names

__all__ = ["Explained", "Lesson", "Step", "Wrong", "faults", "lesson", "lesson_names", "read_lesson"]
