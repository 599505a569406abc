"""The store: one move committed durably, with its events and snapshot."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

from bot.domain.lobby import NewTable, join, start
from bot.service.service import TableService
from bot.store.database import Database
from bot.store.guilds import GuildStore
from bot.store.members import MemberStore
from bot.store.people import PeopleStore
from bot.store.tables import TableStore
from games.registry import GAMES
from tests.acting import act, move
from tests.bench.report import Row, percentile

_MOVES = 400


async def rows() -> list[Row]:
    """Return the time from the choice to its commit on disk."""
    with tempfile.TemporaryDirectory() as folder:
        database = await Database.open(Path(folder) / "bench.sqlite3")
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
                await move(service, table, person, look.revision, choice)
                times.append((time.perf_counter() - started) * 1000)
        await database.close()
    return [
        Row("one move: rules, commit to disk, p50", percentile(times, 0.5), "ms", at_most=1),
        Row("one move: rules, commit to disk, p99", percentile(times, 0.99), "ms"),
    ]
