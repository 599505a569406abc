"""The PostgreSQL backend: connections, the lock between processes, and error messages."""

from __future__ import annotations

import asyncio
import os
import socket
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any
from uuid import uuid4
from weakref import WeakSet

import sqlalchemy as sa
from sqlalchemy.ext import asyncio as sqlalchemy_asyncio
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database.backend import Release
from bot.database.cluster.announcements import CHANNEL, PROCESS, Hear, heard
from bot.database.errors import DatabaseInUse, StoreError

CONNECTIONS = 4
"""The number of concurrent transactions of one process; more would wait for the same disk."""
SILENCE = 12.0
"""Seconds without a result after which the server counts as silent."""
_LINE: Mapping[str, Any] = {
    "connect_timeout": 5,
    # If the server's machine is gone, the system ends the connection after 14 s.
    "keepalives_idle": 5,
    "keepalives_interval": 3,
    "keepalives_count": 3,
    "tcp_user_timeout": 14_000,
    "application_name": "tavolata",
}
"""The libpq parameters of every connection."""
_SESSION: Mapping[str, str] = {
    "lock_timeout": "10s",
    "default_transaction_isolation": "serializable",  # for single statements
    # The server ends the sessions of an unreachable bot, which releases its locks.
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "3",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "14000",
}
"""The server settings of every connection."""
_LOST = "40001", "40P01"
"""The SQLSTATEs of transactions that lost against another one and can be retried."""
_PREPARED = 512
"""The number of prepared statements per connection: there are many kinds of steps, each with its own."""
_MIGRATING, _RUNNING = 0x7461766F, 0x6C617461
"""The keys of the two advisory locks."""
_LINGERS, _LOOKS_AGAIN = 3.0, 0.1
"""Seconds for which the server may still hold the lock of a killed process, and seconds between attempts."""

_MEANINGS: Mapping[str, str] = {
    "28": "The database {name} does not take this user and password; correct DATABASE_URL.",
    "3D": "There is no database {name}; create it, or correct DATABASE_URL.",
    "25006": "The database {name} is read-only, as a standby is; point DATABASE_URL at the primary.",
    "42501": "The user of the database {name} may not create or use its tables; grant it that right.",
    "53100": "The disk under the database {name} is full; nothing was lost. Make room.",
    "53300": "The database {name} takes no more connections; raise its max_connections.",
    "55P03": "The database {name} is locked by another program; close it and try again.",
    "57P": "The database {name} is shutting down or starting; this is tried again.",
    "XX001": "The database {name} is damaged. Nothing was changed; restore the latest backup.",
    "XX002": "The database {name} is damaged. Nothing was changed; restore the latest backup.",
}
"""Messages for SQLSTATE prefixes; the longest matching prefix applies."""


def server_url(url: str) -> sa.URL:
    """Return the address that SQLAlchemy takes for the database at ``url``.

    :raises StoreError: it isn't the address of a PostgreSQL database.
    """
    try:
        return sa.make_url(url.replace("postgres://", "postgresql://", 1)).set(
            drivername="postgresql+psycopg"
        )
    except (sa.exc.ArgumentError, ValueError):
        raise StoreError(
            "DATABASE_URL is not the address of a PostgreSQL database, such as "
            "postgresql://user:password@host/name."
        ) from None


