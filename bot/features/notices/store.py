"""Notices to people and the state of their delivery."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from itertools import chain
from typing import Any

import sqlalchemy as sa

from bot.database.database import Database
from bot.database.errors import Outdated
from bot.database.schema import mutes, notices, tables, unread_pings
from bot.database.statements import Executed, add, fields, inserting, structs, values_of
from bot.features.notices.rules.notice import UNASKED, NewNotice, Notice, Removal
from games.engine.text import Seat

_OPEN = (
    sa.select(*fields(Notice, notices, muted=mutes.c.revision, is_at_closed=tables.c.closed.is_not(None)))
    .join(tables, tables.c.id == notices.c.table)
    .outerjoin(mutes, sa.and_(mutes.c.table == notices.c.table, mutes.c.person == notices.c.person))
    .where(notices.c.state != "done")
)
_AT_A_TIME = 1_000
"""How many tables' notices one query reads. The tables are found by an earlier query: PostgreSQL switches to
a generic plan for repeated queries, and one that joined both took a minute."""
_there = notices.alias("there")
_is_due = sa.text("there.state = 'due' AND there.kind <> 'short'")
_is_short = sa.text("there.state = 'due' AND there.kind = 'short'")
_is_open = sa.text("there.state <> 'done'")
"""Conditions with literal states, because only then the partial indexes are used. Every running clock has a
warning that is due later; those are skipped until then."""
_KEYS = sa.select(notices.c.table, notices.c.kind, notices.c.seat, notices.c.person).where(
    notices.c.state != "done"
)
_COMES = ("state", "channel", "message", "nonce", "told", "told_at", "until")
"""The fields of a notice that change during its delivery."""
_SETTLED = (
    sa.update(notices)
    .where(
        notices.c.id == sa.bindparam("number"),
        *(
            notices.c[name].is_not_distinct_from(sa.bindparam(f"{name}_before", type_=notices.c[name].type))
            for name in _COMES
        ),
    )
    .values({name: sa.bindparam(name) for name in _COMES})
)

_READ = sa.delete(unread_pings).where(
    unread_pings.c.table == sa.bindparam("number"), unread_pings.c.person == sa.bindparam("reader")
)


class NoticeStore:
    """Reads and writes notices; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def tables(self, after: int, limit: int) -> list[int]:
        """Return this process's tables with notices that are not done.

        They are the lowest ``limit`` numbers above ``after``, in order.
        """
        query = sa.select(notices.c.table).join(tables, tables.c.id == notices.c.table).distinct()
        mine = self._database.scope.condition(tables.c.guild)
        query = query.where(notices.c.state != "done", notices.c.table > after, mine)
        return await self._database.scalars(query.order_by(notices.c.table).limit(limit))

    async def open_at(self, changed: Collection[int], people: Collection[int], by: float) -> list[Notice]:
        """Return notices that are not done, the earliest due first.

        They are those of ``changed`` tables, of tables with a due notice (warnings only if due ``by`` then),
        and of tables with an open notice to one of the ``people``. Only tables on this process's servers
        count.
        """
        due = sa.select(_there.c.table).where(_is_due)
        short = sa.select(_there.c.table).where(_is_short, _there.c.due_at <= by)
        theirs = sa.select(_there.c.table).where(_is_open, _there.c.person.in_(people))
        found = sa.union(due, short, theirs) if people else sa.union(due, short)
        mine = self._database.scope.condition(tables.c.guild)

        def job(connection: sa.Connection) -> list[Notice]:
            at = sorted({*changed, *connection.scalars(found)})
            few = (at[first : first + _AT_A_TIME] for first in range(0, len(at), _AT_A_TIME))
            queries = [_OPEN.where(notices.c.table.in_(numbers), mine) for numbers in few]
            there = chain.from_iterable(structs(connection, Notice, query) for query in queries)
            return sorted(there, key=lambda notice: (notice.due_at, notice.id))

        return await self._database.run(job)

    async def settle(self, settled: Iterable[tuple[Notice, Notice]]) -> None:
        """Update the delivery state of notices, each given as it was read and as it is now.

        :raises Outdated: one of them has changed since it was read, because another process handles it;
            nothing was written.
        """
        come = [
            {
                "number": before.id,
                **{f"{name}_before": getattr(before, name) for name in _COMES},
                **{name: getattr(after, name) for name in _COMES},
            }
            for before, after in settled
        ]

        def job(connection: sa.Connection) -> None:
            if not all(connection.execute(_SETTLED, values).rowcount for values in come):
                raise Outdated

        if come:
            await self._database.run(job)

    async def called_at(self, guild: int) -> float | None:
        """Return when the role of ``guild`` that is notified of open tables was last pinged."""
        query = sa.select(sa.func.max(notices.c.told_at)).join(tables, tables.c.id == notices.c.table)
        last: float | None = await self._database.scalar(
            query.where(notices.c.kind == "call", notices.c.state != "due", tables.c.guild == guild)
        )
        return last

    async def owed(self, first: int, last: int) -> set[tuple[int, str, Seat, int]]:
        """Return the keys of the open notices of tables ``first`` to ``last``: table, kind, seat, person."""
        query = _KEYS.where(notices.c.table.between(first, last))

        def job(connection: sa.Connection) -> Sequence[Any]:
            return connection.execute(query).all()

        return {tuple(row) for row in await self._database.run(job)}

    async def unread_pings(self, table: int, people: Collection[int]) -> dict[int, float]:
        """Return when each of ``people`` was last pinged about ``table``.

        People who have opened their hand since are left out.
        """
        query = sa.select(unread_pings.c.person, unread_pings.c.at)
        query = query.where(unread_pings.c.table == table, unread_pings.c.person.in_(people))

        def job(connection: sa.Connection) -> dict[int, float]:
            return {row.person: row.at for row in connection.execute(query)}

        return await self._database.run(job)

    async def note_pings(self, table: int, people: Collection[int], at: float | None) -> None:
        """Store that ``people`` were pinged about ``table``; ``None``: that none of their pings is unread."""

        def job(connection: sa.Connection) -> None:
            if at is None:
                for person in people:
                    pings_read(connection, table, person)
            else:
                rows = [{"table": table, "person": person, "at": at} for person in people]
                add(connection, unread_pings, rows, clash="replace")

        if people:
            await self._database.run(job)

    async def removal(self, table: int, person: int) -> Removal | None:
        """Return how ``person`` was last removed from ``table``, or how it ended; ``None`` if unknown."""
        query = sa.select(notices.c.removal).where(
            notices.c.table == table, notices.c.person == person, notices.c.kind.in_(("removed", "ended"))
        )
        found: Removal | None = await self._database.scalar(query.order_by(notices.c.id.desc()).limit(1))
        return found

    async def owe(self, missing: Mapping[int, Sequence[NewNotice]]) -> None:
        """Add missing notices, by table."""

        def job(connection: sa.Connection) -> None:
            for table, owed in missing.items():
                owe(connection, table, owed)

        await self._database.run(job)


