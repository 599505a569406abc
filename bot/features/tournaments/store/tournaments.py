"""Tournaments, their entries, rounds and matches; every method is one transaction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias

import sqlalchemy as sa
from msgspec import to_builtins

from bot.database.database import Database
from bot.database.schema import (
    deal_results,
    tournament_entries,
    tournament_matches,
    tournament_repairs,
    tournament_rounds,
    tournaments,
)
from bot.database.statements import add, add_counted, fields, structs
from bot.features.competitions.rules.missed import Owed
from bot.features.competitions.rules.repairs import EntryState, Repair
from bot.features.competitions.store import MissedPosts, RepairLog
from bot.features.deals.store import reveal, revealed_among
from bot.features.people.store.members import people_among
from bot.features.tournaments.rules.course import TournamentState
from bot.features.tournaments.rules.standing import BYE
from bot.features.tournaments.rules.swiss import Round
from bot.features.tournaments.rules.tournament import (
    MOST,
    Match,
    Participant,
    Tournament,
    TournamentRound,
    substitutes,
)
from bot.features.tournaments.store.reading import is_busy, locked, matches_of
from bot.table.table_terms import Terms

Entering: TypeAlias = Literal["entered", "closed", "full", "busy"]
"""Entered; it has started or was called off; it's full; or the person takes part in too many others."""
Changing: TypeAlias = Literal["done", "nothing", "busy"]
"""Changed; there was nothing to change; or the person takes part in too many other tournaments."""


