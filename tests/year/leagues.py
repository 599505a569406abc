"""The leagues of a community: people enter, play and leave, and every season is computed a second time."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Sequence
from fractions import Fraction

import sqlalchemy as sa
from msgspec import Struct

from bot.database.schema import fixtures, results, seasons, seats
from bot.database.statements import add
from bot.features.competitions.rules.standings import Standing
from bot.features.leagues.rules.league import Entry, Fixture, League, Season
from bot.features.leagues.rules.season import first_season, next_step, standings_of
from bot.features.leagues.store import SeasonState
from bot.table.rows import Result
from games.engine.text import Typed
from tests.year.community import DAY, Community, open_seats
from tests.year.points import places_of

GAMES = (("abraca",), ("towers", "saga"), ("touria",), ("saga",))
WEEKS = 3
"""A season is so short that twelve of them fit into a year."""


class _Tally(Struct):
    """The games of one entry, added up."""

    points: Fraction = Fraction(0)
    wins: int = 0
    seconds: int = 0
    shares: Fraction = Fraction(0)
    games: int = 0

    @property
    def key(self) -> tuple[Fraction, int, int, Fraction]:
        """What ranks entries, the best first."""
        return self.points, self.wins, self.seconds, self.shares / max(1, self.games)


class Leagues:
    """``count`` leagues of a community, which close after this number of ``seasons``."""

    def __init__(self, community: Community, count: int, seasons: int, clock: str = "day") -> None:
        self._community = community
        self._store = community.stores.leagues
        self._count = count
        self._seasons = seasons
        self._clock = clock
        self.finished: set[int] = set()
        """Fixtures whose game came to its end."""

    async def open(self) -> None:
        """Let a moderator open the leagues."""
        here = self._community
        for number in range(self._count):
            league = League(
                guild=here.guild,
                channel=here.channel,
                name=Typed(f"League {number}"),
                games=GAMES[number % len(GAMES)],
                size=4 if number % 2 == 0 else 3,
                weeks=WEEKS,
                clock=self._clock,
                created_at=here.now,
            )
            await self._store.create(league, first_season(league, here.now + 3 * DAY))

    async def states(self) -> list[SeasonState]:
        """Return the seasons of this community that haven't ended."""
        here = self._community.guild
        found = [await self._store.state(number) for number in await self._store.running()]
        return [one for one in found if one is not None and one.league.guild == here]

    async def due(self) -> list[object]:
        """Return the steps that the bot should have done by now."""
        return self._due(await self.states())

    def _due(self, states: Sequence[SeasonState]) -> list[object]:
        now = self._community.now
        steps = [next_step(one.league, one.season, one.entries, one.games, now) for one in states]
        return [step for step in steps if not isinstance(step, float) or step <= now]

    async def step(self) -> None:
        """Let people enter, play and leave, and a moderator press buttons, each morning."""
        if not self._community.is_morning:
            return
        await self._expect_limits()
        states = await self.states()
        assert not self._due(states)
        for state in states:
            if state.season.started_at is not None:
                await self._play(state)
            await self._press(state)
        self._community.note_press()

    async def _press(self, state: SeasonState) -> None:
        here, season = self._community, state.season
        if season.number >= self._seasons and state.league.closed_at is None:
            await self._store.change(state.league.id, closed_at=here.now)
        if season.started_at is None:
            there = {one.member for one in state.entries}
            for member in here.members if here.now < season.starts_at else ():
                if member not in there and here.does(member, lambda habit: habit.enters):
                    await self._store.enter(Entry(season=season.id, member=member, entered_at=here.now))
            return
        leaver = here.leaver([one.member for one in state.entries if one.state == "in"])
        if leaver is not None:
            kind = here.chance.choice(("withdrawn", "withdrawn", "disqualified"))
            await self._store.set_state(season.id, leaver, kind)
        gone = [one for one in state.entries if one.state != "in"]
        if gone and here.chance.random() < 0.1:
            # A moderator lets somebody take over, or takes them back in.
            newcomer = Entry(
                season=season.id,
                member=here.chance.choice(here.members),
                entered_at=here.now,
                division=gone[0].division,
                came="new",
            )
            if here.chance.random() < 0.5 or not await self._store.substitute(gone[0], newcomer):
                await self._store.set_state(season.id, gone[0].member, "in")

    async def _play(self, state: SeasonState) -> None:
        here = self._community
        for one in state.games:
            if one.state == "open" and here.play(one.fixture.members, 0.6):
                assert one.fixture.id not in self.finished
                self.finished.add(one.fixture.id)
                await self._finish(one.fixture)

    async def _finish(self, fixture: Fixture) -> None:
        """End the game of ``fixture`` with a result by chance; sometimes a computer finishes for somebody."""
        chance = self._community.chance
        table = await self._community.load(fixture.table)
        scores = [chance.randrange(12) for _ in table.seats]
        ranks = [1 + sum(other > score for other in scores) for score in scores]
        rows = [
            Result(seat, None, rank, score, table.seats[seat].member)
            for seat, (rank, score) in enumerate(zip(ranks, scores, strict=True))
        ]
        absent = chance.randrange(len(rows)) if chance.random() < 0.1 else None

        def write(connection: sa.Connection) -> None:
            add(connection, results, rows, table=table.id)
            if absent is not None:
                there = seats.c.table == table.id, seats.c.seat == absent
                connection.execute(sa.update(seats).where(*there).values(stand_in="absence"))

        await self._community.end_table(table, write)

    async def _expect_limits(self) -> None:
        """Check that nobody sits at more open tables of a league than it allows."""
        here = self._community
        query = open_seats(seasons.c.league).join(fixtures, fixtures.c.table == seats.c.table)
        query = query.join(seasons, seasons.c.id == fixtures.c.season)
        busy = await here.database.run(lambda connection: Counter(map(tuple, connection.execute(query))))
        limits = {league.id: league.at_once for league in await self._store.of_guild(here.guild)}
        over = {key: games for key, games in busy.items() if games > limits.get(key[1], games)}
        assert not over, f"(member, league) with too many games: {over}"

    async def check(self) -> set[int]:
        """Compare every season with what its people saw; return all tables that were opened."""
        counted: set[int] = set()
        opened: list[int] = []
        for league in await self._store.of_guild(self._community.guild):
            found = await self._store.seasons_of(league.id)
            assert [one.number for one in found] == [*range(len(found), 0, -1)]
            for season in found:
                state = await self._store.state(season.id)
                assert state is not None
                counted |= await self._check_season(state)
                opened += [one.fixture.table for one in state.games if one.fixture.table is not None]
        assert counted == self.finished, "every game counts once"
        assert len(opened) == len({*opened}), "every table is opened for one game"
        return {*opened}

    async def seasons(self) -> list[Season]:
        """Return all seasons of the community's leagues."""
        leagues = await self._store.of_guild(self._community.guild)
        return [season for league in leagues for season in await self._store.seasons_of(league.id)]

    async def _check_season(self, state: SeasonState) -> set[int]:
        """Return the fixtures of a season whose results count."""
        counted: set[int] = set()
        tallies: dict[int, _Tally] = defaultdict(_Tally)
        out = {one.member for one in state.entries if one.state == "disqualified"}
        for one in state.games:
            fixture = one.fixture
            if fixture.expected is not None:
                assert fixture.id not in self.finished, "a finished game isn't adjudicated"
                for member, points in zip(fixture.members, fixture.expected, strict=False):
                    tallies[member].points += Fraction(0 if member in out else points, 100)
                    tallies[member].games += 1
            elif fixture.id in self.finished:
                counted.add(fixture.id)
                await self._add(fixture, tallies, out)
        for division in standings_of(state.entries, state.games):
            keys = [tallies[line.entry].key for line in division]
            for line in division:
                own = tallies[line.entry]
                ranked = 1 + sum(key > own.key for key in keys)
                assert (line.rank, line.points, line.wins, line.seconds, line.games, line.share) == (
                    ranked,
                    *own.key[:3],
                    own.games,
                    own.key[3],
                )
            assert _in_order(division)
        if state.season.ended_at is not None:
            assert not any(one.state in ("waiting", "open") or one.has_open_table for one in state.games)
            assert all(one.is_revealed for one in state.games if one.fixture.opened_at is not None)
        return counted

    async def _add(self, fixture: Fixture, tallies: dict[int, _Tally], out: Collection[int]) -> None:
        """Add a finished game: seats that somebody else finished come last, and those of people ``out``."""
        rows = await self._community.stores.ratings.results(fixture.table or 0)
        table = await self._community.load(fixture.table)
        last = [
            row.member != member or seat.stand_in is not None or member in out
            for row, member, seat in zip(rows, fixture.members, table.seats, strict=True)
        ]
        best = max(row.score or 0 for row in rows)
        places = places_of([row.rank for row in rows], last)
        for row, member, is_last, place in zip(rows, fixture.members, last, places, strict=True):
            own = tallies[member]
            own.points += place.points
            own.wins += place.place == 1
            own.seconds += place.place == 2
            own.games += 1
            if best and not is_last:
                own.shares += Fraction(row.score or 0, best)


def _in_order(division: Sequence[Standing]) -> bool:
    ranks = [line.rank for line in division]
    return ranks == sorted(ranks)
