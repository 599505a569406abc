"""Who wants to hear how a table ends."""

from __future__ import annotations

import sqlite3

from bot.store.database import Database


class FollowStore:
    """Followers of tables; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def follows(self, table: int, person: int) -> bool:
        """Return whether ``person`` follows ``table``."""

        def job(connection: sqlite3.Connection) -> bool:
            query = "SELECT 1 FROM follows WHERE table_id = ? AND person = ?"
            return connection.execute(query, (table, person)).fetchone() is not None

        return await self._database.run(job)

    async def follow(self, table: int, person: int) -> None:
        """Let ``person`` hear of the result of ``table``."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT OR IGNORE INTO follows (table_id, person) VALUES (?, ?)", (table, person)
            )

        await self._database.run(job)

    async def unfollow(self, table: int, person: int) -> None:
        """Let ``person`` hear no more of ``table``."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM follows WHERE table_id = ? AND person = ?", (table, person))

        await self._database.run(job)
