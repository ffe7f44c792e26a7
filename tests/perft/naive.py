"""Kingdomino a second time, by the plainest means and from the rulebook alone: lists of words, every cell tried.

Nothing of the package is imported, so that a mistake there cannot be repeated here.
"""

from __future__ import annotations

SIDES = ((0, -1), (-1, 0), (1, 0), (0, 1))
Spot = tuple[int, int]
Grid = dict[Spot, str]
Domino = tuple[str, str]
Place = tuple[Spot, Spot]


def grid_of(text: str) -> Grid:
    """Every word of a picture by column and row, the castle at 0, 0."""
    lines = [line.split() for line in text.splitlines() if line.strip()]
    words = {(x, y): word for y, line in enumerate(lines) for x, word in enumerate(line)}
    ((left, top),) = [spot for spot, word in words.items() if word == "##"]
    return {(x - left, y - top): word for (x, y), word in words.items() if word != ".."}


def within(grid: Grid, size: int) -> bool:
    columns, rows = [x for x, _ in grid], [y for _, y in grid]
    return max(columns) - min(columns) < size and max(rows) - min(rows) < size


def touches(grid: Grid, spot: Spot, word: str) -> bool:
    """Whether a square laid on this spot has the castle or its like at one of its sides."""
    x, y = spot
    beside = [grid.get((x + dx, y + dy), "..") for dx, dy in SIDES]
    return "##" in beside or any(other[0] == word[0] for other in beside)


def legal(grid: Grid, domino: Domino, place: Place, size: int) -> bool:
    first, second = place
    if first in grid or second in grid:
        return False
    if not (touches(grid, first, domino[0]) or touches(grid, second, domino[1])):
        return False
    return within({**grid, first: domino[0], second: domino[1]}, size)


def naive_places(grid: Grid, domino: Domino, size: int) -> list[Place]:
    """Every cell of a board far too large, every orientation; a double is counted once, its upper left cell first."""
    spots = [(x, y) for x in range(-size, size + 1) for y in range(-size, size + 1)]
    places = [((x, y), (x + dx, y + dy)) for x, y in spots for dx, dy in SIDES]
    found = [place for place in places if legal(grid, domino, place, size)]
    return [(a, b) for a, b in found if a[::-1] < b[::-1]] if domino[0] == domino[1] else found


def naive_territories(text: str) -> list[tuple[str, int, int, int]]:
    """Letter, squares, crowns and points of each territory: paint every square, then let neighbours agree."""
    grid = {spot: word for spot, word in grid_of(text).items() if word != "##"}
    paint = {spot: number for number, spot in enumerate(grid)}
    changed = True
    while changed:
        changed = False
        for (x, y), word in grid.items():
            for spot in ((x + dx, y + dy) for dx, dy in SIDES):
                if grid.get(spot, "..")[0] == word[0] and paint[spot] < paint[x, y]:
                    paint[x, y] = paint[spot]
                    changed = True
    return sorted(_territory([grid[spot] for spot in grid if paint[spot] == colour]) for colour in set(paint.values()))


def _territory(words: list[str]) -> tuple[str, int, int, int]:
    crowns = sum(int(word[1]) for word in words)
    return words[0][0], len(words), crowns, len(words) * crowns


def naive_score(text: str) -> int:
    return sum(points for _, _, _, points in naive_territories(text))
