"""Rate limits: each address, seat and table has a bucket that fills at a steady rate."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable

from crownlands.sentence import Sentence
from crownlands.server.refusal import Refusal

MOST_KEYS = 20_000


class Buckets:
    """How much each key may still do. The keys not used for longest are forgotten first, full as they are."""

    def __init__(self, what: Sentence, rate: float, burst: int, now: Callable[[], float] = time.monotonic) -> None:
        self._what = what
        self._rate = rate
        self._burst = burst
        self._now = now
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> None:
        """Use one, or refuse. A rate of 0 sets no limit."""
        if self._rate == 0:
            return
        now = self._now()
        left, then = self._left.pop(key, (float(self._burst), now))
        left = min(self._burst, left + (now - then) * self._rate)
        self._left[key] = (left - 1 if left >= 1 else left, now)
        if len(self._left) > MOST_KEYS:
            self._left.popitem(last=False)
        if left < 1:
            wait = math.ceil((1 - left) / self._rate)
            raise Refusal(
                "slow-down", "Too many requests {what}; try again in {seconds} s.", what=self._what, seconds=wait
            )
