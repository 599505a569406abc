"""Exporting and deleting everything stored about one person."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Iterator
from functools import partial
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from bot.database.cluster.announcements import announce
from bot.database.database import Database
from bot.database.schema import (
    PERSONAL,
    blocks,
    bookmarks,
    daily_tries,
    daily_visits,
    deal_results,
    departures,
    disclosures,
    duplicate_entrants,
    events,
    explanations,
    follows,
    friends,
    invitations,
    ladder_challenges,
    ladder_events,
    league_repairs,
    lessons,
    members,
    moves,
    mutes,
    notices,
    offers,
    open_table_wishes,
    people,
    presets,
    ratings,
    read_markers,
    results,
    season_entries,
    seats,
    sent_away,
    setting_changes,
    table_notes,
    tables,
    thanks,
    tournament_entries,
    tournament_repairs,
    unread_pings,
    webhooks,
    wishes,
)
from bot.features.people.store.members import numbers_of
from bot.table.store import OPEN
from games.engine.text import Typed, named_in

NOBODY = 0
"""Replaces the id of a forgotten person where an id is required."""

_OPEN = tables.c.status.in_(OPEN)
_FINISHED = tables.c.status.in_(["over", "ended"])
_WHO = sa.bindparam("who", type_=sa.BigInteger())
_AT_SEAT = members.c.number == seats.c.member
_THANKED = sa.and_(seats.c.table == thanks.c.table, seats.c.seat == thanks.c.seat)
_IN_LADDER = sa.or_(
    *(members.c.number == ladder_events.c[role] for role in ("member", "other", "moderator", "undone_by"))
)
_IN_CHALLENGE = members.c.number.in_([ladder_challenges.c.member, ladder_challenges.c.other])
_IS_TIMED = sa.or_(moves.c.in_time.is_not(None), moves.c.waited.is_not(None))


def _kept(place: sa.Table, *more: Any, by: sa.Column[Any] | None = None) -> sa.Select[Any]:
    """Return the query for the rows of ``place`` whose column ``by`` is the person's id."""
    own = [column for column in place.c if column.key != "id" and column.key not in PERSONAL]
    return sa.select(*own, *more).where((place.c.person if by is None else by) == _WHO)


_ABOUT = (tables.c.guild, tables.c.channel, tables.c.game, tables.c.status, tables.c.created_at)
_KEPT = {
    "settings": _kept(people),
    "seats": _kept(seats, members.c.name, *_ABOUT, by=members.c.person).join(tables).join(members, _AT_SEAT),
    "moves": sa.select(moves.c.table, moves.c.number, moves.c.seat, moves.c.choice, moves.c.at)
    .join(seats, sa.and_(seats.c.table == moves.c.table, seats.c.seat == moves.c.seat))
    .join(members, _AT_SEAT)
    .where(members.c.person == _WHO),
    "names": _kept(members),
    "hosted": sa.select(tables.c.id.label("table_id"), *_ABOUT).where(tables.c.host == _WHO),
    "paused": sa.select(tables.c.id.label("table_id"), tables.c.paused_at).where(tables.c.paused_by == _WHO),
    "results": _kept(results, by=members.c.person).join(members, members.c.number == results.c.member),
    "deal_results": _kept(deal_results, by=members.c.person).join(
        members, members.c.number == deal_results.c.member
    ),
    "dailies": _kept(daily_tries),
    "daily_visits": _kept(daily_visits),
    "departures": _kept(departures, by=members.c.person).join(
        members, members.c.number == departures.c.member
    ),
    "turns": sa.select(moves.c.table, moves.c.number, moves.c.at, moves.c.in_time, moves.c.waited)
    .join(members, members.c.number == moves.c.member)
    .where(members.c.person == _WHO, _IS_TIMED),
    "ratings": _kept(ratings),
    "follows": _kept(follows),
    "read_markers": sa.select(read_markers.c.table, read_markers.c.event.label("line")).where(
        read_markers.c.person == _WHO
    ),
    "mutes": _kept(mutes),
    "unread_pings": _kept(unread_pings),
    "table_notes": _kept(table_notes),
    "bookmarks": _kept(bookmarks),
    "thanks": _kept(thanks),
    "thanked": _kept(thanks, by=members.c.person).join(seats, _THANKED).join(members, _AT_SEAT),
    "lessons": _kept(lessons),
    "explanations": _kept(explanations),
    "blocks": _kept(blocks),
    "open_tables": _kept(open_table_wishes),
    "wishes": _kept(wishes),
    "friends": _kept(friends),
    "disclosures": _kept(disclosures),
    "presets": _kept(presets),
    "offers": _kept(offers),
    "offered": _kept(offers, by=offers.c.offered_by),
    "invitations": _kept(invitations),
    "invited": _kept(invitations, by=invitations.c.invited_by),
    "sent_away": _kept(sent_away),
    "notices": _kept(notices),
    "server_settings": _kept(setting_changes),
    "seasons": _kept(season_entries, by=members.c.person).join(
        members, members.c.number == season_entries.c.member
    ),
    "duplicates": _kept(duplicate_entrants, by=members.c.person).join(
        members, members.c.number == duplicate_entrants.c.member
    ),
    "tournaments": _kept(tournament_entries, by=members.c.person).join(
        members, members.c.number == tournament_entries.c.member
    ),
    "league_repairs": _kept(league_repairs, by=members.c.person).join(
        members, members.c.number == league_repairs.c.moderator
    ),
    "tournament_repairs": _kept(tournament_repairs, by=members.c.person).join(
        members, members.c.number == tournament_repairs.c.moderator
    ),
    "ladders": _kept(ladder_events, by=members.c.person).join(members, _IN_LADDER),
    "challenges": _kept(ladder_challenges, by=members.c.person).join(members, _IN_CHALLENGE),
    # Its address and secret belong to the server.
    "webhooks": sa.select(webhooks.c.guild, webhooks.c.since).where(webhooks.c.person == _WHO),
}
"""Every place that holds something about a person."""


