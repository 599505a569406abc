"""Two processes on one database receive the same press at once: one wins, the other explains."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import tempfile
import time
from collections import Counter
from itertools import count
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Literal, TypeAlias

from bot.database.database import Database
from bot.features.lobby.rules.beginning import start
from bot.features.lobby.rules.lobby import NewTable, join
from bot.features.people.store.members import MemberStore
from bot.features.people.store.people import PeopleStore
from bot.features.play.rules import answer_due
from bot.features.servers.store import GuildStore
from bot.table.rows import Deadline
from bot.table.service import TableService
from bot.table.store import TableStore
from games.engine.chance import QuickChance
from games.engine.decision import Choice
from games.engine.game import Refused
from games.engine.play import held_back, waiting_for
from games.engine.player import any_of
from games.engine.policy import choices_of
from games.registry import GAMES
from tests.bench.report import Row
from tests.support.acting import act, live_table, move, record_of
from tests.support.databases import server

REPEATS = 10_000
_PEOPLE = (1, 2)
_CHANNEL, _GUILD = 1, 1

Outcome: TypeAlias = Literal["wins", "explains", "fails"]
Press: TypeAlias = tuple[int, int, int, Choice]
"""Table, person, the revision that they saw, and what they pick."""


async def rows() -> list[Row]:
    """Send presses to both processes in whole games of every kind; return the outcomes."""
    with tempfile.TemporaryDirectory(prefix="tavolata-bench-") as folder:
        os.chmod(folder, 0o755)  # noqa: PTH101 - the server may run as another user
        with server(Path(folder) / "postgres") as new_database:
            return await _raced(new_database.make())


async def _raced(url: str) -> list[Row]:
    database = await Database.open(url)
    service, racers = _service(database), [_Racer(url) for _ in range(2)]
    found: Counter[tuple[Outcome, ...]] = Counter()
    lost = 0
    started = time.perf_counter()
    try:
        for number in count():
            table = await _begun(service, tuple(GAMES)[number % len(GAMES)], number)
            pressed = await _played(service, table, racers, found)
            record = await record_of(service, table)
            lost += abs(pressed - len(record.moves))
            if found.total() >= REPEATS:
                break
    finally:
        for racer in racers:
            racer.end()
        await database.close()
    won = found["explains", "wins"]
    return [
        Row("the same press at two processes", found.total(), "times", at_least=REPEATS),
        Row("... where one won and the other explained", won, "times", at_least=found.total()),
        Row("... moves too many or too few in the records", lost, "moves", at_most=0),
        Row("... each", (time.perf_counter() - started) / found.total() * 1000, "ms"),
    ]


async def _played(
    service: TableService, table: int, racers: list[_Racer], found: Counter[tuple[Outcome, ...]]
) -> int:
    """Play a game by presses that both ``racers`` receive; return how many moves its record should have."""
    chance = QuickChance(table)
    for moves in count():
        here = await live_table(service, table)
        asked = here.game.decisions(here.state)
        if not asked or found.total() >= REPEATS:
            return moves
        waiting = waiting_for(asked)
        if not waiting:
            seat = held_back(asked)[0][0]
            due = Deadline(table, seat, here.table.asked[seat].revision, 0.0)
            await service.change(table, lambda at: answer_due(at, due))  # noqa: B023 - it is waited for
            continue
        seat = waiting[0]
        person = here.table.seats[seat].person
        assert person is not None
        choice = any_of(choices_of(asked[seat]), chance)
        press = table, person, here.table.own_revision(seat), choice
        for racer in racers:
            racer.press(press)
        found[tuple(sorted([await racer.outcome() for racer in racers]))] += 1
    raise AssertionError


async def _begun(service: TableService, game: str, number: int) -> int:
    one, other = _PEOPLE
    press = 3 * number + 1
    table, _ = await service.openings.open(NewTable(_GUILD, _CHANNEL, game, "en", one, "Ada", press))
    await act(service, join, table, other, name="Bruno", interaction=press + 1)
    await act(service, start, table, one, interaction=press + 2)
    return table


class _Racer:
    """A process of its own that executes each press at once."""

    def __init__(self, url: str) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, its = context.Pipe()
        self._process = context.Process(target=_race, args=(url, its))
        self._process.start()

    def press(self, press: Press) -> None:
        self._pipe.send(press)

    async def outcome(self) -> Outcome:
        outcome: Outcome = await asyncio.to_thread(self._pipe.recv)
        return outcome

    def end(self) -> None:
        self._pipe.send(None)
        self._process.join()


def _race(url: str, pipe: Connection) -> None:
    # Losing the race is expected here, hundreds of times.
    logging.getLogger("psycopg").setLevel(logging.ERROR)
    asyncio.run(_answer_all(url, pipe))


async def _answer_all(url: str, pipe: Connection) -> None:
    database = await Database.open(url)
    service = _service(database)
    press: Press | None
    while (press := await asyncio.to_thread(pipe.recv)) is not None:
        pipe.send(await _outcome(service, press))
    await database.close()


async def _outcome(service: TableService, press: Press) -> Outcome:
    try:
        await move(service, *press)
    except Refused:
        return "explains"
    except Exception:
        return "fails"
    return "wins"


def _service(database: Database) -> TableService:
    stores = TableStore(database), GuildStore(database), PeopleStore(database), MemberStore(database)
    return TableService(*stores, GAMES)
