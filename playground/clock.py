"""The playground's clock: real time plus an offset that tests and the page can advance."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from datetime import UTC, datetime


class Timer:
    """A pending call, which can be cancelled."""

    __slots__ = ("_callback", "cancelled", "when")

    def __init__(self, when: float, callback: Callable[[], None]) -> None:
        self.when = when
        self.cancelled = False
        self._callback = callback

    def cancel(self) -> None:
        """Prevent the call."""
        self.cancelled = True

    def fire(self) -> None:
        """Call back, unless cancelled."""
        if not self.cancelled:
            self.cancelled = True
            self._callback()


class Clock:
    """Seconds since the Unix epoch; every expiry, age and timestamp of the playground uses it."""

    def __init__(self) -> None:
        self.offset = 0.0
        self._held_at: float | None = None
        self._queue: list[tuple[float, int, Timer]] = []
        self._order = itertools.count()
        self._wake: asyncio.TimerHandle | None = None

    def now(self) -> float:
        """Return the time in seconds since the Unix epoch."""
        return (time.time() if self._held_at is None else self._held_at) + self.offset

    def hold(self, at: float | None = None) -> None:
        """Stop following real time: from now on only `advance` moves the clock.

        :param at: the seconds since the Unix epoch at which it stops; by default the present.
        """
        self._held_at = self.now() - self.offset if at is None else at - self.offset
        if self._wake:
            self._wake.cancel()
            self._wake = None

    def advance(self, seconds: float) -> None:
        """Move the clock forward by `seconds` and fire the calls that become due.

        :raises ValueError: for a negative step; ids are made from the time and must keep rising.
        """
        if seconds < 0:
            raise ValueError("the clock only moves forward")
        self.offset += seconds
        self._run_due()

    def call_at(self, when: float, callback: Callable[[], None]) -> Timer:
        """Call `callback` once the clock has reached `when` (seconds since the epoch)."""
        timer = Timer(when, callback)
        heapq.heappush(self._queue, (when, next(self._order), timer))
        if self._queue[0][2] is timer:
            self._arm()
        return timer

    def close(self) -> None:
        """Drop all pending calls."""
        self._queue.clear()
        if self._wake:
            self._wake.cancel()
            self._wake = None

    def _arm(self) -> None:
        if self._wake:
            self._wake.cancel()
            self._wake = None
        while self._queue and self._queue[0][2].cancelled:
            heapq.heappop(self._queue)
        if self._queue and self._held_at is None:
            delay = max(0.0, self._queue[0][0] - self.now())
            self._wake = asyncio.get_running_loop().call_later(delay, self._run_due)

    def _run_due(self) -> None:
        while self._queue and self._queue[0][0] <= self.now():
            heapq.heappop(self._queue)[2].fire()
        if self._queue:
            self._arm()


def iso(seconds: float) -> str:
    """Return a time in seconds as the ISO 8601 text that Discord sends."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")
