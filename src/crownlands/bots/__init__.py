"""Bots: somebody to play with."""

from __future__ import annotations

from crownlands.bots.bot import Bot, BotFailed
from crownlands.bots.registry import KINDS, Kind, check_bot, make_bot
from crownlands.bots.spec import Spec, read_spec

__all__ = ["KINDS", "Bot", "BotFailed", "Kind", "Spec", "check_bot", "make_bot", "read_spec"]
