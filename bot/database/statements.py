"""Conversion between structs and rows, with statements for every supported database."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, contextmanager, nullcontext
from functools import cache, lru_cache
from typing import Any, Literal, TypeAlias, TypeVar

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.dialects import postgresql, sqlite

from bot.database.errors import Outdated

Row = TypeVar("Row", bound=Struct)
Clash = Literal["refuse", "skip", "replace"]
"""What to do if a row's key exists already: refuse the whole statement, skip the row, or replace the
other."""

_NO_ROW = "22012"
"""PostgreSQL's code for a division by zero, which signals that an update found no row."""

Executed: TypeAlias = tuple[sa.Insert | sa.Delete, Mapping[str, Any]]
"""A statement and its parameters."""
Repeated: TypeAlias = tuple[sa.Insert | sa.Delete, Sequence[Mapping[str, Any]]]
"""A statement and the parameters of each execution."""
_TOGETHER = 512
"""The number of combined statements kept in a cache."""
WRITES = "writes"
"""The execution option of a statement that writes although it's formed as a query."""

_INSERT: Mapping[str, Callable[[sa.Table], Any]] = {
    "sqlite": sqlite.insert,
    "postgresql": postgresql.insert,
}


def fields(struct: type[Struct], table: sa.Table, **elsewhere: Any) -> list[Any]:
    """Return the columns of the fields of ``struct``, in order, from ``elsewhere`` or ``table``."""
    return [elsewhere[name] if name in elsewhere else table.c[name] for name in struct.__struct_fields__]


def structs(connection: sa.Connection, struct: type[Row], query: sa.Executable, **values: Any) -> list[Row]:
    """Return the rows of ``query``, which selects the ``fields`` of ``struct``; ``values`` are parameters."""
    return [struct(*row) for row in connection.execute(query, values)]


def add_counted(connection: sa.Connection, place: sa.Table, row: Struct, **other: Any) -> int:
    """Insert ``row`` into ``place``, whose rows are counted, and return the number that it gets.

    ``other`` values replace its own.
    """
    return number_given(connection.execute(sa.insert(place), {**uncounted(row), **other}))


def uncounted(row: Struct) -> dict[str, Any]:
    """Return the values of ``row`` by column, without its ``id``."""
    return {name: value for name, value in values_of(row).items() if name != "id"}


def number_given(done: sa.CursorResult[Any]) -> int:
    """Return the number that the database gave to an inserted row."""
    given = done.inserted_primary_key
    assert given is not None
    return int(given[0])


def add(
    connection: sa.Connection,
    place: sa.Table,
    rows: Iterable[Struct | Mapping[str, Any]],
    *,
    clash: Clash = "refuse",
    **same: Any,
) -> None:
    """Insert ``rows`` into ``place``, each with the additional values ``same``."""
    execute_each(connection, adding(connection.dialect.name, place, rows, clash=clash, **same))


def execute_each(connection: sa.Connection, statements: Iterable[Executed | Repeated]) -> None:
    """Execute ``statements`` in order."""
    for statement, values in statements:
        connection.execute(statement, values)


def adding(
    dialect: str,
    place: sa.Table,
    rows: Iterable[Struct | Mapping[str, Any]],
    *,
    clash: Clash = "refuse",
    **same: Any,
) -> list[Repeated]:
    """Return the statements that ``add`` executes; none if there are no ``rows``."""
    values = [{**(row if isinstance(row, Mapping) else values_of(row)), **same} for row in rows]
    return [(_adding(place, clash, dialect), values)] if values else []


@contextmanager
def without_waiting(connection: sa.Connection, *, several: bool = True) -> Iterator[None]:
    """Send statements that return nothing without waiting for each answer of a server.

    It makes no difference to a single statement (not ``several``).

    :raises Outdated: a row to be changed is missing; it's raised by the end of the context.
    :raises sqlalchemy.exc.DBAPIError: one of the statements failed, likewise.
    """
    dialect = connection.dialect
    if dialect.name != "postgresql":
        yield
        return
    known: Any = dialect.loaded_dbapi.Error
    try:
        with _pipeline(connection) if several else nullcontext():
            yield
    except sa.exc.DBAPIError as error:
        # Errors arrive with delay, so a later statement may raise this one's.
        if getattr(error.orig, "sqlstate", None) == _NO_ROW:
            raise Outdated from None
        raise
    except known as error:
        if error.sqlstate == _NO_ROW:
            raise Outdated from None
        is_cut_off = dialect.is_disconnect(error, connection.connection.dbapi_connection, None)
        if is_cut_off:
            connection.invalidate(error)
        raise sa.exc.DBAPIError.instance(
            None,
            None,
            error,
            known,
            hide_parameters=True,
            connection_invalidated=is_cut_off,
            dialect=dialect,
        ) from error


@contextmanager
def _pipeline(connection: sa.Connection) -> Iterator[None]:
    """Let the driver send statements in pipeline mode until the context ends."""
    adapted: Any = connection.connection.dbapi_connection
    stack = AsyncExitStack()
    adapted.run_async(lambda driver: stack.enter_async_context(driver.pipeline()))
    try:
        yield
    except BaseException as error:
        reason = type(error), error, error.__traceback__
        adapted.run_async(lambda _: stack.__aexit__(*reason))
        raise
    adapted.run_async(lambda _: stack.aclose())


def change_one(
    connection: sa.Connection, update: sa.Update, values: Mapping[str, Any], along: Sequence[Executed] = ()
) -> None:
    """Execute ``update``, which must find its row, and the statements ``along`` with it.

    Those write other rows, in any order; parameters with the same name must have the same value. A server
    gets all of them as one statement.

    :raises Outdated: the row is missing. On a server, ``without_waiting`` raises it at its end.
    """
    if connection.dialect.name == "postgresql":
        whole = _failing_without_row(update, *(statement for statement, _ in along))
        given = dict(values)
        for _, own in along:
            given.update(own)
        connection.execute(whole, given)
        return
    if not connection.execute(update, values).rowcount:
        raise Outdated
    for statement, own in along:
        connection.execute(statement, own)


@lru_cache(_TOGETHER)
def _failing_without_row(update: sa.Update, *along: sa.Insert | sa.Delete) -> sa.Select[Any]:
    """Combine all statements into one query that fails if the row is missing, so no row count is read."""
    changed = (update if update._returning else update.returning(sa.literal(1))).cte("changed")
    found = sa.select(sa.literal(1).op("/")(sa.func.count())).select_from(changed)
    for number, statement in enumerate(along):
        found = found.add_cte(statement.cte(f"along_{number}"))
    return found.execution_options(**{WRITES: True})


def values_of(row: Struct) -> dict[str, Any]:
    """Return the fields of ``row`` with their values."""
    return {name: getattr(row, name) for name in row.__struct_fields__}


def inserting(table: sa.Table, dialect: str) -> Any:
    """Return an insert statement for ``table`` that supports conflict clauses."""
    return _INSERT[dialect](table)


@cache
def _adding(table: sa.Table, clash: Clash, dialect: str) -> Any:
    """Return the insert statement, cached to be compiled only once."""
    statement = inserting(table, dialect)
    if clash == "skip":
        return statement.on_conflict_do_nothing()
    if clash == "replace":
        taken = {column.name: statement.excluded[column.key] for column in table.c if not column.primary_key}
        return statement.on_conflict_do_update(index_elements=list(table.primary_key), set_=taken)
    return statement