def pings_read(connection: sa.Connection, table: int, person: int) -> None:
    """Note that ``person`` has opened their hand at ``table``, so no ping about it is unread."""
    connection.execute(_READ, {"number": table, "reader": person})


def owe(connection: sa.Connection, table: int, owed: Sequence[NewNotice]) -> None:
    """Add notices of ``table``; one that is done and applies again becomes due again.

    Notices of the kinds in ``UNASKED`` are sent only once.
    """
    if owed:
        statement = _owing(connection.dialect.name)
        connection.execute(statement, [_owed(table, notice) for notice in owed])


def owing(dialect: str, table: int, notice: NewNotice) -> Executed:
    """Return the statement that writes one notice as ``owe`` does."""
    return _owing(dialect), _owed(table, notice)


def _owed(table: int, notice: NewNotice) -> dict[str, Any]:
    return {"owed_table": table, **{f"owed_{name}": value for name, value in values_of(notice).items()}}


def _is_told_again() -> sa.ColumnElement[bool]:
    """Return the condition that a notice is sent each time it applies; SQLAlchemy doesn't cache lists."""
    return sa.and_(*(notices.c.kind != kind for kind in sorted(UNASKED)))


@cache
def _owing(dialect: str) -> Any:
    given = ("table", *NewNotice.__struct_fields__)
    values: dict[str, Any] = {
        name: sa.bindparam(f"owed_{name}", type_=notices.c[name].type) for name in given
    }
    statement = inserting(notices, dialect).inline().values({**values, "state": "due", "told": 0})
    again = {"state": "due", "due_at": statement.excluded.due_at}
    empty = dict.fromkeys(("channel", "message", "nonce", "told_at", "until"))
    return statement.on_conflict_do_update(
        index_elements=[notices.c[name] for name in ("table", "revision", "seat", "kind", "person")],
        set_=again | empty,
        where=sa.and_(notices.c.state == "done", sa.or_(_is_told_again(), notices.c.told == 0)),
    )
