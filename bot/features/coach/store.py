"""The entries that the coach has explained to each person, by game."""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sa

from bot.database.database import Database
from bot.database.schema import explanations, results, tables
from bot.database.statements import add
from bot.features.people.store.members import numbers_of

_PERSON, _GAME = sa.bindparam("person", type_=sa.BigInteger()), sa.bindparam("game", type_=sa.Text())
_FINISHED = (
    sa.select(sa.func.count())
    .select_from(results.join(tables, tables.c.id == results.c.table))
    .where(results.c.member.in_(numbers_of(_PERSON)), tables.c.game == _GAME)
)
_KNOWN = sa.select(explanations.c.entry).where(explanations.c.person == _PERSON, explanations.c.game == _GAME)


class ExplanationStore:
    """Explanations given to people; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def explained(self, person: int, game: str, games: int) -> frozenset[str] | None:
        """Return the ids of the entries of ``game`` that have been explained to ``person``.

        ``None`` if they have finished ``games`` games of that kind and need no coach.
        """
        whose = {"person": person, "game": game}

        def job(connection: sa.Connection) -> frozenset[str] | None:
            if (connection.scalar(_FINISHED, whose) or 0) >= games:
                return None
            return frozenset(connection.scalars(_KNOWN, whose))

        return await self._database.run(job)

    async def note(self, person: int, game: str, entries: Collection[str]) -> None:
        """Store that ``entries`` of ``game`` have been explained to ``person``."""
        rows = [{"person": person, "game": game, "entry": entry} for entry in entries]
        await self._database.run(lambda connection: add(connection, explanations, rows, clash="skip"))
