"""What holds after every move of any game with any options."""

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from tests.rules.kingdomino.positions import play_out
from tests.rules.kingdomino.strategies import any_settings, seeds

from crownlands.game import CHANCE, OVER
from crownlands.kingdom.dominoes import KINGDOMINO as DOMINOES
from crownlands.kingdom.dominoes import Domino
from crownlands.kingdom.kingdom import Kingdom
from crownlands.rules.kingdomino import KINGDOMINO
from crownlands.rules.kingdomino.state import Kingdomino

some_games = settings(max_examples=40)


def tables(chosen: dict[str, str], seed: int) -> Iterator[Kingdomino]:
    """Every position of a game, or of a whole match, played at random."""
    for state in play_out(KINGDOMINO.start(KINGDOMINO.configure(chosen)), seed):
        assert isinstance(state.current, Kingdomino)
        yield state.current


def everywhere(table: Kingdomino) -> Iterator[Domino]:
    """Every domino, wherever it is: not drawn, in a row, in a kingdom or out of the game."""
    draft = table.draft
    # Between laying and picking the king still stands where his domino was.
    row = draft.row[1:] if table.phase == "pick" else draft.row
    yield from draft.remaining
    yield from draft.left_over
    yield from (claim.domino for claim in (*row, *draft.offer))
    yield from (laid.domino for kingdom in table.kingdoms for laid in kingdom.laid)
    yield from (domino for discarded in table.discarded for domino in discarded)


def squares_as_laid(kingdom: Kingdom) -> dict[int, object]:
    ends = [(laid.first, laid.domino.first) for laid in kingdom.laid]
    return dict([*ends, *((laid.second, laid.domino.second) for laid in kingdom.laid)])


@some_games
@given(any_settings(), seeds)
def test_all_48_dominoes_are_somewhere_after_every_move(chosen: dict[str, str], seed: int) -> None:
    once = Counter(DOMINOES)
    for table in tables(chosen, seed):
        assert Counter(everywhere(table)) == once


@some_games
@given(any_settings(), seeds)
def test_kingdoms_hold_what_was_laid_and_keep_within_their_size(chosen: dict[str, str], seed: int) -> None:
    for table in tables(chosen, seed):
        for kingdom in table.kingdoms:
            assert dict(kingdom.squares) == squares_as_laid(kingdom)
            assert len(kingdom.squares) == 2 * len(kingdom.laid), "nothing overlaps"
            assert max(kingdom.box.width, kingdom.box.height) <= kingdom.size


@some_games
@given(any_settings(), seeds)
def test_kings_are_conserved(chosen: dict[str, str], seed: int) -> None:
    for table in tables(chosen, seed):
        draft, options = table.draft, table.options
        claims = [claim.king for claim in (*draft.row, *draft.offer) if claim.king is not None]
        kings = sorted([*draft.hand, *draft.waiting, *claims])
        last_round = not draft.rows_to_come and not draft.offer
        assert Counter(kings) <= Counter(options.kings) if last_round else kings == sorted(options.kings)


@pytest.mark.rule("K-P5", "K-P11", "K-E1")
@some_games
@given(any_settings(), seeds)
def test_discarding_is_offered_where_it_fits_nowhere_or_placing_is_optional(chosen: dict[str, str], seed: int) -> None:
    for table in tables(chosen, seed):
        if table.phase == "lay":
            *places, last = map(str, table.moves())
            fits = bool(table.kingdoms[table.turn].placements(table.draft.row[0].domino))
            assert (last == "discard") == (not fits or not table.options.must_place)
            assert "discard" not in places


@some_games
@given(any_settings(), seeds)
def test_a_game_ends_after_as_many_moves_as_there_are(chosen: dict[str, str], seed: int) -> None:
    games = 3 if chosen.get("dynasty") == "yes" else 1
    *before, state = tables(chosen, seed)
    options, draft = state.options, state.draft
    dominoes = options.rounds * options.row_length
    claims = options.rounds * len(options.kings)
    kings_drawn = 1 if options.players == 2 and not options.kings_drawn else len(options.kings)
    assert len(before) == games * (dominoes + kings_drawn + 2 * claims), "drawn, claimed and laid or discarded"
    assert state.turn == OVER
    assert len(draft.left_over) == dominoes - claims


@some_games
@given(any_settings(), seeds)
def test_points_never_come_from_nowhere(chosen: dict[str, str], seed: int) -> None:
    """Chance and picking change no score; laying changes only that of who lays."""
    before: Kingdomino | None = None
    for table in tables(chosen, seed):
        if before is not None and before.turn != OVER and table.phase != "draw":
            changed = [seat for seat in range(table.options.players) if before.scores()[seat] != table.scores()[seat]]
            assert changed in ([], [before.turn])
            assert not changed or (before.phase == "lay" and before.turn != CHANCE)
        before = table
