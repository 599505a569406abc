"""Ten thousand notices due at once, as after an outage: oldest first, none of them twice."""

from __future__ import annotations

import os
import random
from collections.abc import AsyncIterator, Collection, Sequence

import pytest

from bot.database import schema
from bot.database.backend import Address
from bot.database.database import Database
from bot.database.statements import add
from bot.discord.message_sender import Unreachable
from bot.features.invitations.rules import Guest
from bot.features.invitations.rules import invite as invite_person
from bot.features.lobby.rules.lobby import NewTable, opened
from bot.features.notices.delivery.closed_channels import ClosedChannels
from bot.features.notices.delivery.notice_reconciler import NoticeReconciler
from bot.features.notices.delivery.notice_scheduler import NoticeScheduler
from bot.features.notices.delivery.notice_sender import NoticeSender
from bot.features.notices.rules.notice import Notice
from bot.features.notices.store import NoticeStore
from bot.features.people.rules.people import Delivery, Person, Preferences
from bot.features.people.store.members import MemberStore
from bot.features.people.store.people import PeopleStore
from bot.features.servers.store import GuildStore
from bot.table.perspective import Perspective
from bot.table.service import TableService
from bot.table.situation import TableStep
from bot.table.store import TableStore
from bot.table.table import Invitation
from games.registry import GAMES
from tests.support.acting import act
from tests.support.notices import standing

pytestmark = pytest.mark.sqlite
"""There is only one process, which owns all servers."""

FLOOD = int(os.environ.get("FLOOD", "1000"))
"""Number of notices due at once; a full run uses ten thousand."""
OUTAGE = 200.0
"""The time at which the bot is back."""


class Courier(NoticeSender):
    """Delivers everything except what Discord rejects, and records the order."""

    def __init__(self) -> None:
        self.told: list[tuple[int, int, float]] = []
        self.mentioned: list[list[int]] = []
        self.refuses_at: int | None = None

    async def write(
        self, notice: Notice, table: Perspective, person: Person, *, silent: bool = False
    ) -> None:
        """Record a direct message."""
        self._note(notice)

    async def mention(self, notice: Notice, people: Sequence[int], **_: object) -> int:
        """Record a mention."""
        self.mentioned.append(list(people))
        return len(self.mentioned)

    async def remove(self, notice: Notice) -> None:
        """Do nothing; these tests take nothing back."""

    def _note(self, notice: Notice) -> None:
        if len(self.told) == self.refuses_at:
            self.refuses_at = None
            raise Unreachable("Discord is away once more")
        self.told.append((notice.table, notice.person, notice.due_at))


class Bot:
    """Sends notices, with a clock of its own."""

    def __init__(self, database: Database) -> None:
        self.database, self.now = database, 0.0
        self.tables, self.people = TableStore(database), PeopleStore(database)
        guilds, members, notices = GuildStore(database), MemberStore(database), NoticeStore(database)
        self.service = TableService(
            self.tables, guilds, self.people, members, GAMES, now=lambda: self.now, notice_delay=15
        )
        reconciler = NoticeReconciler(self.tables, notices, GAMES, 15)
        self.courier = Courier()
        self.scheduler = NoticeScheduler(
            self.service,
            self.people,
            notices,
            reconciler,
            self.courier,
            self.tables.leave,
            ClosedChannels(self.service, notices, self.people),
            now=lambda: self.now,
        )

    async def see_to_all(self) -> list[float]:
        """Work in rounds until nothing is due anymore; return the pauses between rounds."""
        pauses = [await self.scheduler._round()]
        while pauses[-1] < 60:
            assert len(pauses) < 200, "it never ends"
            self.now += pauses[-1]
            pauses.append(await self.scheduler._round())
        return pauses


@pytest.fixture
async def bot(address: Address) -> AsyncIterator[Bot]:
    database = await Database.open(address)
    yield Bot(database)
    await database.close()


