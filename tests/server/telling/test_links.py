"""Links in mails: made by the server's key, each good for one thing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crownlands.server.telling.hook import STYLES, body, plain
from crownlands.server.telling.letter import Letter
from crownlands.server.telling.links import Links
from crownlands.server.telling.mail import Post, confirm_mail, is_address, turn_mail
from crownlands.server.telling.words import WORDS

LINKS = Links("https://play.example", "a key of the server")
POST = Post("mail.example", 25, "", "", "none", "table@play.example")


def letter(name: str = "Ada", language: str = "en") -> Letter:
    return Letter("sub", "mail", "ada@example.org", "", language, "k3v7", "Kingdomino", 1, name, 17)


def test_a_link_is_good_for_its_own_purpose_alone() -> None:
    stop = LINKS.secret("stop", "abc")
    assert LINKS.subscription("stop", stop) == "abc"
    assert LINKS.subscription("confirm", stop) is None
    assert Links("https://play.example", "another").subscription("stop", stop) is None


@given(st.text(max_size=80))
def test_no_other_text_is_a_link(text: str) -> None:
    assert LINKS.subscription("stop", text) is None


@pytest.mark.parametrize("language", WORDS)
def test_a_mail_carries_no_secret_of_a_seat_and_a_click_to_stop(language: str) -> None:
    mail = turn_mail(POST, LINKS, letter(language=language))
    text = mail.get_content()
    assert "https://play.example/table/k3v7" in text
    assert f"https://play.example/notices/stop#{LINKS.secret('stop', 'sub')}" in text
    assert mail["List-Unsubscribe"] == f"<https://play.example/api/notices/stop?key={LINKS.secret('stop', 'sub')}>"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert mail["Message-ID"] == "<k3v7-1-17@play.example>"
    assert "{" not in text + mail["Subject"]
    asked = confirm_mail(POST, LINKS, letter(language=language))
    assert LINKS.secret("confirm", "sub") in asked.get_content()
    assert LINKS.secret("stop", "sub") not in asked.get_content()


def test_a_name_cannot_add_headers_or_fill_places() -> None:
    mail = turn_mail(POST, LINKS, letter("{link} Bcc"))
    assert mail["Bcc"] is None
    assert "{link} Bcc" in mail["Subject"]


@pytest.mark.parametrize(
    ("text", "fits"),
    [
        ("ada@example.org", True),
        ("a.b+c@mail.example.co.uk", True),
        ("ada", False),
        ("ada@localhost", False),
        ("ada@example.org, bo@example.org", False),
        ("ada@example.org\nBcc: bo@example.org", False),
        ("Ada <ada@example.org>", False),
        ("ada..b@example.org", False),
        ("@example.org", False),
        ("ádám@example.org", False),
        (f"{'a' * 300}@example.org", False),
    ],
)
def test_which_addresses_are_written_to(text: str, fits: bool) -> None:
    assert is_address(text) == fits


@pytest.mark.parametrize("style", STYLES)
def test_a_name_pings_nobody(style: str) -> None:
    said = str(body(style, plain("@everyone <!channel> [x](http://evil)"), letter()))
    assert "@everyone" not in said
    assert "<!channel>" not in said
    assert "](" not in said
