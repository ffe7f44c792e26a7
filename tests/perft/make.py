"""Write tests/perft/kingdomino.toml anew: `python -m tests.perft.make`.

A sequence names its options, the moves played so far and what chance brings afterwards, all in the notation of records;
`counts` are the sequences of 1, 2, 3, … moves by players from there. The placements are counted for drawn kingdoms.
The tests count everything a second time by a method of their own, so a wrong count cannot settle in this file.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from tests.kingdom.drawings import domino

from crownlands.game import CHANCE, OVER, AnyState, deal
from crownlands.kingdom.pictures import read_picture
from crownlands.records import read_options
from crownlands.rules import GAMES

KINGDOMINO = GAMES["kingdomino"]
FILE = Path(__file__).with_name("kingdomino.toml")


class Wanted(NamedTuple):
    """A sequence: a game played at random from a seed, how many of its moves are played, and how deep to count."""

    name: str
    options: str
    seed: int
    played: int
    depth: int


OPENINGS = [
    Wanted(f"{edition}, {players} players, the first moves", f"players={players}, edition={edition}", 1, 0, depth)
    for edition in ("german", "hungarian", "danish")
    for players, depth in ((2, 7), (3, 6), (4, 7))
]
LATER = [
    Wanted("german, 2 players, the last three rounds", "players=2, edition=german", 2, 52, 7),
    Wanted("hungarian, 2 players, the last round", "players=2, edition=hungarian", 3, 72, 4),
    Wanted("danish, 3 players, the middle of the game", "players=3, edition=danish", 4, 66, 4),
    Wanted("danish, 4 players, the last two rounds", "players=4, edition=danish", 5, 130, 6),
    Wanted("mighty duel, the middle of the game", "players=2, edition=danish, mighty-duel=yes", 6, 80, 5),
    Wanted("must place, the end of the game", "players=2, edition=german, must-place=yes", 7, 66, 6),
    Wanted("kings drawn, the first choice", "players=2, edition=german, kings-drawn=yes", 8, 6, 5),
    Wanted("order first, the first choice", "players=3, edition=hungarian, order-first=yes", 9, 6, 5),
]

KINGDOMS = {
    "a castle alone": "##",
    "a row of wheat": "## W0 W0",
    "a walled castle": "W0 W0 W0\nW0 ## W0\nW0 W0 W0",
    "scattered": "F0 .. ## L0 L1\nF0 W0 W1 .. G0\n.. S0 .. .. G0",
    "five wide, two high": "W0 F0 L0 G0 S0\n.. ## .. .. ..",
    "nearly full": "W0 W0 F0 F0 L0\nW0 W0 F0 F0 L0\nG0 G0 ## .. ..\nG0 G0 .. .. S0\nM0 M0 M0 S0 S0",
    "one square left": "W0 W0 W0 W0 W0\nW0 W0 W0 W0 W0\nW0 W0 ## W0 W0\nW0 W0 W0 W0 W0\nW0 W0 W0 W0 ..",
}
ASKED = ("W0 W0", "W0 F0", "L1 F0", "S0 M2")


def count(state: AnyState, chance: list[str], depth: int) -> int:
    """The number of sequences of so many moves by players, chance moving as written."""
    while state.turn == CHANCE:
        state, chance = state.play(KINGDOMINO.read(state, chance[0])), chance[1:]
    if depth == 1 or state.turn == OVER:
        return len(state.moves())
    return sum(count(state.play(move), chance, depth - 1) for move in state.moves())


def sequence(wanted: Wanted) -> dict[str, Any]:
    dice, state = Random(wanted.seed), KINGDOMINO.start(read_options(KINGDOMINO, wanted.options))
    start = state
    moves: list[str] = []
    chance: list[str] = []
    while state.turn != OVER:
        by_chance = state.turn == CHANCE
        move = deal(state, dice) if by_chance else dice.choice(state.moves())
        if len(moves) < wanted.played:
            moves.append(str(move))
            start = state.play(move)
        elif by_chance:
            chance.append(str(move))
        state = state.play(move)
    needed = chance[: 5 * 4 + 4]
    counts = [count(start, needed, depth) for depth in range(1, wanted.depth + 1)]
    played = ", ".join(map(str, moves))
    return {
        "name": wanted.name,
        "options": wanted.options,
        "played": played,
        "chance": ", ".join(needed),
        "counts": counts,
    }


def placement(name: str, size: int, asked: str) -> dict[str, Any]:
    places = read_picture(KINGDOMS[name], size).placements(domino(asked))
    return {"name": name, "size": size, "domino": asked, "count": len(places), "kingdom": KINGDOMS[name]}


def table(heading: str, entry: dict[str, Any]) -> str:
    """An entry in TOML; texts and numbers only."""
    lines = [f"{key} = {said(value)}" for key, value in entry.items()]
    return "\n".join([f"[[{heading}]]", *lines, ""])


def said(value: Any) -> str:
    if isinstance(value, str):
        return f'"""\n{value}\n"""' if "\n" in value else f'"{value}"'
    return str(value)


def main() -> None:
    """Everything anew."""
    sequences = [table("sequence", sequence(wanted)) for wanted in (*OPENINGS, *LATER)]
    placements = [
        table("placement", placement(name, size, asked)) for name in KINGDOMS for size in (5, 7) for asked in ASKED
    ]
    FILE.write_text("\n".join(["# Written by tests/perft/make.py.\n", *sequences, *placements]), encoding="utf-8")


if __name__ == "__main__":
    main()
