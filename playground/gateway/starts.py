"""Limits on session starts per token: a number per day, and one per five seconds in each group of shards."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto

from playground.clock import Clock
from playground.components import Json

PER_DAY = 1000
MAX_CONCURRENCY = 1
APART = 5
"""The seconds between starts of shards with the same id modulo `max_concurrency`."""
DAY = 86_400
"""The seconds from the first counted start until the count is reset."""


class Start(Enum):
    """The outcome of a start."""

    GRANTED = auto()
    TOO_SOON = auto()
    USED_UP = auto()


@dataclass
class _Count:
    used: int = 0
    resets_at: float = 0.0
    last: dict[int, float] = field(default_factory=dict)
    """The time of the last start in each group of shards."""


class SessionStarts:
    """Counts the starts of each token; resuming doesn't count."""

    def __init__(
        self,
        clock: Clock,
        *,
        total: int = PER_DAY,
        max_concurrency: int = MAX_CONCURRENCY,
        enforced: bool = True,
    ) -> None:
        self.total = total
        self.max_concurrency = max_concurrency
        self.enforced = enforced
        """Whether starts are refused; they are always counted."""
        self._clock = clock
        self._counts: dict[str, _Count] = {}

    def start(self, token: str, shard: int) -> Start:
        """Count the start of a session, unless it's refused."""
        count, now = self._count(token), self._clock.now()
        group = shard % self.max_concurrency
        if self.enforced:
            if count.used >= self.total:
                return Start.USED_UP
            if group in count.last and now - count.last[group] < APART:
                return Start.TOO_SOON
        if not count.used:
            count.resets_at = now + DAY
        count.used += 1
        count.last[group] = now
        return Start.GRANTED

    def limit(self, token: str) -> Json:
        """Return a token's remaining starts, as Discord's `session_start_limit`."""
        count = self._count(token)
        left = count.resets_at - self._clock.now() if count.used else 0.0
        return {
            "total": self.total,
            "remaining": max(0, self.total - count.used),
            "reset_after": round(left * 1000),
            "max_concurrency": self.max_concurrency,
        }

    def _count(self, token: str) -> _Count:
        count = self._counts.setdefault(token, _Count())
        if count.used and self._clock.now() >= count.resets_at:
            count.used = 0
        return count
