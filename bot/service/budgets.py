"""What one person and one server may ask for, so that nobody has to wait for them: kept in memory."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from bot.domain.refusals import refused

AT_ONCE = 8
"""So many presses of one person are worked on at a time."""
FULL = 10.0
"""Seconds of costly work after which a bucket is full. It runs out as fast as time passes."""
FULL_OF_SERVER = 30.0
"""The same for all people of a server together."""
SLOW = 0.5
"""Seconds of work from which on a person has one such thing done at a time."""


class Budgets:
    """A leaky bucket for each person and each server (work flows in, time lets it run out), and what is done
    for people now.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._levels: dict[int, tuple[float, float]] = {}
        """How full each bucket was, and when, by the id of its person or server; what has run out goes."""
        self._presses: Counter[int] = Counter()
        self._slow: set[int] = set()

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
        level = self._level(person)
        if level >= FULL or (is_slow and person in self._slow):
            raise refused("one-moment")
        levels = {person: level}
        if server is not None:
            levels[server] = self._level(server)
            if levels[server] >= FULL_OF_SERVER:
                raise refused("busy-server")
        self._levels.update({one: (before + seconds, self._now()) for one, before in levels.items()})
        if is_slow:
            self._slow.add(person)
        try:
            yield
        finally:
            if is_slow:
                self._slow.discard(person)

    def _level(self, person: int) -> float:
        now = self._now()
        self._levels = {one: (level, at) for one, (level, at) in self._levels.items() if level > now - at}
        level, at = self._levels.get(person, (0.0, now))
        return max(0.0, level - (now - at))
