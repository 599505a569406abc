"""Announcements between processes that share a database: something that others may have cached has changed.

An announcement is part of the transaction that makes the change, and is sent only if that commits. Nothing
depends on its arrival: a cached table is checked by its revision, and due work is polled now and then.
Announcements only shorten the wait.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

import sqlalchemy as sa

Kind: TypeAlias = Literal["table", "person", "guild", "members", "shards", "everything"]
"""What has changed: a table, what a person asked for, what a server agreed, what its members are called, who
holds which shards."""
Hear: TypeAlias = Callable[[Kind, int, int], None]
"""What is called with a kind, a number, and the server it is about (0: none)."""

CHANNEL = "tavolata"
PROCESS = "process"
"""The execution option of an engine that says whose it is."""

_TOLD = sa.func.pg_notify(CHANNEL, sa.bindparam("payload"))
_NOTIFY = sa.select(_TOLD)


def announce(connection: sa.Connection, kind: Kind, number: int, guild: int = 0) -> None:
    """Tell the other processes that ``number`` has changed, once the open transaction is written."""
    if payload := announcement(connection, kind, number, guild):
        connection.execute(_NOTIFY, payload)


def announcing(update: sa.Update, dialect: str) -> sa.Update:
    """Return ``update`` with an announcement if it finds its row: they are one trip to the server.

    It is carried out with the values of ``announcement`` besides its own.
    """
    return update.returning(_TOLD) if dialect == "postgresql" else update


def announcement(connection: sa.Connection, kind: Kind, number: int, guild: int = 0) -> dict[str, str]:
    """Return what is announced, as a value of a statement; nothing where no other process could hear it."""
    if connection.dialect.name != "postgresql":
        return {}
    process = connection.get_execution_options()[PROCESS]
    return {"payload": f"{process} {kind} {number} {guild}"}


def heard(payload: str, own: str, hear: Hear) -> None:
    """Call ``hear`` with what another process than ``own`` has announced by ``payload``."""
    process, kind, number, guild = payload.split()
    if process != own:
        hear(kind, int(number), int(guild))  # type: ignore[arg-type]
