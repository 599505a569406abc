"""A database that was restored from a backup and doesn't know what happened since.

It gets an identity of its own, so buttons from that time act on nothing, whatever has the same number by now.
"""

from __future__ import annotations

import sqlalchemy as sa
from msgspec import Struct

from bot.database.facts import forget_fact, read_fact, write_fact
from bot.database.identity import give_identity, read_identity
from bot.database.schema import tables
from bot.table.action import OPEN

_COPIED, _RESTORED = "copied_at", "restored"


class Restored(Struct, frozen=True):
    """The identity that a restored database had before, and the time of the backup."""

    identity: str
    copied_at: float


def mark_as_copy(connection: sa.Connection, now: float) -> None:
    """Record in a backup, made ``now``, that it's a backup."""
    write_fact(connection, _COPIED, str(now))


def continue_from_copy(connection: sa.Connection) -> None:
    """Give a database a new identity if it's a restored backup, and count all its boards as out of date."""
    copied_at = read_fact(connection, _COPIED)
    if copied_at is None:
        return
    write_fact(connection, _RESTORED, f"{read_identity(connection)} {copied_at}")
    forget_fact(connection, _COPIED)
    give_identity(connection)
    shown = sa.update(tables).where(tables.c.status.in_(OPEN), tables.c.is_private.is_(False))
    connection.execute(shown.values(published_revision=tables.c.revision - 1))


def read_restored(connection: sa.Connection) -> Restored | None:
    """Return how the database was restored if messages from after its backup may be left, else ``None``."""
    fact = read_fact(connection, _RESTORED)
    if fact is None:
        return None
    identity, copied_at = fact.split()
    return Restored(identity, float(copied_at))


def forget_restored(connection: sa.Connection) -> None:
    """Record that no messages from after the backup are left."""
    forget_fact(connection, _RESTORED)
