"""One SQLite file, opened safely, brought up to date, and written one transaction at a time."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Awaitable, Callable
from importlib import resources
from pathlib import Path
from typing import TypeVar

import aiosqlite

Result = TypeVar("Result")
Job = Callable[[sqlite3.Connection], Result]


class StoreError(Exception):
    """The database cannot be used; the message is a sentence for the person who runs the bot."""


class Database:
    """The connection. Every job runs as one transaction on the database's own thread."""

    def __init__(self, connection: aiosqlite.Connection, path: Path) -> None:
        self._connection = connection
        self.path = path

    @classmethod
    async def open(cls, path: Path) -> Database:
        """Open ``path``, creating or migrating it as needed.

        :raises StoreError: it is locked, read-only, damaged, not a database, or from a newer version.
        """
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError(f"The database {path} cannot be opened: {error}.") from error
        connection = aiosqlite.connect(path, isolation_level=None, timeout=5, cached_statements=256)
        try:
            await connection
        except sqlite3.Error as error:
            # The thread of a connection that failed still has to end, before the event loop does.
            await asyncio.to_thread(connection._thread.join)
            raise StoreError(f"The database {path} cannot be opened: {error}.") from error
        database = cls(connection, path)
        try:
            await database._hop(_prepare)
            await database.run(_migrate)
            await database._hop(_guard)
        except BaseException as error:
            await connection.close()
            if isinstance(error, sqlite3.Error):
                raise explain(error, path) from error
            raise
        return database

    async def run(self, job: Job[Result]) -> Result:
        """Run ``job`` as one transaction and return what it returned.

        The whole job is one trip to the database thread, because each trip costs more than the commit. When
        this returns, what the job wrote survives a killed process and a power cut.

        :raises StoreError: the database refused; nothing was written.
        """
        try:
            return await self._hop(_transaction, job)
        except sqlite3.IntegrityError:
            raise
        except sqlite3.Error as error:
            raise explain(error, self.path) from error

    async def close(self) -> None:
        """Close the file; jobs under way are finished first."""
        await self._connection.close()

    async def _hop(self, function: Callable[..., Result], *args: object) -> Result:
        # aiosqlite's public methods make one trip each; its own way of making a trip carries a whole job.
        hop: Callable[..., Awaitable[Result]] = self._connection._execute
        return await hop(function, self._connection._conn, *args)


def _transaction(connection: sqlite3.Connection, job: Job[Result]) -> Result:
    connection.execute("BEGIN IMMEDIATE")
    try:
        result = job(connection)
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")
    return result


def _prepare(connection: sqlite3.Connection) -> None:
    connection.row_factory = sqlite3.Row
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    # Migrations make some tables anew; dropping the old one must not delete what belongs to its rows.
    connection.execute("PRAGMA foreign_keys = OFF")
    connection.execute("PRAGMA cache_size = -4096")
    verdict = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if verdict != "ok":
        raise sqlite3.DatabaseError(f"database disk image is malformed ({verdict})")


def _guard(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA foreign_keys = ON")


def migrations() -> list[tuple[int, str]]:
    """Return the numbered migrations in order, each with its SQL."""
    found = []
    for file in resources.files("bot.store").joinpath("migrations").iterdir():
        if match := re.fullmatch(r"(\d{4})_\w+\.sql", file.name):
            found.append((int(match[1]), file.read_text(encoding="utf-8")))
    return sorted(found)


def _migrate(connection: sqlite3.Connection) -> None:
    known = migrations()
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    newest = known[-1][0]
    if version > newest:
        raise StoreError(
            f"The database is from a newer version of Tavolata (schema {version}, this one knows {newest}). "
            "Start the newer version, or restore the backup made before the update."
        )
    for number, script in known:
        if number > version:
            for statement in _statements(script):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number}")


def _statements(script: str) -> list[str]:
    """Split a migration into statements; ``executescript`` would end the transaction around it."""
    statements, pending = [], ""
    for line in script.splitlines(keepends=True):
        pending += line
        if sqlite3.complete_statement(pending):
            statements.append(pending)
            pending = ""
    return statements


def explain(error: sqlite3.Error, path: Path) -> StoreError:
    """Return what ``error`` means for the person who runs the bot, as one sentence and a way on."""
    said = str(error)
    if "locked" in said or "busy" in said:
        return StoreError(f"The database {path} is locked by another program; close it and try again.")
    if "readonly" in said or "read-only" in said:
        return StoreError(f"The database {path} is read-only; give the bot's user the right to write to it.")
    if "malformed" in said or "not a database" in said or "corrupt" in said:
        return StoreError(
            f"The database {path} is damaged or is not a database ({said}). Nothing was changed; restore the "
            "latest backup."
        )
    if "full" in said:
        return StoreError(f"The disk under the database {path} is full; nothing was lost. Make room.")
    return StoreError(f"The database {path} refused: {said}.")
