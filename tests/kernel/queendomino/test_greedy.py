"""The greedy player of the kernel against the bot of that name: every move is worth the same to both."""

from __future__ import annotations

import json
import subprocess
import sys
from array import array
from collections import Counter
from random import Random

import pytest
from tests.kernel.queendomino.lockstep import TABLES, Settings

from crownlands.bots.queendomino.greedy import worth_of_phase
from crownlands.game import CHANCE, OVER, deal
from crownlands.kernel.kingdom.convert import bit_of
from crownlands.kernel.queendomino import convert, position
from crownlands.kernel.queendomino.layout import PLAYOUT, STATE, SURVEY, SURVEYS, TERRAINS, ZONES
from crownlands.kingdom.squares import Terrain
from crownlands.rules.queendomino.options import configure
from crownlands.rules.queendomino.state import Queendomino, start

EVERYBODY = 255
NOBODY = 8
PHASES = {"lay", "tax", "build", "bribe", "pick"}


def room_for(table: array[int]) -> array[int]:
    """A position with room to be played out."""
    return table + array("Q", bytes(8 * (PLAYOUT - STATE)))


def compare_greed(settings: Settings, seed: int) -> Counter[str]:
    """A game in which the best moves are played mostly; in every phase both judge the same."""
    dice, seen = Random(seed), Counter[str]()
    state = start(configure({**settings, "harmony": "yes", "middle-kingdom": "yes"}))
    while state.turn != OVER:
        if state.turn == CHANCE:
            state = state.play(deal(state, dice))
            continue
        worths = worth_of_phase(state)
        found = position.worths(room_for(convert.pack(state)))
        assert found == {convert.action_of(move): worth for move, worth in worths.items()}, (settings, seed)
        best = [move for move in worths if worths[move] == max(worths.values())]
        seen[state.phase] += len(worths) > 1
        seen[f"{state.phase} {type(best[0]).__name__}"] += 1
        seen["queen"] += state.queen == state.team
        state = state.play(dice.choice(best if dice.random() < 0.8 else list(worths)))
    return seen


@pytest.mark.parametrize("settings", TABLES, ids=lambda table: "-".join(table.values()))
def test_every_move_is_worth_the_same_to_kernel_and_bot(settings: Settings) -> None:
    seen = compare_greed(settings, 1)
    assert {phase for phase in seen if seen[phase]} >= PHASES
    assert seen["queen"] > 0


@pytest.mark.slow
def test_in_many_games_every_move_is_worth_the_same() -> None:
    seen: Counter[str] = Counter()
    for number in range(60):
        seen += compare_greed(TABLES[number % len(TABLES)], 100 + number)
    assert seen["bribe Bribe"] > 0
    assert seen["build Build"] > 100
    assert seen["tax Tax"] > 100


def surveyed(table: array[int], team: int) -> set[tuple[Terrain, int, int, int]]:
    """The territories of a realm as the kernel's survey has them: terrain, cells as bits, squares, crowns."""
    found = set()
    for number, terrain in enumerate(Terrain):
        base = SURVEYS + SURVEY * team + ZONES * number
        for zone in range(table[base]):
            cells, value = table[base + 2 * zone + 1], table[base + 2 * zone + 2]
            assert value >> 16 & 0xFFFF == (value & 0xFFFF) * (value >> 32)
            found.add((terrain, cells, value & 0xFFFF, value >> 32))
    return found


def expected(state: Queendomino, team: int) -> set[tuple[Terrain, int, int, int]]:
    lands = state.realms[team].territories
    cells = [sum(1 << bit_of(cell) for cell in land.cells) for land in lands]
    return {(land.terrain, bits, land.size, land.crowns) for land, bits in zip(lands, cells, strict=True)}


@pytest.mark.parametrize("greedy", [EVERYBODY, 0b101])
@pytest.mark.parametrize("settings", TABLES, ids=lambda table: "-".join(table.values()))
def test_surveys_keep_up_with_the_game(settings: Settings, greedy: int) -> None:
    options = configure(settings)
    table = room_for(convert.start(options))
    position.play_until(table, greedy, NOBODY, array("Q", [3, 4]))
    state = convert.unpack(table[:STATE], options)
    assert state.turn == OVER
    assert len(Terrain) == TERRAINS
    for team in range(len(options.sides)):
        assert surveyed(table, team) == expected(state, team)
    assert position.points(table) == [sheet.total for sheet in state.scores()]


def chosen(settings: Settings, seeds: range) -> set[int]:
    """The first moves of the greedy player from one position, with many seeds."""
    options = configure(settings)
    found = set()
    for seed in seeds:
        table = room_for(convert.start(options))
        rng = array("Q", [7, 8])
        position.play_until(table, 0, 1, rng)
        before = convert.unpack(table[:STATE], options)
        best = position.worths(table)
        tried = array("Q", [9, seed])
        free = {domino.number for domino in before.draft.free}
        position.play_until(table, EVERYBODY, 0, tried)
        after = convert.unpack(table[:STATE], options)
        taken = {claim.domino.number for claim in (*after.draft.offer, *after.draft.row) if claim.king == 1} & free
        assert {best[number] for number in taken} == {max(best.values())}
        found |= taken
    return found


def test_the_greedy_player_takes_what_is_worth_most() -> None:
    assert chosen({"players": "3"}, range(20))


def summary() -> list[int]:
    """What greedy games of several kinds come to, whatever the kernel was built with."""
    from crownlands.kernel import simulate
    from crownlands.kernel.queendomino.game import GAME

    found: list[int] = []
    for settings in (TABLES[0], TABLES[6], TABLES[8]):
        table = convert.start(configure(settings))
        for totals in (
            simulate.random_games(GAME, table, 4, seed=5),
            simulate.rollouts(GAME, table, 1, seed=6, greedy=EVERYBODY),
            simulate.rollouts(GAME, table, 1, seed=7, greedy=2),
        ):
            found += [*totals.points, *totals.twelfths]
    return found


def test_compiled_and_plain_play_the_same_games() -> None:
    source = (
        "from tests.kernel.uncompiled import use_plain_python; use_plain_python(); import json;"
        "from tests.kernel.queendomino.test_greedy import summary; print(json.dumps(summary()))"
    )
    done = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == summary()
