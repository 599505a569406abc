"""Moving a community from one database to another, in one transaction of the target.

An interrupted copy leaves the target unchanged. The source keeps everything.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias
from uuid import uuid4

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database.backend import Address, Backend
from bot.database.cluster.lease import LEASE, refuse_other
from bot.database.cluster.uses import is_older_copy, note_use, uses_of
from bot.database.columns import Json
from bot.database.database import backend_of, update
from bot.database.errors import DatabaseInUse, StoreError
from bot.database.identity import read_identity
from bot.database.migrate import age_of, bring_up_to_date
from bot.database.schema import METADATA, MOMENTARY, facts
from bot.database.sequences import go_on_after, highest_given

BATCH = 500
"""The number of rows read and written at a time."""
MOVED = tuple(table for table in METADATA.sorted_tables if table not in MOMENTARY)
"""The tables to copy, each after the tables it refers to."""

Progress: TypeAlias = Callable[[str, int, int], None]
"""A callback that gets the table, the number of its copied rows, and the total."""


class Count(NamedTuple):
    """The number of rows of a table in the source and in the target."""

    table: str
    source: int
    target: int


async def transfer(
    origin: Address, destination: Address, *, replace: bool, backed_up: bool, progress: Progress
) -> list[Count]:
    """Copy the community of ``origin`` to ``destination``; return the row counts of each table.

    The database at ``origin`` is migrated first; ``backed_up`` is as in a normal start. With ``replace``, an
    older copy of the same community is replaced; any other data in ``destination`` is refused.

    Data about running processes is not copied.

    :raises StoreError: nothing was copied; or it's unknown whether the copy was completed.
    """
    _require_two(origin, destination)
    async with _held(origin) as source:
        async with source.migrating() as connection:
            await _make_ready(source, connection, backed_up=backed_up)
        async with _held(destination) as target:
            return await _copied(source, target, replace=replace, progress=progress)


def _require_two(origin: Address, destination: Address) -> None:
    """Check that ``origin`` exists, if it's a file, and that ``destination`` is a different database.

    :raises StoreError: it doesn't, or they are the same.
    """
    if isinstance(origin, Path) and not origin.is_file():
        raise StoreError(f"There is no database {origin}.")
    if origin == destination or _are_one_file(origin, destination):
        raise StoreError("A community is moved from one database to another, but both are the same one.")


def _are_one_file(one: Address, other: Address) -> bool:
    if isinstance(one, str) or isinstance(other, str):
        return False
    return other.exists() and one.samefile(other)


@asynccontextmanager
async def _held(address: Address) -> AsyncIterator[Backend]:
    """Lock a database against other processes and yield its backend; its errors become ``StoreError``."""
    backend = backend_of(address)

    def explain(context: sa.engine.ExceptionContext) -> None:
        raise StoreError(backend.explain(context.original_exception)) from context.original_exception

    sa.event.listen(backend.engine.sync_engine, "handle_error", explain)
    try:
        try:
            release = await backend.claim(shared=False)
        except DatabaseInUse:
            raise _in_use(backend.name) from None
        try:
            yield backend
        finally:
            await release()
    finally:
        await backend.engine.dispose()


def _require_unused(connection: sa.Connection, name: str) -> None:
    """Check that no other machine uses the database; on this one it's locked."""
    try:
        refuse_other(connection, name)
    except DatabaseInUse:
        raise _in_use(name) from None


def _in_use(name: str) -> StoreError:
    return StoreError(f"A Tavolata process uses the database {name}; stop it before its community is moved.")


async def _make_ready(source: Backend, connection: AsyncConnection, *, backed_up: bool) -> None:
    if await connection.run_sync(age_of) == "new":
        raise StoreError(f"There is no community in the database {source.name}.")
    await update(source, connection, backed_up=backed_up)
    await connection.run_sync(_require_unused, source.name)
    await connection.run_sync(_note_some_use)


def _note_some_use(connection: sa.Connection) -> None:
    """Make sure that the source has a recorded use, by which the copy can be recognized."""
    if not uses_of(connection):
        note_use(connection, uuid4().hex[:8])


