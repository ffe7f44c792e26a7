"""The command line: `crownlands VERB`, one verb per file."""

from crownlands.cli.app import main

__all__ = ["main"]
