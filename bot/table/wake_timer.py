"""A task that sleeps until something in the database is due, as used for notices, clocks and more."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from math import inf

from bot import metrics
from bot.database.errors import DatabaseSilent
from bot.metrics import Task

_log = logging.getLogger(__name__)

RETRY = 30.0
"""Seconds before a failed round is tried again."""
LONGEST_SLEEP = 3600.0
"""Seconds to sleep if nothing is due."""


class WakeTimer:
    """Calls ``round_``, which handles everything due and returns the seconds until the next item.

    ``wake`` starts a round at once, ``wake_in`` after a while; ``quiet`` is set while there's nothing to do.
    """

    def __init__(self, name: Task, round_: Callable[[], Awaitable[float]]) -> None:
        self._name = name
        self._round = round_
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._is_closed = False
        self._at_latest = inf
        """The latest time, by the event loop's clock, at which the next round starts."""
        self._sleep: asyncio.Timeout | None = None
        self.quiet = asyncio.Event()

    def start(self) -> None:
        """Start, unless it's running; the first round also handles what fell due before."""
        if self._task is None and not self._is_closed:
            self._task = asyncio.create_task(self._run(), name=self._name)

    def wake(self, _table: int = 0) -> None:
        """Start a round soon."""
        self.quiet.clear()
        self._woken.set()

    def wake_in(self, seconds: float) -> None:
        """Start a round within ``seconds``."""
        if seconds <= 0:
            self.wake()
            return
        self._at_latest = min(self._at_latest, asyncio.get_running_loop().time() + seconds)
        until = self._sleep.when() if self._sleep else None
        if self._sleep and until is not None and self._at_latest < until:
            self._sleep.reschedule(self._at_latest)

    async def close(self) -> None:
        """Stop for good; items that are still due stay in the database."""
        self._is_closed = True
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            self._woken.clear()
            self._at_latest = inf
            try:
                pause = await self._round()
            except DatabaseSilent:
                pause = RETRY  # the log says so already
            except Exception:
                _log.exception("%s failed; tried again in %.0f s", self._name, RETRY)
                metrics.item_failed(self._name)
                pause = RETRY
            if not self._woken.is_set():
                self.quiet.set()
            # Not wait_for: on Python 3.11 it swallows a cancellation that comes together with a wake.
            with contextlib.suppress(TimeoutError):
                until = min(asyncio.get_running_loop().time() + pause, self._at_latest)
                async with asyncio.timeout_at(until) as self._sleep:
                    await self._woken.wait()
            self._sleep = None
