"""The store: one move committed durably, with its events and snapshot."""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path

from bot.domain.beginning import start
from bot.domain.lobby import NewTable, join
from bot.service.service import TableService
from bot.store.backend import Address
from bot.store.guilds import GuildStore
from bot.store.members import MemberStore
from bot.store.people import PeopleStore
from bot.store.tables import TableStore
from games.registry import GAMES
from tests.acting import act, move
from tests.bench.report import Row, percentile
from tests.databases import open_all, server

_MOVES = 400


async def rows() -> list[Row]:
    """Return the time from the choice to its commit on disk: in a file, and on a PostgreSQL server."""
    with tempfile.TemporaryDirectory() as folder:
        file = await _times(Path(folder) / "bench.sqlite3")
    with tempfile.TemporaryDirectory(prefix="tavolata-bench-") as folder:
        os.chmod(folder, 0o755)  # noqa: PTH101 - the server may run as another user
        with server(Path(folder) / "postgres", durable=True) as new_database:
            on_server = await _times(new_database.make())
    return [
        Row("one move: rules, commit to disk, p50", percentile(file, 0.5), "ms", at_most=1),
        Row("one move: rules, commit to disk, p99", percentile(file, 0.99), "ms"),
        Row(
            "the same on PostgreSQL, p50", percentile(on_server, 0.5), "ms", at_most=2 * percentile(file, 0.5)
        ),
        Row("the same on PostgreSQL, p99", percentile(on_server, 0.99), "ms"),
    ]


async def _times(address: Address) -> list[float]:
    """Return how many milliseconds each of some hundred moves took."""
    database = await open_all(address)
    service = TableService(
        TableStore(database), GuildStore(database), PeopleStore(database), MemberStore(database), GAMES
    )
    times: list[float] = []
    press = 1
    while len(times) < _MOVES:
        table, _ = await service.open(NewTable(1, 1, next(iter(GAMES)), "en", 1, "Ada", press))
        await act(service, join, table, 2, name="Bruno", interaction=press + 1)
        await act(service, start, table, 1, interaction=press + 2)
        press += 3
        while (seen := await service.look(table, 1)).status == "playing":
            person = seen.seats[seen.waiting[0]].person
            assert person is not None
            look = await service.look(table, person)
            assert look.decision is not None
            choice = (look.decision.options[-1].id,)
            started = time.perf_counter()
            await move(service, table, person, look.own_revision, choice)
            times.append((time.perf_counter() - started) * 1000)
    await database.close()
    return times
