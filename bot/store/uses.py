"""Which processes have used a database: this tells an older copy from one that has gone its own way."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from bot.store.facts import read_fact, write_fact
from bot.store.schema import setting_changes, tables

_NAME = "uses"
_MOST = 1000
"""So many uses are remembered; a copy that is older than that is not known any more."""


def note_use(connection: sa.Connection, use: str) -> None:
    """Note that a process begins to use the database; no other use is called ``use``."""
    write_fact(connection, _NAME, " ".join([*uses_of(connection), use][-_MOST:]))


def uses_of(connection: sa.Connection) -> Sequence[str]:
    """Return who has used the database, the last one at the end; nothing if that was never noted."""
    return (read_fact(connection, _NAME) or "").split()


def is_older_copy(one: sa.Connection, other: sa.Connection) -> bool:
    """Return whether ``one`` is a copy of ``other`` as it is or was, which nobody has used since.

    Of two that were used last by the same bot, one was copied while that
    bot ran; the later one has the later change.
    """
    uses = uses_of(one)
    return bool(uses) and uses[-1] in uses_of(other) and _last_change(one) <= _last_change(other)


def _last_change(connection: sa.Connection) -> float:
    """Return when a table or a setting was changed last, in Unix seconds."""
    noted = tables.c.changed_at, setting_changes.c.at
    return max(connection.scalar(sa.select(sa.func.max(at))) or 0.0 for at in noted)
