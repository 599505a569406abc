"""The bot's first message on a server that it has joined."""

from __future__ import annotations

import logging

import discord

from bot.discord.message_sender import Denied, MessageGone, MessageSender, TooOld, Unreachable
from bot.discord.panel_renderer import PanelRenderer
from bot.features.people.store.people import PeopleStore
from bot.features.servers.panel.welcome import welcome
from bot.features.servers.store import GuildStore
from render.words import ForgivingWords, words_for

_log = logging.getLogger(__name__)


class Greeter:
    """Posts one message each time the bot joins a server."""

    def __init__(
        self,
        message_sender: MessageSender,
        panel_renderer: PanelRenderer,
        people: PeopleStore,
        guilds: GuildStore,
    ) -> None:
        self._message_sender = message_sender
        self._panel_renderer = panel_renderer
        self._people = people
        self._guilds = guilds

    async def greet(self, guild: discord.Guild) -> None:
        """Post the first steps where everybody reads them, if the bot may write anywhere.

        :raises StoreError: the database does not answer.
        """
        place = first_place(guild)
        if place is None or guild.me.joined_at is None:
            return
        fact, joined = f"greeted {guild.id}", guild.me.joined_at.isoformat()
        if await self._people.fact(fact) == joined:
            return
        locale = (await self._guilds.settings(guild.id)).locale or guild.preferred_locale.value
        words = ForgivingWords(words_for(locale))
        drawn = await self._panel_renderer.ready(welcome(words), words)
        try:
            # If the bot crashed before it recorded the message, Discord returns the posted one for the same
            # nonce.
            await self._message_sender.post(place.id, drawn, f"w{guild.id}")
        except (Denied, MessageGone, TooOld, Unreachable) as error:
            _log.warning("a server was not greeted: %r", error)
            return
        await self._people.note(fact, joined)


def first_place(guild: discord.Guild) -> discord.TextChannel | None:
    """Return a channel where the bot may write to all: the server's system channel, or else the first one."""
    channels = [*([guild.system_channel] if guild.system_channel else []), *guild.text_channels]
    for channel in channels:
        granted = channel.permissions_for(guild.me)
        if granted.view_channel and granted.send_messages:
            return channel
    return None
