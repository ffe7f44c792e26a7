"""Random games of every kind and size: they end, and nothing is lost on the way."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.rules.queendomino.tables import configured, plain

from crownlands.game import CHANCE, OVER, deal
from crownlands.rules.moves import Lay
from crownlands.rules.queendomino import QUEENDOMINO
from crownlands.rules.queendomino.buildings import BUILDINGS
from crownlands.rules.queendomino.components import KNIGHTS, TOWERS
from crownlands.rules.queendomino.moves import Bribe, Build, Move, Pass, Tax
from crownlands.rules.queendomino.state import Queendomino, start

TABLES = (
    "players=2",
    "players=3",
    "players=4",
    "players=3 mode=contest",
    "players=4 mode=contest",
    "players=5 mode=contest",
    "players=6 mode=contest",
    "players=6 mode=united",
    "players=8 mode=united",
)
OPTIONAL = ("tax", "build", "bribe")


def walk(state: Queendomino, dice: Random, passing: float = 0.3) -> Iterator[tuple[Queendomino, Move, Queendomino]]:
    """A random game, move by move; passes and discards come as often as they are asked for."""
    while state.turn != OVER:
        move = deal(state, dice) if state.turn == CHANCE else _any(state, dice, passing)
        after = state.play(move)
        yield state, move, after
        state = after


def _any(state: Queendomino, dice: Random, passing: float) -> Move:
    moves = list(state.moves())
    if state.phase in OPTIONAL or (len(moves) > 1 and state.phase == "lay" and str(moves[-1]) == "discard"):
        return moves[-1] if dice.random() < passing else dice.choice(moves[:-1])
    return dice.choice(moves)


def dominoes(state: Queendomino) -> Counter[object]:
    draft = state.draft
    found: Counter[object] = Counter(draft.remaining)
    found.update(draft.left_over)
    found.update(claim.domino for claim in draft.offer)
    found.update(claim.domino for claim in draft.row)
    for realm in state.realms:
        found.update(realm.discarded)
        found.update(laid.domino for laid in realm.kingdom.laid)
    if state.phase in (*OPTIONAL, "pick") and draft.row:
        found.subtract([draft.row[0].domino])  # laid or discarded, and the king still on it
    return found


def tiles(state: Queendomino) -> Counter[str]:
    board = state.board
    found = Counter(dict(board.drawable()))
    found.update(building for building, _ in board.stand)
    found.update(state.destroyed)
    found.update([board.top] if board.top else [])
    found.update(built.kind.id for realm in state.realms for built in realm.buildings)
    return found


def check_books(state: Queendomino) -> None:
    """Knights, towers, buildings and dominoes are all somewhere, and nobody is in debt."""
    assert dominoes(state) == Counter(domino for deck in state.options.sets for domino in deck)
    assert tiles(state) == Counter({kind.id: kind.copies for kind in BUILDINGS.values()})
    assert 0 <= state.knights_left <= KNIGHTS
    assert 0 <= state.towers_left <= TOWERS
    assert all(realm.coins >= 0 and realm.knights >= 0 for realm in state.realms)
    for realm in state.realms:
        assert len(set(realm.posts)) == len(realm.posts)
        assert len({built.cell for built in realm.buildings}) == len(realm.buildings)


def check_coins(before: Queendomino, move: Move, after: Queendomino) -> None:
    """Coins change by taxes, prices and bribes of the team to move, and by nothing else."""
    changes = [new.coins - old.coins for old, new in zip(before.realms, after.realms, strict=True)]
    expected = [0] * len(changes)
    if isinstance(move, Tax):
        expected[before.team] = before.realm.tax(move.cells)
    if isinstance(move, Build):
        expected[before.team] = -before.price(move.price)
    if isinstance(move, Bribe):
        expected[before.team] = -1
    assert changes == expected


def check_pieces(before: Queendomino, move: Move, after: Queendomino) -> None:
    """Knights and towers come from the supply with buildings, and go nowhere."""
    gained = Counter(knights=before.knights_left - after.knights_left, towers=before.towers_left - after.towers_left)
    kind = BUILDINGS[move.building] if isinstance(move, Build) else None
    assert gained["knights"] == (min(kind.knights, before.knights_left) if kind else 0)
    assert gained["towers"] == (min(kind.towers, before.towers_left) if kind else 0)


def check_queen(before: Queendomino, after: Queendomino) -> None:
    if after.queen != before.queen:
        towers = [realm.towers for realm in after.realms]
        assert after.queen is not None
        assert towers[after.queen] == max(towers) > 0


@pytest.mark.rule("Q-N1", "Q-C5", "Q-D2", "Q-N8", "Q-C2")
@pytest.mark.slow
@settings(max_examples=30, deadline=None)
@given(
    seed=st.integers(0, 2**32), words=st.sampled_from(TABLES), must=st.booleans(), passing=st.sampled_from([0.05, 0.5])
)
def test_everything_is_accounted_for_after_every_move(seed: int, words: str, must: bool, passing: float) -> None:
    options = configured(plain(words), must_place="yes" if must else "no")
    bribed: Counter[int] = Counter()
    for before, move, after in walk(start(options), Random(seed), passing):
        check_books(after)
        check_coins(before, move, after)
        check_pieces(before, move, after)
        check_queen(before, after)
        bribed[before.round] += isinstance(move, Bribe)
    assert max(bribed.values()) <= 1


@pytest.mark.slow
@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 2**32), words=st.sampled_from(TABLES))
def test_every_move_of_a_game_is_read_back_from_its_text(seed: int, words: str) -> None:
    for before, _, _ in walk(start(configured(plain(words))), Random(seed)):
        for move in before.moves():
            assert QUEENDOMINO.read(before, str(move)) == move


@pytest.mark.slow
@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 2**32), words=st.sampled_from(TABLES))
def test_a_phase_that_is_asked_has_something_to_decide(seed: int, words: str) -> None:
    for before, _, _ in walk(start(configured(plain(words))), Random(seed)):
        moves = before.moves()
        assert len(set(moves)) == len(moves) > 0
        assert [move for move, _ in before.odds()] == (list(moves) if before.turn == CHANCE else [])
        if before.phase in OPTIONAL:
            assert len(moves) > 1
            assert isinstance(moves[-1], Pass)


def whole_game(words: str, seed: int) -> Counter[str]:
    """Play a game to its end and count what happened."""
    state, dice = start(configured(plain(words))), Random(seed)
    counted: Counter[str] = Counter()
    while state.turn != OVER:
        move = deal(state, dice) if state.turn == CHANCE else dice.choice(state.moves())
        counted[type(move).__name__] += 1
        state = state.play(move)
    options = state.options
    assert state.round == options.rounds
    turns = options.rounds * len(options.kings)
    assert counted["Lay"] + counted["Discard"] == turns
    assert counted["Pick"] == turns
    assert all(sheet.total >= 0 for sheet in state.scores())
    assert state.winners()
    return counted


@pytest.mark.rule("Q-T2")
@pytest.mark.parametrize("words", TABLES)
def test_random_games_end(words: str) -> None:
    counted = sum((whole_game(words, seed) for seed in range(5)), Counter())
    assert min(counted[name] for name in ("Tax", "Build", "Bribe", "Pass", "Discard", "Lay")) > 0


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("words", TABLES)
def test_random_games_end_by_the_thousand(words: str, part: int) -> None:
    for seed in range(1000 + part * 30, 1030 + part * 30):
        whole_game(words, seed)


@pytest.mark.rule("Q-A2")
@pytest.mark.parametrize("words", TABLES)
def test_where_placing_is_required_nothing_that_fits_is_declined(words: str) -> None:
    for before, _, _ in walk(start(configured(plain(words), must_place="yes")), Random(7)):
        if before.phase == "lay":
            kinds = {isinstance(move, Lay) for move in before.moves()}
            assert len(kinds) == 1
