"""Discord's ids: 42 bits of milliseconds since 2015, 10 bits of origin, 12 bits of counter."""

from __future__ import annotations

from bot.playground.clock import Clock

EPOCH_MS = 1_420_070_400_000
"""The first second of 2015, in milliseconds since the Unix epoch."""


class Snowflakes:
    """Makes ids that rise strictly and tell the time of their making by the clock given."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def new(self) -> int:
        """Return an id never returned before, greater than all before it."""
        milliseconds = int(self._clock.now() * 1000) - EPOCH_MS
        self._last = max(milliseconds << 22, self._last + 1)
        return self._last

    def not_before(self, known: int) -> None:
        """Continue after an id that is already in use."""
        self._last = max(self._last, known)


def created_at(snowflake: int) -> float:
    """Return when an id was made, in seconds since the Unix epoch."""
    return ((snowflake >> 22) + EPOCH_MS) / 1000
