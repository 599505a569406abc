"""A community of people with mixed habits, and the clock that they share with the bot."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence
from random import Random
from typing import Protocol

import sqlalchemy as sa
from msgspec import Struct

from bot.database.cluster.announcements import announce
from bot.database.database import Database
from bot.database.schema import seats, tables
from bot.stores import Stores
from bot.table.action import OPEN
from bot.table.table import Status, Table

DAY = 86_400.0
STEPS = 4
"""How often a day everybody looks at what they can do."""


class Habit(Struct, frozen=True):
    """What somebody does on a day.

    These are chances: of entering something that they can enter, of making the moves that a game waits for,
    of challenging somebody, and of leaving something. They are ``away`` for these days of each four weeks.
    """

    enters: float
    plays: float
    challenges: float
    leaves: float
    away: int = 0


QUICK = Habit(enters=0.5, plays=0.95, challenges=0.02, leaves=0.001)
SLOW = Habit(enters=0.3, plays=0.3, challenges=0.01, leaves=0.001)
ABSENT = Habit(enters=0.4, plays=0.7, challenges=0.015, leaves=0.001, away=14)
LEAVING = Habit(enters=0.4, plays=0.6, challenges=0.015, leaves=0.03)
HABITS = (QUICK, QUICK, SLOW, ABSENT, LEAVING)
"""The habits of people, in turn."""


class Clock(Protocol):
    """A clock that only moves when somebody moves it."""

    def now(self) -> float:
        """Return the time in Unix seconds."""
        ...

    def advance(self, seconds: float) -> None:
        """Move it forward."""
        ...


class Community:
    """The people of one server. Their time passes in quarters of days, by ``clock``.

    Nobody plays a game to its end: a result is written, and its table is ``over``. A bot that shows tables
    would look for the end of such a game in vain, so it shows them as ``ended``; results count all the same.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        guild: int,
        channel: int,
        seed: int,
        over: Status = "over",
    ) -> None:
        self.database = database
        self.stores = Stores.of(database)
        self.guild = guild
        self.channel = channel
        self.chance = Random(seed)
        self.members: list[int] = []
        self.moderator = 0
        self.over: Status = over
        self.steps = -1
        """The quarters of days that have passed; the first one hasn't begun."""
        self.began = 0.0
        """When the current one began, after the bot had done everything that was due."""
        self.ended: list[Callable[[int], Awaitable[None]]] = []
        """Callbacks for tables whose game has ended."""
        self.pressed: list[Callable[[], None]] = []
        """Callbacks for everything else that people do."""
        self.clock = clock
        self._habits: dict[int, tuple[Habit, int]] = {}
        """Habits of members, and the day of four weeks on which they go away."""

    @property
    def now(self) -> float:
        """The time in Unix seconds."""
        return self.clock.now()

    @property
    def is_morning(self) -> bool:
        """Whether a new day has just begun."""
        return self.steps % STEPS == 0

    def next_step(self) -> None:
        """Let the next quarter of a day begin; the clock has been moved, and the bot has done its work."""
        self.steps += 1
        self.began = self.now

    async def meet(self, people: Sequence[int]) -> None:
        """Let ``people``, Discord ids, belong to the community; nobody else does."""
        meet = self.stores.members.meet
        self.moderator = await meet(self.guild, 1, "Moderator")
        self.members = [await meet(self.guild, person, f"Person {person}") for person in people]
        for number, member in enumerate(self.members):
            self._habits[member] = HABITS[number % len(HABITS)], self.chance.randrange(28)

    def does(self, member: int, what: Callable[[Habit], float]) -> bool:
        """Return whether ``member`` does something today that they do by chance."""
        return self._is_here(member) and self.chance.random() < what(self._habits[member][0])

    def play(self, members: Collection[int | None], chance: float) -> bool:
        """Return whether a game of ``members`` ends: by ``chance``, or less if somebody is slow."""
        people = [one for one in members if one is not None]
        slowest = min((self._habits[one][0].plays for one in people), default=1.0)
        return all(map(self._is_here, people)) and self.chance.random() < slowest * chance

    def _is_here(self, member: int) -> bool:
        habit, goes = self._habits[member]
        return (self.steps // STEPS - goes) % 28 >= habit.away

    def leaver(self, members: Collection[int]) -> int | None:
        """Return somebody of ``members`` who leaves today, None if nobody does."""
        return next((one for one in members if self.does(one, lambda habit: habit.leaves)), None)

    async def end_table(
        self, table: Table, write: Callable[[sa.Connection], None], *, is_over: bool = True
    ) -> None:
        """End ``table``, before its end unless it ``is_over``, and ``write`` its result with that."""
        status = self.over if is_over else "ended"

        def job(connection: sa.Connection) -> None:
            this = sa.update(tables).where(tables.c.id == table.id)
            connection.execute(
                this.values(status=status, changed_at=self.now, revision=tables.c.revision + 1)
            )
            write(connection)
            announce(connection, "table", table.id, self.guild)

        await self.database.run(job)
        for heard in self.ended:
            await heard(table.id)

    def note_press(self) -> None:
        """Let the bot know that somebody has pressed something."""
        for heard in self.pressed:
            heard()

    async def load(self, table: int | None) -> Table:
        """Return a table that is there."""
        assert table is not None
        found = await self.stores.tables.load(table)
        assert found is not None
        return found


def open_seats(of: sa.ColumnElement[int]) -> sa.Select[tuple[int, int]]:
    """Return the members at open tables, each with ``of``, as a query to which its table is to be joined."""
    return (
        sa.select(seats.c.member, of)
        .select_from(seats)
        .join(tables, tables.c.id == seats.c.table)
        .where(tables.c.status.in_(OPEN), seats.c.member.is_not(None))
    )
