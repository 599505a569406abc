"""Helpers for declaring the tables of the database."""

from __future__ import annotations

from typing import Any, get_args

import sqlalchemy as sa

from bot.database.columns import column, columns

METADATA = sa.MetaData()


def table(name: str, *parts: sa.schema.SchemaItem, numbered: bool = False, **options: Any) -> sa.Table:
    """Return a table stored in the order of its key, or with a rowid if it's ``numbered``.

    The columns of its key come first: SQLite 3.40 reports a table without a rowid as damaged if another
    column is declared before one of them.
    """
    ordered = sorted(parts, key=lambda part: not (isinstance(part, sa.Column) and part.primary_key))
    return sa.Table(name, METADATA, *ordered, sqlite_strict=True, sqlite_with_rowid=numbered, **options)


def of_table(*, key: bool = True) -> sa.Column[Any]:
    """Return the foreign key to the table that owns the row; the row is deleted with it."""
    owner = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return column("table_id", int, owner, key="table", primary_key=key, autoincrement=False)


def key_column(name: str, hint: Any = int) -> sa.Column[Any]:
    """Return a column of the table's key, whose values the bot chooses."""
    return column(name, hint, primary_key=True, autoincrement=False)


def one_of(name: str, values: Any) -> sa.CheckConstraint:
    """Return the constraint that a column holds one of the ``values`` of a literal type."""
    return sa.CheckConstraint(f"{name} IN ({', '.join(repr(value) for value in get_args(values))})")


def index(name: str, *names: str, unique: bool = False, only: str = "") -> sa.Index:
    """Return an index of the rows that satisfy ``only``."""
    where: Any = {f"{dialect}_where": sa.text(only) for dialect in ("sqlite", "postgresql") if only}
    return sa.Index(name, *names, unique=unique, **where)


def at_table() -> sa.Column[Any]:
    """Return the foreign key to the table of a game; it becomes NULL if that table is deleted."""
    return column("table_id", int | None, sa.ForeignKey("tables.id", ondelete="SET NULL"), key="table")


def counted(name: str, struct: type, *parts: sa.schema.SchemaItem) -> sa.Table:
    """Return a table of ``struct`` whose rows get an ``id`` from the database that no earlier row had.

    ``parts`` declare the other columns that aren't derived.
    """
    given = {"id", *(part.key for part in parts if isinstance(part, sa.Column))}
    derived = columns(struct, but=given)
    number = column("id", int, primary_key=True)
    return table(name, *derived, number, *parts, numbered=True, sqlite_autoincrement=True)
