"""The store: committing one move durably, with its events and snapshot."""

from __future__ import annotations

import os
import tempfile
import time
from itertools import count
from pathlib import Path

from bot.database.backend import Address
from bot.database.database import Database
from bot.features.lobby.rules.beginning import start
from bot.features.lobby.rules.lobby import NewTable, join
from bot.features.people.store.members import MemberStore
from bot.features.people.store.people import PeopleStore
from bot.features.servers.store import GuildStore
from bot.table.service import TableService
from bot.table.store import TableStore
from games.registry import GAMES
from tests.bench.report import Row, percentile
from tests.support.acting import act, move
from tests.support.databases import open_all, server

_MOVES = 100
_ROUNDS = 8
"""Rounds in which each database gets the same number of moves in turn, because a machine's speed changes from
minute to minute.
"""


async def rows() -> list[Row]:
    """Return the time from the choice to its commit on disk: in a file, and on a PostgreSQL server."""
    with (
        tempfile.TemporaryDirectory() as folder,
        tempfile.TemporaryDirectory(prefix="tavolata-bench-") as other,
    ):
        os.chmod(other, 0o755)  # noqa: PTH101 - the server may run as another user
        with server(Path(other) / "postgres", durable=True) as new_database:
            file, on_server = await _times(Path(folder) / "bench.sqlite3", new_database.make())
    return [
        Row("one move: rules, commit to disk, p50", percentile(file, 0.5), "ms", at_most=2),
        Row("one move: rules, commit to disk, p99", percentile(file, 0.99), "ms"),
        Row(
            "the same on PostgreSQL, p50", percentile(on_server, 0.5), "ms", at_most=2 * percentile(file, 0.5)
        ),
        Row("the same on PostgreSQL, p99", percentile(on_server, 0.99), "ms"),
    ]


async def _times(*addresses: Address) -> list[list[float]]:
    """Return the milliseconds of some hundred moves, for each database."""
    databases = [await open_all(address) for address in addresses]
    times: list[list[float]] = [[] for _ in databases]
    presses = count(1, 3)
    for _ in range(_ROUNDS):
        for database, taken in zip(databases, times, strict=True):
            enough = len(taken) + _MOVES
            while len(taken) < enough:
                taken.extend(await _game(database, next(presses)))
    for database in databases:
        await database.close()
    return times


async def _game(database: Database, press: int) -> list[float]:
    """Play a game and return the milliseconds of its moves; it starts with interactions ``press`` to ``press
    + 2``.
    """
    stores = TableStore(database), GuildStore(database), PeopleStore(database), MemberStore(database)
    service = TableService(*stores, GAMES)
    table, _ = await service.openings.open(NewTable(1, 1, next(iter(GAMES)), "en", 1, "Ada", press))
    await act(service, join, table, 2, name="Bruno", interaction=press + 1)
    await act(service, start, table, 1, interaction=press + 2)
    times = []
    while (seen := await service.look(table, 1)).status == "playing":
        person = seen.seats[seen.waiting[0]].person
        assert person is not None
        look = await service.look(table, person)
        assert look.decision is not None
        choice = (look.decision.options[-1].id,)
        started = time.perf_counter()
        await move(service, table, person, look.own_revision, choice)
        times.append((time.perf_counter() - started) * 1000)
    return times
