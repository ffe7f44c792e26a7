"""How many files and connections the system lets this process have at once."""

from __future__ import annotations

import os


def raise_descriptors() -> int | None:
    """Take as many as the system allows without asking anybody; how many that is, where it is known."""
    if os.name != "posix":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard if hard != resource.RLIM_INFINITY else None
