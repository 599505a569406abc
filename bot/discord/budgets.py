"""Rate limits per person and per server, so that others don't have to wait; in memory only."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from weakref import WeakValueDictionary

from bot.table.refusals import refused

AT_ONCE = 8
"""The maximum number of simultaneous presses of one person."""
FULL = 10.0
"""Seconds of costly work that fill a person's bucket. It drains as fast as time passes."""
FULL_OF_SERVER = 30.0
"""The same for all work on one server."""
SLOW = 0.5
"""Seconds of work above which a person can have only one such job at a time."""


QUICK = 30
"""The usual number of presses of one person that are handled however fast they come."""
A_SECOND = 5.0
"""Number of their presses per second that are handled after that."""


class Budgets:
    """Leaky buckets for people and servers (work fills them, time drains them), and jobs in progress."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.quick = QUICK
        """Number of presses of one person that are handled however fast they come."""
        self._work = Buckets(now)
        self._pressed = Buckets(now)
        self._told = Buckets(now)
        self._presses: Counter[int] = Counter()
        self._slow: set[int] = set()
        self._drawing: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def admits(self, person: int) -> bool:
        """Return whether to handle one more press of ``person``: ``False`` if they come too fast."""
        is_too_fast = self._pressed.level(person) >= self.quick / A_SECOND
        if not is_too_fast:
            self._pressed.pour(person, 1 / A_SECOND)
        return not is_too_fast

    def is_to_be_told(self, person: int) -> bool:
        """Return whether to inform ``person`` that they are too fast: at most once a second."""
        is_known = self._told.level(person) > 0
        if not is_known:
            self._told.pour(person, 1.0)
        return not is_known

    @asynccontextmanager
    async def drawing(self, person: int) -> AsyncIterator[None]:
        """Hold the drawing lock of ``person``, so that others wait for at most one of their pictures."""
        async with self._drawing.setdefault(person, asyncio.Lock()):
            yield

    @contextmanager
    def press(self, person: int) -> Iterator[None]:
        """Count a press of ``person`` for the duration of the context.

        :raises Refused: too many of theirs are being handled.
        """
        if self._presses[person] >= AT_ONCE:
            raise refused("one-moment")
        self._presses[person] += 1
        try:
            yield
        finally:
            self._presses[person] -= 1
            if not self._presses[person]:
                del self._presses[person]

    @contextmanager
    def costly(self, person: int, seconds: float, server: int | None = None) -> Iterator[None]:
        """Account for work of about ``seconds`` for ``person``, who asks on ``server``.

        :raises Refused: their bucket or that of the server is full, or a slow job of theirs is in progress.
        """
        is_slow = seconds >= SLOW
        if self._work.level(person) >= FULL or (is_slow and person in self._slow):
            raise refused("one-moment")
        if server is not None and self._work.level(server) >= FULL_OF_SERVER:
            raise refused("busy-server")
        self._work.pour(person, seconds)
        if server is not None:
            self._work.pour(server, seconds)
        if is_slow:
            self._slow.add(person)
        try:
            yield
        finally:
            if is_slow:
                self._slow.discard(person)


class Buckets:
    """Leaky buckets by the id of their owner; empty ones are dropped."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._empty_at: dict[int, float] = {}
        self._swept_at = now()

    def __len__(self) -> int:
        return len(self._empty_at)

    def level(self, whose: int) -> float:
        """Return the seconds until the bucket of ``whose`` is empty."""
        return max(0.0, self._empty_at.get(whose, 0.0) - self._now())

    def pour(self, whose: int, seconds: float) -> None:
        """Fill the bucket of ``whose``, so that it takes ``seconds`` longer to drain."""
        now = self._now()
        if now - self._swept_at >= 1:
            self._swept_at = now
            self._empty_at = {one: at for one, at in self._empty_at.items() if at > now}
        self._empty_at[whose] = now + self.level(whose) + seconds
