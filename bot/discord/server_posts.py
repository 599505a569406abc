"""Posting panels in channels of servers, in the language of each server."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import TypeAlias

import discord

from bot.discord.message_sender import Denied, MessageGone, MessageSender, TooOld, Unreachable
from bot.discord.panel_renderer import PanelRenderer
from bot.discord.panels.panel import Panel, RenderedPanel
from bot.discord.permissions import missing, needed
from bot.stores import Stores
from games.engine.text import Typed
from render.words import ForgivingWords, Words, words_for

_log = logging.getLogger(__name__)

Compose: TypeAlias = Callable[[Mapping[int, Typed], Words], Panel]
"""Returns a panel, given the names of the server's members and its words."""


class ServerPosts:
    """Posts panels that a page shows, too, so that a closed channel loses nothing."""

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

    async def post(self, guild: int, channel: int, nonce: str, compose: Compose) -> None:
        """Post a panel if the bot can do so now."""
        place = self.place(guild, channel)
        if place is None:
            return
        drawn = await self.drawn(guild, compose)
        try:
            await self.message_sender.post(place.id, drawn, nonce)
        except (Denied, MessageGone, TooOld, Unreachable) as error:
            _log.info("message %s was not posted: %s", nonce, type(error).__name__)
