"""What Prometheus may ask: how many, how fast, how often refused. No table, seat or name is told."""

from __future__ import annotations

import os

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

SHARED = "PROMETHEUS_MULTIPROC_DIR"
FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

REQUESTS = Counter("crownlands_requests", "Requests by method and status.", ["method", "status"])
SOCKETS = Gauge("crownlands_sockets", "Open sockets.", multiprocess_mode="livesum")
ROOMS = Gauge("crownlands_tables_in_memory", "Tables in memory.", multiprocess_mode="livesum")
MADE = Counter("crownlands_tables_made", "Tables made.", ["game"])
MOVES = Counter("crownlands_moves", "Moves stored, by who made them.", ["actor"])
PLAYED, DEALT = MOVES.labels("seat"), MOVES.labels("chance")
REFUSALS = Counter("crownlands_refusals", "Refusals by code.", ["code"])
STORED = Histogram("crownlands_store_seconds", "From a legal move to its commit.", buckets=FAST)
THOUGHT = Histogram("crownlands_bot_seconds", "How long bots think.", buckets=FAST)
WAITED = Histogram("crownlands_bot_wait_seconds", "How long bots wait for a process to think in.", buckets=FAST)
HURRIED = Counter("crownlands_bot_hurried", "Thoughts that were given less time than the bot should have.")
CUT = Counter("crownlands_connections_cut", "Connections refused or cut off, by reason.", ["reason"])
REPORTS = Counter("crownlands_reports", "Reports of players to the operator.")
NOTICES = Counter("crownlands_notices", "Notices of turns, by kind and what became of them.", ["kind", "fate"])
BATCHES = Histogram(
    "crownlands_commit_moves", "Moves committed together.", buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500)
)


def exposition() -> bytes:
    """All metrics as text; with several workers, of all of them together."""
    if SHARED not in os.environ:
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
