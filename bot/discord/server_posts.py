"""Posting panels in channels of servers, in the language of each server."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TypeAlias

import discord

from bot.discord.message_sender import (
    ClosedDoor,
    Crowded,
    Denied,
    MessageGone,
    MessageSender,
    TooOld,
    Unreachable,
)
from bot.discord.panel_renderer import PanelRenderer
from bot.discord.panels.panel import Panel, RenderedPanel
from bot.discord.permissions import IN_THREADS, missing, needed
from bot.features.competitions.rules.missed import Trouble
from bot.features.people.rules.people import WRITTEN_TO
from bot.stores import Stores
from games.engine.text import Typed
from render.words import ForgivingWords, Words, words_for

_log = logging.getLogger(__name__)

_THREAD_NAME = 100
"""Maximum characters of a thread's name."""

Compose: TypeAlias = Callable[[Mapping[int, Typed], Words], Panel]
"""Returns a panel, given the names of the server's members and its words."""


class ServerPosts:
    """Posts panels whose content is also on a page, so nothing is lost if the channel is closed."""

    def __init__(
        self,
        client: discord.Client,
        stores: Stores,
        message_sender: MessageSender,
        panel_renderer: PanelRenderer,
    ) -> None:
        self.client = client
        self.message_sender = message_sender
        self._stores = stores
        self._panel_renderer = panel_renderer

    async def words(self, guild: int) -> ForgivingWords:
        """Return the words of the language that ``guild`` has chosen, or of its Discord's."""
        settings = await self._stores.guilds.settings(guild)
        there = self.client.get_guild(guild)
        spoken = there.preferred_locale.value if there is not None else None
        return ForgivingWords(words_for(settings.locale or spoken))

    def place(self, guild: int, channel: int) -> discord.abc.GuildChannel | discord.Thread | None:
        """Return a channel or thread; None if the bot can't post there now."""
        there = self.client.get_guild(guild)
        place = None if there is None or there.unavailable else there.get_channel_or_thread(channel)
        if place is None or missing(place.permissions_for(place.guild.me), needed(place)):
            return None
        return place

    def trouble(self, guild: int, channel: int) -> Trouble | None:
        """Return why the bot can't post in a channel or thread now; None if it can."""
        there = self.client.get_guild(guild)
        if self.place(guild, channel) is not None:
            return None
        if there is None or there.unavailable:
            return "unreachable"
        return "gone" if there.get_channel_or_thread(channel) is None else "denied"

    async def drawn(self, guild: int, compose: Compose) -> RenderedPanel:
        """Return a panel for ``guild`` with its pictures drawn."""
        words = await self.words(guild)
        panel = compose(await self._stores.members.names(guild), words)
        return await self._panel_renderer.ready(panel, words)

    async def place_of_game(
        self, guild: int, channel: int, thread_name: Callable[[Words], str]
    ) -> tuple[int, str] | None:
        """Return where a game is played and its language; None if there is no place for it now.

        That is ``channel``, or a new thread in it if the server wants threads.
        """
        place = self.place(guild, channel)
        if place is None:
            return None
        words = await self.words(guild)
        settings = await self._stores.guilds.settings(guild)
        threads_allowed = not missing(place.permissions_for(place.guild.me), IN_THREADS)
        if settings.threads and threads_allowed and isinstance(place, discord.TextChannel):
            name = thread_name(words)[:_THREAD_NAME]
            try:
                return await self.message_sender.open_thread(place.id, name), words.locale
            except (Crowded, Denied, MessageGone):
                _log.info("a game is played in channel %d: no thread could be opened", place.id)
        return place.id, words.locale

    async def post(
        self, guild: int, channel: int, nonce: str, compose: Compose, pings: Sequence[int] = ()
    ) -> Trouble | None:
        """Post a panel if the bot can do so now, and ping the people in ``pings``; return any trouble.

        The same ``nonce`` doesn't post twice within some minutes.
        """
        trouble = self.trouble(guild, channel)
        if trouble is not None:
            return trouble
        drawn = await self.drawn(guild, compose)
        try:
            await self.message_sender.post(channel, drawn, nonce, pings)
        except (Denied, MessageGone, TooOld, Unreachable) as error:
            _log.info("message %s was not posted: %s", nonce, type(error).__name__)
            if isinstance(error, MessageGone):
                return "gone"
            return "unreachable" if isinstance(error, Unreachable) else "denied"
        return None

    async def write(
        self, person: int, nonce: str, panel: Callable[[Words], Panel], *, silent: bool = False
    ) -> None:
        """Send ``person`` a direct message in their language, without a ping if ``silent``.

        :raises ClosedDoor, Unreachable: see their docstrings.
        """
        known = await self._stores.people.person(person)
        words = ForgivingWords(words_for(known.preferences.language or known.locale))
        drawn = await self._panel_renderer.ready(panel(words), words)
        await self.message_sender.write_to(person, drawn, nonce, silent=silent)

    async def tell(
        self,
        guild: int,
        channel: int,
        people: Sequence[int],
        nonce: str,
        panel: Callable[[Words, Sequence[int]], Panel],
        quiet: Collection[int] = (),
    ) -> None:
        """Tell ``people`` something by each one's own way; the ``quiet`` ones without a ping.

        ``panel`` gets the people to name: in the channel, everyone who wants to be told there; in a direct
        message, nobody.
        """
        named = []
        for person in people:
            delivery = (await self._stores.people.person(person)).preferences.delivery
            if delivery in WRITTEN_TO:
                try:
                    await self.write(person, nonce, lambda words: panel(words, ()), silent=person in quiet)
                except (ClosedDoor, Unreachable):
                    _log.info("somebody was not told in a direct message")
            if delivery in {"channel", "both"}:
                named.append(person)
        if named:
            pings = [person for person in named if person not in quiet]
            await self.post(guild, channel, nonce, lambda _, words: panel(words, named), pings)
