"""Answers the API's questions about a server from what its channels show."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

import discord

from bot.discord.sight import is_published
from bot.features.api.rules.pages import Ranking, Results, Tables, ranking_page, read_query
from bot.features.api.store import ListedStore
from bot.features.people.store.members import MemberStore
from bot.features.people.store.people import PeopleStore
from bot.features.published.rules import public_result, public_table
from bot.features.ratings.rules import ACTIVE
from bot.features.ratings.store import RatingStore
from bot.features.servers.store import GuildStore
from bot.table.perspective import Perspective
from bot.table.service import TableService

Item = TypeVar("Item")


class UnknownServer(Exception):
    """The bot isn't on the server, or its moderators don't allow the API. Nobody learns which."""


class Elsewhere(Exception):
    """Another process of the bot has the server."""


class PublicApi:
    """Public tables, results and rankings of the servers that allow it."""

    def __init__(
        self,
        client: discord.Client,
        tables: TableService,
        store: ListedStore,
        guilds: GuildStore,
        people: PeopleStore,
        members: MemberStore,
        ratings: RatingStore,
    ) -> None:
        self._client = client
        self._tables = tables
        self._store = store
        self._guilds = guilds
        self._people = people
        self._members = members
        self._ratings = ratings

    async def tables(self, server: int, query: Mapping[str, str], path: str) -> Tables:
        """Return the page of open tables that ``query`` asks for; ``path`` is that of the request.

        :raises BadRequest, UnknownServer, Elsewhere: see their docstrings.
        """
        before, limit = read_query(query, "before")
        channels = await self._channels(server)
        found = await self._store.open_tables(server, channels, before, limit + 1)
        items = await self._shown(found[:limit], public_table)
        return Tables(items, _next(path, "before", found, limit))

    async def results(self, server: int, query: Mapping[str, str], path: str) -> Results:
        """Return the page of results that ``query`` asks for; ``path`` is that of the request.

        :raises BadRequest, UnknownServer, Elsewhere: see their docstrings.
        """
        before, limit = read_query(query, "before")
        channels = await self._channels(server)
        found = await self._store.finished(server, channels, before, limit + 1)
        items = await self._shown(found[:limit], public_result)
        return Results(items, _next(path, "before", found, limit))

    async def ranking(self, server: int, game: str, query: Mapping[str, str], path: str) -> Ranking:
        """Return the page of the ranking of ``game`` that ``query`` asks for.

        :raises BadRequest, UnknownServer, Elsewhere: see their docstrings.
        """
        place, limit = read_query(query, "after")
        await self._channels(server)
        ratings = await self._ratings.ranked(server, game, self._tables.now() - ACTIVE)
        names, unnamed = await self._members.people(server), await self._people.unnamed(ratings.keys())
        found = ranking_page(ratings, names, unnamed, place or 0, limit + 1)
        items = list(found[:limit])
        return Ranking(items, _next(path, "after", [one.place for one in found], limit))

    async def _channels(self, server: int) -> list[int]:
        """Return the channels and threads of ``server`` whose tables other programs may know of.

        :raises UnknownServer, Elsewhere: see their docstrings.
        """
        if not self._tables.covers(server):
            raise Elsewhere
        guild, settings = self._client.get_guild(server), await self._guilds.settings(server)
        if guild is None or guild.unavailable or not settings.api:
            raise UnknownServer
        places = [*guild.channels, *guild.threads]
        return [place.id for place in places if is_published(guild, place.id, settings.public_channels)]

    async def _shown(
        self, numbers: Iterable[int], show: Callable[[Perspective, set[int]], Item | None]
    ) -> list[Item]:
        """Return the result of ``show`` for the tables with these ``numbers``, as their channels see them."""
        seen = [await self._tables.look(number, None) for number in numbers]
        people = {row.person for table in seen for row in table.seats if row.person is not None}
        unnamed = await self._people.unnamed(people)
        return [item for table in seen if (item := show(table, unnamed)) is not None]


def _next(path: str, cursor: str, found: Sequence[int], limit: int) -> str | None:
    """Return the path of the page after the first ``limit`` of ``found``, ``None`` if that's all."""
    return f"{path}?{cursor}={found[limit - 1]}&limit={limit}" if len(found) > limit else None
