"""People's preferences and mutes, and facts about the bot itself."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial

import msgspec
import sqlalchemy as sa

from bot.database.cache import Cache
from bot.database.cluster.announcements import announce
from bot.database.database import Database
from bot.database.facts import read_fact, write_fact
from bot.database.schema import mutes, people
from bot.database.statements import add, fields, structs
from bot.features.blocks.store import BlockStore
from bot.features.open_tables.store import OpenTableStore
from bot.features.people.rules.people import WRITTEN_TO, Person
from bot.features.reliability.rules.record import Reliability
from bot.features.reliability.rules.reliability import REMEMBERED
from bot.features.reliability.store import reliability

CACHED_PEOPLE = 1024
"""The number of people whose preferences are cached."""
_PERSON = sa.select(*fields(Person, people)).where(people.c.person == sa.bindparam("person"))
_MUTED = sa.select(mutes.c.revision).where(
    mutes.c.table == sa.bindparam("number"), mutes.c.person == sa.bindparam("person")
)


class PeopleStore:
    """Preferences; every method is one transaction.

    ``changed`` is called with a person whenever their preferences have changed. ``blocks`` stores the people
    each person has blocked, ``open_tables`` the people who want to hear of open tables.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: Cache[int, Person] = Cache(CACHED_PEOPLE)
        self.changed: list[Callable[[int], None]] = []
        self.blocks = BlockStore(database)
        self.open_tables = OpenTableStore(database)

    async def person(self, person: int) -> Person:
        """Return the preferences of ``person``, or the defaults."""
        return await self._known.get(person, lambda: self._database.run(partial(_read, person=person)))

    async def unnamed(self, people: Collection[int]) -> set[int]:
        """Return the ``people`` who don't want to be named outside Discord."""
        return {one for one in people if not (await self.person(one)).preferences.named}

    async def seen(self, person: int, locale: str) -> Person:
        """Return ``person``, after updating their Discord language to ``locale``.

        The language is stored only for people the bot writes to.
        """
        known = await self.person(person)
        if known.locale == locale or (known.locale is None and known.preferences.delivery not in WRITTEN_TO):
            return known
        return await self.revise(person, lambda known: msgspec.structs.replace(known, locale=locale))

    async def revise(self, person: int, revision: Callable[[Person], Person]) -> Person:
        """Apply ``revision`` to the stored preferences of ``person`` and return the result.

        It runs in one transaction, so simultaneous changes aren't lost.
        """

        def job(connection: sa.Connection) -> Person:
            revised = revision(_read(connection, person))
            add(connection, people, [revised], clash="replace")
            announce(connection, "person", person)
            return revised

        revised = await self._database.run(job)
        self._known.forget(person)
        self._tell(person)
        return revised

    def forget(self, person: int) -> None:
        """Clear the cache of a person, because their row has changed or is gone."""
        self._known.forget(person)
        self.blocks.forget()
        self._tell(person)

    def forget_all(self) -> None:
        """Clear the whole cache, because another process may have changed anybody's row."""
        self.blocks.forget()
        for person in self._known.forget():
            self._tell(person)

    def _tell(self, person: int) -> None:
        for listener in self.changed:
            listener(person)

    async def mute(self, table: int, person: int, revision: int) -> None:
        """Store that ``person`` has muted the question asked at ``revision``."""
        row = {"table": table, "person": person, "revision": revision}

        def job(connection: sa.Connection) -> None:
            add(connection, mutes, [row], clash="replace")
            announce(connection, "person", person)

        await self._database.run(job)
        self._tell(person)

    async def unmute(self, table: int, person: int) -> None:
        """Notify ``person`` of every question of ``table`` again."""
        heard_again = sa.delete(mutes).where(mutes.c.table == table, mutes.c.person == person)

        def job(connection: sa.Connection) -> None:
            connection.execute(heard_again)
            announce(connection, "person", person)

        await self._database.run(job)
        self._tell(person)

    async def muted(self, table: int, person: int) -> int | None:
        """Return the revision of the question that ``person`` has muted, or ``None``."""
        revision: int | None = await self._database.scalar(_MUTED, number=table, person=person)
        return revision

    async def reliability(self, guild: int, people: Collection[int], now: float) -> dict[int, Reliability]:
        """Return the recent reliability of each of ``people`` at ``guild``."""

        def job(connection: sa.Connection) -> dict[int, Reliability]:
            return {person: reliability(connection, guild, person, now - REMEMBERED) for person in people}

        return await self._database.run(job)

    async def fact(self, name: str) -> str | None:
        """Return a fact that the bot stored about itself, or ``None``."""
        return await self._database.run(lambda connection: read_fact(connection, name))

    async def note(self, name: str, value: str) -> None:
        """Store a fact about the bot itself."""
        await self._database.run(lambda connection: write_fact(connection, name, value))


def _read(connection: sa.Connection, person: int) -> Person:
    found = structs(connection, Person, _PERSON, person=person)
    return found[0] if found else Person(person)
