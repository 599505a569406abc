"""Reviews of finished games."""

from __future__ import annotations

import sqlalchemy as sa

from bot.database.database import Database
from bot.database.schema import reviews
from bot.database.statements import add, fields
from bot.features.reviews.rules import KeptReview


class ReviewStore:
    """Reads and stores reviews; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def review(self, table: int) -> KeptReview | None:
        """Return the review of the game of ``table``; ``None`` if nobody has asked for one."""
        query = sa.select(*fields(KeptReview, reviews)).where(reviews.c.table == table)
        found = await self._database.structs(KeptReview, query)
        return found[0] if found else None

    async def keep(self, table: int, review: KeptReview) -> None:
        """Store a review unless the table already has one."""
        await self._database.run(
            lambda connection: add(connection, reviews, [review], clash="skip", table=table)
        )

    async def note_shown(self, table: int, at: float) -> None:
        """Store when the review was posted in the channel."""
        await self._database.execute(sa.update(reviews).where(reviews.c.table == table).values(shown_at=at))
