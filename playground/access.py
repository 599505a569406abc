"""Permissions in a server or channel, computed from role grants and channel overwrites."""

from __future__ import annotations

from collections.abc import Iterable

from playground.model import Channel, Guild
from playground.permissions import ALL, IN_DIRECT_MESSAGES, Permission
from playground.world import World


def in_guild(guild: Guild, user_id: int) -> Permission:
    """Return a member's permissions in the whole server; an account that isn't a member has none."""
    if user_id == guild.owner_id:
        return ALL
    member = guild.members.get(user_id)
    if member is None:
        return Permission(0)
    granted = guild.roles[guild.id].permissions
    for role_id in member.roles:
        granted |= guild.roles[role_id].permissions
    return ALL if granted & Permission.ADMINISTRATOR else Permission(granted)


def in_channel(world: World, channel: Channel, user_id: int) -> Permission:
    """Return a person's permissions in a channel, including overwrites; threads inherit from their parent."""
    if channel.guild_id is None:
        return IN_DIRECT_MESSAGES if user_id in channel.recipients else Permission(0)
    guild = world.guilds[channel.guild_id]
    granted = in_guild(guild, user_id)
    if granted == ALL or user_id not in guild.members:
        return granted
    place = world.channels.get(channel.parent_id or 0, channel)
    granted = _overwritten(granted, place, guild.id, guild.members[user_id].roles, user_id)
    if not granted & Permission.VIEW_CHANNEL:
        return Permission(0)
    if channel.is_private_thread and not (
        user_id in channel.thread_members or granted & Permission.MANAGE_THREADS
    ):
        return Permission(0)
    return granted


def _overwritten(
    granted: Permission, channel: Channel, everyone: int, roles: Iterable[int], user_id: int
) -> Permission:
    by_id = {overwrite.id: overwrite for overwrite in channel.overwrites}
    bits = int(granted)
    if everyone in by_id:
        bits = bits & ~by_id[everyone].deny | by_id[everyone].allow
    of_roles = [by_id[role] for role in roles if role in by_id]
    for overwrite in of_roles:
        bits &= ~overwrite.deny
    for overwrite in of_roles:
        bits |= overwrite.allow
    if user_id in by_id:
        bits = bits & ~by_id[user_id].deny | by_id[user_id].allow
    return Permission(bits)
