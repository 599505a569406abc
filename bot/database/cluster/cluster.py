"""One of the processes that share a database: its shards, and how it keeps, takes and gives them.

A file has one process, which holds a lease and every shard. On a shared database, each process sends a
heartbeat every few seconds and takes its share of the shards. The process that holds a server's shard handles
everything due there, so nothing is done twice. When a process dies, the others take its shards and everything
due there. A process that ends, or has too many shards, gives them away: it keeps serving them until their new
process is connected, so no press is lost.
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
from pathlib import Path
from uuid import uuid4

from msgspec.structs import replace

from bot.database.backend import Release
from bot.database.cluster.shards import (
    HELD_FOR,
    Holding,
    Process,
    enter,
    give_back,
    may_identify,
    renew,
    time_there,
)
from bot.database.cluster.uses import note_use
from bot.database.database import Database
from bot.database.errors import DatabaseSilent, NewerDatabase, StoreError

HEARTBEAT = 2.0
"""Seconds between heartbeats."""
MARGIN = 2.0
"""A process without heartbeats drops its shards this many seconds before others may take them."""
IDENTIFY_PAUSE = 5.5
"""Seconds that Discord requires between identifying two shards of a bucket, plus a margin."""
PATIENCE = 20.0
"""Seconds for which an ending process waits for the next of its shards to be taken."""

APART = 60.0
"""Maximum difference in seconds between the clocks of this machine and the database."""

Adjust = Callable[[Collection[int]], Awaitable[None]]
"""Connects the given shards, and closes all others."""

_log = logging.getLogger(__name__)


class Pace:
    """Decides when the shards of a single process may identify themselves: one per bucket at a time."""

    def __init__(self, buckets: int) -> None:
        self._buckets = buckets
        self._next: dict[int, float] = {}

    async def may_identify(self, shard: int) -> None:
        """Wait until ``shard`` may identify itself."""
        now, bucket = time.monotonic(), shard % self._buckets
        at = max(now, self._next.get(bucket, now))
        self._next[bucket] = at + IDENTIFY_PAUSE
        await asyncio.sleep(at - now)


class Cluster:
    """This process as a member of the cluster that runs the bot."""

    def __init__(self, database: Database, capacity: int) -> None:
        self._database = database
        self._own = Process(uuid4().hex, machine_name(), os.getpid(), capacity)
        self._beat: asyncio.Task[None] | None = None
        self._adjust: Adjust | None = None
        self._connected: set[int] = set()
        self._sooner = asyncio.Event()
        self._renewing = asyncio.Lock()
        self._doubt = HELD_FOR
        self._unlock: Release | None = None
        self._buckets = 1
        self.lost = asyncio.Event()
        """Set when this process must stop; ``why`` is the reason as a sentence.

        An unreachable database is no reason: the shards expire by themselves, and are taken again later.
        """
        self.why = ""
        self.is_first = True
        """Whether no other process was alive when this one joined."""

    async def join(self, recommended: int, buckets: int) -> Holding:
        """Join the cluster, and return the shards that this process holds or will take, at least one.

        ``recommended`` is Discord's number of shards, ``buckets`` how many can identify themselves at a time.
        If others hold all shards, wait until one is free.

        :raises StoreError: the database can't be used, somebody needs it exclusively, or its clock differs
            too much.
        """
        self._buckets = buckets
        ahead = time.time() - await self._database.run(time_there)
        if abs(ahead) > APART:
            how = "ahead of" if ahead > 0 else "behind"
            raise StoreError(
                f"The clock of this machine is {abs(ahead):.0f} s {how} that of the database "
                f"{self._database.name}; set both by NTP, or people are told too early or too late."
            )
        self._unlock = await self._database.claim(shared=True)
        job = partial(enter, machine=self._own.machine, is_running=_is_running, recommended=recommended)
        self.is_first = await self._database.run(job)
        if self.is_first:
            # Nobody else can be connected to the shards it takes now.
            self._doubt = 0.0
        await self._database.run(partial(note_use, use=self._own.process[:8]))
        holding = await self._renew()
        if not holding.wanted:
            _log.info("all %d shards are held by other processes; waiting until one is free", holding.count)
        while not holding.wanted:
            await asyncio.sleep(HEARTBEAT)
            holding = await self._renew()
        self._database.listen()
        self._beat = asyncio.create_task(self._keep(), name="cluster")
        return holding

    def follow(self, adjust: Adjust) -> None:
        """Call ``adjust`` from now on when the shards of this process change."""
        self._adjust = adjust

    def connected(self, shard: int) -> None:
        """Note that this process receives the events of ``shard`` from now on."""
        self._connected.add(shard)
        self.look()

    def disconnected(self, shard: int) -> None:
        """Note that this process doesn't receive the events of ``shard`` for now."""
        self._connected.discard(shard)

    def look(self) -> None:
        """Check at once which shards to take, give, connect or close."""
        self._sooner.set()

    async def hand_over(self) -> None:
        """Give all shards to other processes; return when they have taken them, or stopped taking them."""
        self._own = replace(self._own, capacity=0)
        held, since = None, time.monotonic()
        try:
            while (holding := await self._renew()).giving:
                if holding.held != held:
                    held, since = holding.held, time.monotonic()
                elif time.monotonic() - since > PATIENCE:
                    _log.warning("nobody takes the shards %s", ", ".join(map(str, holding.held)))
                    return
                self.look()
                await asyncio.sleep(HEARTBEAT / 4)
        except StoreError as error:
            _log.warning("shards cannot be handed over: %s", error)

    async def may_identify(self, shard: int) -> None:
        """Wait until ``shard`` may identify itself, considering all processes."""
        bucket = shard % self._buckets
        job = partial(may_identify, bucket=bucket, pause=IDENTIFY_PAUSE)
        while left := await self._database.run(job):
            await asyncio.sleep(left)

    async def release(self) -> None:
        """Release all shards, which others may then take at once."""
        if self._beat:
            self._beat.cancel()
            await asyncio.gather(self._beat, return_exceptions=True)
        self._database.scope.hold((), 1, 0)
        with contextlib.suppress(StoreError):
            await self._database.run(partial(give_back, process=self._own.process))
        if self._unlock:
            await self._unlock()

    async def _renew(self) -> Holding:
        async with self._renewing:
            job = partial(renew, own=self._own, connected=self._connected, is_running=_is_running)
            holding = await self._database.run(job)
            self._database.scope.hold(
                holding.held,
                holding.count,
                HELD_FOR - MARGIN,
                giving=holding.giving,
                doubt=self._doubt,
            )
            self._doubt = HELD_FOR
            return holding

    async def _keep(self) -> None:
        while True:
            self._sooner.clear()
            try:
                holding = await self._renew()
                # Until then, it's still connecting its first shards.
                if self._adjust:
                    await self._adjust(holding.wanted)
            except NewerDatabase as error:
                self.why = str(error)
                self.lost.set()
                return
            except DatabaseSilent:
                pass  # the log says so already
            except StoreError as error:
                _log.warning("no sign of life gets through: %s", error)
            except Exception:
                # Without heartbeats, the process would answer presses but never handle anything due.
                _log.exception("shards could not be taken or given; tried again in %.0f s", HEARTBEAT)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._sooner.wait(), HEARTBEAT)


def machine_name() -> str:
    """Return a name of this machine, or of this container: each container counts process ids by itself."""
    name = socket.gethostname()
    with contextlib.suppress(OSError):
        name += " " + str(Path("/proc/self/ns/pid").readlink())
    return name


def _is_running(pid: int) -> bool:
    """Return whether another process has the id ``pid`` on this machine."""
    if pid == os.getpid():
        return False
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass  # it belongs to somebody else
    return True
