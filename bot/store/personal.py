"""What is kept about one person: all of it in one piece, and how it is forgotten."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

from bot.store.database import Database
from bot.store.schema import (
    PERSONAL,
    events,
    follows,
    looked,
    moves,
    mutes,
    named,
    notices,
    offers,
    people,
    presets,
    ratings,
    results,
    seats,
    seen,
    setting_changes,
    tables,
)
from bot.store.tables import OPEN
from games.engine.event import Event
from games.engine.text import Argument, Text

NOBODY = 0
"""Stands where the id of a person stood who was forgotten, and the place has to hold one."""

_NAMING = {"player", "moderator", "by", "before"}
"""The arguments of log lines that hold the name of a person as it was typed."""
_FORGOTTEN = Text("somebody")
_OPEN = tables.c.status.in_(OPEN)
_FINISHED = tables.c.status.in_(["over", "ended"])
_WHO = sa.bindparam("who", type_=sa.BigInteger())


def _kept(place: sa.Table, *more: Any, by: sa.Column[Any] | None = None) -> sa.Select[Any]:
    """Return the query of all that ``place`` holds about somebody whose id is in its column ``by``."""
    own = [column for column in place.c if column.key != "id" and column.key not in PERSONAL]
    return sa.select(*own, *more).where((place.c.person if by is None else by) == _WHO)


_ABOUT = (tables.c.guild, tables.c.channel, tables.c.game, tables.c.status, tables.c.created_at)
_KEPT = {
    "settings": _kept(people),
    "seats": _kept(seats, *_ABOUT).join(tables),
    "moves": sa.select(moves.c.table, moves.c.number, moves.c.seat, moves.c.choice, moves.c.at)
    .join(seats, sa.and_(seats.c.table == moves.c.table, seats.c.seat == moves.c.seat))
    .where(seats.c.person == _WHO),
    "names": _kept(named),
    "hosted": sa.select(tables.c.id.label("table_id"), *_ABOUT).where(tables.c.host == _WHO),
    "paused": sa.select(tables.c.id.label("table_id"), tables.c.paused_at).where(tables.c.paused_by == _WHO),
    "results": _kept(results),
    "ratings": _kept(ratings),
    "follows": _kept(follows),
    "looked": sa.select(looked.c.table, looked.c.event.label("line")).where(looked.c.person == _WHO),
    "mutes": _kept(mutes),
    "seen": _kept(seen),
    "presets": _kept(presets),
    "offers": _kept(offers),
    "offered": _kept(offers, by=offers.c.offered_by),
    "notices": _kept(notices),
    "server_settings": _kept(setting_changes),
}
"""Every place that holds something about a person."""


class Involved(Struct, frozen=True):
    """The tables that somebody who wants to be forgotten is still part of, and how many are finished."""

    seated: tuple[int, ...]
    hosted: tuple[int, ...]
    finished: int


class PersonalStore:
    """Reads and forgets what is kept about a person; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def everything(self, person: int, names: Collection[str], guild: int | None) -> dict[str, Any]:
        """Return all that is kept about ``person``, by where it is kept; values are what JSON can hold.

        ``names`` are what they are called now, ``guild`` is where they ask. What a game still hides is not
        in it: of the moves, only what was chosen.
        """

        def job(connection: sa.Connection) -> dict[str, Any]:
            found = {place: _rows(connection, query, person) for place, query in _KEPT.items()}
            lines = _lines(connection, person, names, guild)
            found["log"] = [
                {"table_id": table, "number": number, "line": msgspec.to_builtins(event.text)}
                for table, number, event, _ in lines
            ]
            return found

        return await self._database.run(job)

    async def involved(self, person: int) -> Involved:
        """Return the tables of which ``person`` is still part."""
        sat = sa.select(tables.c.id).join(seats).where(seats.c.person == person)
        hosted = sa.select(tables.c.id).where(tables.c.host == person, _OPEN)

        def job(connection: sa.Connection) -> Involved:
            return Involved(
                tuple(connection.scalars(sat.where(_OPEN))),
                tuple(connection.scalars(hosted)),
                len(connection.scalars(sat.where(_FINISHED)).all()),
            )

        return await self._database.run(job)

    async def forget(self, person: int, names: Collection[str], guild: int | None) -> list[int]:
        """Forget ``person``, who sits at no open table any more; return the tables that have changed by it.

        Settings, ratings and the like go. Finished games stay, with an anonymous seat; so do the ids of the
        presses by which seats were taken, because the shuffle follows from them. In the log, their names
        become "somebody".
        """

        def job(connection: sa.Connection) -> list[int]:
            changed = set()
            for table, number, event, scrub in _lines(connection, person, names, guild):
                forgotten = msgspec.structs.replace(event, text=_scrubbed(event.text, scrub))
                line = sa.update(events).where(events.c.table == table, events.c.number == number)
                connection.execute(line.values(event=forgotten))
                changed.add(table)
            part = sa.or_(tables.c.host == person, tables.c.paused_by == person)
            sat = sa.select(seats.c.table).where(seats.c.person == person)
            changed.update(connection.scalars(sat.union(sa.select(tables.c.id).where(part))))
            for statement in _forgetting(person):
                connection.execute(statement)
            return sorted(changed)

        return await self._database.run(job)


