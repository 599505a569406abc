"""What people asked for, the notices they are owed, and facts about the bot itself."""

from __future__ import annotations

import sqlite3
from collections import OrderedDict

import msgspec

from bot.store.database import Database
from bot.store.rows import Notice, Person, Wishes

_NOTICE = "SELECT id, table_id, revision, seat, kind, person, due_at, state, channel, message FROM notices"


CACHED_PEOPLE = 1024
"""How many people's wishes are kept in memory; this process is the only one that writes them."""


class PeopleStore:
    """Preferences and notices; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: OrderedDict[int, Person] = OrderedDict()

    async def person(self, person: int) -> Person:
        """Return what ``person`` asked for, or the defaults."""
        if known := self._known.get(person):
            self._known.move_to_end(person)
            return known

        def job(connection: sqlite3.Connection) -> Person:
            row = connection.execute("SELECT * FROM people WHERE person = ?", (person,)).fetchone()
            if row is None:
                return Person(person)
            return Person(person, row["locale"], msgspec.json.decode(row["wishes"], type=Wishes))

        return self._remember(await self._database.run(job))

    async def save(self, person: Person) -> None:
        """Keep what a person asked for."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT OR REPLACE INTO people (person, locale, wishes) VALUES (?, ?, ?)",
                (person.person, person.locale, msgspec.json.encode(person.wishes)),
            )

        await self._database.run(job)
        self._remember(person)

    def _remember(self, person: Person) -> Person:
        self._known[person.person] = person
        if len(self._known) > CACHED_PEOPLE:
            self._known.popitem(last=False)
        return person

    async def open_notices(self) -> list[Notice]:
        """Return the notices that are due or stand in a channel, the earliest due first."""

        def job(connection: sqlite3.Connection) -> list[Notice]:
            rows = connection.execute(f"{_NOTICE} WHERE state <> 'done' ORDER BY due_at, id")
            return [Notice(*row) for row in rows]

        return await self._database.run(job)

    async def settle(self, notice: Notice) -> None:
        """Write how far a notice has come: its state, and the message that it stands in."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute(
                "UPDATE notices SET state = ?, channel = ?, message = ? WHERE id = ?",
                (notice.state, notice.channel, notice.message, notice.id),
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
