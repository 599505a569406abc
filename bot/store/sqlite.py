"""What only SQLite needs: how its file is opened, locked and migrated, and what its errors mean."""

from __future__ import annotations

import asyncio
import fcntl
import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import cached_property
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from bot.store.announcements import Hear
from bot.store.backend import Release
from bot.store.backup import copy_beside
from bot.store.errors import DatabaseGone, DatabaseInUse, StoreError


class SqliteFile:
    """A database in a file. It is opened, and made where there is none, by the first use.

    :raises StoreError: its folder cannot be made.
    """

    connections = 1
    """SQLite has one writer, so more would only wait for each other."""
    is_shared = False

    def __init__(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError(f"The database {path} cannot be opened: {error}.") from error
        self._path = path
        self._place: tuple[int, int] | None = None
        """Device and number of the file that was opened."""
        self.engine = sa.create_engine(
            sa.URL.create("sqlite+pysqlite", database=str(path)),
            poolclass=sa.StaticPool,
            hide_parameters=True,
            connect_args={
                "isolation_level": None,
                "timeout": 5,
                "cached_statements": 256,
                "check_same_thread": False,  # one thread at a time uses it, and another one closes it
            },
        )
        sa.event.listen(self.engine, "connect", _prepare)

    @property
    def name(self) -> str:
        """The path of the file."""
        return str(self._path)

    @cached_property
    def _connection(self) -> sa.Connection:
        return self.engine.connect()

    @contextmanager
    def transaction(self) -> Iterator[sa.Connection]:
        """One transaction: written whole at its end, or not at all if it raises."""
        connection = self._connection
        self._require_in_place()
        with connection.begin():
            # Between a read and the write that follows, no other connection may write.
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            yield connection

    def alone(self) -> AbstractContextManager[sa.Connection]:
        """One statement, which here is as quick in a transaction that is begun and ended."""
        return self.transaction()

    @contextmanager
    def migrating(self) -> Iterator[sa.Connection]:
        """The same, while tables may be rebuilt: dropping one deletes nothing that refers to it."""
        # Inside a transaction, SQLite passes over what is said about foreign keys.
        with self.engine.connect() as connection:
            driver(connection).execute("PRAGMA foreign_keys = OFF")
        with self.transaction() as connection:
            yield connection
        with self.engine.connect() as connection:
            driver(connection).execute("PRAGMA foreign_keys = ON")

    def _require_in_place(self) -> None:
        """Return if the file that is open is still the one at its place.

        SQLite goes on writing into a file that was deleted, and nobody would find there what was promised.

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

    def rows_changed(self, connection: sa.Connection) -> int:
        """Return how many rows have been changed by ``connection`` since it was opened."""
        return driver(connection).total_changes

    def lost(self, error: sa.exc.DBAPIError) -> bool:
        """Return ``False``: the one writer never loses against another."""
        return False

    def claim(self, *, shared: bool) -> Release:
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
        return lock.close

    def keep_copy(self, schema: str) -> Release:
        """Copy the file beside itself; return what removes the copy again.

        :raises StoreError: there is no room for it, or it cannot be written.
        """
        return copy_beside(self._path, schema).unlink

    async def listen(self, hear: Hear) -> None:
        """Hear nothing for ever: there are no other processes."""
        await asyncio.Event().wait()

    def explain(self, error: BaseException) -> str:
        """Return what ``error`` means for the person who runs the bot, as one sentence and a way on."""
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


def driver(connection: sa.Connection) -> sqlite3.Connection:
    """Return the connection of Python's own module under ``connection``."""
    own = connection.connection.driver_connection
    assert isinstance(own, sqlite3.Connection)
    return own


def _prepare(connection: sqlite3.Connection, _: Any) -> None:
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA cache_size = -4096")
    verdict = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if verdict != "ok":
        raise sqlite3.DatabaseError(f"database disk image is malformed ({verdict})")
