"""A bot that is killed at random and starts again, on a real database with a simulated clock."""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from random import Random

import sqlalchemy as sa

from bot.database.database import Database
from bot.database.schema import tables
from bot.stores import Stores
from bot.table.service import TableService
from bot.table.table import Status
from games.registry import GAMES


def sizes(variable: str, **usual: int) -> dict[str, int]:
    """Return ``usual`` with the numbers that an environment variable sets, such as ``people=60 seed=1``."""
    said = dict(part.split("=") for part in os.environ.get(variable, "").split())
    return usual | {name: int(said[name]) for name in usual if name in said}


class Crash(Exception):
    """The bot was killed."""


class CrashingBot(ABC):
    """A server with a clock, and a bot that is killed at random."""

    crash_rate = 0.1
    """The probability of a crash at each call of ``maybe_crash``."""

    def __init__(self, database: Database, seed: int) -> None:
        self.now = 1e9
        self.chance = Random(seed)
        self.database = database
        self.stores = Stores.of(database)
        self.crashes = 0
        self.start_bot()

    def start_bot(self) -> None:
        """Start a bot that knows only what is in the database."""
        stores = self.stores
        self.run_by(
            TableService(
                stores.tables, stores.guilds, stores.people, stores.members, GAMES, now=lambda: self.now
            )
        )

    @abstractmethod
    def run_by(self, service: TableService) -> None:
        """Use ``service`` to write tables from now on."""

    def maybe_crash(self) -> None:
        """Kill the bot at random."""
        if self.chance.random() < self.crash_rate:
            self.crashes += 1
            raise Crash

    async def work_through(
        self, running: Callable[[], Awaitable[Sequence[int]]], advance: Callable[[int], Awaitable[object]]
    ) -> None:
        """Let the bot ``advance`` everything that is ``running``, however often it is killed meanwhile."""
        while True:
            try:
                for number in await running():
                    await advance(number)
            except Crash:
                self.start_bot()
            else:
                return

    async def end_table(
        self, table: int, write: Callable[[sa.Connection], None], status: Status = "over"
    ) -> None:
        """Set the status of ``table``, and ``write`` related rows in the same transaction."""
        there = await self.stores.tables.load(table)
        assert there is not None

        def job(connection: sa.Connection) -> None:
            this = sa.update(tables).where(tables.c.id == table)
            connection.execute(this.values(status=status, changed_at=self.now, revision=there.revision + 1))
            write(connection)

        await self.database.run(job)
