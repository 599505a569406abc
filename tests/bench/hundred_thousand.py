"""A hundred thousand open tables on ten thousand servers: how soon a process is ready, and how much memory it
takes.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from bot.database import schema
from bot.database.database import Database
from bot.database.queues import backlogs
from bot.features.clocks.store import DueStore
from bot.features.lobby.rules.beginning import start
from bot.features.lobby.rules.lobby import NewTable, join
from bot.features.notices.delivery.notice_backlog import AT_ONCE
from bot.features.notices.store import NoticeStore
from bot.features.people.store.members import MemberStore
from bot.features.people.store.people import PeopleStore
from bot.features.servers.store import GuildStore
from bot.table.service import TableService
from bot.table.store import TableStore
from games.engine.game import Refused
from games.registry import GAMES
from playground import Playground
from tests.bench.process import running
from tests.bench.report import Row, percentile
from tests.bench.thousand import resident
from tests.support.acting import act, move
from tests.support.databases import looking_into, open_all, server

TABLES = 100_000
SERVERS = 10_000
SHARDS = 16
_PATTERNS = 40
"""Tables that are really opened and played; the others are copies of them."""
_STRIDE = 1_000
"""Difference between the number of a table and of its next copy."""
_LOOKS = 24
"""Executions of each query: more than ten, after which PostgreSQL may use a generic plan that ignores the
parameters.
"""
_AT_START = ("notices that stand", "computer players")
"""Queries that only run when a process starts or takes over shards."""


async def rows() -> list[Row]:
    """Return the seconds until ready, the memory, and how long the queries for due work take."""
    with tempfile.TemporaryDirectory(prefix="tavolata-bench-") as folder:
        os.chmod(folder, 0o755)  # noqa: PTH101 - the server may run as another user
        with server(Path(folder) / "postgres") as new_database:
            url = new_database.make()
            async with Playground(rate_limits=False, shards=SHARDS, max_concurrency=SHARDS) as playground:
                playground.admin.open_servers(SERVERS - 1)
                await _fill(url, playground)
                looks = await _looks(url)
                ready, memory = await _start(url, playground)
    slowest = max(looks.keys() - _AT_START, key=looks.__getitem__)
    return [
        Row("100,000 open tables, 10,000 servers, 16 shards: start to ready", ready, "s", at_most=10),
        Row("... resident memory of the process that holds all of them", memory, "MB", at_most=300),
        *(Row(f"... finding {what}, p50", looks[what], "ms", at_most=250) for what in _AT_START),
        Row(f"... finding what is due: {slowest}, p50", looks[slowest], "ms", at_most=5),
    ]


async def _fill(url: str, playground: Playground) -> None:
    """Fill the database: half of the tables are in their lobby, half are played by two people; nothing is
    due.
    """
    database = await open_all(url)
    service = TableService(
        TableStore(database), GuildStore(database), PeopleStore(database), MemberStore(database), GAMES
    )
    chance = random.Random(1)
    for number in range(_PATTERNS):
        game = tuple(GAMES)[number // 2 % len(GAMES)]
        press = 10 * number + 1
        table, _ = await service.openings.open(NewTable(1, 1, game, "en", 1, "Ada", press))
        if number % 2:
            await act(service, join, table, 2, name="Bruno", interaction=press + 1)
            await act(service, start, table, 1, interaction=press + 2)
            for _ in range(chance.randint(2, 12)):
                await _move(service, table)
    await database.close()
    places = [
        {"n": number, "guild": guild.id, "channel": next(iter(playground.world.guild_channels(guild.id))).id}
        for number, guild in enumerate(playground.world.guilds.values())
    ]
    with looking_into(url) as connection:
        connection.exec_driver_sql(
            "CREATE TEMPORARY TABLE places (n int PRIMARY KEY, guild bigint, channel bigint)"
        )
        connection.execute(sa.text("INSERT INTO places VALUES (:n, :guild, :channel)"), places)
        later = time.time() + 86_400
        for change in (
            "UPDATE tables SET published_revision = revision, message = id, message_at = changed_at",
            "UPDATE notices SET state = 'sent', told = 1, told_at = due_at, channel = 1, message = id",
        ):
            connection.exec_driver_sql(change)
        for table in schema.METADATA.sorted_tables:
            if table is schema.tables or "table" in table.c:
                connection.exec_driver_sql(_copying(table))
        for clocks in ("seats", "deadlines"):
            late = f"UPDATE {clocks} SET due_at = {later} + random() * 86400 WHERE due_at IS NOT NULL"
            connection.exec_driver_sql(late)
        connection.exec_driver_sql(
            "SELECT setval(pg_get_serial_sequence('tables', 'id'), (SELECT max(id) FROM tables))"
        )
    engine = sa.create_engine(
        sa.make_url(url).set(drivername="postgresql+psycopg"), isolation_level="AUTOCOMMIT"
    )
    with engine.connect() as connection:
        connection.exec_driver_sql("VACUUM ANALYZE")
    engine.dispose()


def _copying(table: sa.Table) -> str:
    """Return the statement that copies every row of ``table`` for the copies of its tables."""
    copies = TABLES // _PATTERNS
    number = "id" if table is schema.tables else "table_id"
    names = [column.name for column in table.c if column.name != "id" or table is schema.tables]
    placed = {number: f"r.{number} + {_STRIDE} * k.k"}
    source = ""
    if table is schema.tables:
        placed |= {"guild": "p.guild", "channel": "p.channel", "origin": "NULL", "rematch_of": "NULL"}
        source = f"JOIN places p ON p.n = mod(r.id + {_PATTERNS} * k.k, {SERVERS})"
    values = ", ".join(placed.get(name, f'r."{name}"') for name in names)
    listed = ", ".join(f'"{name}"' for name in names)
    return (
        f'INSERT INTO "{table.name}" ({listed}) SELECT {values} FROM "{table.name}" r '
        f"CROSS JOIN generate_series(1, {copies - 1}) AS k(k) {source}"
    )


async def _move(service: TableService, table: int) -> None:
    """Let somebody at ``table`` who has a question answer it."""
    seen = await service.look(table, None)
    if seen.status != "playing" or not seen.waiting:
        return
    person = seen.seats[seen.waiting[0]].person
    assert person is not None
    look = await service.look(table, person)
    assert look.decision is not None
    chosen = tuple(option.id for option in look.decision.options[: max(1, look.decision.minimum)])
    with contextlib.suppress(Refused):
        await move(service, table, person, look.revision, chosen)


async def _looks(url: str) -> dict[str, float]:
    """Return the milliseconds that each query for due work takes, by its name."""
    database = await Database.open(url)
    database.scope.hold(range(SHARDS), SHARDS, seconds=3600)
    tables, due, now = TableStore(database), DueStore(database), time.time()
    looks: dict[str, Callable[[], Awaitable[Any]]] = {
        "boards that are behind": tables.behind,
        "boards that change": lambda: tables.boards_that_change(now),
        "deadlines, seat clocks, kept seats, games that begin": lambda: due.due(now),
        "tables that rest": lambda: due.resting(now - 7 * 86_400, now - 7 * 86_400),
        "notices": lambda: NoticeStore(database).open_at({1}, (), 0),
        "notices that stand": lambda: _standing(NoticeStore(database)),
        "computer players": tables.with_computers,
        "queues": lambda: backlogs(database, now),
    }
    found = {}
    for name, look in looks.items():
        times = []
        for _ in range(_LOOKS):
            started = time.perf_counter()
            await look()
            times.append((time.perf_counter() - started) * 1000)
        found[name] = percentile(times, 0.5)
        print(f"finding {name}: {found[name]:.2f} ms", flush=True)
    await database.close()
    return found


async def _standing(notices: NoticeStore) -> None:
    """Read what the first round after the start reads."""
    await notices.open_at(await notices.tables(0, AT_ONCE), (), 0)


async def _start(url: str, playground: Playground) -> tuple[float, float]:
    """Return the seconds until a process is ready, and its peak memory in MB in the minute after."""
    started = time.perf_counter()
    settings = {"DATABASE_URL": url, "NOTICE_DELAY": "86400", "MOST_SHARDS": str(SHARDS)}
    async with running(playground, "bot", settings) as process:
        ready = time.perf_counter() - started
        memory = 0.0
        # The bot's work after starting is part of what it needs.
        while time.perf_counter() - started < ready + 60:
            memory = max(memory, resident(process.pid))
            await asyncio.sleep(0.2)
    return ready, memory
