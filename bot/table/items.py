"""Background work item by item: an error in one item doesn't stop the others."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import TypeVar

from bot import metrics
from bot.database.errors import DatabaseSilent
from bot.metrics import Task
from bot.table.wake_timer import LONGEST_SLEEP, RETRY

_log = logging.getLogger(__name__)

Item = TypeVar("Item")


async def see_to(
    task: Task,
    items: Iterable[Item],
    step: Callable[[Item], Awaitable[float | None]],
    *,
    table: Callable[[Item], int],
) -> float:
    """Run ``step`` for each of ``items``; return the seconds until more is due.

    ``table`` returns the table of an item. A step returns the seconds until its item needs another one,
    ``None`` if it needs none. A step that fails is logged with the number of the table, counted, and retried
    soon.

    :raises DatabaseSilent: the database doesn't answer.
    """
    pause = LONGEST_SLEEP
    for item in items:
        try:
            left = await step(item)
        except DatabaseSilent:
            raise  # every other item would wait for it, too
        except Exception as error:
            has_failed(task, table(item), error)
            left = RETRY
        pause = pause if left is None else min(pause, left)
    return pause


def has_failed(task: Task, table: int, error: Exception) -> None:
    """Log and count that ``task`` could not do its work at ``table`` because of ``error``."""
    metrics.item_failed(task)
    _log.error("%s: table %d failed and is tried again later", task, table, exc_info=error)
