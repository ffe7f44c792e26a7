"""A whole game of Kingdomino by the plainest means, played by the text of its moves; the package is not used."""

from __future__ import annotations

import csv
from copy import deepcopy
from pathlib import Path

from tests.perft.naive import Domino, Grid, Place, Spot, naive_places, naive_territories

BOX = Path(__file__).parents[2] / "src/crownlands/kingdom/kingdomino_dominoes.csv"
LETTERS = "abcdefghijklm"


def _box() -> dict[int, Domino]:
    with BOX.open(encoding="utf-8") as lines:
        return {
            int(row["number"]): (
                row["terrain_a"][0].upper() + row["crowns_a"],
                row["terrain_b"][0].upper() + row["crowns_b"],
            )
            for row in csv.DictReader(lines)
        }


DOMINOES = _box()


def cell(spot: Spot) -> str:
    return f"{LETTERS[6 + spot[0]]}{7 + spot[1]}"


def spot(name: str) -> Spot:
    return LETTERS.index(name[0]) - 6, int(name[1:]) - 7


def lay(place: Place) -> str:
    return f"lay {cell(place[0])} {cell(place[1])}"


class NaiveGame:
    """One game; `play` changes it, so copy it first."""

    def __init__(self, settings: dict[str, str]) -> None:
        edition = settings.get("edition", "german")

        def on(name: str, *editions: str) -> bool:
            return settings.get(name, "yes" if edition in editions else "no") == "yes"

        self.settings = settings
        self.players = int(settings.get("players", "2"))
        duel = on("mighty-duel")
        self.size = 7 if duel else 5
        self.length = 3 if self.players == 3 and not on("rows-of-four", "danish") else 4
        self.rounds = 6 if self.players == 2 and not duel else 12
        self.required = on("must-place", "hungarian", "danish")
        self.start_player = self.players == 2 and not on("kings-drawn", "hungarian", "danish")
        self.order_first = not self.start_player and on("order-first", "danish")
        self.crowns_decide = on("crowns-break-ties", "hungarian")
        self.bonuses = (5 if on("harmony") else 0, 10 if on("middle-kingdom") else 0)
        self.hand = [1, 1, 2, 2] if self.players == 2 else list(range(1, self.players + 1))
        self.queue: list[int] = []
        self.box = set(DOMINOES)
        self.offer: dict[int, int] = {}
        self.row: list[tuple[int, int]] = []
        self.grids: dict[int, Grid] = {king: {(0, 0): "##"} for king in self.hand}
        self.rows = 0
        self.stage = "draw"

    def copy(self) -> NaiveGame:
        return deepcopy(self)

    def who(self) -> int:
        """The king to move; 0 for chance."""
        if self.stage in ("draw", "king", "over"):
            return 0
        return self.queue[0] if self.queue else self.row[0][1]

    def moves(self) -> set[str]:
        if self.stage == "draw":
            return {f"draw {number}" for number in self.box}
        if self.stage == "king":
            return {f"king {king}" for king in self.hand}
        if self.stage == "pick":
            return {f"pick {number}" for number, king in self.offer.items() if not king}
        return self._lays() if self.stage == "lay" else set()

    def _lays(self) -> set[str]:
        number, king = self.row[0]
        places = {lay(place) for place in naive_places(self.grids[king], DOMINOES[number], self.size)}
        return places if places and self.required else places | {"discard"}

    def play(self, move: str) -> None:
        verb, *words = move.split()
        if verb == "draw":
            self._draw(int(words[0]))
        elif verb == "king":
            self._king(int(words[0]))
        elif verb == "pick":
            self._pick(int(words[0]))
        else:
            self._lay([spot(word) for word in words])

    def _draw(self, number: int) -> None:
        self.box.remove(number)
        self.offer[number] = 0
        if len(self.offer) == self.length:
            self.rows += 1
            self.stage = "king" if self.hand else "lay"

    def _king(self, king: int) -> None:
        if self.start_player:
            self.queue, self.hand = [king, 3 - king, 3 - king, king], []
        else:
            self.queue.append(king)
            self.hand.remove(king)
        self.stage = "king" if self.order_first and self.hand else "pick"

    def _pick(self, number: int) -> None:
        if self.queue:
            self.offer[number] = self.queue.pop(0)
            if not self.queue:
                self.stage = "king"
            done = not self.queue and not self.hand
        else:
            self.offer[number] = self.row.pop(0)[1]
            self.stage = "lay"
            done = not self.row
        if done:
            self.row = sorted((number, king) for number, king in self.offer.items() if king)
            self.offer = {}
            self.stage = "draw" if self.rows < self.rounds else "lay"

    def _lay(self, cells: list[Spot]) -> None:
        number, king = self.row[0]
        self.grids[king].update(zip(cells, DOMINOES[number], strict=False))
        if self.offer:
            self.stage = "pick"
            return
        self.row.pop(0)
        self.stage = "lay" if self.row else "over"

    def picture(self, king: int) -> str:
        far = range(-self.size, self.size + 1)
        return "\n".join(" ".join(self.grids[king].get((x, y), "..") for x in far) for y in far)

    def result(self, king: int) -> tuple[int, int, int]:
        """Points, largest territory and crowns."""
        land = naive_territories(self.picture(king))
        grid, (harmony, middle) = self.grids[king], self.bonuses
        full = len(grid) == self.size * self.size
        near = all(max(abs(x), abs(y)) <= self.size // 2 for x, y in grid)
        points = sum(territory[3] for territory in land) + harmony * full + middle * near
        return points, max((size for _, size, _, _ in land), default=0), sum(crowns for _, _, crowns, _ in land)

    def winners(self) -> list[int]:
        left = list(range(1, self.players + 1))
        for step in range(3 if self.crowns_decide else 2):
            best = max(self.result(king)[step] for king in left)
            left = [king for king in left if self.result(king)[step] == best]
        return left


def naive_count(game: NaiveGame, chance: list[str], depth: int) -> int:
    """The number of sequences of so many moves by players, chance moving as written."""
    if game.stage == "over":
        return 0
    if game.who() == 0:
        later = game.copy()
        later.play(chance[0])
        return naive_count(later, chance[1:], depth)
    if depth == 1:
        return len(game.moves())
    total = 0
    for move in game.moves():
        later = game.copy()
        later.play(move)
        total += naive_count(later, chance, depth - 1)
    return total
