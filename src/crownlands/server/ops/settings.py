"""How a server is run: defaults, then a TOML file, then the environment, then the command line."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any, get_type_hints

from crownlands.game import Refused
from crownlands.records import read_text
from crownlands.server.storage.engine import database_url, is_sqlite
from crownlands.server.storage.expiry import Ages

PREFIX = "CROWNLANDS_"
FILE = "CROWNLANDS_CONFIG"
HOUR = 3600.0
LOCAL = ("127.0.0.1", "::1", "localhost")


@dataclass(frozen=True, slots=True)
class Settings:
    """Every setting; docs/server.md says what each is for."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    workers: int = 1
    hosts: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ("127.0.0.1",)
    log_format: str = "text"
    log_level: str = "info"
    bot_processes: int = 0
    bot_seconds: float = 20.0
    bot_pause: float = 0.4
    absent_seconds: float = 120.0
    offer_seconds: float = 60.0
    person_days: float = 400.0
    person_rate: float = 0.2
    person_burst: int = 40
    leaderboard: str = "shown"
    bot_grace: float = 1.5
    outage_seconds: float = 1.0
    public_url: str = ""
    smtp_host: str = ""
    smtp_port: int = 587
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_security: str = "starttls"
    mail_from: str = ""
    notice_seconds: float = 10.0
    notice_networks: tuple[str, ...] = ()
    notice_rate: float = 0.02
    notice_burst: int = 10
    open_hours: float = 24.0
    playing_hours: float = 24.0 * 14
    over_hours: float = 24.0 * 60
    grace_hours: float = 24.0 * 7
    prune_minutes: float = 30.0
    address_rate: float = 30.0
    address_burst: int = 120
    create_rate: float = 0.5
    create_burst: int = 20
    seat_rate: float = 8.0
    seat_burst: int = 30
    table_rate: float = 20.0
    table_burst: int = 80
    hint_rate: float = 0.5
    hint_burst: int = 5
    say_rate: float = 0.2
    say_burst: int = 4
    report_rate: float = 0.02
    report_burst: int = 5
    handshake_rate: float = 2.0
    handshake_burst: int = 60
    public_tables: int = 500
    public_tables_per_address: int = 5
    bot_tables_per_address: int = 5
    connections: int = 2000
    connections_per_address: int = 100
    header_seconds: float = 10.0
    body_seconds: float = 30.0
    idle_seconds: float = 15.0
    read_seconds: float = 20.0
    sockets: int = 20_000
    sockets_per_address: int = 40
    tables_per_socket: int = 32
    shutdown_seconds: float = 5.0

    @property
    def allowed_hosts(self) -> tuple[str, ...]:
        """The names this server answers to; on this machine only its own, so that no other name can be led here."""
        return self.hosts or (LOCAL if self.host in LOCAL else ())

    @property
    def ages(self) -> Ages:
        """How long tables are kept."""
        hours = (self.open_hours, self.playing_hours, self.over_hours, self.grace_hours)
        return Ages(*(each * HOUR for each in hours))


WORDS = {
    "log_format": ("text", "json"),
    "log_level": ("debug", "info", "warning", "error"),
    "smtp_security": ("starttls", "tls", "none"),
    "leaderboard": ("shown", "hidden"),
}
HINTS = get_type_hints(Settings)
NAMES = tuple(field.name for field in fields(Settings))


def load_settings(environment: Mapping[str, str] = os.environ, **given: Any) -> Settings:
    """All sources together; what is given here wins, None means nothing was given."""
    values: dict[str, Any] = {}
    if environment.get(FILE):
        values |= read_file(Path(environment[FILE]))
    values |= {
        name: _from_text(name, environment[PREFIX + name.upper()])
        for name in NAMES
        if PREFIX + name.upper() in environment
    }
    values |= {name: value for name, value in given.items() if value is not None}
    return checked(replace(Settings(), **values))


def read_file(path: Path) -> dict[str, Any]:
    """Settings from a TOML file, each with the type it must have."""
    try:
        values = tomllib.loads(read_text(path))
    except tomllib.TOMLDecodeError as error:
        raise Refused(f"{path} is not TOML: {error}.") from None
    for name in values:
        if name not in NAMES:
            raise Refused(f"{path} has a setting “{name}”; expected one of {', '.join(NAMES)}.")
    return {name: _typed(name, value) for name, value in values.items()}


def _typed(name: str, value: Any) -> Any:
    hint = HINTS[name]
    if hint == tuple[str, ...] and isinstance(value, list) and all(isinstance(item, str) for item in value):
        return tuple(value)
    if hint is float and type(value) is int:
        return float(value)
    if hint in (str, int, float) and type(value) is hint:
        return value
    raise Refused(f"“{value}” does not fit the setting {name}; expected {_expected(name)}.")


def _from_text(name: str, value: str) -> Any:
    hint = HINTS[name]
    if hint == tuple[str, ...]:
        return tuple(filter(None, (part.strip() for part in value.split(","))))
    try:
        return hint(value)
    except ValueError:
        raise Refused(f"“{value}” does not fit the setting {name}; expected {_expected(name)}.") from None


def _expected(name: str) -> str:
    return {str: "text", int: "a whole number", float: "a number"}.get(HINTS[name], "a list of texts")


def checked(settings: Settings) -> Settings:
    """Refuse what cannot work before anything has started."""
    for name in NAMES:
        value = getattr(settings, name)
        if isinstance(value, int | float) and value < 0:
            raise Refused(f"{name} is {value}; expected 0 or more.")
    if settings.workers < 1:
        raise Refused("workers is 0; expected 1 or more.")
    if settings.port > 65535:
        raise Refused(f"port is {settings.port}; expected 0 to 65535.")
    _check_words(settings)
    _check_mail(settings)
    if settings.workers > 1 and is_sqlite(database_url(settings.database)):
        raise Refused(
            f"{settings.workers} workers need PostgreSQL: a table on SQLite is served by one process, because SQLite "
            "cannot tell the others of a move. Expected --workers 1, or --database postgresql://…."
        )
    return settings


def _check_words(settings: Settings) -> None:
    for name, words in WORDS.items():
        value = getattr(settings, name)
        if value not in words:
            raise Refused(f"{name} is “{value}”; expected {', '.join(words[:-1])} or {words[-1]}.")


def _check_mail(settings: Settings) -> None:
    if settings.public_url and not settings.public_url.startswith(("https://", "http://")):
        raise Refused(f"public_url is “{settings.public_url}”; expected an address such as https://play.example.")
    if settings.mail_from and "@" not in settings.mail_from:
        raise Refused(f"mail_from is “{settings.mail_from}”; expected an address such as table@play.example.")


def to_environment(settings: Settings) -> dict[str, str]:
    """The settings as the environment of a worker process."""
    return {
        PREFIX + name.upper(): ",".join(value) if isinstance(value, tuple) else str(value)
        for name in NAMES
        for value in [getattr(settings, name)]
    }
