"""Names stand in one place, and logs and seats refer to it: whoever wants to be forgotten is one row."""

from __future__ import annotations

import json
from collections import defaultdict
from functools import cached_property
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

NAMING = {"player", "moderator", "by"}
"""The arguments of lines of the log that held a name."""
SEAT_CHANGES = {"log-left-game", "log-removed", "log-took-seat"}
"""The lines after which somebody else played ``seat``; ``before`` held the name of who did until then."""


def upgrade() -> None:
    """Give every person a number for each server, and put it where their name or their id stood."""
    op.create_table(
        "members",
        sa.Column("number", sa.BigInteger, primary_key=True),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("person", sa.BigInteger),
        sa.Column("name", sa.Text),
        sa.UniqueConstraint("person", "guild"),
        sqlite_strict=True,
        sqlite_autoincrement=True,
    )
    op.create_index("members_by_guild", "members", ["guild"])
    for place in ("seats", "results"):
        op.add_column(place, sa.Column("member", sa.BigInteger))
    connection = op.get_bind()
    members = _Members(connection)
    _seats_and_results(connection, members)
    _logs(connection, members)
    op.drop_index("seats_by_person", "seats")
    op.drop_index("results_by_person", "results")
    for place, column in (("seats", "person"), ("seats", "name"), ("results", "person")):
        op.drop_column(place, column)
    _index("seats", unique=True)
    _index("results", unique=False)
    op.drop_table("named")


def _index(place: str, *, unique: bool) -> None:
    taken = sa.text("member IS NOT NULL")
    op.create_index(
        f"{place}_by_member", place, ["member", "table_id"],
        unique=unique, sqlite_where=taken, postgresql_where=taken,
    )  # fmt: skip


class _Members:
    """Who had which name where, and the numbers that they are given."""

    def __init__(self, connection: sa.Connection) -> None:
        self._connection = connection
        self._numbers: dict[tuple[int, int], int] = {}
        self._unknown: dict[tuple[int, str | None], int] = {}
        self._called: dict[tuple[int, int], str] = {}
        self._at_table: defaultdict[tuple[int, str], set[int]] = defaultdict(set)
        self._at_guild: defaultdict[tuple[int, str], set[int]] = defaultdict(set)
        named = sa.text(
            "SELECT named.table_id, guild, person, name FROM named JOIN tables ON tables.id = named.table_id "
            "ORDER BY tables.changed_at, tables.id, person, name"
        )
        sitting = sa.text(
            "SELECT seats.table_id, guild, person, name FROM seats JOIN tables ON tables.id = seats.table_id "
            "WHERE person IS NOT NULL AND name <> '' ORDER BY tables.changed_at, tables.id"
        )
        # At one table somebody may have had several names; the one at their seat is the last.
        for query in (named, sitting):
            for table, guild, person, name in connection.execute(query):
                self._called[guild, person] = name
                self._at_table[table, name].add(person)
                self._at_guild[guild, name].add(person)

    @cached_property
    def _members(self) -> sa.TableClause:
        return sa.table("members", *map(sa.column, ("number", "guild", "person", "name")))

    def known(self, guild: int, person: int, name: str | None = None) -> int:
        """Return the number of a person, who is called ``name`` if they never sat on that server."""
        if (guild, person) not in self._numbers:
            called = self._called.get((guild, person), name)
            self._numbers[guild, person] = self.new(guild, person, called)
        return self._numbers[guild, person]

    def named(self, table: int, guild: int, name: str) -> int:
        """Return the number of whoever is meant by ``name`` in the log of ``table``.

        It is who had that name there, or else on the same server, or somebody of whom nothing but the name is
        known. Of several it is one who still has it, so that the line says what it said; where none has, it
        is nobody's name any more, because nobody could have it forgotten.
        """
        likely = self._at_table.get((table, name)) or self._at_guild.get((guild, name))
        if not likely:
            return self.unknown(guild, name)
        still = [person for person in likely if self._called[guild, person] == name]
        if len(likely) > 1 and not still:
            return self.unknown(guild, None)
        return self.known(guild, min(still or likely))

    def unknown(self, guild: int, name: str | None) -> int:
        """Return the number of somebody who is known by their name alone, or was forgotten."""
        if (guild, name) not in self._unknown:
            self._unknown[guild, name] = self.new(guild, None, name)
        return self._unknown[guild, name]

    def new(self, guild: int, person: int | None, name: str | None) -> int:
        """Return a number that nobody has."""
        values = {"guild": guild, "person": person, "name": name}
        number = self._connection.scalar(
            sa.insert(self._members).values(values).returning(self._members.c.number)
        )
        assert isinstance(number, int)
        return number


def _seats_and_results(connection: sa.Connection, members: _Members) -> None:
    for place, name in (("seats", "name"), ("results", "NULL")):
        rows = connection.execute(
            sa.text(
                f"SELECT table_id, seat, guild, person, {name} FROM {place} "
                f"JOIN tables ON tables.id = {place}.table_id ORDER BY table_id, seat"
            )
        ).all()
        for table, seat, guild, person, called in rows:
            if person is not None:
                member = members.known(guild, person)
            elif called is not None:
                # A player of a game that came as a file, or somebody who was forgotten.
                member = members.new(guild, None, called or None)
            else:
                continue
            update = sa.text(f"UPDATE {place} SET member = :member WHERE table_id = :table AND seat = :seat")
            connection.execute(update, {"member": member, "table": table, "seat": seat})


def _logs(connection: sa.Connection, members: _Members) -> None:
    """Put references into the logs, one after the other: all of them may be more than fits into memory."""
    lines = sa.text("SELECT number, event FROM events WHERE table_id = :table ORDER BY number")
    update = sa.text("UPDATE events SET event = :event WHERE table_id = :table AND number = :number")
    for table, guild, host in connection.execute(sa.text("SELECT id, guild, host FROM tables")).all():
        changed = []
        for number, written in connection.execute(lines, {"table": table}):
            event = json.loads(written)
            key, args = event["text"]["key"], event["text"].get("args", {})
            if key == "log-imported" and host and isinstance(args["player"], str):
                # Whoever brings a file hosts its table.
                args["player"] = _reference(members.known(guild, host, args["player"]))
                is_changed = True
            else:
                is_changed = _changed(event, members, table, guild)
            if is_changed:
                after = json.dumps(event, ensure_ascii=False, separators=(",", ":")).encode()
                changed.append({"event": after, "table": table, "number": number})
        if changed:
            connection.execute(update, changed)


def _reference(number: int) -> dict[str, Any]:
    return {"type": "person", "number": number}


def _changed(event: dict[str, Any], members: _Members, table: int, guild: int) -> bool:
    """Put references in place of the names in a line of the log; return whether it has changed."""
    key, args = event["text"]["key"], event["text"].get("args", {})
    if key.partition("-")[0] != "log":
        return False
    before = dict(args)
    for name in NAMING & args.keys():
        if isinstance(args[name], str) and args[name]:
            args[name] = _reference(members.named(table, guild, args[name]))
    if key in SEAT_CHANGES and "before" in args:
        left = args.pop("before")
        number = members.named(table, guild, left) if isinstance(left, str) and left else None
        if not isinstance(left, str):
            number = members.unknown(guild, None)
        args["seat"] = {"type": "former", "seat": args["seat"]["seat"], "number": number}
    if key == "log-started":
        event["begins"] = True
    return key == "log-started" or bool(args != before)
