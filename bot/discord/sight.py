"""Asks Discord whether people see a channel, if no interaction says so."""

from __future__ import annotations

from collections.abc import Collection

import discord

_UNKNOWN = {10007, 10013}
"""Discord's codes for an unknown member or user. A 404 with another code comes from a proxy."""
_UNKNOWN_SERVER = 10004


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


async def roles_anywhere(client: discord.Client, guild: int, person: int) -> frozenset[int] | None:
    """Return the roles of ``person`` on a server, also on one of another process.

    ``None`` if they or the bot aren't on it.

    :raises discord.HTTPException: Discord can't be asked.
    """
    try:
        member = await client.http.get_member(guild, person)
    except discord.Forbidden:
        return None
    except discord.NotFound as error:
        if error.code not in {*_UNKNOWN, _UNKNOWN_SERVER}:
            raise
        return None
    return frozenset(map(int, member["roles"]))


def is_published(guild: discord.Guild, channel: int, chosen: Collection[int]) -> bool:
    """Return whether other programs may know of tables in ``channel``.

    They may if moderators have ``chosen`` it or its category; if nothing is chosen, if everybody on the
    server sees it. A thread counts as its channel. Private threads and channels that are gone are never
    published.
    """
    place = guild.get_channel_or_thread(channel)
    if isinstance(place, discord.Thread):
        place = None if place.is_private() else place.parent
    if not isinstance(place, discord.abc.GuildChannel):
        return False
    if chosen:
        return place.id in chosen or place.category_id in chosen
    return place.permissions_for(guild.default_role).view_channel


class Crowd:
    """Everybody who sees a channel, judged by its roles and by what it allows or denies single people."""

    def __init__(self, place: discord.abc.GuildChannel) -> None:
        self._place = place
        self._roles = [role for role in place.guild.roles if place.permissions_for(role).view_channel]
        self._let_in = {
            target.id
            for target, rights in place.overwrites.items()
            if not isinstance(target, discord.Role) and rights.view_channel
        }
        self._known: dict[int, bool] = {}

    def sees(self, place: discord.abc.GuildChannel | discord.Thread | None) -> bool:
        """Return whether all of them see ``place``; false for a private thread, or a channel that is gone.

        In doubt it's false: ``place`` may shut out nobody by name and, unless it's open to all, must let in
        everybody whom this channel lets in by name.
        """
        if isinstance(place, discord.Thread):
            place = None if place.is_private() else place.parent
        if not isinstance(place, discord.abc.GuildChannel):
            return False
        if place.id == self._place.id:
            return True
        if place.id not in self._known:
            self._known[place.id] = self._all_see(place)
        return self._known[place.id]

    def _all_see(self, place: discord.abc.GuildChannel) -> bool:
        named = {
            target.id: rights.view_channel
            for target, rights in place.overwrites.items()
            if not isinstance(target, discord.Role) and target.id != place.guild.me.id
        }
        if False in named.values():
            return False
        is_open = place.permissions_for(place.guild.default_role).view_channel
        own = place.guild.me.id
        if not is_open and not all(named.get(person) or person == own for person in self._let_in):
            return False
        return all(place.permissions_for(role).view_channel for role in self._roles)
