"""Posting panels in channels of servers, in the language of each server."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

import discord

from bot.discord.message_sender import Crowded, Denied, MessageGone, MessageSender, TooOld, Unreachable
from bot.discord.panel_renderer import PanelRenderer
from bot.discord.panels.panel import Panel, RenderedPanel
from bot.discord.permissions import IN_THREADS, missing, needed
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
    ) -> None:
        """Post a panel if the bot can do so now, and ping the people in ``pings``."""
        place = self.place(guild, channel)
        if place is None:
            return
        drawn = await self.drawn(guild, compose)
        try:
            await self.message_sender.post(place.id, drawn, nonce, pings)
        except (Denied, MessageGone, TooOld, Unreachable) as error:
            _log.info("message %s was not posted: %s", nonce, type(error).__name__)
