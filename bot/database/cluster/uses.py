"""The processes that have used a database, to distinguish an older copy from one that was changed since."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from bot.database.facts import read_fact, write_fact
from bot.database.schema import setting_changes, tables

_NAME = "uses"
_MOST = 1000
"""The number of uses remembered; older copies are not recognized."""


def note_use(connection: sa.Connection, use: str) -> None:
    """Store that a process starts to use the database, identified by the unique name ``use``."""
    write_fact(connection, _NAME, " ".join([*uses_of(connection), use][-_MOST:]))


def uses_of(connection: sa.Connection) -> Sequence[str]:
    """Return the uses of the database, oldest first; empty if none was stored."""
    return (read_fact(connection, _NAME) or "").split()


def is_older_copy(one: sa.Connection, other: sa.Connection) -> bool:
    """Return whether ``one`` is a copy of ``other``, now or earlier, that has not been used since.

    If both have the same last use, one was copied while that bot ran; the later one has the later change.
    """
    uses = uses_of(one)
    return bool(uses) and uses[-1] in uses_of(other) and _last_change(one) <= _last_change(other)


def _last_change(connection: sa.Connection) -> float:
    """Return when a table or a setting was last changed, in Unix seconds."""
    noted = tables.c.changed_at, setting_changes.c.at
    return max(connection.scalar(sa.select(sa.func.max(at))) or 0.0 for at in noted)
