"""Reviews of games that are over."""

from __future__ import annotations

import sqlalchemy as sa

from bot.domain.kept_review import KeptReview
from bot.store.database import Database
from bot.store.schema import reviews
from bot.store.statements import add, fields


class ReviewStore:
    """Reads and keeps reviews; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def review(self, table: int) -> KeptReview | None:
        """Return the review of the game of ``table``, ``None`` where nobody has wanted one."""
        query = sa.select(*fields(KeptReview, reviews)).where(reviews.c.table == table)
        found = await self._database.structs(KeptReview, query)
        return found[0] if found else None

    async def keep(self, table: int, review: KeptReview) -> None:
        """Keep a review; one that is there already stays."""
        await self._database.run(
            lambda connection: add(connection, reviews, [review], clash="skip", table=table)
        )

    async def note_shown(self, table: int, at: float) -> None:
        """Note that the review was shown to the channel."""
        await self._database.execute(sa.update(reviews).where(reviews.c.table == table).values(shown_at=at))
