"""What people asked for, the notices they are owed, and facts about the bot itself."""

from __future__ import annotations

import sqlite3
from collections import OrderedDict
from collections.abc import Callable

import msgspec

from bot.store.database import Database
from bot.store.rows import Notice, Person, Wishes

_NOTICE = (
    "SELECT id, notices.table_id, notices.revision, seat, kind, notices.person, due_at, state, channel, "
    "message, told, told_at, mutes.revision "
    "FROM notices LEFT JOIN mutes ON mutes.table_id = notices.table_id AND mutes.person = notices.person"
)

CACHED_PEOPLE = 1024
"""How many people's wishes are kept in memory; this process is the only one that writes them."""


class PeopleStore:
    """Preferences and notices; every method is one transaction.

    ``changed`` is called with the person whenever what they asked for has changed.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: OrderedDict[int, Person] = OrderedDict()
        self.changed: list[Callable[[int], None]] = []

    async def person(self, person: int) -> Person:
        """Return what ``person`` asked for, or the defaults."""
        if known := self._known.get(person):
            self._known.move_to_end(person)
            return known
        return self._remember(await self._database.run(lambda connection: _read(connection, person)))

    async def seen(self, person: int, locale: str) -> Person:
        """Return ``person``, whose Discord is in the language ``locale`` now.

        The language is kept up to date of those whom the bot writes to, and of nobody else.
        """
        known = await self.person(person)
        if known.locale is None or known.locale == locale:
            return known
        return await self.revise(person, lambda known: msgspec.structs.replace(known, locale=locale))

    async def revise(self, person: int, revision: Callable[[Person], Person]) -> Person:
        """Change what is kept of ``person`` by ``revision`` and return it; two at once lose nothing."""

        def job(connection: sqlite3.Connection) -> Person:
            revised = revision(_read(connection, person))
            connection.execute(
                "INSERT OR REPLACE INTO people (person, locale, wishes, digested_at, shut_out) "
                "VALUES (?, ?, ?, ?, ?)",
                (
                    person,
                    revised.locale,
                    msgspec.json.encode(revised.wishes),
                    revised.digested_at,
                    revised.shut_out,
                ),
            )
            return revised

        revised = self._remember(await self._database.run(job))
        self._tell(person)
        return revised

    def forget(self, person: int) -> None:
        """Drop what is in memory of a person, because their row has changed or is gone."""
        self._known.pop(person, None)
        self._tell(person)

    def _remember(self, person: Person) -> Person:
        self._known[person.person] = person
        if len(self._known) > CACHED_PEOPLE:
            self._known.popitem(last=False)
        return person

    def _tell(self, person: int) -> None:
        for listener in self.changed:
            listener(person)

    async def mute(self, table: int, person: int, revision: int) -> None:
        """Note that ``person`` wants to hear no more of the question that was put at ``revision``."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT OR REPLACE INTO mutes (table_id, person, revision) VALUES (?, ?, ?)",
                (table, person, revision),
            )

        await self._database.run(job)
        self._tell(person)

    async def unmute(self, table: int, person: int) -> None:
        """Note that ``person`` wants to hear of every question of ``table``."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM mutes WHERE table_id = ? AND person = ?", (table, person))

        await self._database.run(job)
        self._tell(person)

    async def muted(self, table: int, person: int) -> int | None:
        """Return the revision at which the question was put that ``person`` has muted, or ``None``."""

        def job(connection: sqlite3.Connection) -> int | None:
            row = connection.execute(
                "SELECT revision FROM mutes WHERE table_id = ? AND person = ?", (table, person)
            ).fetchone()
            return row["revision"] if row else None

        return await self._database.run(job)

    async def open_notices(self) -> list[Notice]:
        """Return the notices that are due or were told of and still hold, the earliest due first."""

        def job(connection: sqlite3.Connection) -> list[Notice]:
            rows = connection.execute(f"{_NOTICE} WHERE state <> 'done' ORDER BY due_at, id")
            return [Notice(*row) for row in rows]

        return await self._database.run(job)

    async def settle(self, notice: Notice) -> None:
        """Write how far a notice has come: its state, the message that it stands in, and what was told."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute(
                "UPDATE notices SET state = ?, channel = ?, message = ?, told = ?, told_at = ? WHERE id = ?",
                (notice.state, notice.channel, notice.message, notice.told, notice.told_at, notice.id),
            )

        await self._database.run(job)

    async def fact(self, name: str) -> str | None:
        """Return a fact that the bot noted about itself, or ``None``."""

        def job(connection: sqlite3.Connection) -> str | None:
            row = connection.execute("SELECT value FROM facts WHERE name = ?", (name,)).fetchone()
            return row["value"] if row else None

        return await self._database.run(job)

    async def note(self, name: str, value: str) -> None:
        """Note a fact about the bot itself."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)", (name, value))

        await self._database.run(job)


def _read(connection: sqlite3.Connection, person: int) -> Person:
    row = connection.execute("SELECT * FROM people WHERE person = ?", (person,)).fetchone()
    if row is None:
        return Person(person)
    wishes = msgspec.json.decode(row["wishes"], type=Wishes)
    return Person(person, row["locale"], wishes, row["digested_at"], bool(row["shut_out"]))
