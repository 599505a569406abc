"""Runs the queues of servers: makes tables, and offers free seats to people who wait."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from functools import partial
from typing import TypeAlias

from bot.features.blocks.rules import people_coming
from bot.features.opening.service.admission import Admission
from bot.features.queue.rules.hours import playing_hours
from bot.features.queue.rules.lobbies import incomplete, seat_offered
from bot.features.queue.rules.matching import Match, Waiter, matches, parties, suit
from bot.features.queue.rules.wish import Wish
from bot.features.queue.service.gatherings import Gatherings
from bot.features.queue.service.places import Places
from bot.features.queue.store import Line
from bot.features.reliability.rules.record import Reliability
from bot.features.reliability.rules.reliability import is_newcomer, require_in_time
from bot.stores import Stores
from bot.table.action import RELIABILITY
from bot.table.service import TableService
from bot.table.situation import Situation, TableStep
from bot.table.table import NOWHERE
from games.engine.game import Refused

Ratings: TypeAlias = Mapping[int, Mapping[str, float]]
"""The points of people, by person and game."""
_Open: TypeAlias = Callable[[Match, Sequence[Wish]], Awaitable[Collection[int]]]
"""Opens a lobby for a match of the people with these wishes; returns who can't play now."""


class Queue:
    """Makes tables for people who wait.

    Everything follows from what is stored, so a step that a crash interrupts is done again.
    """

    def __init__(self, tables: TableService, stores: Stores, admission: Admission) -> None:
        self._tables = tables
        self._stores = stores
        self._store = stores.queue
        self._gatherings = Gatherings(tables, stores, admission)

    async def advance(self, guild: int, places: Places) -> None:
        """Do everything that can be done now for the people who wait on ``guild``."""
        now = self._tables.now()
        lobbies = await self._store.open_lobbies(guild)
        for number in lobbies:
            if (await self._tables.row(number)).matched:
                await self._tables.change(number, incomplete)
        line = await self._store.line(guild, now)
        waiting = await self._settled(line, now)
        if not waiting:
            return
        ratings = await self._ratings(guild)
        waiters = await self._waiters(guild, line, waiting, ratings, now)
        free = {one.person: one for one in waiters}
        for number in lobbies:
            await self._fill(number, free, waiting, ratings, places)
        await self._match(free, waiting, partial(self._gatherings.open, places))

    async def advance_across(self, places: Places) -> None:
        """Open tables for people from several servers who found no table on their own server.

        Each server's queue tells who still waits there. Somebody who waits on several servers counts as
        waiting on the one where they have waited longest.
        """
        for number in await self._store.open_lobbies(NOWHERE):
            await self._tables.change(number, incomplete)
        free: dict[int, Waiter] = {}
        wishes: dict[int, Wish] = {}
        for guild in sorted({wish.guild for wish in await self._store.waiting_across()}):
            if not (await self._stores.guilds.settings(guild)).across:
                continue
            now = self._tables.now()
            line = await self._store.line(guild, now)
            waiting = {
                wish.person: wish
                for wish in line.wishes
                if wish.across and line.progress(wish, now).stage == "waiting"
            }
            for one in await self._waiters(guild, line, waiting, await self._ratings(guild), now):
                if one.person not in free or one.since < free[one.person].since:
                    free[one.person], wishes[one.person] = one, waiting[one.person]
        await self._match(free, wishes, partial(self._gatherings.open_across, places))

    async def _settled(self, line: Line, now: float) -> dict[int, Wish]:
        """Stop the wishes of people who have found a game, don't want one, or have waited too long.

        Return the wishes of people who still need a table, by person.
        """
        waiting = {}
        for wish in line.wishes:
            progress = line.progress(wish, now)
            match progress.stage:
                case "waiting":
                    waiting[wish.person] = wish
                case "found":
                    assert wish.since is not None, "people who wait have a place"
                    begun = [one.started_at for one in line.sittings if one.table == progress.table]
                    await self._store.stop(wish, "found", max(0.0, (begun[0] or now) - wish.since), now)
                case "declined" | "lapsed" | "called-off" | "ended" as outcome:
                    await self._store.stop(wish, outcome)
                case _:
                    pass
        return waiting

    async def _waiters(
        self, guild: int, line: Line, waiting: Mapping[int, Wish], ratings: Ratings, now: float
    ) -> list[Waiter]:
        """Return the people who may be matched, with what the server allows of their wishes."""
        settings = await self._stores.guilds.settings(guild)
        allowed = frozenset(settings.games or self._tables.games) & frozenset(self._tables.games)
        records = await self._stores.people.reliability(guild, list(waiting), now)
        across = await self._stores.people.reliability(NOWHERE, list(waiting), now)
        blocks = await self._stores.people.blocks.all()
        pressed = await self._store.quarters(
            guild, [person for person, wish in waiting.items() if wish.hours], now
        )
        met = _met(line)
        return [
            Waiter(
                person,
                wish.since or now,
                allowed & frozenset(wish.games),
                frozenset(wish.sizes),
                wish.clock,
                line.friends.get(person, frozenset()),
                blocks.of(person),
                ratings.get(person, {}),
                playing_hours(pressed.get(person, [])),
                met.get(person, frozenset()),
                guild,
                settings.across and wish.across,
                min(_percent(records[person]), _percent(across[person])),
                settings.least_in_time,
            )
            for person, wish in waiting.items()
            if _is_reliable(records[person], settings.least_in_time)
        ]

    async def _ratings(self, guild: int) -> Ratings:
        """Return everybody's points."""
        found: dict[int, dict[str, float]] = {}
        for game in self._tables.games:
            for person, rating in (await self._stores.ratings.ratings(guild, game)).items():
                found.setdefault(person, {})[game] = rating.points
        return found

    async def _fill(
        self,
        number: int,
        free: dict[int, Waiter],
        waiting: Mapping[int, Wish],
        ratings: Ratings,
        places: Places,
    ) -> None:
        """Offer the free seats of a lobby to the people who have waited longest, and reserve them."""
        row = await self._tables.row(number)
        if row.status != "lobby" or row.matched or not row.from_queue or not free:
            return
        at = await self._tables.situation(number, RELIABILITY, list(free))
        there = [
            Waiter(person, at.now, frozenset(), frozenset(), row.clock, ratings=ratings.get(person, {}))
            for person in people_coming(row)
        ]
        alone = [party.members[0] for party in parties(list(free.values())) if len(party.members) == 1]
        for one in sorted(alone, key=lambda one: (one.since, one.person)):
            wish = waiting[one.person]
            coming = len(at.table.seats) + len(at.table.invited)
            sizes = [size for size in wish.sizes if coming < size <= at.player_counts[-1]]
            if not sizes or row.game not in one.games or row.clock != one.clock:
                continue
            if not all(suit(one, other, row.game, at.now) for other in there):
                continue
            if seat_offered(at, one.person) is None:
                continue
            if await places.request(row.guild, row.channel, one.person, row.game) is None:
                continue

            def offered(at: Situation, person: int = one.person) -> TableStep | None:
                return seat_offered(at, person)

            await self._tables.change(number, offered)
            del free[one.person]
            at = await self._tables.situation(number, RELIABILITY, list(free))

    async def _match(self, free: dict[int, Waiter], waiting: Mapping[int, Wish], open_table: _Open) -> None:
        """Make tables as long as there are people for one."""
        seats = {game: one.seats for game, one in self._tables.games.items()}
        while True:
            found = await asyncio.to_thread(matches, list(free.values()), seats, self._tables.now())
            is_final = True
            for match in found:
                absent = await open_table(match, [waiting[one] for one in match.people])
                is_final = is_final and not absent
                for person in absent or match.people:
                    free.pop(person, None)
            if is_final:
                return


def _percent(known: Reliability) -> int:
    """Return how many of a hundred turns somebody answered in time; 100 while it's too early to say."""
    return 100 if is_newcomer(known) else known.percent


def _is_reliable(known: Reliability, least: int) -> bool:
    try:
        require_in_time(known, least)
    except Refused:
        return False
    return True


def _met(line: Line) -> dict[int, frozenset[int]]:
    """Return by person the others in the queue that they have played with lately."""
    tables: dict[int, set[int]] = {}
    for one in line.sittings:
        tables.setdefault(one.table, set()).add(one.person)
    found: dict[int, set[int]] = {}
    for people in tables.values():
        for person in people:
            found.setdefault(person, set()).update(people - {person})
    return {person: frozenset(others) for person, others in found.items()}
