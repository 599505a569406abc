"""One of the processes that share a database: which shards it holds, and how it keeps, takes and gives them.

A file has one process; it holds a lease and every shard. On a shared database each process gives a sign of
life every few seconds and takes its share of the shards. What is due at a server is seen to by the process
that holds its shard, so nothing is done by two; when a process dies, the others take its shards, and with
them what is due there.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
import time
from collections.abc import Awaitable, Callable, Collection
from functools import partial
from uuid import uuid4

from bot.store.backend import Release
from bot.store.database import Database
from bot.store.errors import NewerDatabase, StoreError
from bot.store.shards import (
    HELD_FOR,
    Holding,
    Process,
    enter,
    give_back,
    may_identify,
    processes_on,
    renew,
)
from bot.store.uses import note_use

HEARTBEAT = 3.0
"""Seconds between two signs of life."""
MARGIN = 3.0
"""Seconds by which a process that is not heard lets go of its shards before others may take them."""
IDENTIFY_PAUSE = 5.5
"""Seconds that Discord wants between two shards of a bucket that identify themselves, and a little more."""


Adjust = Callable[[Collection[int]], Awaitable[None]]
"""What connects the shards that are named, and closes all others."""

_log = logging.getLogger(__name__)


class Pace:
    """When the shards of the only process may identify themselves: one of each of ``buckets`` at a time."""

    def __init__(self, buckets: int) -> None:
        self._buckets = buckets
        self._next: dict[int, float] = {}

    async def may_identify(self, shard: int) -> None:
        """Return when ``shard`` may identify itself."""
        now, bucket = time.monotonic(), shard % self._buckets
        at = max(now, self._next.get(bucket, now))
        self._next[bucket] = at + IDENTIFY_PAUSE
        await asyncio.sleep(at - now)


class Cluster:
    """The part that this process has in running the bot."""

    def __init__(self, database: Database, capacity: int) -> None:
        self._database = database
        self._own = Process(uuid4().hex, socket.gethostname(), os.getpid(), capacity)
        self._beat: asyncio.Task[None] | None = None
        self._adjust: Adjust | None = None
        self._unlock: Release | None = None
        self._buckets = 1
        self.lost = asyncio.Event()
        """Set when this process must not go on; ``why`` says it in a sentence.

        That the database cannot be reached is no reason: what is held runs out by itself, and is taken again.
        """
        self.why = ""
        self.is_first = True
        """Whether no other process was alive when this one joined."""

    async def join(self, recommended: int, buckets: int) -> Holding:
        """Become one of the processes and return what it holds: one shard at least.

        Discord recommends so many shards, and lets those of as many buckets identify themselves at a time.
        It waits for as long as others hold all shards.

        :raises StoreError: the database cannot be used, or somebody wants it for themselves.
        """
        self._buckets = buckets
        self._unlock = await self._database.claim(shared=True)
        beside = await self._database.run(partial(processes_on, machine=self._own.machine))
        dead = [one.process for one in beside if not _is_running(one.pid)]
        self.is_first = await self._database.run(partial(enter, dead=dead, recommended=recommended))
        await self._database.run(partial(note_use, use=self._own.process[:8]))
        holding = await self._renew()
        if not holding.held:
            _log.info("all %d shards are held by other processes; waiting until one is free", holding.count)
        while not holding.held:
            await asyncio.sleep(HEARTBEAT)
            holding = await self._renew()
        self._database.listen()
        self._beat = asyncio.create_task(self._keep(), name="cluster")
        return holding

    def follow(self, adjust: Adjust) -> None:
        """Have ``adjust`` called from now on when this process comes to hold other shards."""
        self._adjust = adjust

    async def may_identify(self, shard: int) -> None:
        """Return when ``shard`` may identify itself, whatever other processes do at the same time."""
        bucket = shard % self._buckets
        job = partial(may_identify, bucket=bucket, pause=IDENTIFY_PAUSE)
        while left := await self._database.run(job):
            await asyncio.sleep(left)

    async def release(self) -> None:
        """Give back all shards; others may take them at once."""
        if self._beat:
            self._beat.cancel()
            await asyncio.gather(self._beat, return_exceptions=True)
        self._database.scope.hold((), 1, 0)
        with contextlib.suppress(StoreError):
            await self._database.run(partial(give_back, process=self._own.process))
        if self._unlock:
            self._unlock()

    async def _renew(self) -> Holding:
        holding = await self._database.run(partial(renew, own=self._own))
        self._database.scope.hold(holding.kept, holding.count, HELD_FOR - MARGIN)
        return holding

    async def _keep(self) -> None:
        while True:
            try:
                holding = await self._renew()
                # Until then it is still connecting what it was given at first.
                if self._adjust:
                    await self._adjust(holding.kept)
                    if holding.surplus:
                        job = partial(give_back, process=self._own.process, given=holding.surplus)
                        await self._database.run(job)
            except NewerDatabase as error:
                self.why = str(error)
                self.lost.set()
                return
            except StoreError as error:
                _log.warning("no sign of life gets through: %s", error)
            except Exception:
                # Without signs of life it would answer presses and see to nothing that is due.
                _log.exception("shards could not be taken or given; tried again in %.0f s", HEARTBEAT)
            await asyncio.sleep(HEARTBEAT)


def _is_running(pid: int) -> bool:
    """Return whether another process than this one has the number ``pid`` on this machine."""
    if pid == os.getpid():
        return False
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass  # it belongs to somebody else
    return True
