"""A webhook of a group: one line of JSON in the shape Discord, Slack or Matrix bridges understand."""

from __future__ import annotations

import json
from typing import Literal, get_args

from crownlands.server.telling.guard import Guard
from crownlands.server.telling.letter import Fate, Letter
from crownlands.server.telling.links import Links
from crownlands.server.telling.words import words_in

Style = Literal["discord", "slack", "matrix"]
STYLES: tuple[str, ...] = get_args(Style)
GONE = (404, 410)


def body(style: str, said: str, letter: Letter) -> dict[str, object]:
    """What is posted. Names are the players' own words: nobody is pinged by one."""
    if style == "discord":
        return {"content": said, "allowed_mentions": {"parse": []}}
    if style == "slack":
        escaped = said.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        return {"text": escaped}
    return {"text": said, "displayName": "Crownlands", "id": letter.id}


async def send_hook(guard: Guard, links: Links, letter: Letter) -> Fate:
    said = words_in(letter.language).turn_of.format(name=plain(letter.name))
    text = f"{said}: {letter.game}, {links.table(letter.table)}"
    content = json.dumps(body(letter.details, text, letter)).encode()
    headers = {"Content-Type": "application/json", "Idempotency-Key": letter.id}
    status = await guard.post(letter.address, content, headers)
    return Fate.DEAD if status in GONE else Fate.SENT if 200 <= status < 300 else Fate.FAILED


def plain(name: str) -> str:
    """A name without the signs that chats take for links, mentions and bold letters."""
    return "".join(" " if sign in "@*_~`|<>[]()#\\" else sign for sign in name)
