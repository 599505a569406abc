"""One bot process per database: a lease row with a heartbeat, and a lock that ends with its process."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
import time
from functools import partial
from uuid import uuid4

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from bot.database.backend import Release
from bot.database.cluster.uses import note_use
from bot.database.database import Database
from bot.database.errors import DatabaseGone, DatabaseInUse, NewerDatabase, StoreError
from bot.database.facts import forget_fact, read_fact, write_fact
from bot.database.migrate import age_of

HEARTBEAT = 10.0
"""Seconds between two heartbeats."""
EXPIRY = 35.0
"""Seconds without a heartbeat before another machine's lease counts as dead."""

LEASE = "lease"
"""The fact that holds the lease row."""
_log = logging.getLogger(__name__)


class _Holder(Struct, frozen=True):
    id: str
    host: str
    pid: int
    seen_at: float


def refuse_other(connection: sa.Connection, name: str) -> None:
    """Check that no process on another machine uses the database called ``name``.

    :raises DatabaseInUse: one has sent a heartbeat recently.
    """
    holder = _holder(connection)
    now = time.time()
    elsewhere = holder and holder.host != socket.gethostname()
    if holder and elsewhere and now - holder.seen_at < EXPIRY:
        raise DatabaseInUse(
            f"A Tavolata process on {holder.host} uses the database {name} (last seen "
            f"{now - holder.seen_at:.0f} s ago). Stop it, or try again in {EXPIRY:.0f} s if it is gone."
        )


def _holder(connection: sa.Connection) -> _Holder | None:
    written = read_fact(connection, LEASE)
    return msgspec.json.decode(written, type=_Holder) if written else None


class Lease:
    """The right to be the only process that writes this database.

    The row shows other machines (and people) who holds it. The process first takes a lock that ends with the
    process, so a killed bot can start again at once.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._id = uuid4().hex
        self._unlock: Release | None = None
        self._beat: asyncio.Task[None] | None = None
        self.lost = asyncio.Event()
        """Set when this process must stop writing; ``why`` gives the reason as a sentence."""
        self.why = ""

    async def take(self) -> None:
        """Take the lease and keep it until ``release``.

        :raises StoreError: another process holds it.
        """
        self._unlock = await self._database.claim()
        try:
            await self._database.run(self._claim)
        except BaseException:
            await self._give_back()
            raise
        self._beat = asyncio.create_task(self._keep(), name="lease")

    async def hand_over(self) -> None:
        """Return at once: no other process can take over before the lease is released."""

    async def release(self) -> None:
        """Release the lease."""
        if self._beat:
            self._beat.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._beat
        if self._unlock:
            if not self.lost.is_set():
                await self._database.run(partial(forget_fact, name=LEASE))
            await self._give_back()

    async def _give_back(self) -> None:
        if self._unlock:
            await self._unlock()
            self._unlock = None

    def _claim(self, connection: sa.Connection) -> None:
        refuse_other(connection, self._database.name)
        self._sign(connection)
        note_use(connection, self._id[:8])

    def _renew(self, connection: sa.Connection) -> bool:
        """Send a heartbeat; return whether the lease still belonged to this process.

        :raises NewerDatabase: a newer program has migrated the database meanwhile.
        """
        age_of(connection)
        holder = _holder(connection)
        if holder is not None and holder.id != self._id:
            return False
        self._sign(connection)
        return True

    def _sign(self, connection: sa.Connection) -> None:
        mine = _Holder(self._id, socket.gethostname(), os.getpid(), time.time())
        write_fact(connection, LEASE, msgspec.json.encode(mine).decode())

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                if not await self._database.run(self._renew):
                    self.why = (
                        "Another Tavolata process has taken the database over while this one gave no sign of "
                        "life."
                    )
                    self.lost.set()
                    return
            except (DatabaseGone, NewerDatabase) as error:
                self.why = str(error)
                self.lost.set()
                return
            except StoreError as error:
                _log.warning("the lease could not be renewed: %s", error)
            except Exception:
                # Without a heartbeat, another machine would silently take over the database.
                _log.exception("the lease could not be renewed; tried again in %.0f s", HEARTBEAT)
