"""What nobody foresaw, at the door: logged with its traceback, and told in a sentence."""

from __future__ import annotations

from crownlands.server.ops.logs import logger, reason_of
from crownlands.server.storage import TROUBLE
from crownlands.server.table.refusal import Refusal


def in_trouble(error: Exception, **where: object) -> Refusal:
    """Log an error and say what the one who asked is told of it."""
    if isinstance(error, TROUBLE):
        logger().error("the database failed", reason=reason_of(error), **where)
        return Refusal("trouble", "The database does not answer; send the same message again.")
    logger().error("trouble", reason=reason_of(error), exc_info=error, **where)
    return Refusal("trouble", "Something went wrong here; it has been logged.")
