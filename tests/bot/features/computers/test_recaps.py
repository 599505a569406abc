"""How long computer players leave a recap on the board, tested without Discord: what they wait for, and until
when.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, field

import pytest
from msgspec.structs import replace

from bot.database.backend import Address
from bot.features.absence.rules.stand_ins import let_play_absence
from bot.features.computers.service.recaps import LONGEST_WAIT, Recaps
from bot.features.lobby.rules.beginning import start
from bot.features.lobby.rules.lobby import NewTable
from bot.features.people.store.members import MemberStore
from bot.features.people.store.people import PeopleStore
from bot.features.servers.store import GuildStore
from bot.table.seat_assignment import SeatAssignment
from bot.table.service import TableService
from bot.table.store import TableStore
from games.registry import GAMES
from tests.support.acting import act, computer_move, live_table
from tests.support.databases import open_all

STAYS = 6.0
ADA = 3


@dataclass
class Services:
    """A table of Abraca where a round has just ended, with a clock."""

    service: TableService
    number: int = 0
    time: float = 1_000.0
    denied: set[int] = field(default_factory=set)

    def now(self) -> float:
        return self.time

    async def publish(self) -> None:
        row = await self.service.row(self.number)
        await self.service.published(replace(row, published_revision=row.revision, message=7))


@pytest.fixture
async def services(address: Address) -> AsyncIterator[Services]:
    database = await open_all(address)
    stores = TableStore(database), GuildStore(database), PeopleStore(database), MemberStore(database)
    made = Services(TableService(*stores, GAMES, now=lambda: made.time))
    new = NewTable(1, 2, "abraca", "en", ADA, "Ada", 10, computers=("companion", "companion"))
    made.number = (await made.service.openings.open(new))[0]
    await act(made.service, start, made.number, ADA, interaction=12)
    ada = SeatAssignment((await made.service.row(made.number)).seat_of(ADA) or 0, ADA)
    await act(made.service, let_play_absence, made.number, ADA, ada, name="Ada")
    while not (await live_table(made.service, made.number)).state.rounds:
        await computer_move(made.service, made.number)
    yield made
    await database.close()


@pytest.fixture
def recaps(services: Services) -> Recaps:
    return Recaps(services.service, STAYS, services.denied.__contains__, now=services.now)


async def test_the_time_counts_from_when_the_board_is_up(services: Services, recaps: Recaps) -> None:
    services.time += 20
    assert await recaps.left(services.number) == LONGEST_WAIT - 20
    await services.publish()
    assert await recaps.left(services.number) == STAYS
    services.time += 4
    assert await recaps.left(services.number) == STAYS - 4
    services.time += 4
    assert await recaps.left(services.number) == 0


async def test_a_board_that_does_not_come_up_is_not_waited_for_for_ever(
    services: Services, recaps: Recaps
) -> None:
    services.time += LONGEST_WAIT
    assert await recaps.left(services.number) == 0


async def test_a_board_that_cannot_come_up_is_not_waited_for(services: Services, recaps: Recaps) -> None:
    services.denied.add(services.number)
    assert await recaps.left(services.number) == 0


async def test_what_goes_on_is_not_waited_for(services: Services, recaps: Recaps) -> None:
    await services.publish()
    assert await recaps.left(services.number) == STAYS
    await computer_move(services.service, services.number)
    assert await recaps.left(services.number) == 0


async def test_who_runs_the_bot_may_have_it_that_nobody_waits(services: Services) -> None:
    recaps = Recaps(services.service, 0, services.denied.__contains__, now=services.now)
    assert await recaps.left(services.number) == 0
