"""Find where a database stores people's names: it should only be in the rows of members."""

from __future__ import annotations

import contextlib
import re
import sqlite3
from collections.abc import Collection
from pathlib import Path
from typing import Any

import psycopg

from bot.database.backend import Address

HOME = "members.name"
_TABLES = {
    sqlite3.Connection: "SELECT name FROM sqlite_schema WHERE type = 'table'",
    psycopg.Connection: "SELECT tablename FROM pg_tables WHERE schemaname = 'public'",
}
"""Queries that list the tables, by kind of database."""


def places_of_names(database: Address, names: Collection[str]) -> set[str]:
    """Return the columns, each as table and column, with a value that contains one of ``names``."""
    # Match whole words: in the random bytes of a secret, short names turn up by chance.
    named = re.compile(rf"(?<!\w)({'|'.join(map(re.escape, names))})(?!\w)")
    places: set[str] = set()
    with contextlib.closing(_opened(database)) as connection:
        for (table,) in connection.execute(_TABLES[type(connection)]).fetchall():
            found = connection.execute(f"SELECT * FROM {table}")
            columns = [column[0] for column in found.description]
            for row in found:
                places |= {
                    f"{table}.{column}"
                    for column, value in zip(columns, row, strict=True)
                    if value is not None and named.search(_text(value))
                }
    return places


def _opened(database: Address) -> Any:
    """Return a bare connection of the driver, which asks the database nothing first."""
    return sqlite3.connect(database) if isinstance(database, Path) else psycopg.connect(database)


def _text(value: object) -> str:
    """Return a value as text; an empty string for bytes that aren't text, such as a secret."""
    try:
        return value.decode() if isinstance(value, bytes) else str(value)
    except UnicodeDecodeError:
        return ""
