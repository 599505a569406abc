"""Announcements between processes that share a database: something others may have cached has changed.

An announcement is part of the transaction that makes the change, and is sent only if that commits. Nothing
depends on its arrival: a cached table is checked by its revision, and due work is polled now and then.
Announcements only shorten the wait.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

import sqlalchemy as sa

Kind: TypeAlias = Literal["table", "person", "guild", "members", "shards", "everything"]
"""The kind of a change: to a table, a person's preferences, a server's settings, its members' names, or the
distribution of shards; ``everything`` means that any of them may have changed."""
Hear: TypeAlias = Callable[[Kind, int, int], None]
"""A callback that gets the kind of a change, the changed number, and the server it concerns (0: none)."""

CHANNEL = "tavolata"
PROCESS = "process"
"""The execution option that identifies an engine's process."""

_TOLD = sa.func.pg_notify(CHANNEL, sa.bindparam("payload"))
_NOTIFY = sa.select(_TOLD)


def announce(connection: sa.Connection, kind: Kind, number: int, guild: int = 0) -> None:
    """Announce to the other processes that ``number`` has changed, when the open transaction commits."""
    if payload := announcement(connection, kind, number, guild):
        connection.execute(_NOTIFY, payload)


def announcing(update: sa.Update, dialect: str) -> sa.Update:
    """Return ``update`` with an announcement if it finds its row, which saves a round trip to the server.

    Execute it with the values of ``announcement`` in addition to its own.
    """
    return update.returning(_TOLD) if dialect == "postgresql" else update


def announcement(connection: sa.Connection, kind: Kind, number: int, guild: int = 0) -> dict[str, str]:
    """Return the announcement as parameters of a statement; empty if no other process could hear it."""
    if connection.dialect.name != "postgresql":
        return {}
    process = connection.get_execution_options()[PROCESS]
    return {"payload": f"{process} {kind} {number} {guild}"}


def heard(payload: str, own: str, hear: Hear) -> None:
    """Call ``hear`` with the announcement in ``payload``, unless this process, ``own``, made it."""
    process, kind, number, guild = payload.split()
    if process != own:
        hear(kind, int(number), int(guild))  # type: ignore[arg-type]
