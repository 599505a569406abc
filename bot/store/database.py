"""One database, opened safely, brought up to date, and used one transaction at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa

from bot.store.errors import StoreError
from bot.store.identity import read_identities
from bot.store.migrate import bring_up_to_date
from bot.store.sqlite import SqliteFile
from bot.store.statements import Kind, structs
from bot.store.written import note_written

Result = TypeVar("Result")
Job = Callable[[sa.Connection], Result]


class Database:
    """The database. Every job runs as one transaction on the database's own thread."""

    def __init__(self, file: SqliteFile, path: Path) -> None:
        self._file = file
        # SQLite has one writer, so more threads would only wait for each other.
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="database")
        self.path = path
        self.identities: tuple[str, ...] = ()
        """What the ids of buttons call this database: as it is called now, then as it was before."""

    @property
    def identity(self) -> str:
        """What new buttons call this database."""
        return self.identities[0]

    @classmethod
    async def open(cls, path: Path) -> Database:
        """Open ``path``, creating or migrating it as needed.

        :raises StoreError: it is locked, read-only, damaged, not a database, or from a newer version.
        """
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError(f"The database {path} cannot be opened: {error}.") from error
        database = cls(SqliteFile(path), path)
        try:
            await database._hop(database._migrate)
            database.identities = await database.run(read_identities)
        except BaseException:
            await database.close()
            raise
        return database

    async def run(self, job: Job[Result]) -> Result:
        """Run ``job`` as one transaction and return what it returned.

        The whole job is one trip to the database thread, because each trip costs more than the commit. When
        this returns, what the job wrote survives a killed process and a power cut.

        :raises StoreError: the database refused; nothing was written.
        :raises sqlalchemy.exc.IntegrityError: so did a rule of the tables.
        """
        done: tuple[Result, bool] = await self._hop(self._transaction, job)
        result, has_written = done
        if has_written:
            note_written()
        return result

    async def structs(self, struct: type[Kind], query: sa.Executable) -> list[Kind]:
        """Return what ``query`` finds; it selects the ``fields`` of ``struct``."""
        return await self.run(lambda connection: structs(connection, struct, query))

    async def scalars(self, query: sa.Executable) -> list[Any]:
        """Return the first value of each row that ``query`` finds."""
        return await self.run(lambda connection: list(connection.scalars(query)))

    async def scalar(self, query: sa.Executable) -> Any:
        """Return the first value that ``query`` finds, or ``None``."""
        return await self.run(lambda connection: connection.scalar(query))

    async def execute(self, statement: sa.Executable) -> None:
        """Carry out ``statement``."""
        await self.run(lambda connection: connection.execute(statement))

    async def close(self) -> None:
        """Close the database; jobs under way are finished first."""
        await self._hop(self._file.engine.dispose)
        self._thread.shutdown()

    async def _hop(self, function: Callable[..., Result], *args: object) -> Result:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, function, *args)
        except sa.exc.IntegrityError:
            raise
        except sa.exc.DBAPIError as error:
            raise StoreError(self._file.explain(error.orig or error)) from error

    def _transaction(self, job: Job[Result]) -> tuple[Result, bool]:
        """Return what ``job`` returned, and whether it changed any row."""
        with self._file.transaction() as connection:
            before = self._file.rows_changed(connection)
            result = job(connection)
            return result, self._file.rows_changed(connection) > before

    def _migrate(self) -> None:
        with self._file.migrating() as connection:
            bring_up_to_date(connection)
