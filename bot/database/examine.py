"""Read-only inspection of a database that a bot may be using; neither waits for the other."""

from __future__ import annotations

import fcntl
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Literal, TypeAlias

import sqlalchemy as sa
from msgspec import Struct

from bot.database.backend import Address
from bot.database.database import backend_of
from bot.database.errors import StoreError
from bot.database.migrate import Age, age_of
from bot.database.postgres import server_url

SQLITE = sqlite3.sqlite_version
"""The version of SQLite that Python uses."""

State: TypeAlias = Literal["missing"] | Age


class Examined(Struct, frozen=True):
    """The state of a database.

    ``size`` is in bytes. ``mode`` holds the file's permission bits. Both are None for a server.
    ``in_use``: a bot on this machine is running on the file.
    """

    name: str
    state: State
    size: int | None = None
    mode: int | None = None
    in_use: bool = False


def examine(address: Address) -> Examined:
    """Return the state of the database at ``address``.

    :raises StoreError: it can't be read, is damaged, or is from a newer version.
    """
    if isinstance(address, str):
        with reading(address) as connection:
            return Examined(backend_of(address).name, age_of(connection))
    name = str(address)
    if not address.exists():
        return Examined(name, "missing")
    with reading(address) as connection:
        verdict = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
        if verdict != "ok":
            raise StoreError(f"The database {name} is damaged ({verdict}); restore the latest backup.")
        age = age_of(connection)
    known = address.stat()
    return Examined(name, age, known.st_size, stat.S_IMODE(known.st_mode), _is_in_use(address))


@contextmanager
def reading(address: Address) -> Iterator[sa.Connection]:
    """Open a connection that sees a snapshot of the database, whatever a running bot writes.

    :raises StoreError: the database can't be read.
    """
    engine = _file_engine(address) if isinstance(address, Path) else _server_engine(address)
    try:
        with engine.begin() as connection:
            yield connection
    except sa.exc.DBAPIError as error:
        raise StoreError(backend_of(address).explain(error.orig or error)) from error
    finally:
        engine.dispose()


def _file_engine(path: Path) -> sa.Engine:
    def connect() -> sqlite3.Connection:
        return sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True)

    return sa.create_engine(
        "sqlite+pysqlite://", creator=connect, poolclass=sa.NullPool, hide_parameters=True
    )


def _server_engine(url: str) -> sa.Engine:
    return sa.create_engine(
        server_url(url),
        isolation_level="REPEATABLE READ",
        poolclass=sa.NullPool,
        hide_parameters=True,
        connect_args={"connect_timeout": 10, "options": "-c default_transaction_read_only=on"},
    )


def _is_in_use(path: Path) -> bool:
    lock = path.with_name(path.name + ".lock")
    if not lock.exists():
        return False
    with closing(lock.open("rb")) as held:
        try:
            fcntl.flock(held, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except OSError:
            return True
    return False
