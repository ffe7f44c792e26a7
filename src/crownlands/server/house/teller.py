"""Tells other processes the news, after what they are about has been committed, and all that wait together."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence

from crownlands.server.house.bus import News, encode, subject
from crownlands.server.ops.logs import logger

PAUSE_SECONDS = 0.15
FEW = 8
"""Up to so many processes pause no longer; the work of all grows with their square, so more of them pause longer."""
RETRY_SECONDS = 1.0
LARGEST = 7000
"""Bytes in one notification; PostgreSQL takes less than 8000."""
Send = Callable[[Sequence[str]], Awaitable[None]]
Tellers = Callable[[], int]


class Teller:
    """The newest of each kind of news about each table. What is lost with a process, others read by themselves."""

    def __init__(self, send: Send, tellers: Tellers = lambda: 1) -> None:
        self._send = send
        self._tellers = tellers
        self._news: dict[tuple[type[News], str], News] = {}
        """By kind and subject."""
        self._some = asyncio.Event()

    def tell(self, news: News) -> None:
        self._news[type(news), subject(news)] = news
        self._some.set()

    async def run(self) -> None:
        """Until cancelled; the first of the news is not kept waiting, those that follow at once wait together."""
        while True:
            await self._some.wait()
            self._some.clear()
            await asyncio.sleep(pause(self._tellers()) if await self.send_all() else RETRY_SECONDS)

    async def send_all(self) -> bool:
        """Whether all is told; what could not be is tried again, unless there are newer news by then."""
        news, self._news = self._news, {}
        try:
            if news:
                await self._send(payloads(encode(each) for each in news.values()))
        except Exception as error:  # noqa: BLE001 whatever it is, the next time may go well
            logger().warning("telling failed", reason=type(error).__name__)
            self._news = {**news, **self._news}
            self._some.set()
            return False
        return True


def pause(tellers: int) -> float:
    """How many seconds lie between two times one of so many processes tells its news."""
    return PAUSE_SECONDS * max(1.0, tellers / FEW)


def payloads(lines: Iterable[str]) -> list[str]:
    """As few texts as will hold the lines."""
    texts: list[str] = []
    for line in lines:
        if texts and len(texts[-1]) + len(line) < LARGEST:
            texts[-1] += f"\n{line}"
        else:
            texts.append(line)
    return texts
