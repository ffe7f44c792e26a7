"""Sends what is due, one process at a time for each letter: tried again for a while, then given up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

import httpx

from crownlands.rules import game_named
from crownlands.server.ops.logs import logger
from crownlands.server.ops.metrics import NOTICES
from crownlands.server.storage import subscriptions as storage
from crownlands.server.storage.store import Store
from crownlands.server.storage.subscriptions import Pending, Subscription
from crownlands.server.telling.guard import Guard
from crownlands.server.telling.hook import send_hook
from crownlands.server.telling.letter import HOOK, MAIL, PUSH, Fate, Kind, Letter
from crownlands.server.telling.links import Links
from crownlands.server.telling.mail import Post, confirm_mail, turn_mail
from crownlands.server.telling.push import Signer, send_push

TROUBLE = (httpx.HTTPError, OSError, TimeoutError, ValueError)
LEASE_SECONDS = 60.0
AT_ONCE = 20
MOST_TRIES = 5
AGAIN_SECONDS = 30.0
UNCONFIRMED_SECONDS = 24 * 3600.0


@dataclass(frozen=True, slots=True)
class Means:
    """How this server reaches people: push always, mail with a mail server and an address of its own, hooks."""

    guard: Guard
    signer: Signer
    links: Links
    post: Post | None


class Postman:
    """Exactly one process sends a letter: the others pass over what is claimed, until the claim has run out."""

    def __init__(self, store: Store, means: Means, now: Callable[[], float], grace: float) -> None:
        self._store = store
        self.means = means
        self._now = now
        self._grace = grace

    async def deliver(self) -> None:
        """Everything that is due. Somebody who comes to look within the grace is not told."""
        first = await storage.next_due(self._store)
        while first is not None and first <= self._now() - self._grace:
            now = self._now()
            pending = await storage.claim(self._store, now, now - self._grace, LEASE_SECONDS, AT_ONCE)
            await asyncio.gather(*(self._send(each) for each in pending))
            if len(pending) < AT_ONCE:
                return

    async def _send(self, pending: Pending) -> None:
        letter = letter_of(pending)
        fate = await self._try(letter)
        NOTICES.labels(letter.kind, fate.name.lower()).inc()
        if fate is Fate.SENT:
            await storage.sent(self._store, letter.subscription, letter.number, letter.seat)
        elif fate is Fate.DEAD:
            await storage.drop(self._store, letter.subscription)
        elif letter.tries + 1 < MOST_TRIES:
            at = self._now() - self._grace + AGAIN_SECONDS * 4**letter.tries
            await storage.try_again(self._store, letter.subscription, letter.number, at)
        else:
            await storage.give_up(self._store, letter.subscription, letter.number)

    async def _try(self, letter: Letter) -> Fate:
        try:
            return await self._by_kind(letter)
        except TROUBLE as error:
            logger().info("notice not sent", kind=letter.kind, table=letter.table, reason=type(error).__name__)
            return Fate.FAILED

    async def _by_kind(self, letter: Letter) -> Fate:
        means = self.means
        if letter.kind == PUSH:
            return await send_push(means.guard, means.signer, letter, self._now())
        if letter.kind == HOOK:
            return await send_hook(means.guard, means.links, letter)
        return Fate.FAILED if means.post is None else await means.post.send(turn_mail(means.post, means.links, letter))

    async def ask_to_confirm(self, subscription: Subscription, game: str, name: str) -> bool:
        """Whether the mail with the link is on its way."""
        post = self.means.post
        if post is None:
            return False
        letter = letter_of(Pending(subscription, game, subscription.seat or 0, name, 0, 0))
        fate = await post.send(confirm_mail(post, self.means.links, letter))
        NOTICES.labels(MAIL, f"confirm_{fate.name.lower()}").inc()
        return fate is Fate.SENT

    async def tidy(self) -> None:
        await storage.forget(self._store, self._now() - UNCONFIRMED_SECONDS)


def letter_of(pending: Pending) -> Letter:
    to = pending.subscription
    return Letter(
        to.id,
        cast("Kind", to.kind),
        to.address,
        to.details,
        to.language,
        to.table,
        game_named(pending.game).title,
        pending.seat,
        pending.name,
        pending.number,
        pending.tries,
    )
