"""The SQLite backend: opening, locking and migrating the file, and error messages."""

from __future__ import annotations

import asyncio
import fcntl
import os
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import aiosqlite
import sqlalchemy as sa
from sqlalchemy.ext import asyncio as sqlalchemy_asyncio
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database.backend import Release
from bot.database.backup import copy_beside
from bot.database.cluster.announcements import Hear
from bot.database.errors import DatabaseGone, DatabaseInUse, StoreError

_PRIVATE = 0o600
"""The mode of files that contain hidden cards."""


class SqliteFile:
    """A database in a file, which is created on first use.

    SQLite has one writer, so the pool has one connection, and transactions wait for their turn.

    :raises StoreError: its folder cannot be made.
    """

    limit: float | None = None
    is_shared = False

    def __init__(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError(f"The database {path} cannot be opened: {error}.") from error
        self._path = path
        self._place: tuple[int, int] | None = None
        """Device and inode of the opened file."""
        self.engine = sqlalchemy_asyncio.create_async_engine(
            sa.URL.create("sqlite+aiosqlite", database=str(path)),
            pool_size=1,
            max_overflow=0,
            pool_timeout=None,
            hide_parameters=True,
            skip_autocommit_rollback=True,  # ``_reset`` ends only transactions begun here
            connect_args={"isolation_level": None, "timeout": 5, "cached_statements": 256},
        )
        sa.event.listen(self.engine.sync_engine, "do_connect", self._make_private)
        sa.event.listen(self.engine.sync_engine, "connect", _prepare)
        sa.event.listen(self.engine.sync_engine, "reset", _reset)

    @property
    def name(self) -> str:
        """The path of the file."""
        return str(self._path)

    def _make_private(self, *_: Any) -> None:
        """Make the file and SQLite's files beside it readable only to the bot's user.

        :raises sqlite3.OperationalError: the file can't be opened. If the driver found that out, it would
            leave behind a thread that fails once the event loop is closed.
        """
        try:
            if not self._path.exists():
                self._path.touch(mode=_PRIVATE)
            # Opening and closing the file here would end SQLite's own locks on it.
            can_open = self._path.is_file() and os.access(self._path, os.R_OK)
        except (OSError, ValueError):
            can_open = False
        if not can_open:
            raise sqlite3.OperationalError("unable to open database file")
        with suppress(OSError):  # the file may belong to somebody else
            for ending in ("", "-wal", "-shm"):
                file = self._path.with_name(self._path.name + ending)
                if file.is_file() and file.stat().st_mode & ~_PRIVATE & 0o777:
                    file.chmod(_PRIVATE)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction: committed as a whole at its end, or rolled back if it raises."""
        async with self.alone() as connection, connection.begin():
            # Between a read and its write, no other connection may write.
            driver: Any = (await connection.get_raw_connection()).driver_connection
            try:
                await driver.execute("BEGIN IMMEDIATE")
            except sqlite3.Error as error:
                raise sa.exc.DBAPIError("BEGIN IMMEDIATE", None, error) from error
            yield connection

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection for one statement, which SQLite commits by itself."""
        async with self.engine.connect() as connection:
            self._require_in_place()
            yield connection

    @asynccontextmanager
    async def migrating(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction without foreign keys, so tables can be dropped and rebuilt without cascades."""
        # SQLite ignores this pragma inside a transaction.
        async with self.alone() as connection:
            await connection.exec_driver_sql("PRAGMA foreign_keys = OFF")
        async with self.transaction() as connection:
            yield connection
        async with self.alone() as connection:
            await connection.exec_driver_sql("PRAGMA foreign_keys = ON")

    def _require_in_place(self) -> None:
        """Check that the open file is still the one at its path.

        SQLite would keep writing to a deleted file, and the data would be lost.

        :raises DatabaseGone: it was deleted or replaced.
        """
        try:
            there = self._path.stat()
        except OSError:
            place = None
        else:
            place = there.st_dev, there.st_ino
        if self._place is None:
            self._place = place
        if place is None or place != self._place:
            raise DatabaseGone(
                f"The database {self._path} was deleted or replaced while Tavolata was using it; put its "
                "file back, or start again with what is there now."
            )

    def lost(self, error: sa.exc.DBAPIError) -> bool:
        """Return ``False``: a single writer has no conflicts."""
        return False

    def hang_up(self) -> None:
        """Do nothing: a file has no time limit."""

    async def claim(self, *, shared: bool) -> Release:
        """Lock a file beside the database; the system unlocks it when the process dies.

        :raises DatabaseInUse: another process has locked it.
        """
        path = self._path.with_name(self._path.name + ".lock")
        try:
            lock = path.open("a+")
        except OSError as error:
            raise StoreError(f"The lock file {path} cannot be opened: {error}.") from error
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            lock.close()
            raise DatabaseInUse(
                f"Another Tavolata process already uses the database {self._path}. Stop it first, or give "
                "this one its own DATABASE_PATH."
            ) from None

        async def release() -> None:
            lock.close()

        return release

    def keep_copy(self, schema: str) -> Callable[[], None]:
        """Copy the file beside itself; return a function that deletes the copy.

        :raises StoreError: there is no room for it, or it cannot be written.
        """
        return copy_beside(self._path, schema).unlink

    async def listen(self, hear: Hear) -> None:
        """Wait forever: there are no other processes."""
        await asyncio.Event().wait()

    def explain(self, error: BaseException) -> str:
        """Return a sentence for the person who runs the bot: what ``error`` means and what to do about it."""
        said, path = str(error), self._path
        if "unable to open" in said:
            return f"The database {path} cannot be opened: {said}."
        if "locked" in said or "busy" in said:
            return f"The database {path} is locked by another program; close it and try again."
        if "readonly" in said or "read-only" in said:
            return f"The database {path} is read-only; give the bot's user the right to write to it."
        if "malformed" in said or "not a database" in said or "corrupt" in said:
            return (
                f"The database {path} is damaged or is not a database ({said}). Nothing was changed; restore "
                "the latest backup."
            )
        if "full" in said:
            return f"The disk under the database {path} is full; nothing was lost. Make room."
        return f"The database {path} refused: {said}."


class _Cursor:
    """A cursor that visits SQLite's thread only twice: to execute a statement and to fetch all its rows.

    A cursor of aiosqlite also goes there to be opened and closed, which doubles the time of a statement.
    """

    arraysize = 1

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._executed: aiosqlite.Cursor | None = None
        self._has_more = False

    async def __aenter__(self) -> _Cursor:
        return self

    async def execute(self, statement: str, parameters: Iterable[Any] = ()) -> _Cursor:
        self._executed = await self._connection.execute(statement, parameters)
        self._has_more = self._executed.description is not None
        return self

    async def executemany(self, statement: str, parameters: Iterable[Iterable[Any]]) -> _Cursor:
        self._executed = await self._connection.executemany(statement, parameters)
        return self

    async def fetchall(self) -> Iterable[Any]:
        assert self._executed is not None
        rows = await self._executed.fetchall()
        self._has_more = False
        return rows

    async def fetchmany(self, size: int) -> Iterable[Any]:
        assert self._executed is not None
        return await self._executed.fetchmany(size)

    async def close(self) -> None:
        """Close it, unless SQLite has done so with the last row."""
        if self._executed is not None and self._has_more:
            await self._executed.close()

    @property
    def description(self) -> Any:
        return None if self._executed is None else self._executed.description

    @property
    def rowcount(self) -> int:
        return -1 if self._executed is None else self._executed.rowcount

    @property
    def lastrowid(self) -> int | None:
        return None if self._executed is None else self._executed.lastrowid


def _prepare(connection: Any, _: Any) -> None:
    driver = connection.driver_connection
    driver.cursor = partial(_Cursor, driver)
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "cache_size = -4096"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.execute("PRAGMA quick_check(1)")
    [verdict] = cursor.fetchone() or [None]
    cursor.close()
    if verdict != "ok":
        raise sqlite3.DatabaseError(f"database disk image is malformed ({verdict})")


def _reset(connection: Any, _: Any, state: sa.pool.PoolResetState) -> None:
    """Roll back a transaction that is still open."""
    if state.asyncio_safe and connection.driver_connection.in_transaction:
        connection.rollback()
