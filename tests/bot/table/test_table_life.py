"""The life of a table without Discord: what is written once, who hosts, which offers stay open."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
import sqlalchemy as sa

from bot.database.backend import Address
from bot.database.database import Database
from bot.features.absence.rules.stand_ins import let_play_absence
from bot.features.agreements.rules import propose_end, propose_pause
from bot.features.clocks.service.days_off import DaysOff
from bot.features.clocks.store import ClockedStore, DueStore
from bot.features.lifecycle.rules.lifecycle import end, move_here, take_over
from bot.features.lobby.rules.beginning import start
from bot.features.lobby.rules.lobby import NewTable, join, leave
from bot.features.people.store.members import MemberStore
from bot.features.people.store.people import PeopleStore
from bot.features.seats.rules.offers import Invited, accept_offer, offer
from bot.features.seats.rules.seats import Removing, remove
from bot.features.servers.store import GuildStore
from bot.table.action import Action, Request
from bot.table.seat_assignment import SeatAssignment
from bot.table.service import TableService
from bot.table.store import TableStore
from games.engine.strength import USUAL
from games.registry import GAMES
from tests.support.acting import act, computer_move
from tests.support.databases import open_all

ADA, BRUNO, CARLA, MODERATOR = 3, 4, 5, 9


@pytest.fixture
async def database(address: Address) -> AsyncIterator[Database]:
    database = await open_all(address)
    yield database
    await database.close()


@pytest.fixture
def service(database: Database) -> TableService:
    return TableService(
        TableStore(database), GuildStore(database), PeopleStore(database), MemberStore(database), GAMES
    )


async def opened(service: TableService, *, computers: int = 0) -> int:
    new = NewTable(1, 2, "abraca", "en", ADA, "Ada", 10, computers=(USUAL,) * computers)
    return (await service.openings.open(new))[0]


async def begun(service: TableService) -> int:
    """Start a game of Ada, Bruno and a computer player."""
    number = await opened(service, computers=1)
    await act(service, join, number, BRUNO, name="Bruno", interaction=11)
    await act(service, start, number, ADA, interaction=12)
    return number


async def played(service: TableService) -> int:
    """Play a game to its end while Ada and Bruno are away."""
    number = await begun(service)
    for seat, person in ((0, ADA), (2, BRUNO)):
        await act(service, let_play_absence, number, ADA, SeatAssignment(seat, person), name="Ada")
    while await computer_move(service, number):
        pass
    assert (await service.row(number)).status == "over"
    return number


@pytest.mark.both_databases
async def test_after_each_step_the_row_is_what_is_in_memory(
    service: TableService, database: Database
) -> None:
    """A step writes the columns that it changed, and no other process may have to guess the rest."""
    number, tables, steps = await begun(service), TableStore(database), 0
    for seat, person in ((0, ADA), (2, BRUNO)):
        await act(service, let_play_absence, number, ADA, SeatAssignment(seat, person), name="Ada")
        assert await tables.load(number) == await service.row(number)
    while await computer_move(service, number):
        assert await tables.load(number) == await service.row(number)
        steps += 1
    assert steps > 10


async def count(database: Database, query: str) -> int:
    return int(await database.scalar(sa.text(query)))


async def test_a_game_that_is_over_ends_once_wherever_its_board_moves(
    service: TableService, database: Database
) -> None:
    number = await played(service)
    assert await count(database, "SELECT count(*) FROM unrated") == 1
    await database.execute(sa.text("DELETE FROM unrated"))
    told = await count(database, "SELECT count(*) FROM notices WHERE kind = 'result'")
    await act(service, move_here, number, ADA, 77, name="Ada")
    assert await count(database, "SELECT count(*) FROM unrated") == 0, "it would be rated twice"
    assert await count(database, "SELECT count(*) FROM notices WHERE kind = 'result'") == told


async def test_nobody_comes_back_to_a_game_that_ended_meanwhile(service: TableService) -> None:
    number = await begun(service)
    for seat, person in ((0, ADA), (2, BRUNO)):
        await act(service, let_play_absence, number, ADA, SeatAssignment(seat, person), name="Ada")
    async with service._tables.locked(number):
        ending = asyncio.create_task(act(service, end, number, ADA, name="Ada"))
        back = asyncio.create_task(service.come_back(number, ADA))
        await asyncio.sleep(0)
    await ending
    assert not await back
    assert (await service.row(number)).seats[0].stand_in == "absence"


async def test_a_new_calendar_leaves_the_grace_after_a_restart(database: Database) -> None:
    began = 1_800_000_000.0
    store, guilds, people = TableStore(database), GuildStore(database), PeopleStore(database)
    due = DueStore(database)
    members = MemberStore(database)
    before = TableService(store, guilds, people, members, GAMES, now=lambda: began)
    number, _ = await before.openings.open(NewTable(1, 2, "abraca", "en", ADA, "Ada", 10, clock="live"))
    await act(before, join, number, BRUNO, name="Bruno", interaction=11)
    await act(before, start, number, ADA, interaction=12)
    await due.postpone(overdue=began + 5000, until=began + 5600)
    after = TableService(store, guilds, people, members, GAMES, now=lambda: began + 5000)
    await DaysOff(after, store, ClockedStore(database), guilds).recount_server(1)
    assert [clock.due_at for clock in (await due.due(began)).seat_clocks] == [began + 5600]


async def test_a_moderator_stays_host_of_a_lobby_that_others_join(service: TableService) -> None:
    number = await opened(service)
    await act(service, take_over, number, MODERATOR, name="Mo", moderates=True)
    await act(service, join, number, BRUNO, name="Bruno", interaction=11)
    assert (await service.row(number)).host == MODERATOR
    await act(service, leave, number, ADA)
    assert (await service.row(number)).host == MODERATOR


async def test_whoever_sits_down_is_offered_no_other_seat(service: TableService) -> None:
    number = await begun(service)
    for assignment in (SeatAssignment(1, None), SeatAssignment(2, BRUNO)):
        await act(
            service, offer, number, MODERATOR, Invited(assignment, CARLA, "Carla"), name="Mo", moderates=True
        )
    await act(service, accept_offer, number, CARLA, name="Carla")
    for seat in (1, 2):
        assert not await service.offers(number, seat)


async def test_no_offer_outlives_its_table(service: TableService, database: Database) -> None:
    number = await begun(service)
    await act(
        service,
        offer,
        number,
        MODERATOR,
        Invited(SeatAssignment(1, None), CARLA, "Carla"),
        name="Mo",
        moderates=True,
    )
    await act(service, end, number, ADA, name="Ada")
    assert await count(database, "SELECT count(*) FROM offers") == 0


async def test_whoever_is_removed_hands_their_seat_to_nobody(service: TableService) -> None:
    number = await begun(service)
    await act(
        service,
        offer,
        number,
        BRUNO,
        Invited(SeatAssignment(2, BRUNO), CARLA, "Carla"),
        name="Bruno",
        moderates=False,
    )
    removing = Removing(SeatAssignment(2, BRUNO))
    await act(service, remove, number, MODERATOR, removing, name="Mo", moderates=True)
    assert not await service.offers(number, 2)


@pytest.mark.parametrize("action", [propose_end, propose_pause], ids=lambda action: action.name)
async def test_only_an_undo_counts_moves(service: TableService, action: Action[None]) -> None:
    number = await begun(service)
    await act(service, action, number, ADA, action.read(Request(0, str(10**40))))
    proposal = (await service.row(number)).proposal
    assert proposal is not None
    assert proposal.moves == 0
