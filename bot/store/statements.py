"""From structs to rows and back, by statements that every database takes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from typing import Any, Literal, TypeVar

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.dialects import postgresql, sqlite

Row = TypeVar("Row", bound=Struct)
Clash = Literal["refuse", "skip", "replace"]
"""What becomes of a row whose key is there already: nothing is written at all, it is left out, or it takes
the place of the other one."""

_INSERT: Mapping[str, Callable[[sa.Table], Any]] = {
    "sqlite": sqlite.insert,
    "postgresql": postgresql.insert,
}


def fields(struct: type[Struct], table: sa.Table, **elsewhere: Any) -> list[Any]:
    """Return where the fields of ``struct`` are read, in their order: in ``table``, or ``elsewhere``."""
    return [elsewhere[name] if name in elsewhere else table.c[name] for name in struct.__struct_fields__]


def structs(connection: sa.Connection, struct: type[Row], query: sa.Executable) -> list[Row]:
    """Return what ``query`` finds; it selects the ``fields`` of ``struct``."""
    return [struct(*row) for row in connection.execute(query)]


def add(
    connection: sa.Connection,
    place: sa.Table,
    rows: Iterable[Struct | Mapping[str, Any]],
    *,
    clash: Clash = "refuse",
    **same: Any,
) -> None:
    """Write ``rows`` into ``place``; all of them have the values ``same``."""
    values = [{**(row if isinstance(row, Mapping) else values_of(row)), **same} for row in rows]
    if values:
        connection.execute(_adding(place, clash, connection.dialect.name), values)


@contextmanager
def without_waiting(connection: sa.Connection) -> Iterator[None]:
    """Send statements that return nothing without waiting for each, where that would be a trip to a server.

    :raises sqlalchemy.exc.DBAPIError: one of them failed; it's only known at the end.
    """
    dialect = connection.dialect
    if dialect.name != "postgresql":
        yield
        return
    driver: Any = connection.connection.dbapi_connection
    known: Any = dialect.loaded_dbapi.Error
    try:
        with driver.pipeline():
            yield
    except known as error:
        is_cut_off = dialect.is_disconnect(error, driver, None)
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


def values_of(row: Struct) -> dict[str, Any]:
    """Return the fields of ``row`` with their values."""
    return {name: getattr(row, name) for name in row.__struct_fields__}


def inserting(table: sa.Table, dialect: str) -> Any:
    """Return a statement that inserts into ``table`` and can say what becomes of a clash."""
    return _INSERT[dialect](table)


@cache
def _adding(table: sa.Table, clash: Clash, dialect: str) -> Any:
    """Return the statement; one that is used again needs not be compiled again."""
    statement = inserting(table, dialect)
    if clash == "skip":
        return statement.on_conflict_do_nothing()
    if clash == "replace":
        taken = {column.name: statement.excluded[column.key] for column in table.c if not column.primary_key}
        return statement.on_conflict_do_update(index_elements=list(table.primary_key), set_=taken)
    return statement
