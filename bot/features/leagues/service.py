"""Runs seasons: draws their divisions, opens tables, adjudicates games, and ends them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from functools import partial
from typing import Protocol

from bot.features.competitions.service import closing, expected, terms_for
from bot.features.leagues.rules.league import Fixture
from bot.features.leagues.rules.movement import Came, Entrant, outcome
from bot.features.leagues.rules.season import (
    Adjudicate,
    Close,
    End,
    Open,
    Postpone,
    Reveal,
    Start,
    Summarize,
    active_in,
    deal_of_fixture,
    drawn,
    next_step,
    postponed,
    season_after,
    share_of,
    standings_of,
)
from bot.features.leagues.store import SeasonState
from bot.features.lobby.rules.lobby import NewTable
from bot.features.opening.service.seated import open_seated
from bot.features.people.store.personal import NOBODY
from bot.stores import Stores
from bot.table.service import TableService
from bot.table.situation import line
from bot.table.table_terms import terms_of
from bot.table.wake_timer import LONGEST_SLEEP

_NEW: tuple[Came, int | None, int] = ("new", None, 1)
_AGAIN = 600.0
"""Seconds until a step is tried again that its channel doesn't allow now."""


class Places(Protocol):
    """The services that leagues use on Discord."""

    async def place_of(self, state: SeasonState, fixture: Fixture) -> tuple[int, str] | None:
        """Return the channel or thread for a table and its language; None if there's no place for it now."""
        ...

    async def summarize(self, state: SeasonState, week: int) -> None:
        """Post the summary of a week."""
        ...

    async def ended(self, state: SeasonState) -> None:
        """Announce the end of a season and its champions."""
        ...


class Leagues:
    """Runs leagues: each step that ``next_step`` returns is done by the method of the same name."""

    def __init__(self, tables: TableService, stores: Stores) -> None:
        self._tables = tables
        self._stores = stores
        self._store = stores.leagues

    async def advance(self, number: int, places: Places) -> float:
        """Do everything that is due for a season; return the seconds until it needs another look."""
        while (state := await self._store.state(number)) is not None:
            now = self._tables.now()
            step = next_step(state.league, state.season, state.entries, state.games, now)
            match step:
                case Start():
                    await self.start(state)
                case Postpone():
                    await self._store.postpone(state.season, postponed(state.season, state.league))
                case Open(waiting):
                    for fixture in waiting:
                        place = await places.place_of(state, fixture)
                        if place is None:
                            return _AGAIN
                        await self.open(state, fixture, *place)
                case Adjudicate(cut_off):
                    for fixture in cut_off:
                        await self.adjudicate(state, fixture)
                case Reveal(finished):
                    await self._store.reveal(finished, now)
                case Close(left):
                    for fixture in left:
                        assert fixture.table is not None, "it has an open table"
                        said = "log-game-ruled" if fixture.ruled is not None else "log-season-over"
                        await self._tables.change(fixture.table, closing(line(said)))
                case Summarize(week):
                    if await self._store.summarized(state.season, week, now):
                        await places.summarize(state, week)
                case End():
                    if await self.end(state):
                        await places.ended(state)
                    return 0.0
                case _:
                    return step - now
        return LONGEST_SLEEP

    async def start(self, state: SeasonState) -> bool:
        """Draw the divisions and fixtures of a season; return False if another process has done it."""
        league, season = state.league, state.season
        entrants = await self.entrants(state)
        blocks = await self._stores.people.blocks.all()
        entries, fixtures = drawn(league, season, entrants, blocks.between(state.people))
        terms = {
            game: await terms_for(self._tables, self._stores, league.guild, game, league.clock, league.preset)
            for game in league.games
        }
        return await self._store.start(season, self._tables.now(), terms, entries, fixtures)

    async def open(self, state: SeasonState, fixture: Fixture, channel: int, locale: str) -> int:
        """Open the table of ``fixture`` in ``channel``, start its game, and return its number."""
        league = state.league
        active = active_in(state.entries)
        people = [
            (state.people[member], member) if member in active and member in state.people else None
            for member in fixture.members
        ]
        wanted = NewTable(
            **terms_of(state.season.terms[fixture.game]),
            guild=league.guild,
            channel=channel,
            game=fixture.game,
            locale=locale,
            host=NOBODY,
            host_name="",
            origin=fixture.id,
            deal=deal_of_fixture(fixture),
            share=share_of(state.season, league, state.games, fixture, self._tables.now()),
        )

        opening_line = partial(
            line,
            "log-league-opened",
            league=league.name,
            season=state.season.number,
            division=fixture.division + 1,
        )
        number = await open_seated(self._tables, self._stores.tables, wanted, people, opening_line)
        await self._store.opened(fixture.id, number, self._tables.now())
        return number

    async def adjudicate(self, state: SeasonState, fixture: Fixture) -> None:
        """Let the unfinished game of ``fixture`` count as the league has agreed.

        A game that has just ended counts by its result.
        """
        if fixture.opened_at is None and await self._stores.tables.opened_by(fixture.id, None) is not None:
            # The bot was killed after it had inserted the table; it's played on like the others then.
            await self.open(state, fixture, state.league.channel, "en")
            return
        points: tuple[int, ...] | None = ()
        if fixture.table is not None and state.league.adjudication == "computers":
            points = await expected(self._tables, fixture.table, fixture.id)
        if points is not None:
            await self._store.adjudicate(fixture.id, points, self._tables.now())

    async def end(self, state: SeasonState) -> bool:
        """End a season and open the next one; return False if another process has done it."""
        league, season = state.league, state.season
        after = None if league.closed_at is not None else season_after(season, league, self._tables.now())
        now, has_role = self._tables.now(), league.role is not None
        return await self._store.end(season, now, after, has_role=has_role)

    async def entrants(self, state: SeasonState, person: int | None = None) -> list[Entrant]:
        """Return the people of a season with their results in earlier ones.

        ``person`` is counted among them even if they haven't entered; without a member number, they are
        number 0.
        """
        league = state.league
        members = {one.member for one in state.entries if one.state == "in"}
        people = dict(state.people)
        if person is not None:
            own = await self._stores.members.number(league.guild, person) or 0
            members.add(own)
            people[own] = person
        known = await self._past(state, members)
        ratings = [await self._stores.ratings.ratings(league.guild, game) for game in league.games]
        entered = {one.member: place for place, one in enumerate(state.entries)}
        entrants = []
        for member in sorted(members, key=lambda one: entered.get(one, len(entered))):
            came, division, rank = known.get(member, _NEW)
            who = people.get(member)
            points = sum(rating[who].points for rating in ratings if who is not None and who in rating)
            entrants.append(Entrant(member, came, division, rank, points))
        return entrants

    async def _past(
        self, state: SeasonState, members: Collection[int]
    ) -> dict[int, tuple[Came, int | None, int]]:
        """Return how ``members`` come to a season, from the last one that each has played in."""
        known: dict[int, tuple[Came, int | None, int]] = {}
        for season in await self._store.seasons_of(state.league.id):
            if season.ended_at is None or known.keys() >= {*members}:
                continue
            past = await self._store.state(season.id)
            assert past is not None, "seasons are not deleted"
            table = standings_of(past.entries, past.games)
            is_last = season.number == state.season.number - 1
            for division, lines in enumerate(table):
                sharing = Counter(place.rank for place in lines)
                for place in lines:
                    moved = outcome(place.rank, len(lines), division, len(table), sharing[place.rank])
                    came: Came = moved if is_last else "back"
                    known.setdefault(place.entry, (came, division, place.rank))
        return known