PAGE = 500
"""The number of log lines read at a time, which takes a few milliseconds."""


class Involved(Struct, frozen=True):
    """The open tables that involve somebody who wants to be forgotten, and the number of finished ones."""

    seated: tuple[int, ...]
    hosted: tuple[int, ...]
    finished: int


class PersonalStore:
    """Exports and deletes a person's data.

    Deletion is one transaction; logs are read in pages, because the database is busy meanwhile.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def everything(self, person: int) -> dict[str, Any]:
        """Return everything stored about ``person``, by place, as JSON-compatible values.

        It contains nothing that a game still hides: only the choices of moves are included.
        """
        found = {}
        for place, query in _KEPT.items():
            found[place] = await self._database.run(partial(_rows, query=query, person=person))
        numbers = await self._database.scalars(numbers_of(person))
        found["log"] = [line async for line in self._lines(numbers)]
        return found

    async def _lines(self, numbers: Collection[int]) -> AsyncIterator[dict[str, Any]]:
        """Yield the log lines that name somebody by one of ``numbers``."""
        after: tuple[int, int] | None = (0, -1)
        while after is not None:
            lines, after = await self._database.in_turn(partial(_page, numbers=numbers, after=after))
            for line in lines:
                yield line

    async def involved(self, person: int) -> Involved:
        """Return the tables that still involve ``person``."""
        sat = sa.select(tables.c.id).join(seats).where(seats.c.member.in_(numbers_of(person)))
        hosted = sa.select(tables.c.id).where(tables.c.host == person, _OPEN)

        def job(connection: sa.Connection) -> Involved:
            return Involved(
                tuple(connection.scalars(sat.where(_OPEN))),
                tuple(connection.scalars(hosted)),
                len(connection.scalars(sat.where(_FINISHED)).all()),
            )

        return await self._database.run(job)

    async def forget(self, person: int) -> list[int]:
        """Delete the data of ``person``, who sits at no open table, and return the changed tables.

        Settings, ratings and the like are deleted. Their id and name are stored in one row for each server
        and removed from it: finished games and logs refer to that row, so it stays. The ids of the
        interactions that took seats stay, too, because the shuffle depends on them.
        """

        def job(connection: sa.Connection) -> list[int]:
            numbers = connection.scalars(numbers_of(person)).all()
            part = sa.or_(tables.c.host == person, tables.c.paused_by == person)
            sat = sa.select(seats.c.table).where(seats.c.member.in_(numbers))
            guest = [
                sa.select(column.table.c.table).where(column == person)
                for column in (invitations.c.person, invitations.c.invited_by, sent_away.c.person)
            ]
            changed = connection.scalars(sat.union(sa.select(tables.c.id).where(part), *guest)).all()
            one = sa.update(members).where(members.c.number.in_(numbers))
            connection.execute(one.values(person=None, name=None))
            connection.execute(sa.delete(departures).where(departures.c.member.in_(numbers)))
            entered = duplicate_entrants.c.member.in_(numbers), duplicate_entrants.c.drawn_table.is_(None)
            connection.execute(sa.delete(duplicate_entrants).where(*entered))
            entered = tournament_entries.c.member.in_(numbers), tournament_entries.c.seed.is_(None)
            connection.execute(sa.delete(tournament_entries).where(*entered))
            plays = tournament_entries.c.member.in_(numbers), tournament_entries.c.state == "in"
            connection.execute(sa.update(tournament_entries).where(*plays).values(state="withdrawn"))
            timed = sa.update(moves).where(moves.c.member.in_(numbers), _IS_TIMED)
            connection.execute(timed.values(member=None, in_time=None, waited=None))
            seated = sa.select(seats.c.seat).where(_THANKED, seats.c.member.in_(numbers))
            connection.execute(sa.delete(thanks).where(seated.exists()))
            for statement in _forgetting(person):
                connection.execute(statement)
            announce(connection, "everything", 0)
            return sorted(changed)

        return await self._database.run(job)


def _forgetting(person: int) -> Iterator[sa.Executable]:
    """Yield the statements that delete the data of ``person`` and replace their id where it must stay."""
    for column in (
        tables.c.host, tables.c.paused_by, setting_changes.c.person, offers.c.offered_by,
        invitations.c.invited_by, webhooks.c.person,
    ):  # fmt: skip
        yield sa.update(column.table).where(column == person).values({column: NOBODY})
    # A notice posted in a channel must still be removed, unless NOBODY already has the same one.
    other = notices.alias()
    same = [other.c[name] == notices.c[name] for name in ("table", "revision", "seat", "kind")]
    yield (
        sa.update(notices)
        .where(notices.c.person == person, notices.c.state != "done")
        .where(~sa.exists().where(*same, other.c.person == NOBODY))
        .values(person=NOBODY, removal=None)
    )
    # The results of others are still compared with this one.
    yield sa.update(daily_tries).where(daily_tries.c.person == person).values(person=None)
    yield sa.delete(friends).where(friends.c.friend == person)
    for place in (
        notices, ratings, follows, read_markers, mutes, blocks, open_table_wishes, presets, offers,
        invitations, sent_away, table_notes, bookmarks, thanks, lessons, explanations, people,
        unread_pings, daily_visits, wishes, friends,
    ):  # fmt: skip
        yield sa.delete(place).where(place.c.person == person)


def _page(
    connection: sa.Connection, numbers: Collection[int], after: tuple[int, int]
) -> tuple[list[dict[str, Any]], tuple[int, int] | None]:
    """Return one page of log lines that name somebody by one of ``numbers``, and the last position read.

    The page begins after the table and line number in ``after``. The position is ``None`` at the end.
    """
    there = sa.select(members.c.guild).where(members.c.number.in_(numbers))
    place = sa.tuple_(events.c.table, events.c.number)
    query = sa.select(events.c.table, events.c.number, events.c.event).join(tables)
    query = query.where(tables.c.guild.in_(there), place > sa.tuple_(*map(sa.literal, after)))
    rows = connection.execute(query.order_by(events.c.table, events.c.number).limit(PAGE)).all()
    lines = [
        {"table_id": table, "number": number, "line": msgspec.to_builtins(event.text)}
        for table, number, event in rows
        if not named_in(event.text).isdisjoint(numbers)
    ]
    return lines, (rows[-1].table, rows[-1].number) if len(rows) == PAGE else None


def _rows(connection: sa.Connection, query: sa.Select[Any], person: int) -> list[dict[str, Any]]:
    """Return the rows that ``query`` finds about ``person``, as JSON-compatible values."""
    rows = connection.execute(query, {"who": person}).mappings()
    return [{key: _kept_as(value) for key, value in row.items()} for row in rows]


def _kept_as(value: Any) -> Any:
    return value.raw if isinstance(value, Typed) else msgspec.to_builtins(value)
