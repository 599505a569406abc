"""A PostgreSQL server of a siege's own, and its faults."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

import sqlalchemy as sa

from bot.database import schema
from tests.siege.besieged_database import DatabaseFault
from tests.support.databases import folder_of_server, own_server

PASSWORD = "the-password-of-a-besieged-database"
"""The server lets in everybody on this machine; the bot gets a password anyway, to check that it is never
logged.
"""
_NAME, _ASIDE = "besieged", "aside"


class PostgresDatabase:
    """A database on ``server``, a PostgreSQL server that nobody else uses."""

    secrets = (PASSWORD,)

    def __init__(self, server: Any) -> None:
        self._server = server
        postgres = sa.make_url(server.get_uri())
        url = postgres.set(database=_NAME, password=PASSWORD)
        self.settings = {"DATABASE_URL": url.render_as_string(hide_password=False)}
        self._engine = _engine(url)
        self._outside = _engine(postgres)
        """Connected to another database of the same server, because a database can't be renamed or closed
        from inside.
        """
        self._do(f"CREATE DATABASE {_NAME}")

    def rows(self, query: sa.Executable) -> Sequence[sa.Row[Any]]:
        """Return the committed rows that match ``query``."""
        with self._engine.connect() as connection:
            return connection.execute(query).fetchall()

    def write(self, statements: Iterable[sa.Executable]) -> None:
        """Run ``statements`` in one transaction, while no bot is running."""
        with self._engine.connect().execution_options(isolation_level="SERIALIZABLE") as connection:
            for statement in statements:
                connection.execute(statement)
            connection.commit()

    def close(self) -> None:
        """Close the siege's own connections to the server."""
        self._engine.dispose()
        self._outside.dispose()

    def faults(self) -> Iterable[DatabaseFault]:
        """Return the faults that the server and its database can have."""
        other: sa.Connection | None = None

        def locked(_: int) -> None:
            nonlocal other
            other = self._engine.connect().execution_options(isolation_level="SERIALIZABLE")
            other.execute(sa.text(f"LOCK TABLE {', '.join(_tables())} IN ACCESS EXCLUSIVE MODE"))

        def unlocked() -> None:
            assert other is not None
            other.rollback()
            other.close()

        def crashed(_: int) -> None:
            # When one of its processes is killed, the server discards its shared memory and recovers from its
            # log.
            query = f"SELECT pid FROM pg_stat_activity WHERE datname = '{_NAME}'"
            with self._outside.connect() as connection:
                processes = connection.execute(sa.text(query)).scalars().all()
            if processes:
                os.kill(processes[0], signal.SIGKILL)

        def started() -> None:
            self._server.ensure_postgres_running()

        def refuse(kind: str) -> None:
            self._do(f"ALTER DATABASE {_NAME} {kind}")
            self._cut()

        nothing = "SELECT 1"
        yield DatabaseFault("every connection is cut", lambda _: self._cut(), lambda: None)
        yield DatabaseFault("locked by another program", locked, unlocked, seconds=7)
        yield DatabaseFault("the disk is full", lambda _: self._fill(), self._empty, seconds=2)
        yield DatabaseFault("the server crashes", crashed, lambda: self._wait_for(nothing), seconds=2)
        yield DatabaseFault("the server is stopped", lambda _: self._server.stop(), started, seconds=4)
        yield DatabaseFault(
            "the server becomes a standby",
            lambda _: refuse("SET default_transaction_read_only = on"),
            lambda: refuse("RESET default_transaction_read_only"),
            seconds=2,
        )
        yield DatabaseFault(
            "nobody is let in",
            lambda _: refuse("ALLOW_CONNECTIONS false"),
            lambda: refuse("ALLOW_CONNECTIONS true"),
            seconds=4,
        )
        yield DatabaseFault(
            "the database is not there",
            lambda _: self._rename(_NAME, _ASIDE),
            lambda: self._rename(_ASIDE, _NAME),
            "There is no database",
            at_start=True,
        )
        yield DatabaseFault(
            "a newer version has used it",
            lambda _: self._change("UPDATE alembic_version SET version_num = 'n' || version_num"),
            lambda: self._change("UPDATE alembic_version SET version_num = substr(version_num, 2)"),
            "from a newer version",
        )

    def _do(self, statement: str) -> None:
        with self._outside.connect() as connection:
            connection.execute(sa.text(statement))

    def _change(self, statement: str) -> None:
        with self._engine.connect() as connection:
            connection.execute(sa.text(statement))

    def _cut(self, name: str = _NAME) -> None:
        self._do(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")

    def _rename(self, name: str, other: str) -> None:
        self._engine.dispose()
        self._cut(name)
        self._do(f"ALTER DATABASE {name} RENAME TO {other}")

    def _fill(self) -> None:
        """Make every writing statement fail as it would on a full disk.

        A server that can't even write its log crashes; that's a fault of its own.
        """
        self._change(
            "CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS "
            "$$ BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = 'disk_full'; END $$"
        )
        for table in _tables():
            self._change(
                f"CREATE TRIGGER no_room BEFORE INSERT OR UPDATE ON {table} "
                "FOR EACH STATEMENT EXECUTE FUNCTION no_room()"
            )

    def _empty(self) -> None:
        self._change("DROP FUNCTION no_room CASCADE")

    def _wait_for(self, statement: str) -> None:
        """Return once the server accepts ``statement`` again."""
        for _ in range(100):
            try:
                self._do(statement)
            except sa.exc.OperationalError:
                time.sleep(0.1)
                continue
            return


@contextmanager
def postgres_server(_: Path) -> Iterator[PostgresDatabase]:
    """Create an empty database on a server of its own, which really syncs to disk, so commits survive a
    crash.
    """
    # Not in the siege's folder: the server may run as another user, who can't read it.
    with own_server(folder_of_server(f"siege-{uuid4().hex}"), durable=True) as server:
        database = PostgresDatabase(server)
        try:
            yield database
        finally:
            database.close()


def _engine(url: sa.URL) -> sa.Engine:
    # No connection survives a fault of the server.
    return sa.create_engine(
        url.set(drivername="postgresql+psycopg"), isolation_level="AUTOCOMMIT", pool_pre_ping=True
    )


def _tables() -> list[str]:
    return [f'"{table.name}"' for table in schema.METADATA.sorted_tables]