class PostgresServer:
    """A database on a PostgreSQL server. Transactions are serializable."""

    is_shared = True

    def __init__(self, url: str) -> None:
        self.limit: float | None = SILENCE
        session = {**_SESSION, "idle_in_transaction_session_timeout": f"{SILENCE:.0f}s"}
        self._process = uuid4().hex[:12]
        self._lines: WeakSet[Any] = WeakSet()
        """The driver's connections."""
        self._url = server_url(url)
        try:
            self.engine = sqlalchemy_asyncio.create_async_engine(
                self._url,
                isolation_level="SERIALIZABLE",
                execution_options={PROCESS: self._process},
                pool_size=CONNECTIONS,
                max_overflow=1,  # the lock of the process
                pool_timeout=None,
                hide_parameters=True,
                use_native_hstore=False,  # detecting it would cost a round trip per connection
                connect_args={
                    **_LINE,
                    "options": " ".join(f"-c {name}={value}" for name, value in session.items()),
                },
            )
        except ImportError:
            raise StoreError(
                "DATABASE_URL names a PostgreSQL database, but what speaks to it is not installed; "
                "run: pip install 'tavolata[postgresql]'."
            ) from None
        self._plain = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        sa.event.listen(self.engine.sync_engine, "connect", self._prepare)

    @property
    def name(self) -> str:
        """The database's name and host, without user and password."""
        place = self._url.host or self._url.query.get("host") or "this machine"
        return f"{self._url.database} on {place}"

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """Open a serializable transaction."""
        async with self.engine.begin() as connection:
            yield connection

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[AsyncConnection]:
        """Open an autocommit connection for one statement, which saves round trips for BEGIN and COMMIT."""
        async with self._plain.connect() as connection:
            yield connection

    @asynccontextmanager
    async def migrating(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that excludes other migrations and sees their results."""
        engine = self.engine.execution_options(isolation_level="READ COMMITTED")
        async with engine.begin() as connection:
            if await connection.scalar(sa.text("SHOW transaction_read_only")) == "on":
                raise StoreError(_MEANINGS["25006"].format(name=self.name))
            await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_MIGRATING)))
            yield connection

    def lost(self, error: sa.exc.DBAPIError) -> bool:
        """Return whether ``error`` says that another transaction came first."""
        return _state(error.orig) in _LOST

    def hang_up(self) -> None:
        """Close all connections except the one of ``claim``: every pending query fails at once."""
        for line in self._lines:
            _end(line)

    def _prepare(self, connection: Any, _: object) -> None:
        connection.driver_connection.prepared_max = _PREPARED
        self._lines.add(connection.driver_connection)

    async def claim(self, *, shared: bool) -> Release:
        """Take an advisory lock on a separate connection, so it ends soon after the process.

        :raises DatabaseInUse: another process holds it.
        """
        connection = await self._plain.connect()
        line = (await connection.get_raw_connection()).driver_connection
        self._lines.discard(line)
        lock = sa.func.pg_try_advisory_lock_shared if shared else sa.func.pg_try_advisory_lock
        given_up_at = time.monotonic() + _LINGERS
        taken = sa.select(lock(_RUNNING))
        while not (has_taken := await connection.scalar(taken)) and time.monotonic() < given_up_at:
            await asyncio.sleep(_LOOKS_AGAIN)
        if not has_taken:
            await connection.close()
            raise DatabaseInUse(
                f"Another Tavolata process already uses the database {self.name}. Stop it first, or give "
                "this one its own DATABASE_URL."
            )

        async def release() -> None:
            # The server notices a closed session only a little later, and nobody else could take the lock
            # until then.
            unlock = sa.func.pg_advisory_unlock_shared if shared else sa.func.pg_advisory_unlock
            alarm = asyncio.get_running_loop().call_later(_LINGERS, _end, line)
            with suppress(sa.exc.DBAPIError):
                await connection.execute(sa.select(unlock(_RUNNING)))
            alarm.cancel()
            # If it went back to the pool, the connection would keep the lock.
            await connection.invalidate()
            await connection.close()

        return release

    def keep_copy(self, schema: str) -> Callable[[], None]:
        """Refuse: backups of a server's databases are up to its operator.

        :raises StoreError: always.
        """
        raise StoreError(
            f"The database {self.name} has to be brought up to date (schema {schema}), and Tavolata cannot "
            "copy it before; make a backup (pg_dump), then start once with --backed-up."
        )

    async def listen(self, hear: Hear) -> None:
        """Call ``hear`` with the announcements of other processes, received on a separate connection."""
        from psycopg import AsyncConnection, Error

        address = self._url.set(drivername="postgresql").render_as_string(hide_password=False)
        try:
            async with await AsyncConnection.connect(address, autocommit=True, **_LINE) as connection:
                self._lines.add(connection)
                await connection.execute(f"LISTEN {CHANNEL}")
                hear("everything", 0, 0)
                async for notification in connection.notifies():
                    heard(notification.payload, self._process, hear)
        except Error as error:
            raise StoreError(self.explain(error)) from error

    def explain(self, error: BaseException) -> str:
        """Return a message for the SQLSTATE of ``error``, because the server's own text may quote rows."""
        state = _state(error)
        known = [start for start in _MEANINGS if state.startswith(start)]
        if known:
            return _MEANINGS[max(known, key=len)].format(name=self.name)
        if not state:
            # Without a session there's only a text, which names at most the user and the database.
            if "password" in str(error) or "role" in str(error):
                return _MEANINGS["28"].format(name=self.name)
            if "does not exist" in str(error):
                return _MEANINGS["3D"].format(name=self.name)
            return f"The database {self.name} cannot be reached; start it, or correct DATABASE_URL."
        return f"The database {self.name} refused (SQLSTATE {state})."


def _state(error: BaseException | None) -> str:
    """Return the SQLSTATE of a driver error; empty if the server sent none."""
    return getattr(error, "sqlstate", None) or ""


def _end(line: Any) -> None:
    """Shut down the socket of a driver connection: every pending query fails at once."""
    if not line.closed:
        with suppress(OSError), socket.socket(fileno=os.dup(line.fileno())) as own:
            own.shutdown(socket.SHUT_RDWR)
