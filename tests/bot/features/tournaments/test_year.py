"""Weekly tournaments on a real database, with a simulated clock and crashes between any two steps.

``TAVOLATA_YEAR="people=60 tournaments=52 seed=1"`` makes it larger.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import AsyncIterator
from fractions import Fraction

import pytest
import sqlalchemy as sa

from bot.database.backend import Address
from bot.database.database import Database
from bot.database.schema import deal_results
from bot.database.statements import add
from bot.features.competitions import service
from bot.features.tournaments.rules.course import TournamentState
from bot.features.tournaments.rules.standing import places
from bot.features.tournaments.rules.tournament import (
    AT_ONCE,
    FORMATS,
    PACES,
    Match,
    Participant,
    Repair,
    Tournament,
)
from bot.features.tournaments.service import Tournaments
from bot.table.rows import DealResult
from bot.table.service import TableService
from tests.support.crashing import CrashingBot, sizes
from tests.support.databases import open_all

HOUR, DAY = 3_600.0, 86_400.0
GUILD, CHANNEL, MODERATOR = 1, 2, 999
POINTS = {2: (8, 2), 3: (10, 4, 1), 4: (10, 6, 3, 1), 5: (11, 7, 4, 2, 1), 6: (11, 8, 5, 3, 2, 1)}
"""The points for each place, stated independently of the code."""


def _size() -> dict[str, int]:
    return sizes("TAVOLATA_YEAR", people=9, tournaments=3, seed=1)


class Year(CrashingBot):
    """A year of tournaments with a bot that is killed at random."""

    def __init__(self, database: Database, seed: int) -> None:
        super().__init__(database, seed)
        self.posts: Counter[tuple[str, int, int]] = Counter()
        self.finished: set[int] = set()

    def run_by(self, service: TableService) -> None:
        """Use ``service`` to write the tables of tournaments."""
        self.tournaments = Tournaments(service, self.stores)

    async def state(self, number: int) -> TournamentState:
        """Return a tournament with everything that belongs to it."""
        state = await self.stores.tournaments.state(number)
        assert state is not None
        return state

    async def round(self) -> None:
        """Let the bot do everything that is due."""
        await self.work_through(
            self.stores.tournaments.running, lambda number: self.tournaments.advance(number, Discord(self))
        )

    async def finish(self, match: Match, game: str) -> None:
        """End the game of ``match`` with a random result."""
        table = match.table
        assert table is not None
        assert table not in self.finished
        self.finished.add(table)
        there = await self.stores.tables.load(table)
        assert there is not None
        assert there.deal is not None
        deal = there.deal
        scores = [self.chance.randrange(12) for _ in there.seats]
        ranks = [1 + sum(other > score for other in scores) for score in scores]
        rows = [
            DealResult(deal, seat, there.seats[seat].member, score, 0, rank, 1, self.now)
            for seat, (rank, score) in enumerate(zip(ranks, scores, strict=True))
        ]
        await self.end_table(table, lambda connection: add(connection, deal_results, rows, table=table))
        # The bot didn't write this itself, so it must reload the table.
        self.start_bot()


class Discord:
    """The channel of a :class:`Year`, in which the bot may be killed before and after it does something."""

    def __init__(self, year: Year) -> None:
        self._year = year

    async def place_of(self, state: TournamentState, match: Match) -> tuple[int, str] | None:
        self._year.maybe_crash()
        return CHANNEL, "en"

    async def announce(self, state: TournamentState) -> None:
        self._posted("announced", state)

    async def postponed(self, state: TournamentState) -> None:
        self._posted("postponed", state)

    async def told_off(self, state: TournamentState) -> None:
        self._posted("off", state)

    async def began(self, state: TournamentState) -> None:
        self._posted("began", state, len(state.rounds))

    async def ended(self, state: TournamentState) -> None:
        self._posted("ended", state)

    def _posted(self, what: str, state: TournamentState, round_: int = 0) -> None:
        self._year.posts[what, state.tournament.id, round_] += 1
        self._year.maybe_crash()


@pytest.fixture
async def year(address: Address, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Year]:
    # Other tests check the results of playouts; these only check that points are added up.
    monkeypatch.setattr(service, "PLAYOUTS", 1)
    database = await open_all(address)
    yield Year(database, _size()["seed"])
    await database.close()


@pytest.mark.both_databases
async def test_a_year_of_tournaments(year: Year) -> None:
    size = _size()
    people = [
        await year.stores.members.meet(GUILD, 1000 + person, f"Person {person}")
        for person in range(size["people"])
    ]
    numbers: list[int] = []
    for week in range(size["tournaments"]):
        terms = (("abraca", 4), ("saga", 6), ("towers", 3), ("abraca", 2))[week % 4]
        new = Tournament(
            GUILD, CHANNEL, *terms, [*FORMATS][week % 3], [*PACES][week % 3], year.now, year.now + DAY
        )
        numbers.append(await year.stores.tournaments.create(new))
        for _ in range(56):
            await _an_eighth_of_a_day(year, people)
    for _ in range(400):
        if not await year.stores.tournaments.running():
            break
        await _an_eighth_of_a_day(year, people)
    assert not await year.stores.tournaments.running(), "each one ends by itself"
    used = [await _check(year, number) for number in numbers]
    assert sum(used, Counter()) == Counter(year.finished)
    assert max(year.posts.values()) == 1


async def _an_eighth_of_a_day(year: Year, people: list[int]) -> None:
    """Let people enter, play, leave and return, and moderators press buttons; then let time pass."""
    store, chance = year.stores.tournaments, year.chance
    for number in await store.running():
        state = await year.state(number)
        this = state.tournament
        _look(state)
        for member in people if this.takes_entries else ():
            if chance.random() < 0.1:
                await store.enter(Participant(number, member, year.now))
        if this.started_at is None:
            continue
        if chance.random() < 0.02:
            one = chance.choice(state.entries)
            kind = chance.choice(("withdrawn", "disqualified", "in"))
            await store.set_state(number, one.member, kind, Repair(number, year.now, MODERATOR, kind))
        for one in state.matches:
            pace = chance.choice((0.0, 0.5))
            if one.state == "open" and chance.random() < pace:
                await year.finish(one.match, this.game)
    year.now += DAY * (2 if chance.random() < 0.02 else 0.125)
    await year.round()


def _look(state: TournamentState) -> None:
    """Check that nobody has two open games in a tournament, or two places in a round."""
    busy = Counter(member for one in state.matches if one.state == "open" for member in one.match.members)
    assert max(busy.values(), default=0) <= 1
    for round_ in state.rounds:
        there = Counter(member for one in state.in_round(round_.number) for member in one.match.members)
        assert max(there.values(), default=0) <= 1


async def _check(year: Year, number: int) -> Counter[int]:
    """Compare a tournament with an independent computation; return the tables that counted."""
    state = await year.state(number)
    this = state.tournament
    assert this.ended_at is not None
    out = {one.member for one in state.entries if one.state == "disqualified"}
    points: dict[int, Fraction] = defaultdict(Fraction)
    rows = {one.match.id: await _rows(year, one.match) for one in state.matches if one.match.table}
    used: Counter[int] = Counter()
    for one in state.matches:
        match = one.match
        if match.table in year.finished:
            used[match.table or 0] += 1
        if match.expected is not None:
            for member, some in zip(match.members, match.expected, strict=True):
                points[member] += Fraction(some, 100)
            continue
        if match.table is None or match.table not in year.finished:
            continue
        mine = rows[match.id]
        last = [
            row.member != member or member in out for row, member in zip(mine, match.members, strict=True)
        ]
        like = [
            rows[other.match.id]
            for other in state.matches
            if other.match.round == match.round
            and len(other.match.members) == len(match.members)
            and other.state == "over"
        ]
        for seat, member in enumerate(match.members):
            if this.shares_deal and len(like) > 1:
                totals = sorted(those[seat].points + those[seat].lead for those in like)
                own = mine[seat].points + mine[seat].lead
                below, same = sum(one < own for one in totals), totals.count(own) - 1
                share = Fraction(2 * below + same, 2 * len(totals) - 2)
                points[member] += 0 if last[seat] else Fraction(round(1000 * share), 100)
                continue
            keys = [(behind, 0 if behind else row.rank) for behind, row in zip(last, mine, strict=True)]
            first, shared = sorted(keys).index(keys[seat]), keys.count(keys[seat])
            points[member] += Fraction(sum(POINTS[len(keys)][first : first + shared]), shared)
    for place in places(state):
        assert (place.member, place.points) == (place.member, points[place.member])
    ranked = [one for one in places(state) if one.rank]
    assert [one.rank for one in ranked] == sorted(one.rank for one in ranked)
    if this.started_at is not None and this.called_off_at is None:
        assert not any(one.state in ("waiting", "open") or one.has_open_table for one in state.matches)
        deals = {f"tournament {number} draw"} if state.rounds or this.started_at else set()
        assert deals <= state.revealed or not state.rounds
        if not this.is_knockout and len(state.active) > 1:
            assert len(state.rounds) == this.rounds
    return used


async def _rows(year: Year, match: Match) -> list[DealResult]:
    query = sa.select(*(deal_results.c[name] for name in DealResult.__struct_fields__))
    query = query.where(deal_results.c.table == match.table).order_by(deal_results.c.seat)
    return await year.database.structs(DealResult, query)


async def test_nobody_plays_in_more_than_three_at_a_time(year: Year) -> None:
    store = year.stores.tournaments
    ada = await year.stores.members.meet(GUILD, 1, "Ada")
    said = []
    for _ in range(AT_ONCE + 1):
        new = Tournament(GUILD, CHANNEL, "abraca", 4, "swiss", "week", year.now, year.now + DAY)
        number = await store.create(new)
        said.append(await store.enter(Participant(number, ada, year.now)))
    assert said == ["entered"] * AT_ONCE + ["busy"]
    assert await store.take_back(1, ada)
    assert await store.enter(Participant(AT_ONCE + 1, ada, year.now)) == "entered"
