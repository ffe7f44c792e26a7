"""Mail over TLS: from the start or after STARTTLS, to a server whose certificate is trusted, and never in the open."""

from __future__ import annotations

from email.message import EmailMessage
from pathlib import Path

import pytest
from tests.server.certificate import make_certificate
from tests.server.receivers import MailServer, mail_server

from crownlands.server.telling.letter import Fate
from crownlands.server.telling.mail import Post


def post(mails: MailServer, security: str) -> Post:
    return Post("127.0.0.1", mails.port, "", "", security, "table@play.example")


def mail() -> EmailMessage:
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = "table@play.example", "ada@example.org", "Your turn"
    message.set_content("Open the table.")
    return message


@pytest.mark.parametrize("security", ["tls", "starttls"])
async def test_mail_goes_over_tls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, security: str) -> None:
    trusted, context = make_certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(trusted))
    async with mail_server(**{security: context}) as mails:
        assert await post(mails, security).send(mail()) is Fate.SENT
        assert [got["Subject"] for got in mails.mails] == ["Your turn"]
        assert mails.secured == (1 if security == "starttls" else 0)


@pytest.mark.parametrize("security", ["tls", "starttls"])
async def test_a_certificate_nobody_trusts_gets_no_mail(tmp_path: Path, security: str) -> None:
    _, context = make_certificate(tmp_path)
    async with mail_server(**{security: context}) as mails:
        assert await post(mails, security).send(mail()) is Fate.FAILED
        assert mails.mails == []


@pytest.mark.parametrize("security", ["tls", "starttls"])
async def test_a_server_without_tls_gets_no_mail(security: str) -> None:
    async with mail_server() as mails:
        assert await post(mails, security).send(mail()) is Fate.FAILED
        assert mails.mails == []
