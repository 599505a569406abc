"""The servers whose due work this process handles: all of them, or those of its shards."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection

import sqlalchemy as sa

from bot.database.cluster.sharding import shard_of

_SERVERS_APART = 1 << 22
"""The divisor in ``shard_of``; not every database has a shift operator."""


class Scope:
    """The servers of this process. ``changed`` is called when the set of held shards changes.

    Shards are held for a limited time and renewed by heartbeats. If those fail, another process takes the
    shards; this one gives them up earlier, by its own clock.
    """

    def __init__(self, *, is_whole: bool, clock: Callable[[], float] = time.monotonic) -> None:
        self._is_whole = is_whole
        self._clock = clock
        self._count = 1
        self._held: frozenset[int] = frozenset()
        self._until = 0.0
        self._giving: frozenset[int] = frozenset()
        self._doubtful_until: dict[int, float] = {}
        self.changed: list[Callable[[], None]] = []

    @property
    def held(self) -> frozenset[int]:
        """The shards this process holds now; none if it handles everything by itself."""
        return self._held if self._clock() < self._until else frozenset()

    def hold(
        self,
        held: Collection[int],
        count: int,
        seconds: float,
        *,
        giving: Collection[int] = (),
        doubt: float = 0.0,
    ) -> None:
        """Hold the shards ``held`` of ``count`` for ``seconds`` from now.

        Those in ``giving`` are being connected by other processes. For ``doubt`` seconds, a former holder may
        still be connected to its shard.
        """
        before = self.held
        now = self._clock()
        self._held, self._count, self._until = frozenset(held), count, now + seconds
        self._giving = frozenset(giving)
        self._doubtful_until = {
            shard: self._doubtful_until[shard] if shard in before else now + doubt for shard in self._held
        }
        if self.held != before:
            for listener in self.changed:
                listener()

    def is_alone(self, guild: int) -> bool:
        """Return whether no other process is likely to receive Discord's events of the server ``guild``."""
        if self._is_whole:
            return True
        shard = shard_of(guild, self._count)
        is_kept = shard in self.held and shard not in self._giving
        return is_kept and self._clock() >= self._doubtful_until[shard]

    def covers(self, guild: int) -> bool:
        """Return whether this process handles the due work of the server ``guild``."""
        return self._is_whole or shard_of(guild, self._count) in self.held

    @property
    def is_everything(self) -> bool:
        """Whether this process handles every server, so no filter is needed."""
        return self._is_whole or len(self.held) == self._count

    def condition(self, guild: sa.ColumnElement[int]) -> sa.ColumnElement[bool]:
        """Return the condition that ``covers`` is true of the column ``guild``.

        It's constant if all servers are covered, because PostgreSQL would underestimate the matching rows.
        """
        if self.is_everything:
            return sa.true()
        return (guild // _SERVERS_APART % self._count).in_(sorted(self.held))
