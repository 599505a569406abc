"""Leagues, their seasons, entries and fixtures; every method is one transaction."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from msgspec import Struct, to_builtins

from bot.database.database import Database
from bot.database.schema import (
    fixtures,
    league_messages,
    league_repairs,
    leagues,
    results,
    season_entries,
    seasons,
)
from bot.database.statements import add, add_counted, fields, structs
from bot.features.competitions.rules.missed import MissedPost, Post
from bot.features.competitions.rules.repairs import EntryState, Repair
from bot.features.competitions.store import MissedPosts, RepairLog, open_tables, outcomes
from bot.features.deals.store import reveal, revealed_among
from bot.features.leagues.rules.league import Entry, Fixture, League, LeagueMessage, Season
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
        self.repairs = RepairLog(database, league_repairs)
        self.missed = MissedPosts(database, "league")

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

    async def last_ended(self, league: int) -> int | None:
        """Return the id of the last season of ``league`` that has ended, None if there is none."""
        query = sa.select(sa.func.max(seasons.c.id)).where(seasons.c.league == league)
        number: int | None = await self._database.scalar(query.where(seasons.c.ended_at.is_not(None)))
        return number

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
            disqualified = frozenset(one.member for one in entries if one.state == "disqualified")
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
                    disqualified=disqualified,
                    has_open_table=one.table in still_open,
                    is_revealed=deal_of_fixture(one) in revealed,
                )
                for one in structs(connection, Fixture, query.order_by(fixtures.c.id))
            )
            numbers = sa.select(season_entries.c.member).where(season_entries.c.season == season)
            people = people_among(connection, numbers)
            return SeasonState(league, known[0], tuple(entries), games, people)

        return await self._database.run(job)

    async def enter(self, entry: Entry) -> bool:
        """Enter a member in a season, for the first time or again; their earlier entry keeps its time.

        Return whether they could: somebody who was disqualified can't come back on their own.
        """
        own = season_entries.c.season == entry.season, season_entries.c.member == entry.member
        this = sa.update(season_entries).where(*own, season_entries.c.state != "disqualified")

        def job(connection: sa.Connection) -> bool:
            add(connection, season_entries, [entry], clash="skip")
            return bool(connection.execute(this.values(state="in")).rowcount)

        return await self._database.run(job)

    async def set_state(
        self, season: int, member: int, state: EntryState, repair: Repair | None = None
    ) -> bool:
        """Withdraw or disqualify an entry, or take that back; return whether that changes anything."""
        own = season_entries.c.season == season, season_entries.c.member == member
        this = sa.update(season_entries).where(*own, season_entries.c.state != state).values(state=state)
        return await self._noted(this, repair)

    async def substitute(self, leaving: Entry, entry: Entry, repair: Repair | None = None) -> bool:
        """Let ``entry`` play the games of ``leaving`` that haven't opened; return whether that's possible.

        Somebody who plays in the season can't; somebody who has left the same division can, such as the
        person who was replaced before. Earlier games stay with the member who played them, who is withdrawn
        unless they are disqualified.
        """

        def job(connection: sa.Connection) -> bool:
            mine = sa.select(*fields(Entry, season_entries)).where(season_entries.c.season == entry.season)
            known = {one.member: one for one in structs(connection, Entry, mine)}
            back = known.get(entry.member)
            query = sa.select(*fields(Fixture, fixtures))
            query = query.where(fixtures.c.season == leaving.season, fixtures.c.opened_at.is_(None))
            waiting = [one for one in structs(connection, Fixture, query) if leaving.member in one.members]
            if back is not None and (
                (back.state, back.division) != ("withdrawn", leaving.division)
                or any(entry.member in one.members for one in waiting)
            ):
                return False
            add(connection, season_entries, [entry], clash="skip")
            for member, before, after in (
                (entry.member, "withdrawn", "in"),
                (leaving.member, "in", "withdrawn"),
            ):
                own = season_entries.c.season == entry.season, season_entries.c.member == member
                this = sa.update(season_entries).where(*own, season_entries.c.state == before)
                connection.execute(this.values(state=after))
            for one in waiting:
                members = tuple(
                    entry.member if member == leaving.member else member for member in one.members
                )
                this = sa.update(fixtures).where(fixtures.c.id == one.id, fixtures.c.opened_at.is_(None))
                connection.execute(this.values(members=members))
            self.repairs.note(connection, repair)
            return True

        return await self._database.run(job)

    async def take_back(self, season: int, member: int) -> None:
        """Delete an entry before the season starts; it stays if it's disqualified."""
        own = season_entries.c.season == season, season_entries.c.member == member
        is_free = season_entries.c.division.is_(None), season_entries.c.state != "disqualified"
        await self._database.execute(sa.delete(season_entries).where(*own, *is_free))

    async def start(
        self,
        season: Season,
        at: float,
        terms: Mapping[str, Terms],
        entries: Sequence[Entry],
        drawn: Sequence[Fixture],
    ) -> bool:
        """Start ``season`` with its divisions and fixtures; return False if it had started already."""

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

    async def postpone(self, before: Season, after: Season, repair: Repair | None = None) -> bool:
        """Move the start and end of a season that hasn't started; return False if others have done it."""
        known = seasons.c.id == before.id, seasons.c.starts_at == before.starts_at
        moved = sa.update(seasons).where(*known, seasons.c.started_at.is_(None))
        return await self._noted(moved.values(starts_at=after.starts_at, ends_at=after.ends_at), repair)

    async def extend(self, before: Season, after: Season, repair: Repair) -> bool:
        """Move the end of a season that hasn't ended; return False if another process has done it."""
        known = seasons.c.id == before.id, seasons.c.ends_at == before.ends_at
        this = sa.update(seasons).where(*known, seasons.c.ended_at.is_(None)).values(ends_at=after.ends_at)
        return await self._noted(this, repair)

    async def change(self, league: int, repair: Repair | None = None, **values: Any) -> None:
        """Give a league other options, such as its ``channel`` or ``at_once``."""
        await self._noted(sa.update(leagues).where(leagues.c.id == league).values(values), repair)

    async def rule(self, fixture: Fixture, ranks: tuple[int, ...] | None, repair: Repair) -> None:
        """Let a game count by ``ranks`` that a moderator has set; None: by its result again."""
        await self._noted(sa.update(fixtures).where(fixtures.c.id == fixture.id).values(ruled=ranks), repair)

    async def _noted(self, update: sa.Update, repair: Repair | None) -> bool:
        """Execute ``update`` and note the ``repair``, if it finds a row; return whether it does."""

        def job(connection: sa.Connection) -> bool:
            if not connection.execute(update).rowcount:
                return False
            self.repairs.note(connection, repair)
            return True

        return await self._database.run(job)

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

    async def summarized(self, season: Season, week: int, at: float) -> bool:
        """Note that the summary of ``week`` is posted; return False if it was posted already."""
        this = sa.update(seasons).where(seasons.c.id == season.id, seasons.c.told < week)

        def job(connection: sa.Connection) -> bool:
            if not connection.execute(this.values(told=week)).rowcount:
                return False
            self.missed.begin(connection, [MissedPost("league", season.league, season.id, "summary", at)])
            return True

        return await self._database.run(job)

    async def end(self, season: Season, at: float, after: Season | None, *, has_role: bool) -> bool:
        """End ``season`` and insert the one ``after`` it; return False if it had ended already.

        ``has_role``: its champions get a role.
        """

        def job(connection: sa.Connection) -> bool:
            ended = sa.update(seasons).where(seasons.c.id == season.id, seasons.c.ended_at.is_(None))
            if not connection.execute(ended.values(ended_at=at)).rowcount:
                return False
            if after is not None:
                add_counted(connection, seasons, after)
            posts: list[Post] = ["end", "role"] if has_role else ["end"]
            owed = [MissedPost("league", season.league, season.id, post, at) for post in posts]
            self.missed.begin(connection, owed)
            return True

        return await self._database.run(job)

    async def reveal(self, finished: Sequence[Fixture], now: float) -> None:
        """Reveal the deals of ``finished`` games."""
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
