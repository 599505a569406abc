"""Where a database holds what people are called: in the rows of members, and nowhere else."""

from __future__ import annotations

import contextlib
import re
import sqlite3
from collections.abc import Collection
from pathlib import Path

HOME = "members.name"


def places_of_names(database: Path, names: Collection[str]) -> set[str]:
    """Return the columns of a database, each after its table, of which some value holds one of ``names``."""
    # Where they are words: in the random bytes of a secret, short ones come up by chance.
    named = re.compile(rf"(?<!\w)({'|'.join(map(re.escape, names))})(?!\w)")
    places = set()
    with contextlib.closing(sqlite3.connect(database)) as connection:
        for (table,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            rows = connection.execute(f"SELECT * FROM {table}")
            columns = [column for column, *_ in rows.description]
            for row in rows:
                places |= {
                    f"{table}.{column}"
                    for column, value in zip(columns, row, strict=True)
                    if named.search(_text(value))
                }
    return places


def _text(value: object) -> str:
    """Return a value as text; one that is none, such as a secret, says nothing."""
    try:
        return value.decode() if isinstance(value, bytes) else str(value)
    except UnicodeDecodeError:
        return ""
