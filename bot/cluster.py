"""One of the processes that share a database: which shards it holds, and how it keeps, takes and gives them.

A file has one process; it holds a lease and every shard. On a shared database each process gives a sign of
life every few seconds and takes its share of the shards. What is due at a server is seen to by the process
that holds its shard, so nothing is done by two; when a process dies, the others take its shards, and with
them what is due there. One that ends, or has too many, gives them: it keeps serving them until the process
that takes them is connected, to miss no press.
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

from bot.store.backend import Release
from bot.store.database import Database
from bot.store.errors import DatabaseSilent, NewerDatabase, StoreError
from bot.store.shards import HELD_FOR, Holding, Process, enter, give_back, may_identify, renew, time_there
from bot.store.uses import note_use

HEARTBEAT = 2.0
"""Seconds between two signs of life."""
MARGIN = 2.0
"""Seconds by which a process that is not heard lets go of its shards before others may take them."""
IDENTIFY_PAUSE = 5.5
"""Seconds that Discord wants between two shards of a bucket that identify themselves, and a little more."""
PATIENCE = 20.0
"""Seconds for which a process that ends waits for the next of its shards to be taken."""

APART = 60.0
"""Seconds by which the clocks of a machine and of the database may differ."""

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
        """Set when this process must not go on; ``why`` says it in a sentence.

        That the database cannot be reached is no reason: what is held runs out by itself, and is taken again.
        """
        self.why = ""
        self.is_first = True
        """Whether no other process was alive when this one joined."""

    async def join(self, recommended: int, buckets: int) -> Holding:
        """Become one of the processes and return what it holds or is to take: one shard at least.

        Discord recommends so many shards, and lets those of as many buckets identify themselves at a time.
        It waits for as long as others hold all shards.

        :raises StoreError: the database cannot be used, or somebody wants it for themselves; or its clock is
            another one.
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
            # Nobody else can be connected to what it takes now.
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
        """Have ``adjust`` called from now on when this process comes to hold other shards."""
        self._adjust = adjust

    def connected(self, shard: int) -> None:
        """Note that this process hears from now on what Discord tells on ``shard``."""
        self._connected.add(shard)
        self.look()

    def disconnected(self, shard: int) -> None:
        """Note that it hears nothing on ``shard`` for now."""
        self._connected.discard(shard)

    def look(self) -> None:
        """Look at once what is to be taken, given, connected or closed."""
        self._sooner.set()

    async def hand_over(self) -> None:
        """Return when other processes have taken all shards, as far as they take them."""
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
                # Until then it is still connecting what it was given at first.
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
                # Without a heartbeat, the process would answer presses but never handle what is due.
                _log.exception("shards could not be taken or given; tried again in %.0f s", HEARTBEAT)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._sooner.wait(), HEARTBEAT)


def machine_name() -> str:
    """Return what tells machines apart, and containers on one, because each counts processes by itself."""
    name = socket.gethostname()
    with contextlib.suppress(OSError):
        name += " " + str(Path("/proc/self/ns/pid").readlink())
    return name


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
