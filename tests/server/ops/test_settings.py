"""Settings from files, the environment and the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from crownlands.game import Refused
from crownlands.server.ops.settings import Settings, load_settings, to_environment


def test_settings_come_from_a_file_and_the_environment(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text('port = 9000\nhosts = ["play.example"]\nbot_pause = 1\n')
    settings = load_settings({"CROWNLANDS_CONFIG": str(file), "CROWNLANDS_PORT": "9001"}, host="0.0.0.0")  # noqa: S104
    assert (settings.port, settings.hosts, settings.bot_pause) == (9001, ("play.example",), 1.0)
    assert settings.host == "0.0.0.0"  # noqa: S104
    assert load_settings(to_environment(settings)) == settings
    assert Settings().allowed_hosts == ("127.0.0.1", "::1", "localhost")
    assert Settings(host="0.0.0.0").allowed_hosts == ()  # noqa: S104


WRONG: list[tuple[str, str]] = [
    ("port = 'x'", "does not fit the setting port"),
    ("colour = 1", "has a setting “colour”"),
    ("port = ", "is not TOML"),
    ("port = 70000", "expected 0 to 65535"),
    ("workers = 0", "expected 1 or more"),
    ("seat_rate = -1", "expected 0 or more"),
    ("log_format = 'xml'", "expected text or json"),
    ("log_level = 'loud'", "expected debug"),
    ("database = 'mysql://x'", "no database “mysql”"),
    ("database = 'sqlite://'", "kept in a file"),
    ("hosts = 'a'", "expected a list of texts"),
]


@pytest.mark.parametrize(("text", "message"), WRONG)
def test_settings_that_are_refused(tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "server.toml"
    file.write_text(text)
    with pytest.raises(Refused, match=message):
        load_settings({"CROWNLANDS_CONFIG": str(file)}, workers=2 if "database" in text else None)
    with pytest.raises(Refused, match="does not fit the setting port"):
        load_settings({"CROWNLANDS_PORT": "many"})
