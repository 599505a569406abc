"""Results of finished games, and the ratings that follow from them."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct

from bot.store.database import Database
from bot.store.rows import Result


class Rating(Struct, frozen=True):
    """How well a person plays a game at a server: an estimate, its uncertainty, from how many games."""

    mu: float
    sigma: float
    games: int = 0

    @property
    def points(self) -> int:
        """Return the rating as one number, cautious as long as it is uncertain: 0 for somebody unknown."""
        return round(40 * (self.mu - 3 * self.sigma))


class Summary(Struct, frozen=True):
    """How a person did in one game at one server; ``place`` is the average of their places."""

    game: str
    played: int
    won: int
    place: float
    best: int


class Past(Struct, frozen=True):
    """One finished game of a person: where they came in among how many, with which score, and when."""

    table: int
    game: str
    rank: int
    seats: int
    score: int
    at: float


class Finished(Struct, frozen=True):
    """A finished game that has not been rated yet."""

    table: int
    guild: int
    game: str
    results: tuple[Result, ...]


Rate: TypeAlias = Callable[[Sequence[Result], Mapping[int, Rating]], Mapping[int, Rating]]
"""What makes new ratings from the results of one game and the ratings before it."""


class RatingStore:
    """Reads results and keeps ratings; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def unrated(self, limit: int = 100) -> list[Finished]:
        """Return finished games that have not been rated, the first that ended first."""

        def job(connection: sqlite3.Connection) -> list[Finished]:
            tables = connection.execute(
                "SELECT id, guild, game FROM unrated JOIN tables ON id = table_id "
                "ORDER BY changed_at, id LIMIT ?",
                (limit,),
            ).fetchall()
            return [
                Finished(row["id"], row["guild"], row["game"], _results(connection, row["id"]))
                for row in tables
            ]

        return await self._database.run(job)

    async def rate(self, finished: Finished, people: Collection[int], rate: Rate) -> None:
        """Rate a finished game, unless that was done; only ``people`` get a rating."""

        def job(connection: sqlite3.Connection) -> None:
            waiting = connection.execute("DELETE FROM unrated WHERE table_id = ?", (finished.table,))
            if not waiting.rowcount:
                return
            known = _ratings(connection, finished.guild, finished.game, people)
            for person, rating in rate(finished.results, known).items():
                if person in people:
                    connection.execute(
                        "INSERT OR REPLACE INTO ratings (guild, game, person, mu, sigma, games) "
                        "VALUES (?, ?, ?, ?, ?, ?)",
                        (finished.guild, finished.game, person, rating.mu, rating.sigma, rating.games),
                    )

        await self._database.run(job)

    async def summaries(self, guild: int, person: int) -> list[Summary]:
        """Return how ``person`` did at ``guild``, the game they played most first."""

        def job(connection: sqlite3.Connection) -> list[Summary]:
            rows = connection.execute(
                "SELECT game, count(*), sum(rank = 1), avg(rank), max(score) FROM results "
                "JOIN tables ON id = table_id WHERE guild = ? AND person = ? "
                "GROUP BY game ORDER BY count(*) DESC, game",
                (guild, person),
            )
            return [Summary(*row) for row in rows]

        return await self._database.run(job)

    async def past(self, guild: int, person: int, limit: int) -> list[Past]:
        """Return the last finished games of ``person`` at ``guild``, the newest first."""

        def job(connection: sqlite3.Connection) -> list[Past]:
            rows = connection.execute(
                "SELECT results.table_id, game, rank, (SELECT count(*) FROM seats WHERE table_id = id), "
                "score, changed_at FROM results JOIN tables ON id = results.table_id "
                "WHERE guild = ? AND results.person = ? ORDER BY changed_at DESC, id DESC LIMIT ?",
                (guild, person, limit),
            )
            return [Past(*row) for row in rows]

        return await self._database.run(job)

    async def ratings(self, guild: int, game: str) -> dict[int, Rating]:
        """Return the ratings of everybody who has one for ``game`` at ``guild``."""
        return await self._database.run(lambda connection: _ratings(connection, guild, game, None))


def _results(connection: sqlite3.Connection, table: int) -> tuple[Result, ...]:
    rows = connection.execute(
        "SELECT seat, person, rank, score FROM results WHERE table_id = ? ORDER BY seat", (table,)
    )
    return tuple(Result(*row) for row in rows)


def _ratings(
    connection: sqlite3.Connection, guild: int, game: str, people: Collection[int] | None
) -> dict[int, Rating]:
    rows = connection.execute(
        "SELECT person, mu, sigma, games FROM ratings WHERE guild = ? AND game = ?", (guild, game)
    )
    return {
        row["person"]: Rating(row["mu"], row["sigma"], row["games"])
        for row in rows
        if people is None or row["person"] in people
    }
