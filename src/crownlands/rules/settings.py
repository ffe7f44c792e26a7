"""Settings as text: checked against what a game offers, and turned into values and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from crownlands.game import Refused, Setting, SettingValue
from crownlands.sentence import either

YES_NO = ("no", "yes")


def switch(name: str, text: str, *, variant: bool = False, since: int = 1) -> Setting:
    """A setting that is on or off."""
    return Setting(name, YES_NO, text, variant, since)


def read_settings(offered: Sequence[Setting], given: Mapping[str, SettingValue]) -> dict[str, str]:
    """Settings as text, refused where the game has no such setting or the setting takes no such value."""
    texts = {name: _text_of(name, value) for name, value in given.items()}
    _check(offered, texts)
    return texts


def _text_of(name: str, value: SettingValue) -> str:
    if not isinstance(value, str | int):
        raise Refused(
            "The setting {name} takes text, a number, True or False; “{value}” is none of them.",
            name=name,
            value=str(value),
        )
    return said(value)


def _check(offered: Sequence[Setting], given: Mapping[str, str]) -> None:
    settings = {setting.name: setting for setting in offered}
    for name, value in given.items():
        if name not in settings:
            raise Refused(
                "There is no setting “{name}”; expected one of {settings}.",
                name=name,
                settings=", ".join(sorted(settings)),
            )
        values = settings[name].values
        if values and value not in values:
            raise Refused(
                "“{value}” does not fit the setting {name}; expected {values}.",
                value=value,
                name=name,
                values=either(values),
            )


def field_of(setting: str) -> str:
    """The name of the options' field that holds a setting."""
    return setting.replace("-", "_")


def said(value: bool | int | str | tuple[str, ...]) -> str:
    """A value as it is typed."""
    if isinstance(value, bool):
        return YES_NO[value]
    return ",".join(value) if isinstance(value, tuple) else str(value)


def in_force(offered: Sequence[Setting], values: object) -> dict[str, str]:
    """Every setting with the value an options value has for it, as text."""
    return {setting.name: said(getattr(values, field_of(setting.name))) for setting in offered}


def differences(offered: Sequence[Setting], values: object, defaults: object) -> dict[str, str]:
    """The settings of one options value that differ from another's, as text."""
    names = [setting.name for setting in offered]
    return {
        name: said(getattr(values, field_of(name)))
        for name in names
        if getattr(values, field_of(name)) != getattr(defaults, field_of(name))
    }


def read_colours(text: str, players: int, offered: Sequence[str]) -> tuple[str, ...]:
    """The colours of the seats: as many as players, each once."""
    colours = tuple(colour.strip() for colour in text.split(","))
    if len(colours) != players or len(set(colours)) != players or not set(colours) <= set(offered):
        raise Refused(
            "“{text}” does not fit the setting colours; expected {players} different ones of {colours}.",
            text=text,
            players=players,
            colours=", ".join(offered),
        )
    return colours
