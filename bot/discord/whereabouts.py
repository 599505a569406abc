"""Where an interaction comes from: a server with the bot, or anywhere else, which counts as a direct message.

A person can install the bot for themselves and use it on servers that know nothing of it. There it may read
and post nothing, so an id of such a server must reach no rule and no row.
"""

from __future__ import annotations

import discord

from bot.table.refusals import refused
from bot.table.table import NOWHERE


def server_of(interaction: discord.Interaction) -> int | None:
    """Return the id of the server the interaction comes from; None if the bot isn't installed there."""
    return interaction.guild_id if interaction.is_guild_integration() else None


def required_server(interaction: discord.Interaction) -> int:
    """Return the id of the server the interaction comes from.

    :raises Refused: the bot isn't installed there.
    """
    server = server_of(interaction)
    if server is None:
        raise refused("server-only")
    return server


def guild_of(interaction: discord.Interaction) -> discord.Guild | None:
    """Return the server the interaction comes from; None if the bot isn't installed there."""
    return interaction.guild if interaction.is_guild_integration() else None


def home_of(interaction: discord.Interaction) -> tuple[int, int]:
    """Return the ids of the server and the channel of a private table opened here."""
    server = server_of(interaction)
    if server is None or interaction.channel_id is None:
        return NOWHERE, NOWHERE
    return server, interaction.channel_id


def home_channel(place: object, channel: int) -> int:
    """Return the id of the parent channel if ``place`` is a thread, otherwise ``channel``."""
    return place.parent_id if isinstance(place, discord.Thread) else channel


def within(guild: discord.Guild, channel: int, home: int) -> frozenset[int]:
    """Return the ids of ``channel``, its parent channel ``home``, and their category."""
    parent = guild.get_channel(home)
    category = parent.category_id if parent else None
    return frozenset(one for one in (channel, home, category) if one is not None)


def beside(guild: discord.Guild, home: int) -> tuple[int, ...]:
    """Return the ids of the channel ``home`` and of its threads."""
    return (home, *(thread.id for thread in guild.threads if thread.parent_id == home))


def place_of(interaction: discord.Interaction) -> tuple[int, int]:
    """Return the ids of the server and the channel that the interaction comes from.

    :raises Refused: the bot isn't installed there.
    """
    server = server_of(interaction)
    if server is None or interaction.channel_id is None:
        raise refused("server-only")
    return server, interaction.channel_id
