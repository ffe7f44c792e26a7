"""Walks the rules and the kernel through the same random games and counts what happened on the way.

Run as a program it does so and prints the counts: with the kernel as installed, or in plain Python if told so.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from array import array

    from crownlands.rules.queendomino.moves import Move
    from crownlands.rules.queendomino.state import Queendomino

Settings = dict[str, str]
TABLES: tuple[Settings, ...] = (
    *({"mode": "alone", "players": players} for players in "234"),
    *({"mode": "contest", "players": players} for players in "3456"),
    *({"mode": "united", "players": players} for players in "68"),
    {"mode": "united", "players": "6", "teams": "1+4,2+5,3+6"},
)
VARIANTS: tuple[Settings, ...] = (
    {},
    {"must-place": "yes", "harmony": "yes"},
    {"must-place": "yes", "middle-kingdom": "yes"},
    {"harmony": "yes", "middle-kingdom": "yes"},
)


def settings() -> Iterator[Settings]:
    """Every mode with every number of players and several sets of variants."""
    for table, variants in product(TABLES, VARIANTS):
        yield {**table, **variants}


def walk(given: Settings, seed: int) -> Counter[str]:
    """One game with both; every step is compared."""
    from crownlands.game import CHANCE, OVER
    from crownlands.kernel.queendomino import convert, position
    from crownlands.rules.queendomino.options import configure
    from crownlands.rules.queendomino.state import start

    dice = random.Random(seed)
    options = configure(given)
    state, words = start(options), convert.start(options)
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
        choice = keen_choice(state, moves, dice) if seed % 3 == 0 else any_choice(state, actions, dice)
        move = moves[choice]
        assert convert.move_of(words, actions[choice]) == move, (given, seed)
        before, state = state, state.play(move)
        position.play(words, actions[choice])
        events += happened(before, move, state)
        if before.turn != CHANCE and before.phase in ("lay", "build"):
            assert position.points(words)[before.team] == state.scores()[before.team].total, (given, seed)
        events["steps"] += 1
        if events["steps"] % 40 == whole:
            compare_whole(state, words)
    compare_whole(state, words)
    assert position.turn(words) == OVER
    assert position.moves(words) == []
    assert position.points(words) == [sheet.total for sheet in state.scores()], (given, seed)
    assert position.best(words) == list(state.winners()), (given, seed)
    return events + ending(state)


def any_choice(state: Queendomino, actions: list[int], dice: random.Random) -> int:
    """Any move; where one may pass, seldom that, for more to happen."""
    last = len(actions) - 1
    if state.phase in ("lay", "tax", "build") and last and dice.random() < 0.7:
        return dice.randrange(last)
    return dice.randrange(last + 1)


def keen_choice(state: Queendomino, moves: Sequence[Move], dice: random.Random) -> int:
    """Gathers towns and builds what brings knights; the Dragon takes the rest, so that the supply runs short."""
    wishes = [keen(state, move) for move in moves]
    return dice.choice([number for number, wish in enumerate(wishes) if wish == max(wishes)])


def keen(state: Queendomino, move: Move) -> float:
    from crownlands.kingdom.squares import Terrain
    from crownlands.rules.moves import Discard, Pick
    from crownlands.rules.queendomino.buildings import BUILDINGS
    from crownlands.rules.queendomino.moves import Bribe, Build, Pass, Tax

    if isinstance(move, Build):
        return BUILDINGS[move.building].knights - move.price / 10
    if isinstance(move, Tax):
        return state.realm.tax(move.cells)
    if isinstance(move, Bribe):
        return 1 - BUILDINGS[move.building].knights
    if isinstance(move, Pick):
        domino = next(domino for domino in state.draft.free if domino.number == move.number)
        return [domino.first.terrain, domino.second.terrain].count(Terrain.TOWN)
    return -isinstance(move, Discard) - 0.5 * isinstance(move, Pass)


def happened(before: Queendomino, move: object, after: Queendomino) -> Counter[str]:
    """What is worth counting in a step."""
    from crownlands.rules.queendomino.buildings import BUILDINGS
    from crownlands.rules.queendomino.moves import Build, Tax

    verb = str(move).split(maxsplit=1)[0]
    events: Counter[str] = Counter({verb: 1})
    if verb == "discard":
        events["declined" if len(before.moves()) > 1 else "fits nowhere"] += 1
    if isinstance(move, Tax):
        events["both taxed"] += len(move.cells) > 1
        events["safe pays"] += before.realm.safe_bonus > 0
    if isinstance(move, Build):
        kind = BUILDINGS[move.building]
        events["knights run short"] += kind.knights > before.knights_left
        events["towers run short"] += kind.towers > before.towers_left
        events["queen's discount"] += before.queen == before.team
        events["queen comes"] += before.queen is None and after.queen is not None
        events["queen moves"] += before.queen is not None and before.queen != after.queen
    events["stack runs out"] += before.board.stack > 0 and after.board.stack == 0
    events["board with gaps"] += after.phase == "lay" and after.board.stack == 0 and None in after.board.spaces
    return events


def compare_whole(state: Queendomino, words: array[int]) -> None:
    from crownlands.kernel.queendomino import convert

    assert convert.unpack(words, state.options) == state
    assert convert.pack(state) == words


def ending(state: Queendomino) -> Counter[str]:
    """How the game ended: bonuses, leftovers and what broke a tie."""
    from crownlands.kingdom.territories import largest

    events: Counter[str] = Counter(leftover=len(state.draft.left_over))
    sheets = state.scores()
    for sheet in sheets:
        events.update({name: points > 0 for name, points in sheet.points("special").items()})
    best = max(sheet.total for sheet in sheets)
    tied = [team for team, sheet in enumerate(sheets) if sheet.total == best]
    widest = [largest(state.realms[team].territories) for team in tied]
    events["tie by territory"] += len(tied) > 1 and widest.count(max(widest)) < len(tied)
    events["tie shared"] += len(state.winners()) > 1
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
