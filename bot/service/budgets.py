"""Limits for one person and one server, to keep others from waiting: in memory only."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from weakref import WeakValueDictionary

from bot.domain.refusals import refused

AT_ONCE = 8
"""So many presses of one person are worked on at a time."""
FULL = 10.0
"""Seconds of costly work after which a bucket is full. It runs out as fast as time passes."""
FULL_OF_SERVER = 30.0
"""The same for all people of a server together."""
SLOW = 0.5
"""Seconds of work from which on a person has one such thing done at a time."""


QUICK = 30
"""So many presses of one person are worked on however fast they come, if nothing else is said."""
A_SECOND = 5.0
"""So many of theirs are worked on in a second from then on."""


class Budgets:
    """Leaky buckets for each person and each server (work flows in, time lets it run out), and what is done
    for people now.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.quick = QUICK
        """So many presses of one person are worked on however fast they come."""
        self._work = _Buckets(now)
        self._pressed = _Buckets(now)
        self._told = _Buckets(now)
        self._presses: Counter[int] = Counter()
        self._slow: set[int] = set()
        self._drawing: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def admits(self, person: int) -> bool:
        """Return whether one more press of ``person`` is worked on: they do not come too fast."""
        is_too_fast = self._pressed.level(person) >= self.quick / A_SECOND
        if not is_too_fast:
            self._pressed.pour(person, 1 / A_SECOND)
        return not is_too_fast

    def is_to_be_told(self, person: int) -> bool:
        """Return whether to tell ``person`` that they are too fast: once a second."""
        is_known = self._told.level(person) > 0
        if not is_known:
            self._told.pour(person, 1.0)
        return not is_known

    @asynccontextmanager
    async def drawing(self, person: int) -> AsyncIterator[None]:
        """Wait until nothing else is drawn for ``person``: others wait for one picture of theirs at most."""
        async with self._drawing.setdefault(person, asyncio.Lock()):
            yield

    @contextmanager
    def press(self, person: int) -> Iterator[None]:
        """Count a press of ``person`` as long as the context lasts.

        :raises Refused: too many of theirs are being worked on.
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
        """Do something for ``person``, who asks on ``server``, that takes about ``seconds`` of work.

        :raises Refused: their bucket or that of the server is full, or something slow is being done for them.
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


class _Buckets:
    """Leaky buckets by the id of whose they are; what has run out is forgotten."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._empty_at: dict[int, float] = {}
        self._swept_at = now()

    def __len__(self) -> int:
        return len(self._empty_at)

    def level(self, whose: int) -> float:
        """Return the seconds until a bucket is empty."""
        return max(0.0, self._empty_at.get(whose, 0.0) - self._now())

    def pour(self, whose: int, seconds: float) -> None:
        """Pour so much into a bucket that it takes ``seconds`` longer until it is empty."""
        now = self._now()
        if now - self._swept_at >= 1:
            self._swept_at = now
            self._empty_at = {one: at for one, at in self._empty_at.items() if at > now}
        self._empty_at[whose] = now + self.level(whose) + seconds
