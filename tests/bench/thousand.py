"""A thousand open tables: how soon a bot process is ready, and how much memory it takes."""

from __future__ import annotations

import asyncio
import re
import tempfile
import time
from pathlib import Path

from bot.database.database import Database
from bot.features.lobby.rules.beginning import start
from bot.features.lobby.rules.lobby import NewTable, add_computer
from bot.features.people.store.members import MemberStore
from bot.features.people.store.people import PeopleStore
from bot.features.servers.store import GuildStore
from bot.table.service import TableService
from bot.table.store import TableStore
from games.registry import GAMES
from playground import Playground
from tests.bench.process import running
from tests.bench.report import Row
from tests.support.acting import act, computer_move

_TABLES = 1000


async def rows() -> list[Row]:
    """Return the seconds until a process of its own is ready, and its resident memory."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bench.sqlite3"
        async with Playground(rate_limits=False) as playground:
            await _fill(path, playground)
            return await _measure(path, playground)


async def _fill(path: Path, playground: Playground) -> None:
    """Fill the database: half of the tables are in their lobby, half are played by a person and a
    computer.
    """
    database = await Database.open(path)
    service = TableService(
        TableStore(database), GuildStore(database), PeopleStore(database), MemberStore(database), GAMES
    )
    channel = playground.channel("tables")
    for number in range(_TABLES):
        new = NewTable(playground.guild.id, channel.id, next(iter(GAMES)), "en", 1, "Ada", number + 1)
        table, _ = await service.openings.open(new)
        if number % 2:
            await act(service, add_computer, table, 1, interaction=number)
            await act(service, start, table, 1, interaction=number)
            while await computer_move(service, table):
                pass
        row = await service.row(table)
        row.published_revision, row.message, row.message_at = row.revision, table, time.time()
        await service.published(row)
    await database.close()


async def _measure(path: Path, playground: Playground) -> list[Row]:
    started = time.perf_counter()
    settings = {"DATABASE_PATH": str(path), "NOTICE_DELAY": "86400"}
    async with running(playground, "bot", settings) as process:
        ready = time.perf_counter() - started
        # The bot's work after starting is part of what it needs.
        await asyncio.sleep(2)
        memory = resident(process.pid)
    return [
        Row("1,000 open tables: start to ready", ready, "s", at_most=3),
        Row("1,000 open tables: resident memory", memory, "MB", at_most=150),
    ]


def resident(process: int) -> float:
    """Return the resident memory of ``process`` in MB."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    match = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert match is not None
    return int(match[1]) / 1024
