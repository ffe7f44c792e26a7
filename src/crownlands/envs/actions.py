"""Actions as they come in: whole numbers, and nothing that would have to be rounded to one."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from crownlands.game import Refused


def action_number(action: Any) -> int:
    """An action as a number; a numpy integer or an array of one number will do."""
    number = action[()] if isinstance(action, np.ndarray) and action.ndim == 0 else action
    if isinstance(number, bool | np.bool_) or not isinstance(number, int | np.integer):
        raise Refused(f"The action {_said(action)} is not a whole number; expected one such as 3 or numpy.int64(3).")
    return int(number)


def action_numbers(actions: Any, count: int) -> NDArray[np.int64]:
    """An action for each of so many tables."""
    given = np.asarray(actions)
    if given.dtype.kind not in "iu":
        raise Refused(f"The actions are of type {given.dtype}; expected whole numbers, such as numpy.int64.")
    if given.shape != (count,):
        raise Refused(f"Actions of shape {given.shape} were given; expected one for each of {count} tables.")
    return np.ascontiguousarray(given, np.int64)


def _said(action: Any) -> str:
    return f"of shape {action.shape} and type {action.dtype}" if isinstance(action, np.ndarray) else repr(action)