async def _copied(source: Backend, target: Backend, *, replace: bool, progress: Progress) -> list[Count]:
    is_copied = False

    def copy(writing: sa.Connection, reading: sa.Connection) -> list[Count]:
        for connection in (reading, writing):
            _take_your_time(connection)
        _make_room(reading, writing, target.name, replace=replace)
        counts = [copy_rows(table, reading, writing, progress) for table in MOVED]
        _require_all(counts, target.name)
        return counts

    try:
        async with source.transaction() as reading, target.migrating() as writing:
            counts = await writing.run_sync(copy, await reading.run_sync(lambda connection: connection))
            is_copied = True
    except StoreError as error:
        if is_copied:
            raise StoreError(
                f"The database {target.name} broke off while the copy was being completed, so it may be "
                "there or not; move again to see."
            ) from error
        raise
    return counts


def _take_your_time(connection: sa.Connection) -> None:
    """Let a transaction idle while the other database is being read or written."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SET LOCAL idle_in_transaction_session_timeout = 0"))


def _make_room(reading: sa.Connection, writing: sa.Connection, name: str, *, replace: bool) -> None:
    """Create or migrate the target's tables and empty them.

    :raises StoreError: it holds data that must not be replaced.
    """
    was_new = age_of(writing) == "new"
    bring_up_to_date(writing)
    if not was_new:
        _require_unused(writing, name)
        if read_identity(writing) != read_identity(reading):
            raise StoreError(
                f"The database {name} holds another community, and nothing of it is replaced; move to an "
                "empty one."
            )
        if not is_older_copy(writing, reading):
            raise StoreError(
                f"The database {name} holds this community with changes that are not in the one to be moved, "
                "so it is not replaced; move to an empty one."
            )
        if not replace:
            raise StoreError(
                f"The database {name} holds an earlier copy of this community; add --replace to put this one "
                "in its place."
            )
    empty(writing)


def empty(connection: sa.Connection) -> None:
    """Delete all rows of all tables."""
    for table in reversed(METADATA.sorted_tables):
        connection.execute(sa.delete(table))


def copy_rows(
    table: sa.Table,
    reading: sa.Connection,
    writing: sa.Connection,
    progress: Progress = lambda table, done, total: None,
) -> Count:
    """Copy the rows of ``table`` in key order, so rows that refer to the same table come later."""
    plain, total, done = _plain(table), _count(reading, table), 0
    query = _all(table, plain).order_by(*(plain.c[column.name] for column in table.primary_key))
    found = reading.execute(query, execution_options={"yield_per": BATCH})
    adding = sa.insert(plain)
    progress(table.name, done, total)
    for rows in found.mappings().partitions():
        writing.execute(adding, [dict(row) for row in rows])
        done += len(rows)
        progress(table.name, done, total)
    if (numbered := table.autoincrement_column) is not None:
        go_on_after(writing, numbered, highest_given(reading, numbered))
    return Count(table.name, total, _count(writing, table))


def _require_all(counts: Iterable[Count], name: str) -> None:
    if any(count.source != count.target for count in counts):
        raise StoreError(f"Not all rows came to the database {name}, so nothing was moved.")


def _plain(table: sa.Table) -> sa.TableClause:
    """Return ``table`` with JSON columns as plain bytes, copied without decoding."""
    columns = [
        sa.column(column.name, column.type.impl if isinstance(column.type, Json) else column.type)
        for column in table.c
    ]
    return sa.table(table.name, *columns)


def _all(table: sa.Table, plain: sa.TableClause) -> sa.Select[Any]:
    """Return the query for the rows to copy, without the lease of the source."""
    query = sa.select(plain)
    return query.where(plain.c.name != LEASE) if table is facts else query


def _count(connection: sa.Connection, table: sa.Table) -> int:
    rows = _all(table, _plain(table)).subquery()
    return connection.scalar(sa.select(sa.func.count()).select_from(rows)) or 0
