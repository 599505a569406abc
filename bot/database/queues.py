"""The work waiting for this process, counted for monitoring."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import sqlalchemy as sa
from msgspec import Struct

from bot.database.database import Database
from bot.database.schema import deadlines, invitations, notices, people, seats, tables

_PLAYING = tables.c.status == "playing"
_LOBBY = tables.c.status == "lobby"
_NOT_AT_ONCE = ("digest", "none")
"""The deliveries that hold notices back, until the hour of the digest or forever."""


class Backlog(Struct, frozen=True):
    """The number of due items, and the due time of the oldest one; ``None`` if there are none."""

    length: int
    since: float | None


class Backlogs(Struct, frozen=True):
    """The backlogs by kind: outdated boards, notices to send, and deadlines and clocks to handle."""

    boards: Backlog
    notices: Backlog
    deadlines: Backlog


async def backlogs(database: Database, now: float) -> Backlogs:
    """Return the items due by ``now`` on this process's servers; boards are due since the last change.

    :raises StoreError: the database cannot be used.
    """
    return await database.run(partial(_backlogs, now=now, mine=database.scope.condition(tables.c.guild)))


async def answer(database: Database) -> None:
    """Check that the database answers.

    :raises StoreError: it cannot be used.
    """
    await database.scalar(sa.select(1))


def _backlogs(connection: sa.Connection, now: float, mine: sa.ColumnElement[bool]) -> Backlogs:
    behind = sa.select(tables.c.changed_at).where(tables.c.published_revision < tables.c.revision, mine)
    owed = (
        sa.select(notices.c.due_at, people.c.preferences)
        .join(tables, tables.c.id == notices.c.table)
        .outerjoin(people, people.c.person == notices.c.person)
        .where(notices.c.state == "due", notices.c.due_at <= now, mine)
    )
    clocks = [
        sa.select(clock.c.due_at)
        .join(tables, tables.c.id == clock.c.table)
        .where(clock.c.due_at <= now, at, mine)
        for clock, at in ((deadlines, _PLAYING), (seats, _PLAYING), (invitations, _LOBBY))
    ]
    clocks.append(sa.select(tables.c.starts_at).where(tables.c.starts_at <= now, _LOBBY, mine))
    told = [
        due_at
        for due_at, preferences in connection.execute(owed)
        if preferences is None or preferences.delivery not in _NOT_AT_ONCE
    ]
    return Backlogs(
        boards=_backlog(connection.scalars(behind).all()),
        notices=_backlog(told),
        deadlines=_backlog([due_at for query in clocks for due_at in connection.scalars(query)]),
    )


def _backlog(since: Sequence[float]) -> Backlog:
    return Backlog(len(since), min(since, default=None))
