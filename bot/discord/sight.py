"""Asks Discord whether people see a channel, if no interaction says so."""

from __future__ import annotations

import discord

_UNKNOWN = {10007, 10013}
"""Discord's codes for an unknown member or user. A 404 with another code comes from a proxy."""


async def sees_channel(client: discord.Client, guild: int, channel: int, person: int) -> bool:
    """Return whether ``person`` is on the server and sees the channel; false if the channel is gone.

    :raises discord.HTTPException: Discord can't be asked.
    """
    there = client.get_guild(guild)
    place = None if there is None else there.get_channel_or_thread(channel)
    if there is None or place is None or (isinstance(place, discord.Thread) and place.parent is None):
        return False
    member = await member_of(there, person)
    if member is None:
        return False
    if isinstance(place, discord.Thread) and place.is_private():
        return member.guild_permissions.manage_threads
    return place.permissions_for(member).view_channel


async def member_of(guild: discord.Guild, person: int) -> discord.Member | None:
    """Return ``person`` as a member of the server, or ``None`` if they aren't on it.

    :raises discord.HTTPException: Discord can't be asked.
    """
    try:
        return await guild.fetch_member(person)
    except discord.NotFound as error:
        if error.code not in _UNKNOWN:
            raise
        return None
