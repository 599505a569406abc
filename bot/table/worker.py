"""At most one task per table, as used by the publisher and the computer players."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot import metrics
from bot.database.errors import DatabaseSilent
from bot.metrics import Retried, Task

_log = logging.getLogger(__name__)

FIRST_PAUSE = 2.0
"""Seconds before a failed step is tried again; doubled after each full pause."""
LONGEST_PAUSE = 300.0
"""The maximum seconds between two tries."""


class Retry(Exception):
    """Raised by a step that should be tried again later, with a reason for the log."""


class TableWorkers:
    """Runs ``step(table)`` for each table that was woken, never twice at once for the same table.

    A wake during a step makes it run once more afterwards, so no wake is lost. A wake during the pause after
    a failure ends the pause, because the obstacle may be gone. ``counts_as`` is the label of its retries in
    the metrics.
    """

    def __init__(
        self, name: Task, step: Callable[[int], Awaitable[None]], *, counts_as: Retried | None = None
    ) -> None:
        self._name = name
        self._counts_as = counts_as
        self._step = step
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._again: dict[int, asyncio.Event] = {}
        self._pausing: set[int] = set()
        self._closed = False

    def wake(self, table: int) -> None:
        """Run the step for ``table`` soon."""
        if self._closed:
            return
        if table in self._tasks:
            self._again[table].set()
        else:
            self._again[table] = asyncio.Event()
            self._tasks[table] = asyncio.create_task(self._run(table), name=f"{self._name} {table}")

    def tries_again(self, table: int) -> bool:
        """Return whether the step for ``table`` has failed and is waiting for its next try."""
        return table in self._pausing

    @property
    def busy(self) -> bool:
        """Whether a step is running or waiting."""
        return bool(self._tasks)

    async def idle(self) -> None:
        """Return when no step is running or waiting."""
        while self._tasks:
            await asyncio.wait(list(self._tasks.values()))

    async def close(self) -> None:
        """Stop everything; unfinished work is found again at the next start."""
        self._closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, table: int) -> None:
        pause = FIRST_PAUSE
        again = self._again[table]
        try:
            while True:
                again.clear()
                try:
                    await self._step(table)
                except Retry as retry:
                    _log.warning(
                        "%s of table %d is tried again in %.0f s: %s", self._name, table, pause, retry
                    )
                except DatabaseSilent:
                    pass  # the log says so already
                except Exception:
                    _log.exception("%s of table %d failed; tried again in %.0f s", self._name, table, pause)
                    metrics.item_failed(self._name)
                else:
                    pause = FIRST_PAUSE
                    if again.is_set():
                        continue
                    return
                if self._counts_as:
                    metrics.tried_again(self._counts_as)
                # Not wait_for: on Python 3.11 it swallows a cancellation that comes together with a wake.
                self._pausing.add(table)
                try:
                    async with asyncio.timeout(pause):
                        await again.wait()
                except TimeoutError:
                    # A pause that a wake has ended doesn't show how long the obstacle lasts: many wakes in a
                    # second must not make a table wait for minutes once all is well again.
                    pause = min(pause * 2, LONGEST_PAUSE)
                self._pausing.discard(table)
        finally:
            self._pausing.discard(table)
            del self._tasks[table], self._again[table]
