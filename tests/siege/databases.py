"""The databases a siege can run on, one class each; no other part of the siege knows which one it is."""

from __future__ import annotations

import contextlib
import resource
import shutil
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from tests.siege.besieged_database import BesiegedDatabase, DatabaseFault
from tests.siege.postgres import postgres_server


class SqliteDatabase:
    """An SQLite database in a file."""

    secrets = ()

    def __init__(self, folder: Path) -> None:
        self.path = folder / "games.sqlite3"
        self.settings = {"DATABASE_PATH": str(self.path)}
        address = sa.URL.create(
            "sqlite+pysqlite", database=f"file:{self.path}", query={"mode": "ro", "uri": "true"}
        )
        # Open the file for each look, because a siege may put another one in its place.
        self._engine = sa.create_engine(address, poolclass=sa.NullPool)

    def rows(self, query: sa.Executable) -> Sequence[sa.Row[Any]]:
        """Return the committed rows that match ``query``."""
        with self._engine.connect() as connection:
            return connection.execute(query).fetchall()

    def write(self, statements: Iterable[sa.Executable]) -> None:
        """Run ``statements`` in one transaction, while no bot is running."""
        engine = sa.create_engine(sa.URL.create("sqlite+pysqlite", database=str(self.path)))
        with engine.begin() as connection:
            for statement in statements:
                connection.execute(statement)
        engine.dispose()

    def faults(self) -> Iterable[DatabaseFault]:
        """Return the faults that the file can have."""
        aside = self.path.with_name("aside.sqlite3")
        other: sqlite3.Connection | None = None
        process = 0

        def locked(_: int) -> None:
            # Open it only now, because another fault may have put another file in its place.
            nonlocal other
            other = sqlite3.connect(self.path, isolation_level=None)
            other.execute("BEGIN EXCLUSIVE")

        def unlocked() -> None:
            assert other is not None
            other.execute("ROLLBACK")
            other.close()

        def full(number: int) -> None:
            # The kernel rejects every write beyond the first page, just as on a full disk.
            nonlocal process
            process = number
            resource.prlimit(number, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))

        def emptied() -> None:
            no_limit = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
            resource.prlimit(process, resource.RLIMIT_FSIZE, no_limit)

        def replaced(_: int) -> None:
            self.path.rename(aside)
            sqlite3.connect(self.path).close()
            self.path.touch()

        def damaged(_: int) -> None:
            shutil.copy(self.path, aside)
            with self.path.open("r+b") as file:
                file.write(bytes(200))

        def back() -> None:
            aside.replace(self.path)

        yield DatabaseFault("locked by another program", locked, unlocked, seconds=7)
        yield DatabaseFault("the disk is full", full, emptied, seconds=2)
        yield DatabaseFault(
            "the file deleted", lambda _: self.path.rename(aside), back, "deleted or replaced"
        )
        yield DatabaseFault("another file in its place", replaced, back, "deleted or replaced")
        yield DatabaseFault("the file damaged", damaged, back, "damaged", at_start=True)
        yield DatabaseFault(
            "taken over by another process", self._take_over, lambda: None, "taken the database over"
        )

    def _take_over(self, _: int) -> None:
        with contextlib.closing(sqlite3.connect(self.path, timeout=10)) as connection, connection:
            [(lease,)] = connection.execute("SELECT value FROM facts WHERE name = 'lease'")
            taken = {**msgspec.json.decode(lease), "id": "another"}
            connection.execute(
                "UPDATE facts SET value = ? WHERE name = 'lease'", [msgspec.json.encode(taken).decode()]
            )


@contextlib.contextmanager
def sqlite_file(folder: Path) -> Iterator[SqliteDatabase]:
    """Create a database in a file in ``folder``."""
    yield SqliteDatabase(folder)


DATABASES: Mapping[str, Callable[[Path], AbstractContextManager[BesiegedDatabase]]] = {
    "sqlite": sqlite_file,
    "postgresql": postgres_server,
}
"""Factories by the name used on the command line; each gets a folder of its own."""
