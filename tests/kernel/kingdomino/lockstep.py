"""Walks the rules and the kernel through the same random games and counts what happened on the way.

`python -m tests.kernel.kingdomino.lockstep 20000 1` walks so many games from a seed on and prints the counts.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from array import array

    from crownlands.rules.kingdomino.state import Kingdomino

Settings = dict[str, str]
PLAYERS: dict[str, Settings] = {"2": {}, "2 mighty": {"mighty-duel": "yes"}, "3": {}, "4": {}}
VARIANTS: tuple[Settings, ...] = (
    {},
    {"harmony": "yes", "middle-kingdom": "yes"},
    {"must-place": "yes", "harmony": "yes"},
)
CROSSED: tuple[Settings, ...] = (
    {"players": "3", "edition": "german", "rows-of-four": "yes"},
    {"players": "3", "edition": "danish", "rows-of-four": "no", "crowns-break-ties": "yes"},
    {"players": "2", "edition": "german", "kings-drawn": "yes", "crowns-break-ties": "yes"},
    {"players": "2", "edition": "german", "kings-drawn": "yes", "order-first": "yes"},
    {"players": "4", "edition": "danish", "order-first": "no"},
    {"players": "2", "edition": "danish", "kings-drawn": "no"},
    {"players": "2", "edition": "hungarian", "kings-drawn": "no", "must-place": "no", "middle-kingdom": "yes"},
)


def settings() -> Iterator[Settings]:
    """Every edition with every number of players and several sets of variants, and differences mixed freely."""
    for (players, own), edition, variants in product(PLAYERS.items(), ("german", "hungarian", "danish"), VARIANTS):
        yield {"players": players[0], "edition": edition, **own, **variants}
    yield from CROSSED


def walk(given: Settings, seed: int) -> Counter[str]:
    """One game with both; every step is compared."""
    from crownlands.game import CHANCE, OVER
    from crownlands.kernel.kingdomino import convert, position
    from crownlands.rules.kingdomino.options import configure
    from crownlands.rules.kingdomino.scoring import score_sheet
    from crownlands.rules.kingdomino.state import start

    dice = random.Random(seed)
    options = configure(given)
    state, words = start(options), convert.start(options)
    totals = [sheet.total for sheet in state.scores()]
    events: Counter[str] = Counter(games=1)
    whole = dice.randrange(40)
    while state.turn != OVER:
        moves = state.moves()
        actions = position.moves(words)
        assert [convert.action_of(move) for move in moves] == actions, (given, seed)
        assert position.turn(words) == state.turn, (given, seed)
        if state.turn == CHANCE:
            weights = [convert.weight_of(words, action) for action in actions]
            assert weights == [weight for _, weight in state.odds()], (given, seed)
        choice = dice.randrange(len(moves))
        move = moves[choice]
        assert convert.move_of(words, actions[choice]) == move, (given, seed)
        seat, phase = state.turn, state.phase
        events[_event(str(move), len(moves))] += 1
        state = state.play(move)
        position.play(words, actions[choice])
        if phase == "lay":
            totals[seat] = score_sheet(state.kingdoms[seat], options).total
        if seat != CHANCE:
            assert position.points(words) == totals, (given, seed)
        events["steps"] += 1
        if events["steps"] % 40 == whole:
            _compare_whole(state, words)
    _compare_whole(state, words)
    assert position.turn(words) == OVER
    assert position.moves(words) == []
    assert position.best(words) == list(state.winners()), (given, seed)
    return events + _ending(state)


def _event(move: str, choices: int) -> str:
    if move == "discard":
        return "declined" if choices > 1 else "discarded"
    return move.split(maxsplit=1)[0]


def _compare_whole(state: Kingdomino, words: array[int]) -> None:
    from crownlands.kernel.kingdomino import convert

    assert convert.unpack(words, state.options) == state
    assert convert.pack(state) == words


def _ending(state: Kingdomino) -> Counter[str]:
    """How the game ended: bonuses, leftovers and what broke a tie."""
    from crownlands.kingdom.territories import largest, territories

    events: Counter[str] = Counter(leftover=len(state.draft.left_over))
    sheets = state.scores()
    for sheet in sheets:
        events.update({name: points > 0 for name, points in sheet.points("special").items()})
    best = max(sheet.total for sheet in sheets)
    tied = [seat for seat, sheet in enumerate(sheets) if sheet.total == best]
    widest = [largest(territories(state.kingdoms[seat].squares)) for seat in tied]
    level = widest.count(max(widest))
    if len(tied) > 1:
        won = len(state.winners())
        events["tie by territory"] += level < len(tied)
        events["tie by crowns"] += won < level
        events["tie shared"] += won > 1
    return events


def walk_many(games: int, first_seed: int) -> Counter[str]:
    """So many games, over all settings in turn."""
    every = list(settings())
    events: Counter[str] = Counter()
    for number in range(games):
        events += walk(every[number % len(every)], first_seed + number)
    return events


if __name__ == "__main__":
    from tests.kernel.uncompiled import lockstep_program

    lockstep_program(__doc__, walk_many)
