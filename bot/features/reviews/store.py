"""Reviews of finished games."""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sa

from bot.database.database import Database
from bot.database.schema import reviews
from bot.database.statements import add, fields
from bot.features.reviews.rules import KeptReview
from games.engine.review import Review


class ReviewStore:
    """Reads and stores reviews; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def review(self, table: int) -> KeptReview | None:
        """Return the review of the game of ``table``; ``None`` if nobody has asked for one."""
        query = sa.select(*fields(KeptReview, reviews)).where(reviews.c.table == table)
        found = await self._database.structs(KeptReview, query)
        return found[0] if found else None

    async def reviews(self, tables: Collection[int]) -> dict[int, Review]:
        """Return the reviews of those of ``tables`` whose games have one, by table."""
        query = sa.select(reviews.c.table, reviews.c.review).where(reviews.c.table.in_(tables))

        def job(connection: sa.Connection) -> dict[int, Review]:
            return {row.table: row.review for row in connection.execute(query)}

        return await self._database.run(job, alone=True)

    async def keep(self, table: int, review: KeptReview) -> None:
        """Store a review unless the table already has one."""
        await self._database.run(
            lambda connection: add(connection, reviews, [review], clash="skip", table=table)
        )

    async def note_shown(self, table: int, at: float) -> None:
        """Store when the review was posted in the channel."""
        await self._database.execute(sa.update(reviews).where(reviews.c.table == table).values(shown_at=at))
