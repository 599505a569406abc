"""Foreign rows: the parts of the database that forged presses must never change."""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import sqlalchemy as sa

from bot.database import schema
from tests.siege.besieged import Besieged

Row: TypeAlias = tuple[str, int, str]
"""Name of the database table, number of the table it belongs to (0: none), and the contents of the row."""

_OF_THE_BOT = {"facts", "outdated_messages", "incidents", "processes", "shards", "reviews"}
_OF_A_SEAT = {
    "tables": ("id", "guild", "game", "options", "locale", "host", "secret", "clock",
               "timeout_policy", "decider", "starts_full", "imported", "started_by"),
    "seats": ("member", "stand_in", "wanted"),
    "moves": ("number", "seat", "choice"),
}  # fmt: skip
"""By database table, the columns that a person can only change for their own seat."""
_OF_NO_TABLE = ("people", "members", "guilds", "setting_changes", "presets", "ratings")


@dataclass
class Own:
    """The people who forge presses, and everything that was ever theirs: member numbers and seats."""

    people: set[int]
    numbers: set[int] = field(default_factory=set)
    seats: set[tuple[int, int]] = field(default_factory=set)


def foreign(here: Besieged, staged: Collection[int], own: Own, *, seated: bool) -> set[Row]:
    """Return the rows that the people who forge presses must not change.

    If ``seated`` at the ``staged`` tables, they make moves, propose, and give up their own seats; strangers
    must not change anything there.
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
    """Return one line for each row that was added or removed, except at ``restless`` tables.

    New members don't count: inviting somebody records their name.
    """
    gone = [f"- {row}" for row in sorted(before - after) if row[1] not in restless]
    come = [f"+ {row}" for row in sorted(after - before) if row[1] not in restless and row[0] != "members"]
    return [line[:400] for line in (*gone, *come)]


def restless(here: Besieged) -> set[int]:
    """Return the tables with a deadline that expires by itself now or soon."""
    deadlines = schema.deadlines.c
    query = sa.select(deadlines.table).where(deadlines.due_at < time.time() + 60)
    return {number for (number,) in here.database.rows(query)}


def _numbers_of(here: Besieged, people: Collection[int]) -> set[int]:
    members = schema.members.c
    return {
        row.number for row in here.database.rows(sa.select(members.number).where(members.person.in_(people)))
    }


def _seats_of(here: Besieged, members: Collection[int]) -> set[tuple[int, int]]:
    """Return ``(table, seat)`` of ``members`` in started games; in a lobby, others move up."""
    seats, tables = schema.seats.c, schema.tables.c
    query = sa.select(seats.table, seats.seat).join(schema.tables, tables.id == seats.table)
    rows = here.database.rows(query.where(seats.member.in_(members), tables.status != "lobby"))
    return {(table, seat) for table, seat in rows}
