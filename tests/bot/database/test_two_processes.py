"""Two processes that write to one database: each continues from the other's changes to a table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from math import inf

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from bot.database.backend import Address
from bot.database.database import Database
from bot.database.errors import Outdated
from bot.features.lobby.rules.beginning import start
from bot.features.lobby.rules.lobby import NewTable, join
from bot.features.notices.store import NoticeStore
from bot.features.people.store.members import MemberStore
from bot.features.people.store.people import PeopleStore
from bot.features.play.rules import Pick
from bot.features.play.rules import move as make_move
from bot.features.servers.store import GuildStore
from bot.table.service import TableService
from bot.table.store import TableStore
from games.engine.game import Refused
from games.registry import GAMES
from tests.support.acting import act, live_table, record_of
from tests.support.databases import open_all
from tests.support.notices import standing

ADA, BRUNO = 3, 4
PEOPLE = {ADA: "Ada", BRUNO: "Bruno"}
MOVES = 40


@pytest.fixture
async def services(new_postgres: Callable[[], str]) -> AsyncIterator[list[TableService]]:
    """The table services of two processes."""
    url = new_postgres()
    databases = [await Database.open(url) for _ in range(2)]
    yield [service_of(one) for one in databases]
    for one in databases:
        await one.close()


def service_of(database: Database) -> TableService:
    stores = TableStore(database), GuildStore(database), PeopleStore(database), MemberStore(database)
    return TableService(*stores, GAMES, now=lambda: 1e9)


async def begun(services: list[TableService], game: str = "abraca") -> int:
    one, other = services
    number, _ = await one.openings.open(NewTable(1, 2, game, "en", ADA, "Ada", 10))
    await act(other, join, number, BRUNO, name="Bruno", interaction=11)
    await act(one, start, number, ADA, interaction=12)
    return number


async def asked(service: TableService, table: int) -> tuple[int, Pick]:
    """Return the person with a question at ``table``, and their first choice."""
    live = await live_table(service, table)
    seat, decision = next(iter(live.game.decisions(live.state).items()))
    person = live.table.seats[seat].person
    assert person is not None
    return person, Pick(live.table.own_revision(seat), (decision.options[0].id,))


async def test_each_goes_on_from_what_the_other_made(services: list[TableService]) -> None:
    number = await begun(services)
    for turn in range(MOVES):
        here, there = services[turn % 2], services[1 - turn % 2]
        before = await here.row(number)
        if before.status != "playing":
            break
        person, pick = await asked(here, number)
        after = await act(here, make_move, number, person, pick)
        assert (await there.row(number)).revision == after > before.revision
        assert (await live_table(there, number)).state == (await live_table(here, number)).state
    assert turn > 5
    assert await record_of(services[0], number) == await record_of(services[1], number)


async def test_a_move_is_one_trip_that_proves_itself(services: list[TableService]) -> None:
    """A round trip to the server takes as long as the rules of a move, and so do BEGIN and COMMIT."""
    here = services[0]
    number = await begun(services)
    person, pick = await asked(here, number)
    met: set[int] = set()
    while person not in met:
        # A person's first move also stores their name.
        await act(here, make_move, number, person, pick, name=PEOPLE[person])
        met.add(person)
        person, pick = await asked(here, number)
    trips: list[str] = []

    listeners: dict[str, Callable[..., None]] = {
        "before_cursor_execute": lambda _, __, statement, *___: trips.append(statement),
        "commit": lambda _: trips.append("COMMIT"),
    }
    for event, listener in listeners.items():
        sa.event.listen(sa.Engine, event, listener)
    try:
        await act(here, make_move, number, person, pick, name=PEOPLE[person])
    finally:
        for event, listener in listeners.items():
            sa.event.remove(sa.Engine, event, listener)
    [trip] = trips
    assert "UPDATE tables" in trip
    assert "pg_notify" in trip, "its row tells the others"


async def test_a_move_of_which_nobody_heard_is_not_made_twice(services: list[TableService]) -> None:
    """The connection is cut after the server has executed the statement, but before it has answered."""
    here = services[0]
    number = await begun(services)
    person, pick = await asked(here, number)
    cut, woken = 0, []
    here.signals.changed.append(woken.append)

    def cut_off(_: sa.Connection, __: object, statement: str, *___: object) -> None:
        nonlocal cut
        if "UPDATE tables" in statement and not cut:
            cut += 1
            raise sa.exc.OperationalError("UPDATE", {}, OSError("cut"), connection_invalidated=True)

    sa.event.listen(sa.Engine, "after_cursor_execute", cut_off)
    try:
        with pytest.raises(Refused):
            await act(here, make_move, number, person, pick)
    finally:
        sa.event.remove(sa.Engine, "after_cursor_execute", cut_off)
    record = await record_of(services[1], number)
    assert (cut, len(record.moves)) == (1, 1)
    assert woken == [number], "it's published, and the next one is told"
    assert (await live_table(here, number)).state == (await live_table(services[1], number)).state
    person, pick = await asked(here, number)
    await act(here, make_move, number, person, pick)


async def test_the_same_press_at_both_counts_once(services: list[TableService]) -> None:
    number = await begun(services)
    twice = 0
    for _ in range(MOVES):
        before = await services[0].row(number)
        if before.status != "playing":
            break
        person, pick = await asked(services[0], number)
        await asked(services[1], number)
        outcomes = await asyncio.gather(
            *(act(one, make_move, number, person, pick) for one in services), return_exceptions=True
        )
        refused = [outcome for outcome in outcomes if isinstance(outcome, Refused)]
        done = [outcome for outcome in outcomes if isinstance(outcome, int)]
        assert (len(done), len(refused)) == (1, 1), outcomes
        twice += 1
    assert twice > 5
    record = await record_of(services[1], number)
    assert len(record.moves) == twice


async def test_what_another_process_has_told_is_not_written_over(new_postgres: Callable[[], str]) -> None:
    """A process that was cut off for a while may handle a notice that another one has handled since."""
    url = new_postgres()
    databases = [await open_all(url) for _ in range(2)]
    await begun([service_of(one) for one in databases])
    late, other = (NoticeStore(one) for one in databases)
    [read, *_] = await standing(late)
    await other.settle([(read, replace(read, state="sent", told=1, channel=2, message=3))])
    with pytest.raises(Outdated):
        await late.settle([(read, replace(read, state="done"))])
    [stands, *_] = await standing(late)
    assert (stands.id, stands.state, stands.message) == (read.id, "sent", 3)
    for one in databases:
        await one.close()


async def test_what_has_been_told_is_read_again_only_for_a_reason(new_postgres: Callable[[], str]) -> None:
    database = await open_all(new_postgres())
    number = await begun([service_of(database)] * 2)
    notices = NoticeStore(database)
    due = await standing(notices)
    assert await notices.open_at((), (), inf) == due, "it is due"
    await notices.settle([(one, replace(one, state="sent", told=1)) for one in due])
    assert await notices.open_at((), (), inf) == []
    told = await standing(notices)
    assert (
        await notices.open_at({number}, (), 0) == await notices.open_at((), {due[0].person}, 0) == told != []
    )
    assert await notices.open_at({number + 1}, {999}, 0) == []
    await database.close()


async def test_a_cancellation_that_the_driver_swallows_does_not_keep_the_database_open(
    address: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.database.database._CANCELLED", 0.01)
    database = await Database.open(address)
    listens, swallowed = asyncio.Event(), []

    async def deaf(_: object) -> None:
        while True:
            try:
                listens.set()
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                if swallowed:
                    raise
                swallowed.append(True)

    monkeypatch.setattr(database._backend, "listen", deaf)
    database.listen()
    await listens.wait()
    async with asyncio.timeout(10):
        await database.close()
    assert swallowed
