"""Asks Discord whether people are on a server and can see a channel."""

from __future__ import annotations

import discord

from bot.table.refusals import refused
from games.engine.game import Refused

_UNKNOWN = {10007, 10013}
"""Discord's codes for an unknown member or user. A 404 with another code comes from a proxy."""


async def who_can_play(
    guild: discord.Guild, channel: discord.abc.GuildChannel | discord.Thread | None, person: int
) -> discord.Member:
    """Return ``person`` as a member of ``guild``, if they can play in ``channel``.

    :raises Refused: they are a bot, are not on the server, or cannot see the channel.
    """
    try:
        member = await guild.fetch_member(person)
    except discord.NotFound as error:
        if error.code not in _UNKNOWN:
            raise
        raise refused("left-server") from None
    if member.bot:
        raise refused("offer-to-bot")
    if channel is not None and not channel.permissions_for(member).view_channel:
        raise refused("offered-sees-not")
    return member


async def is_able_to_play(
    guild: discord.Guild, channel: discord.abc.GuildChannel | discord.Thread | None, person: int
) -> bool:
    """Return whether ``person`` is on the server and sees ``channel``; false if Discord can't be asked."""
    try:
        await who_can_play(guild, channel, person)
    except (Refused, discord.HTTPException):
        return False
    return True
