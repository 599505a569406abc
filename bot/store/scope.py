"""Which servers' due work this process handles: all of it, or that of its shards."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection

import sqlalchemy as sa

from bot.domain.sharding import shard_of

_SERVERS_APART = 1 << 22
"""What ``shard_of`` divides by; not every database shifts."""


class Scope:
    """The servers of this process. ``changed`` is called when it gets others than before.

    Shards are held for a while only, and held on to by signs of life. When those fail to get through, another
    process takes them, so this one lets go by its own clock before it may.
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

        Others connect those that it is ``giving``. For ``doubt`` seconds, a former holder may
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
        """Return whether nobody else hears what Discord tells of the server ``guild``, as far as is known."""
        if self._is_whole:
            return True
        shard = shard_of(guild, self._count)
        is_kept = shard in self.held and shard not in self._giving
        return is_kept and self._clock() >= self._doubtful_until[shard]

    def covers(self, guild: int) -> bool:
        """Return whether this process handles what is due at the server ``guild``."""
        return self._is_whole or shard_of(guild, self._count) in self.held

    @property
    def is_everything(self) -> bool:
        """Whether this process handles what is due at every server, so that nothing needs to be left out."""
        return self._is_whole or len(self.held) == self._count

    def condition(self, guild: sa.ColumnElement[int]) -> sa.ColumnElement[bool]:
        """Return the condition that ``covers`` is true of the column ``guild``.

        Who holds all shards asks for no server: a server of PostgreSQL guesses that few rows would fit.
        """
        if self.is_everything:
            return sa.true()
        return (guild // _SERVERS_APART % self._count).in_(sorted(self.held))
