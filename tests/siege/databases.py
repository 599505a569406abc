"""The databases that a siege runs on: each is one class here, and nothing else of the siege knows which."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

import sqlalchemy as sa


class BesiegedDatabase(Protocol):
    """A database of one siege: what tells the bot of it, and how the siege reads what the bot wrote."""

    settings: Mapping[str, str]
    """The environment by which the bot finds it."""

    def rows(self, query: sa.Executable) -> Sequence[sa.Row[Any]]:
        """Return what ``query`` finds among what was committed."""


class SqliteDatabase:
    """A file of SQLite's."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "games.sqlite3"
        self.settings = {"DATABASE_PATH": str(self.path)}
        address = sa.URL.create(
            "sqlite+pysqlite", database=f"file:{self.path}", query={"mode": "ro", "uri": "true"}
        )
        # Each look opens the file anew, because a siege may put another one in its place.
        self._engine = sa.create_engine(address, poolclass=sa.NullPool)

    def rows(self, query: sa.Executable) -> Sequence[sa.Row[Any]]:
        """Return what ``query`` finds among what was committed."""
        with self._engine.connect() as connection:
            return connection.execute(query).fetchall()


DATABASES: Mapping[str, type[SqliteDatabase]] = {"sqlite": SqliteDatabase}
"""By the name by which a siege is told which one to run on; each is made in a folder of its own."""