class TournamentStore:
    """Reads and writes tournaments. Each step is written at most once, whoever tries it again."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.repairs = RepairLog(database, tournament_repairs)
        self.missed = MissedPosts(database, "tournament")

    async def create(self, tournament: Tournament) -> int:
        """Store a new tournament and return its number."""
        return await self._database.run(lambda connection: add_counted(connection, tournaments, tournament))

    async def of_guild(self, guild: int, limit: int) -> list[Tournament]:
        """Return the newest tournaments of ``guild``, at most ``limit``, the newest first."""
        query = sa.select(*fields(Tournament, tournaments)).where(tournaments.c.guild == guild)
        ordered = query.order_by(tournaments.c.id.desc()).limit(limit)
        return await self._database.structs(Tournament, ordered)

    async def running(self) -> list[int]:
        """Return the ids of the tournaments that haven't ended, of all servers of this process."""
        query = sa.select(tournaments.c.id).where(tournaments.c.ended_at.is_(None))
        query = query.where(self._database.scope.condition(tournaments.c.guild))
        return await self._database.scalars(query.order_by(tournaments.c.id))

    async def owner_of(self, table: int) -> int | None:
        """Return the id of the tournament in which ``table`` is played, ``None`` if it belongs to none."""
        number: int | None = await self._database.scalar(
            sa.select(tournament_matches.c.tournament).where(tournament_matches.c.table == table)
        )
        return number

    async def state(self, number: int) -> TournamentState | None:
        """Return everything stored about a tournament, ``None`` if there is none with this number."""

        def job(connection: sa.Connection) -> TournamentState | None:
            query = sa.select(*fields(Tournament, tournaments)).where(tournaments.c.id == number)
            known = structs(connection, Tournament, query)
            if not known:
                return None
            mine = sa.select(*fields(Participant, tournament_entries))
            mine = mine.where(tournament_entries.c.tournament == number)
            ordered = mine.order_by(tournament_entries.c.entered_at, tournament_entries.c.member)
            entries = structs(connection, Participant, ordered)
            of_rounds = sa.select(*fields(TournamentRound, tournament_rounds))
            of_rounds = of_rounds.where(tournament_rounds.c.tournament == number)
            rounds = structs(connection, TournamentRound, of_rounds.order_by(tournament_rounds.c.number))
            numbers = sa.select(tournament_entries.c.member).where(tournament_entries.c.tournament == number)
            return TournamentState(
                known[0],
                tuple(entries),
                tuple(rounds),
                matches_of(connection, known[0], entries),
                people_among(connection, numbers),
                revealed_among(connection, f"tournament {number} "),
            )

        return await self._database.run(job)

    async def enter(self, entry: Participant) -> Entering:
        """Enter a member in a tournament, for the first time or again, if that's still possible."""

        def job(connection: sa.Connection) -> Entering:
            this = locked(connection, entry.tournament)
            if this is None or not this.takes_entries:
                return "closed"
            here = tournament_entries.c.tournament == entry.tournament
            there = set(connection.scalars(sa.select(tournament_entries.c.member).where(here)))
            if entry.member in there:
                return "entered"
            if len(there) >= MOST:
                return "full"
            if is_busy(connection, entry.member):
                return "busy"
            add(connection, tournament_entries, [entry])
            return "entered"

        return await self._database.run(job)

    async def take_back(self, number: int, member: int) -> bool:
        """Delete an entry before the start; return whether that was possible."""

        def job(connection: sa.Connection) -> bool:
            this = locked(connection, number)
            if this is None or this.started_at is not None:
                return False
            connection.execute(sa.delete(tournament_entries).where(*_own(number, member)))
            return True

        return await self._database.run(job)

    async def set_state(
        self, number: int, member: int, state: EntryState, repair: Repair | None = None
    ) -> Changing:
        """Withdraw or disqualify an entry, or take it back in.

        Somebody who comes back takes over from their substitute.
        """

        def job(connection: sa.Connection) -> Changing:
            own = sa.update(tournament_entries).where(
                *_own(number, member), tournament_entries.c.state != state
            )
            if state == "in" and is_busy(connection, member, number):
                return "busy"
            if not connection.execute(own.values(state=state)).rowcount:
                return "nothing"
            if state == "in":
                heir = sa.update(tournament_entries).where(
                    tournament_entries.c.tournament == number, tournament_entries.c.takes_over == member
                )
                connection.execute(heir.values(state="withdrawn", takes_over=None))
            self.repairs.note(connection, repair)
            return "done"

        return await self._database.run(job)

    async def substitute(self, entry: Participant, repair: Repair) -> Changing:
        """Let the new ``entry`` take over from a member who plays, if that's possible."""
        leaving = entry.takes_over
        assert leaving is not None, "it takes over from somebody"

        def job(connection: sa.Connection) -> Changing:
            this = locked(connection, entry.tournament)
            if this is None or this.started_at is None or this.ended_at is not None:
                return "nothing"
            mine = sa.select(*fields(Participant, tournament_entries)).where(
                tournament_entries.c.tournament == entry.tournament
            )
            there = {one.member: one for one in structs(connection, Participant, mine)}
            if entry.member in there or leaving not in there or leaving in substitutes([*there.values()]):
                return "nothing"
            if is_busy(connection, entry.member):
                return "busy"
            own = sa.update(tournament_entries).where(*_own(entry.tournament, leaving))
            connection.execute(own.values(state="withdrawn"))
            add(connection, tournament_entries, [entry])
            self.repairs.note(connection, repair)
            return "done"

        return await self._database.run(job)

    async def change(
        self, before: Tournament, repair: Repair | None = None, owed: Owed = (), **values: Any
    ) -> bool:
        """Give a tournament other values, unless any of these has changed since ``before`` was read.

        Return whether they were stored. Posts are ``owed`` after it.
        """
        same = [
            column.is_(None) if (value := getattr(before, name)) is None else column == value
            for name in values
            for column in [tournaments.c[name]]
        ]

        def job(connection: sa.Connection) -> bool:
            this = sa.update(tournaments).where(tournaments.c.id == before.id, *same)
            if not connection.execute(this.values(values)).rowcount:
                return False
            self.missed.begin(connection, owed)
            self.repairs.note(connection, repair)
            return True

        return await self._database.run(job)

    async def start(
        self, before: Tournament, at: float, rounds: int, terms: Terms, lots: Mapping[int, int]
    ) -> bool:
        """Start a tournament with the lots of its people; return False if it had started already.

        If somebody has entered since they were drawn, they are outdated: nothing is written.
        """

        def job(connection: sa.Connection) -> bool:
            this = locked(connection, before.id)
            there = sa.select(tournament_entries.c.member).where(
                tournament_entries.c.tournament == before.id, tournament_entries.c.state == "in"
            )
            if this is None or not this.takes_entries or set(connection.scalars(there)) != {*lots}:
                return False
            started = sa.update(tournaments).where(tournaments.c.id == before.id)
            connection.execute(started.values(started_at=at, rounds=rounds, terms=to_builtins(terms)))
            for member, lot in lots.items():
                own = sa.update(tournament_entries).where(*_own(before.id, member))
                connection.execute(own.values(seed=lot))
            return True

        return await self._database.run(job)

    async def pair(self, number: int, round_: int, at: float, drawn: Round) -> bool:
        """Store the matches of a round; return False if it was paired already. Byes count at once."""
        row = TournamentRound(number, round_, at)

        def job(connection: sa.Connection) -> bool:
            known = sa.select(sa.func.count()).select_from(tournament_rounds)
            known = known.where(tournament_rounds.c.tournament == number)
            if locked(connection, number) is None or connection.scalar(known) != round_ - 1:
                return False
            add(connection, tournament_rounds, [row])
            for place, table in enumerate((*drawn.tables, *((person,) for person in drawn.byes)), 1):
                match = Match(number, round_, place, table, expected=(BYE,) if len(table) == 1 else None)
                add_counted(connection, tournament_matches, match)
            return True

        return await self._database.run(job)

    async def opened(self, match: int, table: int, at: float) -> None:
        """Store the table of a match."""
        this = sa.update(tournament_matches).where(
            tournament_matches.c.id == match, tournament_matches.c.opened_at.is_(None)
        )
        await self._database.execute(this.values(table=table, opened_at=at))

    async def adjudicate(self, match: int, expected: tuple[int, ...]) -> None:
        """Store the points that the seats of a match could expect, unless it has them or a result."""
        has_ended = sa.exists().where(deal_results.c.table == tournament_matches.c.table)
        this = sa.update(tournament_matches).where(
            tournament_matches.c.id == match, tournament_matches.c.expected.is_(None), ~has_ended
        )
        await self._database.execute(this.values(expected=expected))

    async def rule(self, match: Match, ranks: tuple[int, ...] | None, repair: Repair) -> None:
        """Let a match count by ``ranks`` that a moderator has set; ``None``: by its game again."""

        def job(connection: sa.Connection) -> None:
            this = sa.update(tournament_matches).where(tournament_matches.c.id == match.id)
            connection.execute(this.values(ruled=ranks))
            self.repairs.note(connection, repair)

        await self._database.run(job)

    async def set_end(
        self, before: TournamentRound, ends_at: float, repair: Repair | None = None, owed: Owed = ()
    ) -> bool:
        """Let a round end at another time, unless that has changed since; return whether it was stored.

        Posts are ``owed`` after it.
        """
        column = tournament_rounds.c.ends_at
        same = column.is_(None) if before.ends_at is None else column == before.ends_at

        def job(connection: sa.Connection) -> bool:
            this = sa.update(tournament_rounds).where(*_round(before), same)
            if not connection.execute(this.values(ends_at=ends_at)).rowcount:
                return False
            self.missed.begin(connection, owed)
            self.repairs.note(connection, repair)
            return True

        return await self._database.run(job)

    async def finish(self, before: TournamentRound, at: float) -> bool:
        """Note that a round is over; return False if that was noted already."""
        this = sa.update(tournament_rounds).where(*_round(before), tournament_rounds.c.ended_at.is_(None))
        return await self._database.run(
            lambda connection: bool(connection.execute(this.values(ended_at=at)).rowcount)
        )

    async def reveal(self, deals: Sequence[str], now: float) -> None:
        """Let anybody check these deals."""
        await self._database.run(lambda connection: reveal(connection, deals, now))


def _own(number: int, member: int) -> tuple[sa.ColumnElement[bool], ...]:
    return tournament_entries.c.tournament == number, tournament_entries.c.member == member


def _round(one: TournamentRound) -> tuple[sa.ColumnElement[bool], ...]:
    return tournament_rounds.c.tournament == one.tournament, tournament_rounds.c.number == one.number
