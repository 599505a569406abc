"""Tables through their life, without Discord: what is written once, who hosts, which offers stand."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.database import Database
from bot.store.guilds import GuildStore
from bot.store.people import PeopleStore
from bot.store.tables import TableStore
from bot.tables.lobbies import NewTable
from bot.tables.seats import Sitting
from bot.tables.service import TableService
from games.registry import GAMES

ADA, BRUNO, CARLA, MODERATOR = 3, 4, 5, 9


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await Database.open(tmp_path / "games.sqlite3")
    yield opened
    await opened.close()


@pytest.fixture
def service(database: Database) -> TableService:
    return TableService(TableStore(database), GuildStore(database), PeopleStore(database), GAMES)


async def opened(service: TableService, *, computers: int = 0) -> int:
    new = NewTable(1, 2, "abraca", "en", ADA, "Ada", 10, computers=computers)
    return (await service.lobbies.open(new))[0]


async def begun(service: TableService) -> int:
    """Start a game of Ada, Bruno and a computer player."""
    number = await opened(service, computers=1)
    await service.lobbies.join(number, BRUNO, "Bruno", 11)
    await service.lobbies.start(number, ADA, 12)
    return number


async def played(service: TableService) -> int:
    """Play a game to its end while Ada and Bruno are away."""
    number = await begun(service)
    for seat, person in ((0, ADA), (2, BRUNO)):
        await service.seats.stand_in(number, Sitting(seat, person), ADA, "Ada", "absence", moderator=False)
    while await service.play.computer_move(number):
        pass
    assert (await service.row(number)).status == "over"
    return number


async def count(database: Database, query: str) -> int:
    def job(connection: sqlite3.Connection) -> int:
        return int(connection.execute(query).fetchone()[0])

    return await database.run(job)


async def test_a_game_that_is_over_ends_once_wherever_its_board_moves(
    service: TableService, database: Database
) -> None:
    number = await played(service)
    assert await count(database, "SELECT count(*) FROM unrated") == 1
    await database.run(lambda connection: connection.execute("DELETE FROM unrated"))
    told = await count(database, "SELECT count(*) FROM notices WHERE kind = 'result'")
    await service.care.move_to(number, ADA, "Ada", 77, moderator=False)
    assert await count(database, "SELECT count(*) FROM unrated") == 0, "it would be rated twice"
    assert await count(database, "SELECT count(*) FROM notices WHERE kind = 'result'") == told


async def test_nobody_comes_back_to_a_game_that_ended_meanwhile(service: TableService) -> None:
    number = await begun(service)
    for seat, person in ((0, ADA), (2, BRUNO)):
        await service.seats.stand_in(number, Sitting(seat, person), ADA, "Ada", "absence", moderator=False)
    async with service.keeper.locked(number):
        end = asyncio.create_task(service.care.end(number, ADA, "Ada", moderator=False))
        back = asyncio.create_task(service.seats.come_back(number, ADA))
        await asyncio.sleep(0)
    await end
    assert not await back
    assert (await service.row(number)).seats[0].stand_in == "absence"


async def test_a_new_calendar_leaves_the_grace_after_a_restart(database: Database) -> None:
    began = 1_800_000_000.0
    store, guilds, people = TableStore(database), GuildStore(database), PeopleStore(database)
    before = TableService(store, guilds, people, GAMES, now=lambda: began)
    number, _ = await before.lobbies.open(NewTable(1, 2, "abraca", "en", ADA, "Ada", 10, clock="live"))
    await before.lobbies.join(number, BRUNO, "Bruno", 11)
    await before.lobbies.start(number, ADA, 12)
    await store.postpone(overdue=began + 5000, until=began + 5600)
    after = TableService(store, guilds, people, GAMES, now=lambda: began + 5000)
    await after.days_off.recount_server(1)
    assert [clock.due_at for clock in await store.seat_clocks()] == [began + 5600]


async def test_a_moderator_stays_host_of_a_lobby_that_others_join(service: TableService) -> None:
    number = await opened(service)
    await service.care.take_over(number, MODERATOR, "Mo", moderator=True)
    await service.lobbies.join(number, BRUNO, "Bruno", 11)
    assert (await service.row(number)).host == MODERATOR
    await service.lobbies.leave(number, ADA)
    assert (await service.row(number)).host == MODERATOR


async def test_whoever_sits_down_is_offered_no_other_seat(service: TableService) -> None:
    number = await begun(service)
    for sitting in (Sitting(1, None), Sitting(2, BRUNO)):
        await service.seats.offer(number, sitting, CARLA, "Carla", MODERATOR, "Mo", moderator=True)
    await service.seats.accept_offer(number, CARLA, "Carla")
    for seat in (1, 2):
        assert not await service.seats.offers(number, seat)


async def test_no_offer_outlives_its_table(service: TableService, database: Database) -> None:
    number = await begun(service)
    await service.seats.offer(number, Sitting(1, None), CARLA, "Carla", MODERATOR, "Mo", moderator=True)
    await service.care.end(number, ADA, "Ada", moderator=False)
    assert await count(database, "SELECT count(*) FROM offers") == 0


async def test_whoever_is_removed_hands_their_seat_to_nobody(service: TableService) -> None:
    number = await begun(service)
    await service.seats.offer(number, Sitting(2, BRUNO), CARLA, "Carla", BRUNO, "Bruno", moderator=False)
    await service.seats.remove(number, Sitting(2, BRUNO), "Mo", moderator=True)
    assert not await service.seats.offers(number, 2)


@pytest.mark.parametrize("kind", ["end", "pause"])
async def test_only_an_undo_counts_moves(service: TableService, kind: str) -> None:
    number = await begun(service)
    await service.agreements.propose(number, ADA, kind, 10**40)  # type: ignore[arg-type]
    proposal = (await service.row(number)).proposal
    assert proposal is not None
    assert proposal.moves == 0