def _forgetting(person: int) -> Iterator[sa.Executable]:
    """Yield the statements that forget ``person``."""
    finished = seats.c.table.in_(sa.select(tables.c.id).where(_FINISHED))
    yield sa.update(seats).where(seats.c.person == person, finished).values(person=None, name="")
    yield sa.update(results).where(results.c.person == person).values(person=None)
    for column in (tables.c.host, tables.c.paused_by, setting_changes.c.person, offers.c.offered_by):
        yield sa.update(column.table).where(column == person).values({column: NOBODY})
    # A notice that stands in a channel is still to be removed from there, unless nobody's stands there too.
    other = notices.alias()
    same = [other.c[name] == notices.c[name] for name in ("table", "revision", "seat", "kind")]
    yield (
        sa.update(notices)
        .where(notices.c.person == person, notices.c.state != "done")
        .where(~sa.exists().where(*same, other.c.person == NOBODY))
        .values(person=NOBODY)
    )
    for place in (notices, ratings, follows, looked, mutes, presets, offers, named, people):
        yield sa.delete(place).where(place.c.person == person)


class _Position(FunctionElement[int]):
    """Where the first bytes are found within the second, from 1; 0: nowhere. Databases differ in its name."""

    type = sa.Integer()
    inherit_cache = True


@compiles(_Position)
def _position(element: Any, compiler: Any, **options: Any) -> str:
    part, whole = (compiler.process(clause, **options) for clause in element.clauses)
    return f"position({part} IN {whole})"


@compiles(_Position, "sqlite")
def _instr(element: Any, compiler: Any, **options: Any) -> str:
    part, whole = (compiler.process(clause, **options) for clause in element.clauses)
    return f"instr({whole}, {part})"


def _lines(
    connection: sa.Connection, person: int, names: Collection[str], guild: int | None
) -> list[tuple[int, int, Event, set[str]]]:
    """Return the lines of logs that name ``person``: table, number, the line, and the names that mean them.

    Lines hold names as they were typed. At tables where the person sat, that is the name they had there;
    elsewhere on the same servers, where they may have moderated, it is one of theirs that nobody else had.
    """
    known = {name for name in names if name}
    known.update(connection.scalars(sa.select(named.c.name).where(named.c.person == person)))
    if not known:
        return []
    guilds = sa.union(
        sa.select(tables.c.guild).join(named).where(named.c.person == person),
        sa.select(setting_changes.c.guild).where(setting_changes.c.person == person),
        sa.select(tables.c.guild).where(sa.or_(tables.c.host == person, tables.c.paused_by == person)),
    )
    there = {*connection.scalars(guilds), *([] if guild is None else [guild])}
    # One pass over the logs for all names: no index helps to find words in them.
    written = sa.type_coerce(events.c.event, sa.LargeBinary)
    naming = [_Position(sa.literal(msgspec.json.encode(name)), written) > 0 for name in sorted(known)]
    query = sa.select(events.c.table, events.c.number, events.c.event).join(tables)
    query = query.where(tables.c.guild.in_(there), sa.or_(*naming)).order_by(events.c.table, events.c.number)
    found = []
    for table, number, event in connection.execute(query).all():
        scrub = _meaning(connection, table, person, known)
        if _scrubbed(event.text, scrub) != event.text:
            found.append((table, number, event, scrub))
    return found


def _meaning(connection: sa.Connection, table: int, person: int, known: set[str]) -> set[str]:
    """Return which of the ``known`` names mean ``person`` at ``table``."""
    rows = connection.execute(sa.select(named.c.person, named.c.name).where(named.c.table == table)).all()
    own = {name for who, name in rows if who == person}
    others = {name for who, name in rows if who != person}
    return own | (known - others)


def _scrubbed(text: Text, names: set[str]) -> Text:
    """Return ``text`` with "somebody" where it names a person by one of ``names``."""

    def scrub(key: str, value: Argument) -> Argument:
        if isinstance(value, Text):
            return _scrubbed(value, names)
        return _FORGOTTEN if key in _NAMING and isinstance(value, str) and value in names else value

    return Text(text.key, {key: scrub(key, value) for key, value in text.args.items()})


def _rows(connection: sa.Connection, query: sa.Select[Any], person: int) -> list[dict[str, Any]]:
    """Return what ``query`` finds about ``person``, as what JSON can hold."""
    rows = connection.execute(query, {"who": person}).mappings()
    return [{key: msgspec.to_builtins(value) for key, value in row.items()} for row in rows]