async def invite(bot: Bot, tables: int, guests: int, *, delivery: Delivery = "direct") -> None:
    """Invite people to lobbies at different times while the bot is down."""
    chance = random.Random(1)
    for number in range(tables):
        new = NewTable(1, 2, "abraca", "en", 3, "Ada", 10 + number)
        row, _ = opened(new, GAMES["abraca"], bytes(32), 0.0)
        people = range(1_000 + number * guests, 1_000 + (number + 1) * guests)
        row.invitations = [Invitation(one, 3, chance.uniform(0, OUTAGE)) for one in people]
        assert await bot.tables.insert(row, []) is not None
    rows = [
        Person(person, preferences=Preferences(delivery=delivery))
        for person in range(1_000, 1_000 + tables * guests)
    ]
    await bot.database.run(lambda connection: add(connection, schema.people, rows))
    bot.now = OUTAGE + 60


async def test_all_are_told_once_and_the_oldest_first(bot: Bot) -> None:
    await invite(bot, FLOOD // 50, 50)
    await bot.see_to_all()
    told = bot.courier.told
    assert len(told) == len({person for _, person, _ in told}) == FLOOD
    due = [at for _, _, at in told]
    assert due == sorted(due)


async def test_an_outage_in_the_middle_tells_nobody_twice(bot: Bot) -> None:
    await invite(bot, 4, 25)
    bot.courier.refuses_at = 40
    await bot.see_to_all()
    told = [person for _, person, _ in bot.courier.told]
    assert len(told) == len(set(told)) == 100


async def test_between_rounds_it_is_looked_what_has_changed(
    bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.features.notices.delivery.notice_scheduler.ROUND", 0.0)
    await invite(bot, 2, 10)
    assert await bot.scheduler._round() == 0
    [(_, first, _)] = bot.courier.told
    await bot.service.change(2, lambda at: TableStep(at.after(status="ended"), at.state))
    bot.scheduler.wake(2)
    await bot.see_to_all()
    people = [person for _, person, _ in bot.courier.told]
    # Nobody is notified about a table that is gone.
    assert set(people) - {first} == set(range(1_000, 1_010)) - {first}, (
        "nobody is told of a table that is gone"
    )


async def test_those_who_are_told_the_same_are_told_together(
    bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.features.notices.delivery.notice_scheduler.ROUND", 0.0)
    await invite(bot, 3, 10, delivery="channel")
    await bot.see_to_all()
    assert [len(people) for people in bot.courier.mentioned] == [10, 10, 10]


async def test_after_the_start_tables_are_looked_at_some_at_a_time(
    bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    await invite(bot, 7, 3)
    await bot.see_to_all()
    asked: list[int] = []
    open_at = NoticeStore.open_at

    async def noted(
        self: NoticeStore, changed: Collection[int], people: Collection[int], by: float
    ) -> list[Notice]:
        asked.append(len(changed))
        return await open_at(self, changed, people, by)

    monkeypatch.setattr("bot.features.notices.delivery.notice_backlog.AT_ONCE", 3)
    monkeypatch.setattr(NoticeStore, "open_at", noted)
    await bot.service.change(7, lambda at: TableStep(at.after(status="ended"), at.state))
    bot.scheduler.begin_anew()
    await bot.see_to_all()
    assert asked == [3, 3, 1]
    left = await standing(NoticeStore(bot.database))
    assert {notice.table for notice in left} == {1, 2, 3, 4, 5, 6}, "what does not hold at the last is ended"


async def test_a_clock_that_is_set_back_puts_nothing_off(bot: Bot) -> None:
    await invite(bot, 1, 2)
    await bot.see_to_all()
    bot.now = 30 * 86_400.0
    number, _ = await bot.service.openings.open(NewTable(1, 2, "abraca", "en", 3, "Ada", 99))
    await act(bot.service, invite_person, number, 3, Guest(4, 4), name="Ada")
    bot.now -= 86_400
    await bot.scheduler._round()
    assert [4] in bot.courier.mentioned
