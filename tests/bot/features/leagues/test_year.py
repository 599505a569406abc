"""A year of leagues on a real database, with a simulated clock and crashes between any two steps.

``TAVOLATA_YEAR="people=300 leagues=4 seasons=12 seed=1"`` makes it larger.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import AsyncIterator
from fractions import Fraction

import pytest

from bot.database.backend import Address
from bot.database.database import Database
from bot.database.schema import results
from bot.database.statements import add
from bot.features.competitions import service
from bot.features.leagues.rules.league import WEEK, Entry, Fixture, League
from bot.features.leagues.rules.season import first_season, standings_of
from bot.features.leagues.service import Leagues
from bot.features.leagues.store import SeasonState
from bot.table.rows import Result
from bot.table.service import TableService
from games.engine.text import Typed
from tests.support.crashing import CrashingBot, sizes
from tests.support.databases import open_all

DAY = WEEK / 7
GUILD, CHANNEL = 1, 2
POINTS = {2: (8, 2), 3: (10, 4, 1), 4: (10, 6, 3, 1)}
"""The points for each place, stated independently of the code."""


def _size() -> dict[str, int]:
    return sizes("TAVOLATA_YEAR", people=11, leagues=1, seasons=2, seed=1)


class Year(CrashingBot):
    """A year of leagues with a bot that is killed at random."""

    crash_rate = 0.05

    def __init__(self, database: Database, seed: int) -> None:
        super().__init__(database, seed)
        self.summaries: Counter[tuple[int, int]] = Counter()
        self.ended: Counter[int] = Counter()

    def run_by(self, service: TableService) -> None:
        """Use ``service`` to write the tables of leagues."""
        self.leagues = Leagues(service, self.stores)

    async def place_of(self, state: SeasonState, fixture: Fixture) -> tuple[int, str] | None:
        """Return the channel; sometimes the bot is killed before or after it opens the table."""
        self.maybe_crash()
        return CHANNEL, "en"

    async def summarize(self, state: SeasonState, week: int) -> None:
        """Count a summary."""
        self.summaries[state.season.id, week] += 1

    async def ended_(self, state: SeasonState) -> None:
        """Count the end of a season."""
        self.ended[state.season.id] += 1

    async def round(self) -> None:
        """Let the bot do everything that is due."""
        await self.work_through(
            self.stores.leagues.running, lambda season: self.leagues.advance(season, Discord(self))
        )

    async def finish(self, state: SeasonState, fixture: Fixture) -> None:
        """End the game of ``fixture`` with a random result."""
        table, seats = fixture.table, len(fixture.members)
        assert table is not None
        scores = [self.chance.randrange(12) for _ in range(seats)]
        ranks = [1 + sum(other > score for other in scores) for score in scores]
        there = await self.stores.tables.load(table)
        assert there is not None

        rows = [
            Result(seat, None, rank, score, there.seats[seat].member)
            for seat, (rank, score) in enumerate(zip(ranks, scores, strict=True))
        ]
        await self.end_table(table, lambda connection: add(connection, results, rows, table=table))


class Discord:
    """The channels of a :class:`Year`."""

    def __init__(self, year: Year) -> None:
        self._year = year

    async def place_of(self, state: SeasonState, fixture: Fixture) -> tuple[int, str] | None:
        return await self._year.place_of(state, fixture)

    async def summarize(self, state: SeasonState, week: int) -> None:
        await self._year.summarize(state, week)

    async def ended(self, state: SeasonState) -> None:
        await self._year.ended_(state)


@pytest.fixture
async def year(address: Address, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Year]:
    # Other tests check the results of playouts; these only check that points are added up.
    monkeypatch.setattr(service, "PLAYOUTS", 1)
    database = await open_all(address)
    yield Year(database, _size()["seed"])
    await database.close()


async def test_a_year_of_leagues(year: Year) -> None:
    size = _size()
    stores, chance = year.stores, year.chance
    members = [
        await stores.members.meet(GUILD, 1000 + person, f"Person {person}")
        for person in range(size["people"])
    ]
    for number in range(size["leagues"]):
        games = (("abraca",), ("towers", "saga"), ("touria",), ("saga",))[number % 4]
        league = League(
            guild=GUILD,
            channel=CHANNEL,
            name=Typed(f"League {number}"),
            games=games,
            size=4 if number % 2 == 0 else 3,
            created_at=year.now,
        )
        await stores.leagues.create(league, first_season(league, year.now + 3 * DAY))
    finished: set[int] = set()
    opened: Counter[int] = Counter()
    for _day in range(size["seasons"] * 36):
        for number in await stores.leagues.running():
            state = await stores.leagues.state(number)
            assert state is not None
            season = state.season
            if season.started_at is None:
                for member in members:
                    if chance.random() < 0.3 and year.now < season.starts_at:
                        await stores.leagues.enter(
                            Entry(season=season.id, member=member, entered_at=year.now)
                        )
                continue
            if chance.random() < 0.05:
                leaver = chance.choice(state.entries).member
                await stores.leagues.set_state(season.id, leaver, "withdrawn")
            busy = Counter(
                member for one in state.games if one.state == "open" for member in one.fixture.members
            )
            active = {one.member for one in state.entries if one.state == "in"}
            assert all(busy[member] <= state.league.at_once for member in active)
            for one in state.games:
                # People play at their own pace; one season in four ends with games still open.
                pace = 0.02 if season.number % 4 == 2 else 0.4
                if one.state == "open" and chance.random() < pace:
                    await year.finish(state, one.fixture)
                    assert one.fixture.id not in finished
                    finished.add(one.fixture.id)
                    opened[one.fixture.table or 0] += 1
        year.now += DAY * (3 if chance.random() < 0.1 else 1)
        await year.round()
    await _check(year, finished)
    assert max(opened.values()) == 1


async def _check(year: Year, finished: set[int]) -> None:
    """Compare every season with an independent computation from the stored data."""
    stores = year.stores
    seasons = [
        one
        for league in await stores.leagues.of_guild(GUILD)
        for one in await stores.leagues.seasons_of(league.id)
    ]
    assert sum(one.ended_at is not None for one in seasons) >= 2
    counted: set[int] = set()
    for season in seasons:
        state = await stores.leagues.state(season.id)
        assert state is not None
        expected: dict[int, Fraction] = defaultdict(Fraction)
        wins: Counter[int] = Counter()
        for one in state.games:
            fixture = one.fixture
            if fixture.expected is not None:
                for member, points in zip(fixture.members, fixture.expected, strict=False):
                    expected[member] += Fraction(points, 100)
            elif fixture.id in finished:
                counted.add(fixture.id)
                rows = await stores.ratings.results(fixture.table or 0)
                stayed = [row for row in rows if row.member == fixture.members[row.seat]]
                order = sorted(stayed, key=lambda row: row.rank)
                places = [*order, *(row for row in rows if row not in stayed)]
                keys = [(row not in stayed, row.rank if row in stayed else 0) for row in places]
                for key, row in zip(keys, places, strict=True):
                    first, shared = keys.index(key), keys.count(key)
                    scale = POINTS[len(places)][first : first + shared]
                    expected[fixture.members[row.seat]] += Fraction(sum(scale), shared)
                    wins[fixture.members[row.seat]] += first == 0
        for division in standings_of(state.entries, state.games):
            for line in division:
                assert (line.entry, line.points, line.wins) == (
                    line.entry,
                    expected[line.entry],
                    wins[line.entry],
                )
            assert [line.points for line in division] == sorted(
                (line.points for line in division), reverse=True
            )
        if season.ended_at is not None:
            assert not any(one.state in ("waiting", "open") for one in state.games)
            assert year.ended[season.id] == 1
    assert counted == finished
    assert max(year.summaries.values()) == 1
