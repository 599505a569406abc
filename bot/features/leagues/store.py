"""Leagues, their seasons, entries and fixtures; every method is one transaction."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from msgspec import Struct, to_builtins

from bot.database.database import Database
from bot.database.schema import fixtures, league_messages, leagues, results, season_entries, seasons
from bot.database.statements import add, add_counted, fields, structs
from bot.features.competitions.store import open_tables, outcomes
from bot.features.deals.store import reveal, revealed_among
from bot.features.leagues.rules.league import WEEK, Entry, EntryState, Fixture, League, LeagueMessage, Season
from bot.features.leagues.rules.season import Played, active_in, deal_of_fixture, played
from bot.features.people.store.members import people_among
from bot.table.table_terms import Terms


class SeasonState(Struct, frozen=True):
    """Everything that is stored about one season.

    ``people`` has the Discord ids of members who haven't been forgotten.
    """

    league: League
    season: Season
    entries: tuple[Entry, ...]
    games: tuple[Played, ...]
    people: Mapping[int, int]

    def entry_of(self, person: int) -> Entry | None:
        """Return the entry of ``person``, ``None`` if they never entered."""
        return next((one for one in self.entries if self.people.get(one.member) == person), None)


class LeagueStore:
    """Reads and writes leagues. Each step of a season is written at most once, whoever tries it again."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, league: League, first: Season) -> int:
        """Store a new league with its first season, and return its number."""

        def job(connection: sa.Connection) -> int:
            number = add_counted(connection, leagues, league)
            add_counted(connection, seasons, first, league=number)
            return number

        return await self._database.run(job)

    async def of_guild(self, guild: int) -> list[League]:
        """Return the leagues of ``guild``, the newest first."""
        query = sa.select(*fields(League, leagues)).where(leagues.c.guild == guild)
        return await self._database.structs(League, query.order_by(leagues.c.id.desc()))

    async def league(self, number: int) -> League | None:
        """Return a league, ``None`` if there is none with this number."""
        found = await self._database.structs(
            League, sa.select(*fields(League, leagues)).where(leagues.c.id == number)
        )
        return found[0] if found else None

    async def running(self) -> list[int]:
        """Return the ids of the seasons that haven't ended, of all servers of this process."""
        query = sa.select(seasons.c.id).join_from(seasons, leagues)
        query = query.where(seasons.c.ended_at.is_(None), self._database.scope.condition(leagues.c.guild))
        return await self._database.scalars(query.order_by(seasons.c.id))

    async def seasons_of(self, league: int) -> list[Season]:
        """Return the seasons of ``league``, the newest first."""
        query = sa.select(*fields(Season, seasons)).where(seasons.c.league == league)
        return await self._database.structs(Season, query.order_by(seasons.c.number.desc()))

    async def state(self, season: int) -> SeasonState | None:
        """Return everything stored about ``season``, ``None`` if there is no such season."""

        def job(connection: sa.Connection) -> SeasonState | None:
            known = structs(
                connection, Season, sa.select(*fields(Season, seasons)).where(seasons.c.id == season)
            )
            if not known:
                return None
            [league] = structs(
                connection, League, sa.select(*fields(League, leagues)).where(leagues.c.id == known[0].league)
            )
            mine = sa.select(*fields(Entry, season_entries)).where(season_entries.c.season == season)
            entries = structs(connection, Entry, mine.order_by(season_entries.c.entered_at))
            active = active_in(entries)
            at = sa.select(fixtures.c.table).where(fixtures.c.season == season, fixtures.c.table.is_not(None))
            ends = outcomes(connection, at)
            still_open = open_tables(connection, at)
            revealed = revealed_among(connection, f"league {season} ")
            query = sa.select(*fields(Fixture, fixtures)).where(fixtures.c.season == season)
            games = tuple(
                played(
                    one,
                    active,
                    ends.get(one.table),
                    has_open_table=one.table in still_open,
                    is_revealed=deal_of_fixture(one) in revealed,
                )
                for one in structs(connection, Fixture, query.order_by(fixtures.c.id))
            )
            numbers = sa.select(season_entries.c.member).where(season_entries.c.season == season)
            people = people_among(connection, numbers)
            return SeasonState(league, known[0], tuple(entries), games, people)

        return await self._database.run(job)

    async def enter(self, entry: Entry) -> None:
        """Enter a member in a season, also again; their earlier entry keeps its time."""
        own = season_entries.c.season == entry.season, season_entries.c.member == entry.member

        def job(connection: sa.Connection) -> None:
            add(connection, season_entries, [entry], clash="skip")
            connection.execute(sa.update(season_entries).where(*own).values(state="in"))

        await self._database.run(job)

    async def set_state(self, season: int, member: int, state: EntryState) -> None:
        """Withdraw or disqualify an entry, or take that back."""
        own = season_entries.c.season == season, season_entries.c.member == member
        await self._database.execute(sa.update(season_entries).where(*own).values(state=state))

    async def substitute(self, leaving: Entry, entry: Entry) -> bool:
        """Let ``entry`` play the games of ``leaving`` that haven't opened; return whether it's new there.

        Earlier games stay with the member who played them, who is withdrawn.
        """

        def job(connection: sa.Connection) -> bool:
            there = season_entries.c.season == entry.season, season_entries.c.member == entry.member
            if connection.scalar(sa.select(season_entries.c.member).where(*there)) is not None:
                return False
            add(connection, season_entries, [entry])
            gone = season_entries.c.season == leaving.season, season_entries.c.member == leaving.member
            connection.execute(sa.update(season_entries).where(*gone).values(state="withdrawn"))
            query = sa.select(*fields(Fixture, fixtures))
            query = query.where(fixtures.c.season == leaving.season, fixtures.c.opened_at.is_(None))
            for one in structs(connection, Fixture, query):
                if leaving.member in one.members:
                    members = tuple(
                        entry.member if member == leaving.member else member for member in one.members
                    )
                    this = sa.update(fixtures).where(fixtures.c.id == one.id, fixtures.c.opened_at.is_(None))
                    connection.execute(this.values(members=members))
            return True

        return await self._database.run(job)

    async def take_back(self, season: int, member: int) -> None:
        """Delete an entry before the season starts."""
        own = season_entries.c.season == season, season_entries.c.member == member
        await self._database.execute(
            sa.delete(season_entries).where(*own, season_entries.c.division.is_(None))
        )

    async def start(
        self,
        season: Season,
        at: float,
        terms: Mapping[str, Terms],
        entries: Sequence[Entry],
        drawn: Sequence[Fixture],
    ) -> bool:
        """Start ``season`` with its divisions and fixtures; return whether it hadn't started yet."""

        def job(connection: sa.Connection) -> bool:
            started = sa.update(seasons).where(seasons.c.id == season.id, seasons.c.started_at.is_(None))
            kept = {game: to_builtins(one) for game, one in terms.items()}
            if not connection.execute(started.values(started_at=at, terms=kept)).rowcount:
                return False
            for entry in entries:
                own = season_entries.c.season == season.id, season_entries.c.member == entry.member
                connection.execute(
                    sa.update(season_entries).where(*own).values(division=entry.division, came=entry.came)
                )
            for fixture in drawn:
                add_counted(connection, fixtures, fixture)
            return True

        return await self._database.run(job)

    async def postpone(self, before: Season, after: Season) -> None:
        """Move the start and the end of a season that hasn't started, unless that was done."""
        known = seasons.c.id == before.id, seasons.c.starts_at == before.starts_at
        moved = sa.update(seasons).where(*known, seasons.c.started_at.is_(None))
        await self._database.execute(moved.values(starts_at=after.starts_at, ends_at=after.ends_at))

    async def extend(self, season: Season) -> None:
        """Let a running season end a week later."""
        known = seasons.c.id == season.id, seasons.c.ends_at == season.ends_at
        await self._database.execute(sa.update(seasons).where(*known).values(ends_at=season.ends_at + WEEK))

    async def change(self, league: int, **values: Any) -> None:
        """Give a league other options, such as its ``channel`` or ``at_once``."""
        await self._database.execute(sa.update(leagues).where(leagues.c.id == league).values(values))

    async def opened(self, fixture: int, table: int, at: float) -> None:
        """Store the table of a fixture."""
        this = sa.update(fixtures).where(fixtures.c.id == fixture, fixtures.c.opened_at.is_(None))
        await self._database.execute(this.values(table=table, opened_at=at))

    async def adjudicate(self, fixture: int, expected: tuple[int, ...], at: float) -> None:
        """Store the points that the seats of a fixture could expect, unless it has them or a result."""
        has_ended = sa.exists().where(results.c.table == fixtures.c.table)
        this = sa.update(fixtures).where(fixtures.c.id == fixture, fixtures.c.adjudicated_at.is_(None))
        this = this.where(~has_ended)
        await self._database.execute(this.values(expected=expected, adjudicated_at=at))

    async def summarized(self, season: int, week: int) -> bool:
        """Note that the summary of ``week`` is posted; return whether it hadn't been."""
        this = sa.update(seasons).where(seasons.c.id == season, seasons.c.told < week).values(told=week)
        return await self._database.run(lambda connection: bool(connection.execute(this).rowcount))

    async def end(self, season: Season, at: float, after: Season | None) -> bool:
        """End ``season`` and insert the one ``after`` it; return whether it hadn't ended yet."""

        def job(connection: sa.Connection) -> bool:
            ended = sa.update(seasons).where(seasons.c.id == season.id, seasons.c.ended_at.is_(None))
            if not connection.execute(ended.values(ended_at=at)).rowcount:
                return False
            if after is not None:
                add_counted(connection, seasons, after)
            return True

        return await self._database.run(job)

    async def reveal(self, finished: Sequence[Fixture], now: float) -> None:
        """Let anybody check the deals of ``finished`` games."""
        names = [deal_of_fixture(one) for one in finished]
        await self._database.run(lambda connection: reveal(connection, names, now))

    async def message(self, league: int) -> LeagueMessage | None:
        """Return the message that shows ``league`` in its channel, None if it was never posted."""
        query = sa.select(*fields(LeagueMessage, league_messages)).where(league_messages.c.league == league)
        found = await self._database.structs(LeagueMessage, query)
        return found[0] if found else None

    async def keep_message(self, message: LeagueMessage) -> None:
        """Store the message of a league in place of the earlier one."""
        await self._database.run(
            lambda connection: add(connection, league_messages, [message], clash="replace")
        )

    async def messages_gone(self, guild: int, messages: Collection[int]) -> list[int]:
        """Note that ``messages`` were deleted; return the leagues of ``guild`` that they showed."""

        def job(connection: sa.Connection) -> list[int]:
            mine = sa.select(leagues.c.id).where(leagues.c.guild == guild)
            those = league_messages.c.message.in_(messages), league_messages.c.league.in_(mine)
            found = list(connection.scalars(sa.select(league_messages.c.league).where(*those)))
            if found:
                gone = sa.update(league_messages).where(league_messages.c.league.in_(found))
                connection.execute(gone.values(message=None, shown=""))
            return found

        return await self._database.run(job)

    async def owner_of(self, table: int) -> int | None:
        """Return the id of the season in which ``table`` is played, ``None`` if it belongs to no league."""
        number: int | None = await self._database.scalar(
            sa.select(fixtures.c.season).where(fixtures.c.table == table)
        )
        return number
