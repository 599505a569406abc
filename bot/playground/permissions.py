"""Discord's permissions: the bits, and what role grants and channel overwrites make of them."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntFlag
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.playground.model import Channel, Guild
    from bot.playground.world import World


class Permission(IntFlag):
    """The permission bits that the playground knows by name."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    PIN_MESSAGES = 1 << 51


ALL = Permission((1 << 52) - 1)

EVERYONE = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.ADD_REACTIONS
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)
"""What the @everyone role of the seeded server grants."""

IN_DIRECT_MESSAGES = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.ADD_REACTIONS
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.MENTION_EVERYONE
)


def in_guild(guild: Guild, user_id: int) -> Permission:
    """Return what a member's roles grant in the whole server; nothing for a stranger."""
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
    """Return what a person may do in a channel, overwrites applied; threads inherit from their parent."""
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
