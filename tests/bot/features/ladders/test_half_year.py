"""Half a year of a ladder on a real database, with a simulated clock and crashes between any two steps.

``TAVOLATA_LADDER="people=60 days=180 seed=1"`` makes it larger.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Sequence
from itertools import pairwise
from typing import NamedTuple

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from bot.database.backend import Address
from bot.database.database import Database
from bot.database.schema import departures, ladder_challenges, ladder_events, results, tables
from bot.database.statements import add, fields, structs
from bot.features.deals.rules import Deal
from bot.features.ladders.rules import changes
from bot.features.ladders.rules.course import LadderState, deal_of_challenge, next_step
from bot.features.ladders.rules.ladder import IDLE, Challenge, Event, Ladder, challengeable, idle_from
from bot.features.ladders.service import Ladders
from bot.table.rows import Departure, Result
from bot.table.service import TableService
from games.engine.game import Refused
from tests.support.crashing import CrashingBot, sizes
from tests.support.databases import open_all

DAY = 86_400.0
GUILD, CHANNEL = 1, 2


def _size() -> dict[str, int]:
    return sizes("TAVOLATA_LADDER", people=8, days=45, seed=1)


class Ended(NamedTuple):
    """The end of a game as the people at its table saw it: the winner, None for a draw, and who was late."""

    at: float
    challenge: int
    winner: int | None
    late: int | None = None
    counts: bool = True


class HalfYear(CrashingBot):
    """Half a year of a ladder with a bot that is killed at random."""

    def __init__(self, database: Database, seed: int) -> None:
        super().__init__(database, seed)
        self.ended: dict[int, Ended] = {}
        self.told: Counter[int] = Counter()

    def run_by(self, service: TableService) -> None:
        """Let ``service`` write the tables of the ladder."""
        self.tables = service
        self.ladders = Ladders(service, self.stores)

    async def place_of(self, state: LadderState, challenge: Challenge) -> tuple[int, str] | None:
        """Return the channel; sometimes the bot is killed before it opens the table."""
        self.maybe_crash()
        return CHANNEL, "en"

    async def tell(self, state: LadderState, events: Sequence[Event]) -> None:
        """Count the messages about each challenge; sometimes the bot is killed afterwards."""
        self.told.update(one.challenge for one in events[:1] if one.challenge is not None)
        self.maybe_crash()

    async def round(self) -> None:
        """Let the bot do everything that is due."""
        await self.work_through(
            self.stores.ladders.running, lambda number: self.ladders.advance(number, self)
        )

    async def finish(self, challenge: Challenge) -> None:
        """End the game of ``challenge`` at random: usually with a winner, sometimes too late or without a
        winner.
        """
        assert challenge.table is not None
        there = await self.stores.tables.load(challenge.table)
        assert there is not None
        how = self.chance.choices(["win", "draw", "late", "ended"], [80, 5, 10, 5])[0]
        winner = self.chance.choice(sorted(challenge.people)) if how in ("win", "late") else None
        late = next(iter(challenge.people - {winner})) if how == "late" else None
        self.ended[challenge.id] = Ended(self.now, challenge.id, winner, late, how != "ended")
        rows = [
            Result(seat, None, 1 if winner in (None, row.member) else 2, None, row.member)
            for seat, row in enumerate(there.seats)
        ]

        is_over = how in ("win", "draw")

        def write(connection: sa.Connection) -> None:
            if is_over:
                add(connection, results, rows, table=challenge.table)
            if late is not None:
                add(connection, departures, [Departure(late, self.now)], table=challenge.table)

        await self.end_table(challenge.table, write, "over" if is_over else "ended")


@pytest.fixture
async def year(address: Address) -> AsyncIterator[HalfYear]:
    database = await open_all(address)
    yield HalfYear(database, _size()["seed"])
    await database.close()


async def test_half_a_year_of_a_ladder(year: HalfYear) -> None:
    size, stores, chance = _size(), year.stores, year.chance
    members = [
        await stores.members.meet(GUILD, 1000 + person, f"Person {person}")
        for person in range(size["people"])
    ]
    number, _ = await stores.ladders.open(Ladder(GUILD, CHANNEL, "abraca", year.now))
    assert await stores.ladders.open(Ladder(GUILD, 9, "abraca", year.now)) == (number, False)
    for day in range(size["days"]):
        for member in members:
            pressed = chance.random()
            if pressed < 0.3:
                await stores.ladders.change(number, changes.join(member, year.now))
            elif pressed < 0.31:
                await stores.ladders.change(number, changes.go(member, "left", year.now))
            elif pressed < 0.45:
                other = chance.choice(members)
                try:
                    await stores.ladders.change(number, changes.challenge(member, other, year.now, ()))
                except Refused:
                    continue
        await year.round()
        state = await stores.ladders.state(number)
        assert state is not None
        _expect_limits(state, year.now)
        for game in state.games:
            year.now += 1
            # In one month nobody plays, and at its end the bot is down.
            if game.state == "open" and chance.random() < 0.2 and not 20 <= day < 24:
                await year.finish(game.challenge)
        year.now += DAY * (30 if day == 23 else chance.choice([1, 1, 1, 3]))
    await year.round()
    await _check(year, number)


def _expect_limits(state: LadderState, now: float) -> None:
    """Check that nobody has more games than allowed, and that everybody idle was challenged if possible."""
    made = Counter(one.member for one in state.challenges)
    received = Counter(one.other for one in state.challenges)
    assert max([0, *made.values(), *received.values()]) <= 3
    assert len({one.people for one in state.challenges}) == len(state.challenges)
    assert all(one.table is not None for one in state.challenges), "every table is open"
    idle = idle_from(state.ladder, state.events, state.challenges)
    for above, below in pairwise(state.places):
        if idle.get(above, now) < now:
            assert above not in challengeable(state.places, below, state.challenges)


async def _check(year: HalfYear, number: int) -> None:
    """Compare the ladder with an independent computation from what people saw, and check every step."""

    def job(connection: sa.Connection) -> tuple[list[Challenge], list[Event]]:
        return (
            structs(connection, Challenge, sa.select(*fields(Challenge, ladder_challenges))),
            structs(connection, Event, sa.select(*fields(Event, ladder_events)).order_by(ladder_events.c.id)),
        )

    challenges, events = await year.database.run(job)
    by_id = {one.id: one for one in challenges}
    order: list[int] = []
    counted: set[int] = set()
    for event in events:
        if event.kind == "joined":
            assert event.member not in order
            order.append(event.member)
        elif event.challenge is None:
            order = [one for one in order if one != event.member]
        else:
            assert event.challenge not in counted, "a game counts once"
            counted.add(event.challenge)
            one = by_id[event.challenge]
            seen = year.ended.get(one.id)
            if seen and event.at != seen.at:
                assert event.at < seen.at
                # One of them had already left the ladder before the game ended, by running out of time in
                # another game.
                seen = None
            # A person who left has given up.
            winner = seen.winner if seen else _not_going(events, event, one)
            if seen:
                kinds = {one.member: "won", one.other: "lost", None: "drawn" if seen.counts else "void"}
                assert (event.kind, event.at) == (kinds[seen.winner], seen.at)
            if winner == one.member and order.index(one.member) > order.index(one.other):
                order.remove(one.member)
                order.insert(order.index(one.other), one.member)
    state = await year.stores.ladders.state(number)
    assert state is not None
    assert state.places == order
    assert {*year.ended} <= counted
    assert all(year.told[one] <= 1 for one in counted)
    late = [one.late for one in year.ended.values() if one.late is not None]
    assert Counter(late) == Counter(one.member for one in events if one.kind == "timed_out")
    for one in challenges:
        if one.id in counted:
            assert one.table is not None
            row = await year.stores.tables.load(one.table)
            assert row is not None
            assert row.status in ("over", "ended")
            deal: Deal = await year.stores.tables.deal(deal_of_challenge(one))
            assert deal.is_revealed
            assert one.settled_at is not None
    opened = [one.table for one in challenges]
    assert len(opened) == len({*opened}) == await year.database.scalar(sa.select(sa.func.count(tables.c.id)))
    automatic = Counter(one.made_at for one in challenges if one.is_automatic)
    people = _size()["people"]
    assert 0 < max(automatic.values()) <= people // 2
    assert year.crashes
    for one in challenges:
        if one.is_automatic:
            played = [
                event.at
                for event in events
                if one.other in (event.member, event.other) and event.at < one.made_at
            ]
            assert max(played) + IDLE <= one.made_at


def _not_going(events: Sequence[Event], end: Event, challenge: Challenge) -> int:
    """Return the person in ``challenge`` who didn't leave in the events after ``end``."""
    going = next(one for one in events if one.id > end.id and one.challenge is None)
    assert going.kind in ("left", "timed_out")
    return next(iter(challenge.people - {going.member}))


async def test_two_processes_do_each_step_once(year: HalfYear) -> None:
    """Both have read the same state, and take the same step one after the other."""
    stores = year.stores
    first, second = [await stores.members.meet(GUILD, 1000 + one, "Somebody") for one in range(2)]
    number, _ = await stores.ladders.open(Ladder(GUILD, CHANNEL, "abraca", year.now))
    for member in (first, second):
        await stores.ladders.change(number, changes.join(member, year.now))
    await stores.ladders.change(number, changes.challenge(second, first, year.now, ()))
    state = await stores.ladders.state(number)
    assert state is not None
    [challenge] = state.challenges
    tables_opened = [await year.ladders.open(state, challenge, CHANNEL, "en") for _ in range(2)]
    assert tables_opened[0] == tables_opened[1]
    opened = replace(challenge, table=tables_opened[0])
    await year.finish(opened)
    before = await stores.ladders.state(number)
    assert before is not None
    step = next_step(before, (), year.now)
    done = [await year.ladders._record(number, step, set(), year.now) for _ in range(2)]  # type: ignore[arg-type]
    assert done == [True, False]
