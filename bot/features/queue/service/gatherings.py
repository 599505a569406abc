"""Opens the lobbies of matches, on a server or across servers."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from bot.features.lobby.rules.lobby import NewTable
from bot.features.opening.service.admission import Admission, Request
from bot.features.people.store.personal import NOBODY
from bot.features.queue.rules.matching import Match
from bot.features.queue.rules.wish import Wish, answer_time
from bot.features.queue.service.places import Places
from bot.features.queue.store import Overtaken, take
from bot.stores import Stores
from bot.table.service import TableService
from bot.table.table import NOWHERE
from bot.table.table_terms import Terms, terms_of
from games.engine.game import Refused


class Gatherings:
    """Opens a lobby for the people of a match, if their servers let all of them play."""

    def __init__(self, tables: TableService, stores: Stores, admission: Admission) -> None:
        self._tables = tables
        self._stores = stores
        self._store = stores.queue
        self._admission = admission

    async def open(self, places: Places, match: Match, wishes: Sequence[Wish]) -> Collection[int]:
        """Open a lobby for ``match`` and return nobody; if it can't be opened, return who can't play now."""
        guild = wishes[0].guild
        async with self._admission.turn(guild):
            absent: set[int] = set()
            for channel in dict.fromkeys(wish.channel for wish in wishes):
                missing = [
                    wish for wish in wishes if not await self._is_admitted(wish, channel, match.game, places)
                ]
                if not missing:
                    place = await places.place_of(guild, channel, match.game)
                    if place is not None:
                        return await self._open_in(match, wishes, place)
                    missing = list(wishes)
                absent = absent or {wish.person for wish in missing}
        await self._dismiss([wish for wish in wishes if wish.person in absent], places)
        return absent

    async def open_across(self, places: Places, match: Match, wishes: Sequence[Wish]) -> Collection[int]:
        """Open a lobby for ``match``, which belongs to no server; return nobody, or who can't play now."""
        async with self._admission.turn(NOWHERE):
            missing = [one for one in wishes if not await self._is_admitted_across(one, match.game, places)]
            if not missing:
                locale = await places.language_of(wishes[0].guild)
                terms = terms_of(Terms(clock=match.clock))
                return await self._gather(match, wishes, terms, (NOWHERE, NOWHERE, locale))
        await self._dismiss(missing, places)
        return {wish.person for wish in missing}

    async def _dismiss(self, wishes: Sequence[Wish], places: Places) -> None:
        """Stop the ``wishes`` of people who have left the server."""
        for wish in wishes:
            if not await places.is_member(wish.guild, wish.person):
                await self._store.stop(wish)

    async def _open_in(self, match: Match, wishes: Sequence[Wish], place: tuple[int, str]) -> Collection[int]:
        """Open a lobby for ``match`` at ``place``; return everybody if somebody has just left the queue."""
        guild = wishes[0].guild
        pace = (await self._stores.guilds.settings(guild)).pace
        terms = terms_of(Terms(clock=match.clock, pace=pace))
        return await self._gather(match, wishes, terms, (guild, *place))

    async def _gather(
        self, match: Match, wishes: Sequence[Wish], terms: Mapping[str, Any], place: tuple[int, int, str]
    ) -> Collection[int]:
        """Open a lobby for ``match``; return everybody if somebody has just left the queue.

        ``place`` is its server, its channel and its language.
        """
        guild, channel, locale = place
        new = NewTable(
            **terms,
            guild=guild,
            channel=channel,
            game=match.game,
            locale=locale,
            host=NOBODY,
            host_name="",
            origin=0,
            is_private=guild == NOWHERE,
        )
        guilds = [wish.guild for wish in wishes]
        people = {wish.person: len(guilds) - guilds.count(wish.guild) for wish in wishes}
        try:
            await self._tables.openings.gather(
                new, people, answer_time(match.clock), lambda connection, _: take(connection, wishes)
            )
        except Overtaken:
            return match.people
        return ()

    async def _is_admitted_across(self, wish: Wish, game: str, places: Places) -> bool:
        """Return whether somebody's server would let them play ``game`` with people from other servers."""
        held = await places.roles_of(wish.guild, wish.person)
        if held is None:
            return False
        request = Request(
            guild=wish.guild,
            person=wish.person,
            game=game,
            within=frozenset(),
            beside=(),
            channels=(),
            roles=(),
            held=held,
            moderates=False,
        )
        try:
            await self._admission.expect_across(request)
        except Refused:
            return False
        return True

    async def _is_admitted(self, wish: Wish, channel: int, game: str, places: Places) -> bool:
        """Return whether the server would let somebody open a table of ``game`` in ``channel``."""
        request = await places.request(wish.guild, channel, wish.person, game)
        if request is None:
            return False
        try:
            await self._admission.expect(request)
        except Refused:
            return False
        return True
