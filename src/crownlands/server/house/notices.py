"""The postman of a house with everything he needs, and who looks at a table and need not be told."""

from __future__ import annotations

import secrets

from crownlands.server.house.room import Room
from crownlands.server.ops.settings import Settings
from crownlands.server.storage import Store
from crownlands.server.storage.subscriptions import own_key
from crownlands.server.table.sources import Sources
from crownlands.server.telling.guard import Guard, read_networks
from crownlands.server.telling.links import Links
from crownlands.server.telling.mail import Post
from crownlands.server.telling.postman import Means, Postman
from crownlands.server.telling.push import Signer, new_key, read_key


async def hire_postman(settings: Settings, store: Store, sources: Sources) -> Postman:
    """The server's keys are made at the first start and kept in the database."""
    site = settings.public_url.rstrip("/")
    signer = Signer(read_key(await own_key(store, "push", new_key)), contact(settings))
    links = Links(site, await own_key(store, "links", secrets.token_urlsafe))
    means = Means(Guard(read_networks(settings.notice_networks)), signer, links, post(settings))
    return Postman(store, means, sources.now, settings.notice_seconds)


def contact(settings: Settings) -> str:
    """Whom a push service may write to about this server."""
    if settings.mail_from:
        return f"mailto:{settings.mail_from}"
    return settings.public_url or "mailto:nobody@localhost"


def post(settings: Settings) -> Post | None:
    """Mail needs a mail server, a sender, and an address for the links in it."""
    if not (settings.smtp_host and settings.mail_from and settings.public_url):
        return None
    return Post(
        settings.smtp_host,
        settings.smtp_port,
        settings.smtp_user,
        settings.smtp_password,
        settings.smtp_security,
        settings.mail_from,
    )


def need_not_be_told(room: Room) -> bool:
    """Whether the one to move looks at the table in this process, and somebody there wants to be told of turns."""
    table = room.table
    return table.tells and table.status == "playing" and table.state.turn in room.looking
