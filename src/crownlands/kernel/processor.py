"""Which modules this processor runs: a package for everybody holds the kernel twice, the second time for newer ones."""

from __future__ import annotations

import os
from pathlib import Path

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.plain import modern

NEWER = "x86_64_v3"
"""The folder with the modules for processors with AVX2, BMI and FMA, which nearly all have since 2015."""


def fitting(path: list[str]) -> list[str]:
    """Where a package of the kernel looks for its modules: those for newer processors first, if this is one.

    CROWNLANDS_BASELINE=1 keeps to those for all.
    """
    kernel = Path(__file__).parent
    twins = [str(kernel / NEWER / Path(folder).relative_to(kernel)) for folder in path]
    if not modern() or os.environ.get("CROWNLANDS_BASELINE") == "1":
        return path
    return [*(twin for twin in twins if Path(twin).is_dir()), *path]
