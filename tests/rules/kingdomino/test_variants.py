from itertools import product

import pytest
from tests.rules.kingdomino.positions import EDITIONS, after, begin, draws, finished, options, play_out, position, texts

from crownlands.game import OVER, Refused
from crownlands.rules.kingdomino import KINGDOMINO
from crownlands.rules.kingdomino.options import Options

VARIANTS = ("dynasty", "harmony", "middle-kingdom", "mighty-duel", "must-place")
ALMOST_COMPLETE = """
    W0  W0  W0  W0  W0
    W0  W0  W0  W0  W0
    W0  W0  ##  W0  W0
    W0  W0  W0  W0  W0
    W0  W0  W0  ..  ..
"""


def combined(edition: str, switches: tuple[str, ...]) -> Options:
    chosen = ", ".join(f"{name}={value}" for name, value in zip(VARIANTS, switches, strict=True))
    return options(f"players=2, edition={edition}, {chosen}")


@pytest.mark.rule("K-V2", "K-N9", "K-N5")
@pytest.mark.parametrize(("move", "harmony"), [("lay h9 i9", 5), ("discard", 0)])
def test_harmony_wants_every_domino_placed(move: str, harmony: int) -> None:
    state = position("players=2, harmony=yes", row="1:13", kingdoms=[ALMOST_COMPLETE])
    assert state.scores()[0].points("special") == {"harmony": 0}, "not complete yet"
    sheet = after(state, move).scores()[0]
    assert sheet.points("special") == {"harmony": harmony}


@pytest.mark.rule("K-N9")
@pytest.mark.parametrize("settings", ["players=2", "players=3", "players=4", "players=2, mighty-duel=yes"])
def test_each_kingdom_gets_exactly_the_dominoes_that_fill_it(settings: str) -> None:
    chosen = options(settings)
    dominoes = chosen.rounds * len(chosen.kings) // chosen.players
    assert 1 + 2 * dominoes == chosen.size * chosen.size


@pytest.mark.rule("K-V3")
def test_middle_kingdom_allows_holes() -> None:
    centred, aside = "W0 .. ## .. W0\n.. W0 W0 W0 ..", "## W0 W0 W0"
    sheets = finished("players=2, middle-kingdom=yes", centred, aside).scores()
    assert [sheet.points("special")["middle-kingdom"] for sheet in sheets] == [10, 0]


@pytest.mark.rule("K-V4", "K-S1", "K-T4", "K-P4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_mighty_duel_is_48_dominoes_12_rounds_and_7_by_7(edition: str) -> None:
    chosen = options(f"players=2, edition={edition}, mighty-duel=yes")
    assert (chosen.size, chosen.rounds, chosen.row_length) == (7, 12, 4)
    long_row = "## W0 W0 W0 W0 W0"
    state = position(f"players=2, edition={edition}, mighty-duel=yes", row="1:13", kingdoms=[long_row])
    assert "lay m7 m8" in texts(state.moves())
    assert "lay m7 l8" not in texts(state.moves())


@pytest.mark.rule("K-V4")
@pytest.mark.parametrize("players", [3, 4])
def test_mighty_duel_is_for_two(players: int) -> None:
    with pytest.raises(Refused, match=f"The Mighty Duel is for 2 players; {players} were asked for"):
        options(f"players={players}, mighty-duel=yes")


@pytest.mark.rule("K-V5", "K-E5", "K-N11")
@pytest.mark.parametrize("switches", list(product(("no", "yes"), repeat=len(VARIANTS))), ids="-".join)
@pytest.mark.parametrize("edition", EDITIONS)
def test_variants_are_freely_combined_in_every_edition(edition: str, switches: tuple[str, ...]) -> None:
    chosen = combined(edition, switches)
    on = {name for name, value in zip(VARIANTS, switches, strict=True) if value == "yes"}
    said = {name for name in VARIANTS if getattr(chosen, name.replace("-", "_"))}
    assert said == on
    assert (chosen.size == 7) == ("mighty-duel" in on)


@pytest.mark.rule("K-V5")
@pytest.mark.parametrize(("players", "edition"), [(2, "german"), (3, "hungarian"), (4, "danish")])
def test_a_game_with_every_variant_is_played_to_its_end(players: int, edition: str) -> None:
    duel = ", mighty-duel=yes" if players == 2 else ""
    settings = (
        f"players={players}, edition={edition}, harmony=yes, middle-kingdom=yes, dynasty=yes, must-place=yes{duel}"
    )
    *_, last = play_out(KINGDOMINO.start(options(settings)), seed=1)
    assert last.turn == OVER
    assert [line.name for line in last.scores()[0].lines] == ["game 1", "game 2", "game 3"]
    assert list(last.current.scores()[0].points("special")) == ["harmony", "middle-kingdom"]


@pytest.mark.rule("K-N11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_mighty_duel_keeps_the_editions_placing_first_choice_and_ties(edition: str) -> None:
    plain = options(f"players=2, edition={edition}")
    duel = options(f"players=2, edition={edition}, mighty-duel=yes")
    for name in ("must_place", "kings_drawn", "order_first", "crowns_break_ties"):
        assert getattr(duel, name) == getattr(plain, name)
    moves = texts(position(f"players=2, edition={edition}, mighty-duel=yes", row="1:7").moves())
    assert ("discard" in moves) == (edition == "german")
    begun = begin(f"players=2, edition={edition}, mighty-duel=yes", f"{draws(1, 2, 3, 4)}, king 1")
    assert begun.phase == ("king" if edition == "danish" else "pick")
    assert edition == "danish" or after(begun, "pick 1").phase == ("pick" if edition == "german" else "king")
