"""What can be chosen in Queendomino: how many play and how, who plays with whom, the author's option, house rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache

from crownlands.game import Refused, Seat, Setting, SettingValue, Team
from crownlands.kingdom.dominoes import KINGDOMINO, QUEENDOMINO, Domino
from crownlands.rules.settings import differences, field_of, read_colours, read_settings, switch
from crownlands.sentence import either, say

OWN_COLOURS = ("orange", "red", "violet", "white")  # Q-C2
COLOURS = (*OWN_COLOURS, "pink", "yellow", "green", "blue")  # Q-V10

SIZES = {"alone": (2, 3, 4), "contest": (3, 4, 5, 6), "united": (6, 8)}  # Q-S1, Q-V2, Q-V3, Q-V4, Q-N16
TITLES = {
    "alone": say("Queendomino alone"),
    "contest": say("The contest of kings"),
    "united": say("United forces"),
}

SETTINGS = (
    Setting("players", ("2", "3", "4", "5", "6", "8"), "How many play."),
    Setting(
        "mode",
        tuple(SIZES),
        "alone: Queendomino for 2 to 4; contest: with Kingdomino's dominoes for 3 to 6; united: teams of two, 6 or 8.",
    ),
    Setting("teams", (), "united: which seats play together, such as 1+2,3+4,5+6."),
    Setting("colours", (), "The colours of the seats in their order, such as orange,white."),
    switch("must-place", "A domino that can be placed must be placed.", variant=True),
    switch("harmony", "House rule: 5 points for a complete kingdom.", variant=True),
    switch("middle-kingdom", "House rule: 10 points for a castle in the centre of its kingdom.", variant=True),
    switch("dynasty", "House rule: three games in a row; the highest sum of points wins.", variant=True),
)
FREE_FORM = ("players", "mode", "teams", "colours")


@dataclass(frozen=True, slots=True)
class Options:
    players: int = 2
    mode: str = "alone"
    teams: tuple[str, ...] = ()
    """United forces: the seats that play together, such as `1+2`."""
    colours: tuple[str, ...] = COLOURS[:2]
    must_place: bool = False
    harmony: bool = False
    middle_kingdom: bool = False
    dynasty: bool = False

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats of each team; a single player is a team of one."""
        return _sides(self.players, self.teams)

    @property
    def team_of(self) -> tuple[Team, ...]:
        """The team of each seat."""
        return _team_of(self.players, self.teams)

    @property
    def size(self) -> int:
        """The side of the grid a kingdom must fit in (Q-S8, Q-V2, Q-V3, Q-V7)."""
        large = {"alone": self.players == 2, "contest": self.players <= 4, "united": True}
        return 7 if large[self.mode] else 5

    @property
    def sets(self) -> tuple[tuple[Domino, ...], ...]:
        """The sets of dominoes, in the order their rows come (Q-C1, Q-V1, Q-V6)."""
        return (QUEENDOMINO,) if self.mode == "alone" else (QUEENDOMINO, KINGDOMINO)

    @property
    def row_length(self) -> int:
        """Q-S4, Q-V2, Q-V3, Q-V8."""
        return 4 if self.players <= 4 else 8

    @property
    def rounds(self) -> int:
        """Every domino is on offer once (Q-T2, Q-V2, Q-V3, Q-V8)."""
        return sum(len(dominoes) for dominoes in self.sets) // self.row_length

    @property
    def kings(self) -> tuple[Seat, ...]:
        """Every king by the seat it belongs to: one each, two each with 2 players (Q-S1)."""
        return (0, 0, 1, 1) if self.players == 2 else tuple(range(self.players))

    def settings(self) -> dict[str, str]:
        return {"players": str(self.players), "mode": self.mode, **differences(SETTINGS, self, plain(self))}


@cache
def _sides(players: int, teams: tuple[str, ...]) -> tuple[tuple[Seat, ...], ...]:
    if not teams:
        return tuple((seat,) for seat in range(players))
    return tuple(tuple(int(seat) - 1 for seat in team.split("+")) for team in teams)


@cache
def _team_of(players: int, teams: tuple[str, ...]) -> tuple[Team, ...]:
    sides = enumerate(_sides(players, teams))
    found = {seat: team for team, seats in sides for seat in seats}
    return tuple(found[seat] for seat in range(players))


def plain(options: Options) -> Options:
    """The same table with nothing else chosen."""
    return _table(options.players, options.mode)


def _table(players: int, mode: str) -> Options:
    """Neighbours play together unless something else is said (Q-V4)."""
    pairs = tuple(f"{seat}+{seat + 1}" for seat in range(1, players, 2)) if mode == "united" else ()
    return Options(players=players, mode=mode, teams=pairs, colours=COLOURS[:players])


def configure(settings: Mapping[str, SettingValue]) -> Options:
    """Options from text."""
    given = read_settings(SETTINGS, settings)
    mode = given.get("mode", "alone")
    players = int(given.get("players", SIZES[mode][0]))
    _refuse_size(players, mode)
    options = _table(players, mode)
    switches = {field_of(name): value == "yes" for name, value in given.items() if name not in FREE_FORM}
    options = replace(options, **switches)  # type: ignore[arg-type]
    if "colours" in given:
        offered = OWN_COLOURS if mode == "alone" else COLOURS
        options = replace(options, colours=read_colours(given["colours"], players, offered))
    return replace(options, teams=read_teams(given["teams"], options)) if "teams" in given else options


def _refuse_size(players: int, mode: str) -> None:
    if players not in SIZES[mode]:
        raise Refused(
            "{title} is for {wanted} players; {players} were asked for.",
            title=TITLES[mode],
            wanted=either(SIZES[mode]),
            players=players,
        )


def read_teams(text: str, options: Options) -> tuple[str, ...]:
    """Teams of two from text; every seat in exactly one."""
    if options.mode != "united":
        raise Refused("Teams are a choice for United forces only; the mode is {mode}.", mode=options.mode)
    pairs = [tuple(sorted(seat.strip() for seat in team.split("+"))) for team in text.split(",")]
    seats = sorted(seat for pair in pairs for seat in pair)
    if any(len(pair) != 2 for pair in pairs) or seats != [str(seat + 1) for seat in range(options.players)]:
        example = ",".join(_table(options.players, "united").teams)
        raise Refused(
            "“{text}” does not fit the setting teams; expected every seat once in pairs, such as {example}.",
            text=text,
            example=example,
        )
    return tuple("+".join(pair) for pair in sorted(pairs))
