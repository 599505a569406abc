"""Checks who may open which table where, by the server's settings, before a table is opened."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from msgspec import Struct

from bot.features.opening.store import OpeningStore
from bot.features.servers.rules.settings import GAMES_PER_TABLE, GuildSettings
from bot.features.servers.store import GuildStore
from bot.table.refusals import refused
from bot.table.table import NOWHERE
from games.engine.text import Text, in_row, listed

MOST_NOWHERE = 10
"""The most open tables of a person that belong to no server."""


class Request(Struct, frozen=True):
    """A person who wants to open a table of ``game``, and where.

    The settings allow the place if they list an id of ``within``: the channel, the parent channel of its
    thread, or its category. Tables in the channels of ``beside`` (the channel and its threads) count as being
    in the same place. A refusal may name the ``channels`` and ``roles`` of the settings to the person;
    ``held`` are their roles.
    """

    guild: int
    person: int
    game: str
    within: frozenset[int]
    beside: tuple[int, ...]
    channels: tuple[int, ...]
    roles: tuple[int, ...]
    held: frozenset[int]
    moderates: bool


class Admission:
    """Checks new tables against the settings of their server. Roles and limits don't bind moderators."""

    def __init__(self, guilds: GuildStore, openings: OpeningStore) -> None:
        self._guilds = guilds
        self._openings = openings
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def turn(self, guild: int) -> AsyncIterator[None]:
        """Let nobody else open a table on ``guild`` meanwhile, or several together could exceed a limit."""
        turn = self._turns.setdefault(guild, asyncio.Lock())
        async with turn:
            yield

    async def expect(self, request: Request, *, is_private: bool = False) -> GuildSettings:
        """Return the settings of the server, if they allow the request.

        A private table takes no room in its channel.

        :raises Refused: they don't; the sentence says what they allow.
        """
        settings = await self._guilds.settings(request.guild)
        require_channel(settings, request)
        require_game(settings, request)
        if not request.moderates:
            require_role(settings, request)
            await self._require_room(settings, request, is_private=is_private)
        return settings

    async def expect_nowhere(self, person: int) -> None:
        """Check that ``person`` may open one more table that belongs to no server.

        :raises Refused: they have too many open ones.
        """
        if await self._openings.count_open(NOWHERE, host=person) >= MOST_NOWHERE:
            raise refused("too-many-nowhere")

    async def expect_across(self, request: Request) -> None:
        """Check that a person may get a table with people from other servers, which has no channel.

        Open ones count towards the limit of their server, too.

        :raises Refused: their server doesn't allow it, or they have too many open ones.
        """
        settings = await self._guilds.settings(request.guild)
        require_game(settings, request)
        require_role(settings, request)
        across = await self._openings.count_across(request.person)
        await self._require_limit(settings, request, across)
        await self.expect_nowhere(request.person)

    async def require_computers(self, guild: int) -> None:
        """Check that computer players may sit at the tables of ``guild``.

        :raises Refused: they may not.
        """
        if not (await self._guilds.settings(guild)).computers:
            raise refused("computers-not-allowed")

    async def limit_of(self, settings: GuildSettings, guild: int, person: int) -> int:
        """Return how many open tables ``person`` may host on ``guild``; 0 for no limit."""
        if not settings.per_person or not settings.grows:
            return settings.per_person
        return settings.per_person + await self._openings.count_finished(guild, person) // GAMES_PER_TABLE

    async def _require_room(self, settings: GuildSettings, request: Request, *, is_private: bool) -> None:
        if settings.per_channel and not is_private:
            count = await self._openings.count_open(request.guild, channels=request.beside)
            if count >= settings.per_channel:
                raise refused("channel-crowded", count=count, limit=settings.per_channel)
        await self._require_limit(settings, request)

    async def _require_limit(self, settings: GuildSettings, request: Request, others: int = 0) -> None:
        """Check that a person may have one more table; ``others`` is how many they have elsewhere.

        :raises Refused: they have as many as their server allows.
        """
        limit = await self.limit_of(settings, request.guild, request.person)
        if limit:
            count = others + await self._openings.count_open(request.guild, host=request.person)
            if count >= limit:
                raise refused(
                    "too-many-tables-yet" if settings.grows else "too-many-tables",
                    count=count,
                    limit=limit,
                    games=GAMES_PER_TABLE,
                )


def require_channel(settings: GuildSettings, request: Request) -> None:
    """Check that tables may be played at the place of ``request``.

    :raises Refused: the server restricts them to other channels.
    """
    if not settings.channels or request.within & set(settings.channels):
        return
    if not request.channels:
        raise refused("no-channel-left")
    raise refused("other-channels", channels=in_row([f"<#{channel}>" for channel in request.channels]))


def require_game(settings: GuildSettings, request: Request) -> None:
    """Check that the game of ``request`` may be played on the server.

    :raises Refused: the server allows only other games.
    """
    if settings.games and request.game not in settings.games:
        raise refused(
            "other-games", game=_named(request.game), games=listed([_named(game) for game in settings.games])
        )


def require_role(settings: GuildSettings, request: Request) -> None:
    """Check that the person of ``request`` has a role that may open tables.

    :raises Refused: they have none of them.
    """
    if not settings.openers or request.held & set(settings.openers):
        return
    if not request.roles:
        raise refused("no-role-left")
    raise refused("other-roles", roles=in_row([f"<@&{role}>" for role in request.roles]))


def _named(game: str) -> Text:
    return Text(f"{game}-name")
