"""Auto-incremented numbers, never reused even if their row is deleted."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

_SQLITE = sa.table("sqlite_sequence", sa.column("name", sa.Text), sa.column("seq", sa.BigInteger))


def highest_given(connection: sa.Connection, numbered: sa.Column[Any]) -> int:
    """Return the highest number ever given in the column ``numbered``; 0 if there was none."""
    here = connection.scalar(sa.select(sa.func.max(numbered)))
    if connection.dialect.name == "postgresql":
        given = connection.scalar(sa.select(sa.func.pg_sequence_last_value(_sequence(numbered))))
    elif _is_kept(numbered):
        given = connection.scalar(sa.select(_SQLITE.c.seq).where(_SQLITE.c.name == numbered.table.name))
    else:
        given = None
    return max(here or 0, given or 0)


def go_on_after(connection: sa.Connection, numbered: sa.Column[Any], highest: int) -> None:
    """Make the column ``numbered`` continue above ``highest``."""
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
    """Return whether SQLite remembers the highest number; if not, it uses the highest existing one."""
    return bool(numbered.table.dialect_options["sqlite"]["autoincrement"])


class _Named(sa.types.UserDefinedType[str]):
    """PostgreSQL's type for object names."""

    cache_ok = True

    def get_col_spec(self, **_: Any) -> str:
        return "regclass"
