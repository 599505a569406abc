"""People's progress in unfinished lessons; nobody else sees it."""

from __future__ import annotations

import sqlalchemy as sa

from bot.database.database import Database
from bot.database.schema import lessons
from bot.database.statements import add, fields
from bot.features.lessons.rules import Progress


class LessonStore:
    """Progress in lessons; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def left(self, person: int, game: str) -> Progress | None:
        """Return where ``person`` left the lesson of ``game``; ``None`` if they aren't in it."""
        query = sa.select(*fields(Progress, lessons)).where(_row(person, game))
        found = await self._database.structs(Progress, query)
        return found[0] if found else None

    async def note(self, progress: Progress) -> None:
        """Store somebody's current step."""
        await self._database.run(lambda connection: add(connection, lessons, [progress], clash="replace"))

    async def finish(self, person: int, game: str) -> None:
        """Delete the progress of ``person`` in the lesson of ``game``, which they have finished."""
        await self._database.execute(sa.delete(lessons).where(_row(person, game)))


def _row(person: int, game: str) -> sa.ColumnElement[bool]:
    return sa.and_(lessons.c.person == person, lessons.c.game == game)
