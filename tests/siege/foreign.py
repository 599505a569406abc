"""What is not theirs who forge presses: the rows of the database that nothing they send may change."""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import sqlalchemy as sa

from bot.database import schema
from tests.siege.besieged import Besieged

Row: TypeAlias = tuple[str, int, str]
"""The table of the database, the table that is played at (0: none), and what stands in the row."""

_OF_THE_BOT = {"facts", "outdated_messages", "incidents", "processes", "shards", "reviews"}
_OF_A_SEAT = {
    "tables": ("id", "guild", "game", "options", "locale", "host", "secret", "clock",
               "timeout_policy", "decider", "starts_full", "imported", "started_by"),
    "seats": ("member", "stand_in", "wanted"),
    "moves": ("number", "seat", "choice"),
}  # fmt: skip
"""What nobody changes of a table by anything but their own seat, by the columns that say it."""
_OF_NO_TABLE = ("people", "members", "guilds", "setting_changes", "presets", "ratings")


@dataclass
class Own:
    """Who forges presses, and what was theirs at any time: their numbers as members, and their seats."""

    people: set[int]
    numbers: set[int] = field(default_factory=set)
    seats: set[tuple[int, int]] = field(default_factory=set)


def foreign(here: Besieged, staged: Collection[int], own: Own, *, seated: bool) -> set[Row]:
    """Return the rows that those who forge presses may not change.

    Who is ``seated`` at the tables that are ``staged`` makes moves there, proposes, and gives up a seat of
    their own; strangers change nothing of them at all.
    """
    found: set[Row] = set()
    own.numbers |= _numbers_of(here, own.people)
    own.seats |= _seats_of(here, own.numbers)
    for table in schema.METADATA.sorted_tables:
        known = table.name in _OF_A_SEAT or table.name in _OF_NO_TABLE
        if table.name in _OF_THE_BOT or (seated and not known):
            continue
        columns = _OF_A_SEAT.get(table.name) if seated else None
        keys = [column.key for column in table.c]
        for values in here.database.rows(sa.select(*table.c)):
            row: dict[str, Any] = dict(zip(keys, values, strict=True))
            number = row["id"] if table.name == "tables" else row.get("table", 0)
            if number not in {0, *staged}:
                continue
            numbers = {row.get("member"), row["number"] if table.name == "members" else None}
            is_own = row.get("person") in own.people or (number, row.get("seat")) in own.seats
            if not is_own and not numbers & own.numbers:
                said = " ".join(f"{name}={row[name]!r}" for name in columns or keys)
                found.add((table.name, number, said))
    return found


def changed(before: set[Row], after: set[Row], restless: Collection[int]) -> list[str]:
    """Return the rows that have come or gone, one line each, but for tables that are ``restless``.

    New members are none of it: whoever is invited somewhere is noted by their name.
    """
    gone = [f"- {row}" for row in sorted(before - after) if row[1] not in restless]
    come = [f"+ {row}" for row in sorted(after - before) if row[1] not in restless and row[0] != "members"]
    return [line[:400] for line in (*gone, *come)]


def restless(here: Besieged) -> set[int]:
    """Return the tables at which something falls due by itself now or soon."""
    deadlines = schema.deadlines.c
    query = sa.select(deadlines.table).where(deadlines.due_at < time.time() + 60)
    return {number for (number,) in here.database.rows(query)}


def _numbers_of(here: Besieged, people: Collection[int]) -> set[int]:
    members = schema.members.c
    return {
        row.number for row in here.database.rows(sa.select(members.number).where(members.person.in_(people)))
    }


def _seats_of(here: Besieged, members: Collection[int]) -> set[tuple[int, int]]:
    """Return the seats of ``members``, by table, of games that have begun: in a lobby others move up."""
    seats, tables = schema.seats.c, schema.tables.c
    query = sa.select(seats.table, seats.seat).join(schema.tables, tables.id == seats.table)
    rows = here.database.rows(query.where(seats.member.in_(members), tables.status != "lobby"))
    return {(table, seat) for table, seat in rows}
