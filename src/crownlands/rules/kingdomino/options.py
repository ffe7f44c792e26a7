"""What can be chosen in Kingdomino: the number of players, the edition and each of its differences, the variants."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from crownlands.game import Refused, Setting, SettingValue
from crownlands.rules.settings import differences, field_of, read_colours, read_settings, switch

COLOURS = ("pink", "yellow", "green", "blue")  # K-C2

EDITIONS = {
    "german": "A domino that fits may be declined; with 3 players 36 dominoes in rows of 3; with 2 players the start "
    "player chooses first and last; a tie goes to the largest territory, then it is shared.",
    "hungarian": "A domino that fits must be placed; with 3 players 36 dominoes in rows of 3; with 2 players all kings "
    "are drawn at random; a tie goes to the largest territory, then to the most crowns, then it is shared.",
    "danish": "A domino that fits must be placed; with 3 players 48 dominoes in rows of 4, one left over each time; "
    "with 2 players all kings are drawn at random; the whole order of kings is drawn before the first choice; a tie "
    "goes to the largest territory, then it is shared.",
}

SETTINGS = (
    Setting("players", ("2", "3", "4"), "How many play."),
    Setting("edition", tuple(EDITIONS), "The printed rulebook that is followed."),
    Setting("colours", (), "The colours of the seats in their order, such as pink,blue."),
    switch("must-place", "A domino that can be placed must be placed.", variant=True),
    switch("rows-of-four", "3 players choose from rows of 4; the domino nobody takes leaves the game."),
    switch("kings-drawn", "2 players: all four kings are drawn at random for the first choice."),
    switch("order-first", "The whole order of kings is drawn before the first of them is put down.", since=2),
    switch("crowns-break-ties", "After the largest territory, the most crowns decide a tie."),
    switch("harmony", "5 points for a complete kingdom.", variant=True),
    switch("middle-kingdom", "10 points for a castle in the centre of its kingdom.", variant=True),
    switch("mighty-duel", "2 players with all 48 dominoes and kingdoms of 7×7.", variant=True),
    switch("dynasty", "Three games in a row; the highest sum of points wins.", variant=True),
)


@dataclass(frozen=True, slots=True)
class Options:
    players: int = 2
    edition: str = "german"
    colours: tuple[str, ...] = COLOURS[:2]
    must_place: bool = False
    rows_of_four: bool = False
    kings_drawn: bool = False
    order_first: bool = False
    crowns_break_ties: bool = False
    harmony: bool = False
    middle_kingdom: bool = False
    mighty_duel: bool = False
    dynasty: bool = False

    @property
    def size(self) -> int:
        """The side of the grid a kingdom must fit in (K-P4)."""
        return 7 if self.mighty_duel else 5

    @property
    def row_length(self) -> int:
        """K-S2, K-E2."""
        return 3 if self.players == 3 and not self.rows_of_four else 4

    @property
    def rounds(self) -> int:
        """K-T4."""
        return 6 if self.players == 2 and not self.mighty_duel else 12

    @property
    def kings(self) -> tuple[int, ...]:
        """Every king by the seat it belongs to: one each, two each with 2 players (K-C3)."""
        return (0, 0, 1, 1) if self.players == 2 else tuple(range(self.players))

    @property
    def start_player(self) -> bool:
        """2 players: the kings are not drawn, but who starts is (K-E3)."""
        return self.players == 2 and not self.kings_drawn

    def settings(self) -> dict[str, str]:
        plain = edition_options(self.edition, self.players)
        if self.start_player:
            plain = replace(plain, order_first=False)
        return {
            "players": str(self.players),
            "edition": self.edition,
            **differences(SETTINGS, self, plain),
        }


def edition_options(edition: str, players: int) -> Options:
    """The edition as it is printed (K-E1 to K-E4, K-E6)."""
    return Options(
        players=players,
        edition=edition,
        colours=COLOURS[:players],
        must_place=edition != "german",
        rows_of_four=edition == "danish",
        kings_drawn=edition != "german",
        order_first=edition == "danish",
        crowns_break_ties=edition == "hungarian",
    )


def configure(settings: Mapping[str, SettingValue]) -> Options:
    """Options from text: the edition's own, and whatever is set beside it."""
    given = read_settings(SETTINGS, settings)
    options = edition_options(given.get("edition", "german"), int(given.get("players", "2")))
    switches = {
        field_of(name): value == "yes" for name, value in given.items() if name not in ("players", "edition", "colours")
    }
    options = replace(options, **switches)  # type: ignore[arg-type]
    if options.start_player and "order-first" not in given:
        options = replace(options, order_first=False)
    if "colours" in given:
        options = replace(options, colours=read_colours(given["colours"], options.players, COLOURS))
    _refuse_nonsense(options, given)
    return options


def _refuse_nonsense(options: Options, given: Mapping[str, str]) -> None:
    if options.mighty_duel and options.players != 2:
        raise Refused("The Mighty Duel is for 2 players; {players} were asked for.", players=options.players)
    if "rows-of-four" in given and options.players != 3:
        raise Refused(
            "Rows of four are a choice for 3 players only; {players} were asked for.", players=options.players
        )
    if "kings-drawn" in given and options.players != 2:
        raise Refused(
            "Drawing kings at random is a choice for 2 players only; with {players} they always are.",
            players=options.players,
        )
    if options.order_first and options.start_player:
        raise Refused("With 2 players the order can be drawn first only if the kings are drawn at random.")


def upgrade(version: int, given: Mapping[str, str]) -> Mapping[str, str]:
    """Settings as they were meant when the rules had this version: before 2, no edition drew the order first."""
    if version < 2 and given.get("edition") == "danish":
        return {"order-first": "no", **given}
    return given
