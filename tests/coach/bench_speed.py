"""`python -m tests.coach.bench_speed`: how long a review takes, and when the first results are there."""

from __future__ import annotations

import argparse
from time import perf_counter, process_time

from tests.coach.games import played

from crownlands.coach import review


def timed(game: str, seed: int, threads: int) -> tuple[float, float, float]:
    """The seconds until the first results, until all, and of processor time."""
    record = played(game, "medium", seed)
    began, computed = perf_counter(), process_time()
    first: list[float] = []

    def note(_done: int, _of: int, found: object) -> None:
        if found and not first:
            first.append(perf_counter() - began)

    review(record, seed=seed, threads=threads, progress=note)
    return first[0], perf_counter() - began, process_time() - computed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--threads", type=int, default=2)
    given = parser.parse_args()
    print("game            first s  all s  processor s   (the slowest of each)")
    for game in ("kingdomino", "queendomino", "duel"):
        times = [timed(game, seed, given.threads) for seed in range(1, given.games + 1)]
        first, whole, computed = (max(column) for column in zip(*times, strict=True))
        print(f"{game:<14} {first:8.2f} {whole:6.1f} {computed:12.1f}", flush=True)


if __name__ == "__main__":
    main()
