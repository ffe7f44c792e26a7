"""E-mail: to an address that was confirmed for one table, with a click to stop."""

from __future__ import annotations

import re
from dataclasses import dataclass
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate

import aiosmtplib

from crownlands.server.telling.letter import Fate, Letter
from crownlands.server.telling.links import Links
from crownlands.server.telling.words import words_in

SECONDS = 15.0
LONGEST = 200
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,24}")
NEVER = (550, 551, 553)
"""Answers of a mail server that knows nobody by that address."""


def is_address(text: str) -> bool:
    return len(text) <= LONGEST and ADDRESS.fullmatch(text) is not None and ".." not in text


@dataclass(frozen=True, slots=True)
class Post:
    """The mail server this server hands its mail to."""

    host: str
    port: int
    user: str
    password: str
    security: str
    sender: str

    async def send(self, message: EmailMessage) -> Fate:
        try:
            await aiosmtplib.send(
                message,
                hostname=self.host,
                port=self.port,
                username=self.user or None,
                password=self.password or None,
                use_tls=self.security == "tls",
                start_tls=self.security == "starttls",
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            codes = [refused.code for refused in error.recipients]
            return Fate.DEAD if all(code in NEVER for code in codes) else Fate.FAILED
        except (aiosmtplib.SMTPException, OSError):
            return Fate.FAILED
        return Fate.SENT


def turn_mail(post: Post, links: Links, letter: Letter) -> EmailMessage:
    words = words_in(letter.language)
    message = _mail(post, letter, words.turn.format(name=letter.name), letter.id)
    message["List-Unsubscribe"] = f"<{links.one_click(letter.subscription)}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    opened = words.open.format(game=letter.game, link=links.table(letter.table))
    stopped = words.stop.format(link=links.page("stop", letter.subscription))
    message.set_content(f"{opened}\n\n{stopped}\n")
    return message


def confirm_mail(post: Post, links: Links, letter: Letter) -> EmailMessage:
    words = words_in(letter.language)
    message = _mail(post, letter, words.confirm_subject, f"confirm-{letter.subscription}")
    link = links.page("confirm", letter.subscription)
    message.set_content(words.confirm.format(name=letter.name, game=letter.game, link=link) + "\n")
    return message


def _mail(post: Post, letter: Letter, subject: str, name: str) -> EmailMessage:
    message = EmailMessage()
    message["From"] = Address("Crownlands", addr_spec=post.sender)
    message["To"] = letter.address
    message["Subject"] = subject
    message["Date"] = formatdate(usegmt=True)
    message["Message-ID"] = f"<{name}@{post.sender.partition('@')[2]}>"
    message["Auto-Submitted"] = "auto-generated"
    return message
