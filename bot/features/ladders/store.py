"""Ladders, their challenges and events; every method is one transaction."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa

from bot.database.database import Database
from bot.database.schema import departures, ladder_challenges, ladder_events, ladders, tables
from bot.database.statements import add_counted, fields, structs, uncounted
from bot.features.competitions.store import outcomes
from bot.features.deals.store import reveal
from bot.features.ladders.rules.changes import Decide
from bot.features.ladders.rules.course import Game, LadderState, deal_of_challenge, game_of
from bot.features.ladders.rules.ladder import Challenge, Event, Ladder
from bot.features.people.store.members import people_among


class LadderStore:
    """Reads and writes ladders. Each step is written at most once, whoever tries it again."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def open(self, ladder: Ladder) -> tuple[int, bool]:
        """Store a new ladder, or reopen the game's closed one; return its id, and False if it was open."""
        same = ladders.c.guild == ladder.guild, ladders.c.game == ladder.game
        values = uncounted(ladder)

        def job(connection: sa.Connection) -> tuple[int, bool]:
            known = structs(connection, Ladder, sa.select(*fields(Ladder, ladders)).where(*same))
            if not known:
                return add_counted(connection, ladders, ladder), True
            [there] = known
            if there.closed_at is None:
                return there.id, False
            connection.execute(sa.update(ladders).where(ladders.c.id == there.id).values(values))
            return there.id, True

        return await self._database.run(job)

    async def of_guild(self, guild: int) -> list[Ladder]:
        """Return the ladders of ``guild``, also closed ones."""
        query = sa.select(*fields(Ladder, ladders)).where(ladders.c.guild == guild)
        return await self._database.structs(Ladder, query.order_by(ladders.c.id))

    async def ladder(self, number: int) -> Ladder | None:
        """Return a ladder, None if there is none with this number."""
        query = sa.select(*fields(Ladder, ladders)).where(ladders.c.id == number)
        found = await self._database.structs(Ladder, query)
        return found[0] if found else None

    async def running(self) -> list[int]:
        """Return the ids of the ladders of all servers of this process; closed ones may have open games."""
        query = sa.select(ladders.c.id).where(self._database.scope.condition(ladders.c.guild))
        return await self._database.scalars(query.order_by(ladders.c.id))

    async def owner_of(self, table: int) -> int | None:
        """Return the id of the ladder for which ``table`` is played, None if it belongs to none."""
        number: int | None = await self._database.scalar(
            sa.select(ladder_challenges.c.ladder).where(ladder_challenges.c.table == table)
        )
        return number

    async def state(self, number: int) -> LadderState | None:
        """Return the state of a ladder, None if there is none with this number."""
        return await self._database.run(lambda connection: _state(connection, number))

    async def challenges(self, ladder: int, limit: int) -> list[Challenge]:
        """Return the latest challenges of a ladder, the newest first."""
        query = sa.select(*fields(Challenge, ladder_challenges)).where(ladder_challenges.c.ladder == ladder)
        return await self._database.structs(
            Challenge, query.order_by(ladder_challenges.c.id.desc()).limit(limit)
        )

    async def change(self, number: int, decide: Decide) -> bool:
        """Write the change that ``decide`` makes to the state of a ladder; return whether there was one.

        :raises Refused: as ``decide`` raises it.
        """

        def job(connection: sa.Connection) -> bool:
            state = _state(connection, number)
            change = None if state is None else decide(state)
            if change is None:
                return False
            for event in change.events:
                add_counted(connection, ladder_events, event)
                if event.challenge is not None:
                    over = sa.update(ladder_challenges).where(ladder_challenges.c.id == event.challenge)
                    connection.execute(over.values(ended_at=event.at))
            if change.challenge is not None:
                add_counted(connection, ladder_challenges, change.challenge)
            return True

        return await self._database.run(job)

    async def set_undone(self, ladder: int, event: int, at: float | None, moderator: int) -> None:
        """Undo an event of a ladder; redo it if ``at`` is None."""
        this = sa.update(ladder_events).where(ladder_events.c.ladder == ladder, ladder_events.c.id == event)
        await self._database.execute(this.values(undone_at=at, undone_by=moderator))

    async def alter(self, number: int, **values: Any) -> None:
        """Give a ladder other options, such as its ``channel``, or close it."""
        await self._database.execute(sa.update(ladders).where(ladders.c.id == number).values(values))

    async def opened(self, challenge: int, table: int, at: float) -> None:
        """Store the table of a challenge."""
        this = sa.update(ladder_challenges).where(
            ladder_challenges.c.id == challenge, ladder_challenges.c.opened_at.is_(None)
        )
        await self._database.execute(this.values(table=table, opened_at=at))

    async def settle(self, challenges: Sequence[Challenge], at: float) -> None:
        """Reveal the deals of ``challenges``, and mark these as settled."""

        def job(connection: sa.Connection) -> None:
            reveal(connection, [deal_of_challenge(one) for one in challenges], at)
            those = ladder_challenges.c.id.in_([one.id for one in challenges])
            connection.execute(sa.update(ladder_challenges).where(those).values(settled_at=at))

        await self._database.run(job)


def _state(connection: sa.Connection, number: int) -> LadderState | None:
    """Return the state of a ladder, None if there is none with this number."""
    known = structs(connection, Ladder, sa.select(*fields(Ladder, ladders)).where(ladders.c.id == number))
    if not known:
        return None
    log = sa.select(*fields(Event, ladder_events)).where(ladder_events.c.ladder == number)
    events = structs(connection, Event, log.order_by(ladder_events.c.id))
    joined = sa.select(ladder_events.c.member).where(ladder_events.c.ladder == number)
    people = people_among(connection, joined)
    return LadderState(known[0], tuple(events), _games(connection, number), people)


def _games(connection: sa.Connection, ladder: int) -> tuple[Game, ...]:
    """Return the games of the challenges that aren't settled, the oldest first."""
    unsettled = ladder_challenges.c.ladder == ladder, ladder_challenges.c.settled_at.is_(None)
    query = sa.select(*fields(Challenge, ladder_challenges)).where(*unsettled)
    challenges = structs(connection, Challenge, query.order_by(ladder_challenges.c.id))
    at = sa.select(ladder_challenges.c.table).where(*unsettled, ladder_challenges.c.table.is_not(None))
    rows = sa.select(tables.c.id, tables.c.status, tables.c.changed_at).where(tables.c.id.in_(at))
    found = {row.id: row for row in connection.execute(rows)}
    ends = outcomes(connection, at)
    gone: Mapping[int | None, set[int]] = defaultdict(set)
    left = sa.select(departures.c.table, departures.c.member).where(departures.c.table.in_(at))
    for row in connection.execute(left):
        gone[row.table].add(row.member)
    return tuple(
        game_of(
            one,
            found[one.table].status if one.table in found else None,
            found[one.table].changed_at if one.table in found else None,
            ends.get(one.table),
            gone[one.table],
        )
        for one in challenges
    )
