"""The entries that the coach has explained to each person, by game."""

from __future__ import annotations

from collections.abc import Callable, Collection

import sqlalchemy as sa

from bot.database.database import Database
from bot.database.schema import explanations, results, tables
from bot.database.statements import add
from bot.features.coach.rules import COACHED_GAMES
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

    async def explained(self, person: int, game: str) -> frozenset[str] | None:
        """Return the ids of the entries of ``game`` that have been explained to ``person``.

        ``None`` if they have finished enough games of that kind to need no coach.
        """
        return await self._database.run(lambda connection: explained_to(connection, person, game))

    async def note(
        self, person: int, game: str, new: Callable[[frozenset[str] | None], Collection[str]]
    ) -> None:
        """Store that the entries ``new`` to ``person``, given what they know, have been explained to them."""

        def job(connection: sa.Connection) -> None:
            rows = [
                {"person": person, "game": game, "entry": entry}
                for entry in new(explained_to(connection, person, game))
            ]
            add(connection, explanations, rows, clash="skip")

        await self._database.run(job)


def explained_to(connection: sa.Connection, person: int, game: str) -> frozenset[str] | None:
    """Return the entries of ``game`` explained to ``person``; ``None`` if they need no coach."""
    whose = {"person": person, "game": game}
    if (connection.scalar(_FINISHED, whose) or 0) >= COACHED_GAMES:
        return None
    return frozenset(connection.scalars(_KNOWN, whose))
