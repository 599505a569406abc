"""Runs tournaments: starts and pairs them, opens their tables, adjudicates games, and ends them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import Protocol

from bot.features.competitions.rules.missed import MissedPost, Post
from bot.features.competitions.service import closing, expected, terms_for, uncovering
from bot.features.lobby.rules.lobby import NewTable
from bot.features.notices.rules.ping_hours import quiet_around
from bot.features.opening.service.seated import open_seated
from bot.features.people.store.personal import NOBODY
from bot.features.tournaments.rules.course import (
    Adjudicate,
    Announce,
    Begin,
    CallOff,
    Close,
    End,
    Finish,
    Open,
    Pair,
    Postpone,
    Remind,
    Reveal,
    Start,
    TellOff,
    TournamentState,
    Uncover,
    next_step,
    postponed,
)
from bot.features.tournaments.rules.standing import BYE, drawn_lots, next_round
from bot.features.tournaments.rules.tournament import (
    Match,
    deal_of_draw,
    deal_of_match,
    origin_of_match,
    planned_rounds,
)
from bot.stores import Stores
from bot.table.service import TableService
from bot.table.situation import line
from bot.table.table_terms import terms_of
from bot.table.wake_timer import LONGEST_SLEEP

_AGAIN = 60.0
"""Seconds until a table is tried again that the channel doesn't allow now."""


class Channel(Protocol):
    """The services that tournaments use on Discord."""

    async def place_of(self, state: TournamentState, match: Match) -> tuple[int, str] | None:
        """Return the channel or thread for a table and its language; None if there's no place for it now."""
        ...

    async def announce(self, state: TournamentState) -> None:
        """Post a new tournament, so that people can enter."""
        ...

    async def remind(self, state: TournamentState, quiet: Collection[int]) -> None:
        """Remind the people who have entered of the start; those with ``quiet`` hours without a ping."""
        ...

    async def postponed(self, state: TournamentState) -> None:
        """Post that too few people have entered, and when it starts now."""
        ...

    async def told_off(self, state: TournamentState) -> None:
        """Post that a tournament was called off."""
        ...

    async def began(self, state: TournamentState) -> None:
        """Post the tables of the current round."""
        ...

    async def ended(self, state: TournamentState) -> None:
        """Post the standings of a tournament that has ended."""
        ...


