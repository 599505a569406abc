"""Notices: computing those of all open tables from the database, and the changes after one move."""

from __future__ import annotations

import tempfile
import time
from itertools import cycle, islice
from pathlib import Path

from msgspec.structs import replace

from bot.database.database import Database
from bot.features.notices.delivery.notice_reconciler import NoticeReconciler
from bot.features.notices.rules.standing_notices import Listeners, appearing
from bot.features.notices.store import NoticeStore
from bot.features.people.store.members import MemberStore
from bot.features.servers.store import GuildStore
from bot.table.store import TableStore
from games.engine.play import waiting_for
from games.engine.text import Seat
from games.registry import GAMES
from tests.bench.report import Row, percentile
from tests.support.started import Started, started

_TABLES = 10_000
_PEOPLE = (1, 2, 3)
_MOVES = 20
"""Most moves of each game; each of these moves is timed."""


async def rows() -> list[Row]:
    """Return the seconds for all tables, and the milliseconds after one move."""
    played, times = [], []
    for game in GAMES.values():
        table = started(game, _PEOPLE)
        while len(table.record.moves) < _MOVES and (seats := waiting_for(table.at.decisions)):
            times.append(_advance(table, seats[0]))
        played.append(table)
    with tempfile.TemporaryDirectory() as folder:
        database = await Database.open(Path(folder) / "bench.sqlite3")
        tables, notices = TableStore(database), NoticeStore(database)
        members = MemberStore(database)
        for person in _PEOPLE:
            await members.meet(1, person, f"P{person}")
        await GuildStore(database).settings(1)
        for number, table in enumerate(islice(cycle(played), _TABLES)):
            copy = replace(table.at.table, id=0, origin=None, rematch_of=None, started_by=number)
            assert await tables.insert(copy, []) is not None
        reconciler = NoticeReconciler(tables, notices, GAMES, 0)
        await reconciler.reconcile(0)
        began = time.perf_counter()
        await reconciler.reconcile(0)
        whole = time.perf_counter() - began
        await database.close()
    return [
        Row("notices of 10,000 open tables, from the database", whole, "s", at_most=1),
        Row("notices after one move, p99", percentile(times, 0.99), "ms", at_most=2),
    ]


def _advance(table: Started, seat: Seat) -> float:
    """Make one move; return the milliseconds it takes to compute the notices that it adds."""
    before = table.at
    offered = [option.id for option in before.decisions[seat].options if not option.is_preference]
    table.pick(seat, *offered[: max(1, before.decisions[seat].minimum)])
    began = time.perf_counter()
    appearing(before, table.at, Listeners(early=_PEOPLE))
    return (time.perf_counter() - began) * 1000
