"""A real bot on the local Discord, and people who press what people press."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.client import Tavolata
from bot.playground import Playground
from bot.playground.people import Person
from bot.playground.world import Message
from bot.serve import point_at
from bot.settings import Settings, load_settings
from bot.store.database import Database

TOKEN = "local"


class Evening:
    """A local Discord with a bot that can be stopped and started again."""

    def __init__(self, playground: Playground, settings: Settings) -> None:
        self.playground = playground
        self.settings = settings
        self.bot: Tavolata | None = None
        self._running: asyncio.Task[None] | None = None

    async def start_bot(self) -> Tavolata:
        """Start the bot and wait until it is ready."""
        await point_at(f"{self.playground.url}/api/v10", TOKEN)
        database = await Database.open(self.settings.database)
        self.bot = bot = Tavolata(self.settings, database, now=self.playground.clock.now)
        await bot.lease.take()
        self._running = asyncio.create_task(bot.start(TOKEN))
        ready = asyncio.create_task(bot.wait_until_ready())
        await asyncio.wait({self._running, ready}, timeout=10, return_when=asyncio.FIRST_COMPLETED)
        if self._running.done():
            await self._running
        await ready
        return bot

    async def stop_bot(self) -> None:
        """Stop the bot in an orderly way."""
        assert self.bot is not None
        assert self._running is not None
        await self.bot.close()
        await asyncio.gather(self._running, return_exceptions=True)
        self.bot = None

    async def restart_bot(self) -> None:
        """Stop the bot and start it again on the same database."""
        await self.stop_bot()
        await self.start_bot()

    async def calm(self) -> None:
        """Return when computer players, publisher and notices have nothing left to do."""
        assert self.bot is not None
        await self.playground.settle()
        while True:
            await self.bot.computers.workers.idle()
            await self.bot.house.publisher.workers.idle()
            await self.bot.notices.quiet.wait()
            await self.playground.settle()
            if not self.bot.computers.workers.busy and not self.bot.house.publisher.workers.busy:
                return

    def person(self, name: str) -> Person:
        """Return one of the people of the local server."""
        return self.playground.person(name)

    def board(self, channel: str = "tables", text: str = "table") -> Message:
        """Return the newest public message of the bot in ``channel`` that is a table."""
        room = self.playground.channel(channel)
        found = [
            message
            for message in self.playground.world.history(room.id)
            if not message.ephemeral and "table" in message.text.lower() and message.attachments
        ]
        return found[-1]

    async def open_table(self, host: str = "Ada", channel: str = "tables", **options: Any) -> Message:
        """Open a table as ``host`` and return its message."""
        await self.person(host).slash(channel, "table new", game="abraca", **options)
        await self.calm()
        return self.board(channel)

    async def begin(self, *others: str, host: str = "Ada", computers: int = 0) -> Message:
        """Open a table, seat people and computer players, start, and return the board."""
        board = await self.open_table(host)
        for name in others:
            await self.person(name).press(board, "Join")
            await self.calm()
        for _ in range(computers):
            await self.person(host).press(self.board(), "Add a computer player")
            await self.calm()
        await self.person(host).press(self.board(), "Start")
        await self.calm()
        return self.board()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return load_settings(
        {
            "DATABASE_PATH": str(tmp_path / "games.sqlite3"),
            "COMPUTER_PAUSE": "0",
            "NOTICE_DELAY": "0",
            "LOG_LEVEL": "WARNING",
        },
        tmp_path / "none.env",
    )


@pytest.fixture
async def evening(settings: Settings) -> AsyncIterator[Evening]:
    async with Playground(rate_limits=False) as playground:
        here = Evening(playground, settings)
        await here.start_bot()
        yield here
        if here.bot:
            await here.stop_bot()
        assert not playground.failed_interactions, "a person saw: This interaction failed"
        assert not playground.rejected, "Discord would have refused a payload"
