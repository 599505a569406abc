"""SQLite files from before Alembic: numbered scripts; ``user_version`` is the last that has run."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

import sqlalchemy as sa

from bot.store.errors import newer_database

SCRIPTS = Path(__file__).with_name("migrations") / "numbered"
HANDED_OVER = 1000
"""The ``user_version`` of files that Alembic looks after: programs of before take them for newer ones."""


def scripts() -> list[tuple[int, str]]:
    """Return the numbered migrations in order, each with its SQL."""
    found = []
    for file in SCRIPTS.iterdir():
        if match := re.fullmatch(r"(\d{4})_\w+\.sql", file.name):
            found.append((int(match[1]), file.read_text(encoding="utf-8")))
    return sorted(found)


def version_of(connection: sa.Connection) -> int:
    """Return how many scripts have run in a file that Alembic does not know: none if it is new.

    :raises StoreError: it is from a newer version.
    """
    version: int = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
    known = scripts()
    if version > len(known):
        raise newer_database(version, len(known))
    return version


def hand_over(connection: sa.Connection) -> bool:
    """Run the scripts that are missing in a file from before Alembic; return whether it was one.

    :raises StoreError: it is from a newer version.
    """
    version = version_of(connection)
    for number, script in scripts():
        if 0 < version < number:
            for statement in _statements(script):
                connection.exec_driver_sql(statement)
    connection.exec_driver_sql(f"PRAGMA user_version = {HANDED_OVER}")
    return version > 0


def _statements(script: str) -> list[str]:
    """Split a script into statements; ``executescript`` would end the transaction around it."""
    statements, pending = [], ""
    for line in script.splitlines(keepends=True):
        pending += line
        if sqlite3.complete_statement(pending):
            statements.append(pending)
            pending = ""
    return statements
