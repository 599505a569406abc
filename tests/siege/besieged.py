"""What every siege starts from: a local Discord, a database, and a bot in a process that can be killed."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import sqlalchemy as sa

from bot.database import schema
from playground import Message, Playground
from playground.changes import Change, MessageCreated
from tests.protocol.forked import ForkedBot
from tests.siege.besieged_database import BesiegedDatabase
from tests.siege.bot import run
from tests.siege.databases import DATABASES

TOKEN = "the-token-of-a-besieged-bot"
RIGHT_WITHIN = 60.0
"""If the bot hasn't recovered after this many seconds, it never will."""


@dataclass(frozen=True)
class Plan:
    """How long a siege lasts: ``seconds``, or until something has been done ``times`` times.

    ``seed`` seeds its random choices, ``database`` is its kind of database. In a ``quick`` siege the bot
    holds shards for tenths of the usual seconds.
    """

    seconds: float = 60.0
    times: int | None = None
    seed: int = 1
    database: str = "sqlite"
    quick: bool = False
    started: float = field(default_factory=time.monotonic)

    def goes_on(self, done: int) -> bool:
        """Return whether the siege goes on after something has been ``done`` this many times."""
        if self.times is not None:
            return done < self.times
        return time.monotonic() - self.started < self.seconds


class Besieged:
    """The bot, its local Discord, and what the bot has posted there."""

    def __init__(self, playground: Playground, database: BesiegedDatabase, bot: ForkedBot, seed: int) -> None:
        self.playground = playground
        self.database = database
        self.bot = bot
        self.chance = random.Random(seed)
        self.token = TOKEN
        self.patient: set[int] = set()
        """People who are notified once a day or never, so their notices stay due."""
        self.posted: list[Message] = []
        """Every message of the bot that more than one person could see, including deleted ones."""
        playground.world.listen(self._note)

    def boards(self, channel: int) -> dict[int, list[Message]]:
        """Return the boards in a channel by table number, oldest first."""
        found: dict[int, list[Message]] = {}
        for message in self.playground.world.history(channel):
            if not message.ephemeral and message.text.startswith(("## ", "# ")):
                found.setdefault(table_of(message), []).append(message)
        return found

    async def right_again(self) -> float:
        """Wait until every board and notice is up to date and nothing is left to do; return the seconds it
        took.

        :raises TimeoutError: it takes longer than ``RIGHT_WITHIN``.
        """
        started = time.perf_counter()
        while self._is_behind():
            if time.perf_counter() - started > RIGHT_WITHIN:
                said = "\n".join(self.bot.said[-15:])
                raise TimeoutError(
                    f"the bot does not catch up with {self._is_behind()}; it last said:\n{said}"
                )
            await asyncio.sleep(0.05)
        took = time.perf_counter() - started
        await self.playground.settle(quiet=0.2)
        return took

    def memory(self) -> float:
        """Return the resident memory of the bot in MB."""
        status = Path(f"/proc/{self.bot.number}/status").read_text(encoding="ascii")
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    def _is_behind(self) -> list[str]:
        """Return the work that the bot still has to do, according to the database."""
        tables, notices = schema.tables.c, schema.notices.c
        behind = sa.select(tables.id).where(tables.published_revision < tables.revision)
        owed = sa.select(notices.id, notices.table, notices.kind, notices.state, notices.told).where(
            notices.state == "due", notices.due_at <= time.time(), notices.person.not_in(self.patient)
        )
        left = sa.select(schema.outdated_messages.c.message)
        unrated = sa.select(schema.unrated.c.table)
        queries = {"a board": behind, "a notice": owed, "an old board": left, "a rating": unrated}
        found = {what: self.database.rows(query.limit(1)) for what, query in queries.items()}
        return [f"{what} {tuple(rows[0])}" for what, rows in found.items() if rows]

    def _note(self, change: Change) -> None:
        if not isinstance(change, MessageCreated) or change.message.ephemeral:
            return
        if change.message.author_id == self.playground.world.bot_id:
            self.posted.append(change.message)


@asynccontextmanager
async def besieged(plan: Plan, *, rate_limits: bool = False, **environment: str) -> AsyncIterator[Besieged]:
    """Start the bot on an empty database, and stop it gracefully at the end."""
    with (
        tempfile.TemporaryDirectory(prefix="siege-") as name,
        DATABASES[plan.database](folder := Path(name)) as database,
    ):
        async with Playground(rate_limits=rate_limits) as playground:
            given = {"LOG_LEVEL": "DEBUG", "DISCORD_TOKEN": TOKEN, **database.settings, **environment}
            bot = ForkedBot(playground, folder, run, **given)
            await bot.start()
            try:
                yield Besieged(playground, database, bot, plan.seed)
            finally:
                if bot.is_running:
                    await bot.stop()


def table_of(message: Message) -> int:
    """Return the number of the table that the buttons of ``message`` belong to, or 0 if there is none."""
    ids = [part.custom_id for part in (*message.buttons, *message.selects) if part.custom_id]
    tables = {int(found.split(":")[1]) for found in ids}
    return max(tables, default=0)
