"""The coach: what moves are worth, what a game's moves cost, and why."""

from crownlands.coach.advice import Advice, advise
from crownlands.coach.grades import GRADES, Grade
from crownlands.coach.outlook import Estimate
from crownlands.coach.prospects import Prospect, prospects
from crownlands.coach.reasons import reasons
from crownlands.coach.reasons.reason import Reason
from crownlands.coach.review import Decision, Player, Point, Review, review
from crownlands.coach.values import Value, Values, values
from crownlands.kernel.search import Budget

__all__ = [
    "GRADES",
    "Advice",
    "Budget",
    "Decision",
    "Estimate",
    "Grade",
    "Player",
    "Point",
    "Prospect",
    "Reason",
    "Review",
    "Value",
    "Values",
    "advise",
    "prospects",
    "reasons",
    "review",
    "values",
]