class Tournaments:
    """Runs tournaments: does each step that ``next_step`` returns, one after the other."""

    def __init__(self, tables: TableService, stores: Stores) -> None:
        self._tables = tables
        self._stores = stores
        self._store = stores.tournaments

    async def advance(self, number: int, channel: Channel) -> float:
        """Do everything that is due for a tournament; return the seconds until it needs another look."""
        while (state := await self._store.state(number)) is not None:
            this, now = state.tournament, self._tables.now()
            step = next_step(state, now)

            def owed(post: Post, since: float = now) -> list[MissedPost]:
                return [MissedPost("tournament", number, 0, post, since)]

            match step:
                case Announce():
                    if await self._store.change(this, owed=owed("announcement"), announced_at=now):
                        await channel.announce(state)
                case Remind():
                    if await self._store.change(this, reminded_for=this.starts_at):
                        await channel.remind(state, await self._quiet(state))
                case Start():
                    await self.start(state)
                case Postpone():
                    later = postponed(this, state.pace)
                    if await self._store.change(
                        this,
                        owed=owed("postponement"),
                        starts_at=later.starts_at,
                        postponed=later.postponed,
                    ):
                        await self._tell(number, channel.postponed)
                case CallOff():
                    await self._store.change(this, called_off_at=now)
                case TellOff():
                    if await self._store.change(this, owed=owed("off"), told_off_at=now):
                        await channel.told_off(state)
                case Pair(round_number):
                    await self.pair(state, round_number)
                case Open(match):
                    place = await channel.place_of(state, match)
                    if place is None:
                        return _AGAIN
                    await self.open(state, match, *place)
                case Begin(round_):
                    if await self._store.set_end(round_, now + state.pace.round, owed=owed("round")):
                        await self._tell(number, channel.began)
                case Adjudicate(match):
                    await self.adjudicate(state, match)
                case Close(match):
                    assert match.table is not None, "it has an open table"
                    await self._tables.change(match.table, closing(line("log-tournament-cut")))
                case Uncover(match):
                    assert match.table is not None, "it has a table"
                    await self._tables.change(match.table, uncovering(line("log-duplicate-over")))
                case Reveal(deals):
                    await self._store.reveal(deals, now)
                case Finish(round_):
                    await self._store.finish(round_, now)
                case End():
                    has_started = this.started_at is not None
                    if await self._store.change(this, owed=owed("end") if has_started else (), ended_at=now):
                        await self._tell(number, channel.ended)
                    return 0.0
                case _:
                    return step - now
        return LONGEST_SLEEP

    async def start(self, state: TournamentState) -> bool:
        """Draw the lots of a tournament; return False if another process has done it.

        In a knock-out, ratings decide before the lots, so that the best meet as late as possible.
        """
        this, members = state.tournament, sorted(state.active)
        deal = await self._stores.tables.deal(deal_of_draw(this.id))
        lots = drawn_lots(members, deal.secret)
        if this.is_knockout:
            ratings = await self._stores.ratings.ratings(this.guild, this.game)
            points = {
                member: ratings[person].points if (person := state.people.get(member)) in ratings else 0
                for member in members
            }
            order = sorted(members, key=lambda member: (-points[member], lots[member]))
            lots = {member: place for place, member in enumerate(order)}
        rounds = this.rounds or planned_rounds(len(members), this.size)
        terms = await terms_for(
            self._tables, self._stores, this.guild, this.game, state.pace.clock, this.preset
        )
        return await self._store.start(this, self._tables.now(), rounds, terms, lots)

    async def pair(self, state: TournamentState, number: int) -> bool:
        """Pair a round; return False if another process has done it."""
        deal = await self._stores.tables.deal(deal_of_draw(state.tournament.id))
        blocks = await self._stores.people.blocks.all()
        apart = blocks.between(state.people)
        # Ninety people take a second.
        drawn = await asyncio.to_thread(next_round, state, deal.secret, apart)
        return await self._store.pair(state.tournament.id, number, self._tables.now(), drawn)

    async def open(self, state: TournamentState, match: Match, channel: int, locale: str) -> int:
        """Open the table of ``match`` in ``channel``, start its game, and return its number.

        Computers play for people who have left since the round was paired.
        """
        this = state.tournament
        assert this.terms is not None, "it has started"
        people = [
            (state.people[member], member) if member in state.active and member in state.people else None
            for member in match.members
        ]
        wanted = NewTable(
            **terms_of(this.terms),
            guild=this.guild,
            channel=channel,
            game=this.game,
            locale=locale,
            host=NOBODY,
            host_name="",
            origin=origin_of_match(match),
            is_private=this.shares_deal,
            deal=deal_of_match(this, match.round, match.number),
        )

        opening_line = partial(line, "log-tournament-opened", tournament=this.id, round=match.round)
        number = await open_seated(self._tables, self._stores.tables, wanted, people, opening_line)
        await self._store.opened(match.id, number, self._tables.now())
        return number

    async def adjudicate(self, state: TournamentState, match: Match) -> None:
        """Let ``match`` count without a result: computers play it out; a single person gets a bye."""
        if match.table is None:
            points = [BYE if member in state.active else 0 for member in match.members]
            await self._store.adjudicate(match.id, tuple(points))
            return
        expectations = await expected(self._tables, match.table, origin_of_match(match))
        if expectations is not None:
            await self._store.adjudicate(match.id, expectations)

    async def _quiet(self, state: TournamentState) -> set[int]:
        """Return the people of a tournament who have quiet hours now."""
        now, quiet = self._tables.now(), set()
        for person in state.people.values():
            hours = await self._tables.calendars.ping_hours((state.tournament.guild,), person)
            if quiet_around(now, hours.quiet) is not None:
                quiet.add(person)
        return quiet

    async def _tell(self, number: int, post: Callable[[TournamentState], Awaitable[None]]) -> None:
        """Post about a tournament as it is now."""
        state = await self._store.state(number)
        assert state is not None, "tournaments are not deleted"
        await post(state)
