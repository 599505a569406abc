"""The services of one running bot, put together once and handed to whoever needs them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import discord

from bot.store.guilds import GuildStore
from bot.store.people import PeopleStore
from bot.store.tables import OPEN, TableStore
from bot.tables.perspective import Perspective
from bot.tables.publisher import Publisher
from bot.tables.refusals import refused
from bot.tables.service import TableService
from games.engine.game import AnyGame
from render.picture import AnyPainter
from render.studio import Studio


@dataclass(frozen=True, slots=True)
class House:
    """Everything that commands and presses work with."""

    service: TableService
    tables: TableStore
    people: PeopleStore
    guilds: GuildStore
    publisher: Publisher
    studio: Studio
    games: Mapping[str, AnyGame]
    painters: Mapping[str, AnyPainter]

    async def look(self, interaction: discord.Interaction, table: int) -> Perspective:
        """Return what the one who asks may know of ``table``.

        :raises Refused: there is no such table where they can see it.
        """
        perspective = await self.service.look(table, interaction.user.id, interaction.guild_id)
        if not may_see(interaction, perspective):
            raise refused("no-such-table", table=table)
        return perspective

    async def visible(
        self, interaction: discord.Interaction, *, person: int | None = None, channel: int | None = None
    ) -> list[Perspective]:
        """Return the open tables of this server that the one who asks may see, the last changed first."""
        if interaction.guild_id is None:
            return []
        rows = await self.tables.find(
            interaction.guild_id, person=person, channel=channel, statuses=(*OPEN, "over"), limit=50
        )
        found = [await self.service.look(row.id, interaction.user.id) for row in rows]
        return [table for table in found if may_see(interaction, table)]


def may_see(interaction: discord.Interaction, table: Perspective) -> bool:
    """Return whether the one who asks may see the channel in which ``table`` is played."""
    if table.is_seated or interaction.channel_id == table.channel:
        return True
    guild = interaction.guild
    if guild is None or guild.id != table.guild or not isinstance(interaction.user, discord.Member):
        return False
    channel = guild.get_channel_or_thread(table.channel)
    if channel is None:
        return False
    if isinstance(channel, discord.Thread) and channel.is_private():
        return interaction.user.guild_permissions.manage_threads
    return channel.permissions_for(interaction.user).view_channel


def is_moderator(interaction: discord.Interaction) -> bool:
    """Return whether the one who asks may manage tables here that are not their own."""
    granted = interaction.permissions
    return granted.manage_guild or granted.manage_channels or granted.manage_messages


def manages(interaction: discord.Interaction, table: Perspective) -> bool:
    """Return whether the one who asks may change, end or release ``table``: its host, or a moderator."""
    return interaction.user.id == table.host or is_moderator(interaction)
