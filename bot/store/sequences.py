"""Numbers that a database gives to new rows, and never twice: also not that of a row that has gone."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

_SQLITE = sa.table("sqlite_sequence", sa.column("name", sa.Text), sa.column("seq", sa.BigInteger))


def highest_given(connection: sa.Connection, numbered: sa.Column[Any]) -> int:
    """Return the highest number that rows have ever had in the column ``numbered``; 0 if there were none."""
    here = connection.scalar(sa.select(sa.func.max(numbered)))
    if connection.dialect.name == "postgresql":
        given = connection.scalar(sa.select(sa.func.pg_sequence_last_value(_sequence(numbered))))
    elif _is_kept(numbered):
        given = connection.scalar(sa.select(_SQLITE.c.seq).where(_SQLITE.c.name == numbered.table.name))
    else:
        given = None
    return max(here or 0, given or 0)


def go_on_after(connection: sa.Connection, numbered: sa.Column[Any], highest: int) -> None:
    """Let the column ``numbered`` give numbers above ``highest`` from now on."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.setval(_sequence(numbered), max(1, highest), highest > 0)))
    elif _is_kept(numbered):
        name = numbered.table.name
        connection.execute(sa.delete(_SQLITE).where(_SQLITE.c.name == name))
        connection.execute(sa.insert(_SQLITE).values(name=name, seq=highest))


def _sequence(numbered: sa.Column[Any]) -> sa.ColumnElement[Any]:
    name = sa.func.pg_get_serial_sequence(numbered.table.name, numbered.name)
    return sa.cast(name, _Named())


def _is_kept(numbered: sa.Column[Any]) -> bool:
    """Return whether SQLite keeps the highest number; else it goes on after the highest that is there."""
    return bool(numbered.table.dialect_options["sqlite"]["autoincrement"])


class _Named(sa.types.UserDefinedType[str]):
    """PostgreSQL's type of what has a name."""

    cache_ok = True

    def get_col_spec(self, **_: Any) -> str:
        return "regclass"
