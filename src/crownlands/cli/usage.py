"""What is wrong with a command line, in one sentence that says what to do instead."""

from __future__ import annotations

from typing import Any

import typer

from crownlands.game import Refused


def said_plainly(refusal: Refused | typer.TyperException) -> str:
    if isinstance(refusal, Refused):
        return str(refusal)
    wrong = " ".join(_wrong(refusal).split()).rstrip(".").replace(". ", "; ")
    return f"{wrong}; {_expected(refusal)}."


def _wrong(refusal: typer.TyperException) -> str:
    """The library's words; its guesses at an option that was meant are left out, for all are listed."""
    if hasattr(refusal, "possibilities"):
        return str(refusal)
    tell: Any = getattr(refusal, "format_message", refusal.__str__)
    return str(tell())


def on_one_line(sentence: str) -> str:
    """A sentence that quotes what was typed, without line breaks and control characters."""
    return "".join(mark if mark.isprintable() else "?" for mark in sentence)


def _expected(refusal: typer.TyperException) -> str:
    """The verbs where a verb is wrong, the options where an option is, and otherwise where help is found."""
    context: Any = getattr(refusal, "ctx", None)
    if context is None:
        return "see crownlands --help"
    if hasattr(refusal, "possibilities"):
        return f"expected one of {', '.join(_options(context))}"
    commands = getattr(context.command, "commands", None)
    if commands:
        return f"expected one of {', '.join(commands)}"
    return f"see {context.command_path} --help"


def _options(context: Any) -> list[str]:
    return [option for param in context.command.params for option in param.opts if option.startswith("--")]
