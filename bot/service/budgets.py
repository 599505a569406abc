"""What one person may ask for, so that nobody has to wait for them: kept in memory, by the person."""

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
SLOW = 0.5
"""Seconds of work from which on a person has one such thing done at a time."""


class Budgets:
    """A leaky bucket for each person (work flows in, time lets it run out), and what is done for them now."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._levels: dict[int, tuple[float, float]] = {}
        """How full each bucket was, and when; those that have run out go."""
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
    def costly(self, person: int, seconds: float) -> Iterator[None]:
        """Do something for ``person`` that takes about ``seconds`` of work.

        :raises Refused: their bucket is full, or something slow is being done for them.
        """
        is_slow = seconds >= SLOW
        level = self._level(person)
        if level >= FULL or (is_slow and person in self._slow):
            raise refused("one-moment")
        self._levels[person] = level + seconds, self._now()
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
