"""Discord's ids: 42 bits of milliseconds since 2015, 10 bits of origin, 12 bits of counter."""

from __future__ import annotations

from playground.clock import Clock

EPOCH_MS = 1_420_070_400_000
"""The start of 2015, in milliseconds since the Unix epoch."""


class Snowflakes:
    """Makes strictly rising ids, each containing its creation time according to the given clock."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0
        self._first_ms: int | None = None

    def new(self) -> int:
        """Return a new id, greater than all before it."""
        self._last = max(self._now_ms() << 22, self._last + 1)
        return self._last

    def earlier(self, count: int) -> list[int]:
        """Return `count` rising ids below all others, each from a different millisecond.

        This spreads objects created at once over shards, as if they had been created gradually.
        """
        begin = self._earliest_ms() - count
        self._first_ms = begin
        return [(begin + number) << 22 for number in range(count)]

    def not_before(self, known: int) -> None:
        """Continue after an id that is already in use."""
        self._last = max(self._last, known)

    def not_after(self, known: int) -> None:
        """Keep ids from `earlier` below one that is already in use."""
        self._first_ms = min(self._earliest_ms(), known >> 22)

    def _earliest_ms(self) -> int:
        return self._now_ms() if self._first_ms is None else self._first_ms

    def _now_ms(self) -> int:
        now = int(self._clock.now() * 1000) - EPOCH_MS
        if self._first_ms is None:
            self._first_ms = now
        return now


def created_at(snowflake: int) -> float:
    """Return the creation time of an id, in seconds since the Unix epoch."""
    return ((snowflake >> 22) + EPOCH_MS) / 1000
