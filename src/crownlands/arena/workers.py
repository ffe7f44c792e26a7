"""Where the games are played: here, in one process per core, or on a Ray cluster. All give the same games."""

from __future__ import annotations

import signal
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context

from crownlands.arena.job import Job, Outcome
from crownlands.arena.play import play_job
from crownlands.game import Refused

AHEAD = 4


def play_here(jobs: Iterable[Job]) -> Iterator[Outcome]:
    return map(play_job, jobs)


def play_in_processes(jobs: Iterable[Job], processes: int) -> Iterator[Outcome]:
    """Outcomes as they come. Ctrl-C reaches this process only, which ends the others."""
    queue = iter(jobs)
    pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=_ignore_interrupts)
    try:
        running = {pool.submit(play_job, job) for job in islice(queue, processes * AHEAD)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {pool.submit(play_job, job) for job in islice(queue, len(done))}
            yield from _results(done)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _results(done: set[Future[Outcome]]) -> list[Outcome]:
    return [future.result() for future in done]


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_on_ray(jobs: Iterable[Job], address: str) -> Iterator[Outcome]:
    """The same run on a Ray cluster; `local` starts one on this machine."""
    import ray

    try:
        ray.init(address=address, log_to_driver=False, include_dashboard=False, ignore_reinit_error=True)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise Refused(f"No Ray cluster answers at {address}: {error}") from None
    try:
        yield from _collect_from_ray(iter(jobs))
    finally:
        ray.shutdown()


def _collect_from_ray(queue: Iterator[Job]) -> Iterator[Outcome]:
    import ray

    remote = ray.remote(play_job)
    resources: dict[str, float] = ray.cluster_resources()
    places = max(1, int(resources.get("CPU", 1)))
    running = [remote.remote(job) for job in islice(queue, places * AHEAD)]
    while running:
        done, running = ray.wait(running)
        running += [remote.remote(job) for job in islice(queue, len(done))]
        yield from ray.get(done)
