"""Compares the bot's permissions in the channels of a server with what its settings need."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import discord
import msgspec
from msgspec import Struct

from bot.discord.permissions import missing, needed, needed_on_server
from bot.features.servers.rules.settings import GuildSettings
from bot.table.table import Table
from games.engine.text import Typed


class UnreachableTable(Struct, frozen=True):
    """A table with a channel in which the bot can't post.

    ``lacking`` are the permissions missing there, if Discord says so. ``is_gone``: the channel was deleted.
    """

    id: int
    game: str
    channel: int
    is_gone: bool
    lacking: tuple[str, ...]


class PermissionCheck(Struct, frozen=True):
    """The result of a check, with channels in order; if all are checked, the command's own comes first.

    ``chosen``: the settings name channels, and only they were checked. ``fine`` are the channels where
    nothing is missing. ``lacking`` are the other channels, each with the permissions that are missing there
    although the bot has them in the server; ``lacking_everywhere`` are the permissions that no role of the
    bot gives it. ``lost_channels`` and ``lost_roles`` are in the settings, but no longer exist. ``tables``
    are open tables whose channels the bot can't post in.
    """

    chosen: bool
    fine: tuple[int, ...]
    lacking: tuple[tuple[int, tuple[str, ...]], ...]
    lacking_everywhere: tuple[str, ...]
    lost_channels: tuple[int, ...]
    lost_roles: tuple[int, ...]
    role: Typed
    tables: tuple[UnreachableTable, ...] = ()

    @property
    def all_is_well(self) -> bool:
        """Whether there's nothing to fix."""
        return not (
            self.lacking or self.lacking_everywhere or self.lost_channels or self.lost_roles or self.tables
        )


def examine(
    guild: discord.Guild,
    settings: GuildSettings,
    here: discord.abc.GuildChannel | None,
    closed: Sequence[Table] = (),
) -> PermissionCheck:
    """Check the channels that the settings name or, if they name none, all channels that the bot sees.

    ``closed`` are the open tables in channels where it couldn't post.
    """
    needs = [*needed_on_server(threads=settings.threads)]
    everywhere = tuple(missing(guild.me.guild_permissions, needs))
    fine, lacking = [], []
    for channel in _places(guild, settings, here):
        found = [name for name in _missing_in(channel, guild.me, needs) if name not in everywhere]
        if found:
            lacking.append((channel.id, tuple(found)))
        elif not everywhere:
            fine.append(channel.id)
    roles = dict.fromkeys((*settings.openers, *settings.moderators, *settings.called))
    return PermissionCheck(
        bool(settings.channels),
        tuple(fine),
        tuple(lacking),
        everywhere,
        tuple(one for one in _named(settings) if guild.get_channel(one) is None),
        tuple(one for one in roles if guild.get_role(one) is None),
        Typed(guild.self_role.name if guild.self_role else guild.me.display_name),
        tuple(_unreachable(guild, table) for table in closed),
    )


def _unreachable(guild: discord.Guild, table: Table) -> UnreachableTable:
    channel = guild.get_channel_or_thread(table.channel)
    # A thread whose parent was deleted has no permissions.
    is_known = channel is not None and not (isinstance(channel, discord.Thread) and channel.parent is None)
    lacking: list[str] = []
    if channel is not None and is_known:
        lacking = missing(channel.permissions_for(guild.me), needed(channel))
    is_gone = table.closed is not None and table.closed.is_gone
    return UnreachableTable(table.id, table.game, table.channel, is_gone, tuple(lacking))


def without_lost(settings: GuildSettings, guild: discord.Guild) -> GuildSettings:
    """Return ``settings`` without channels and roles that no longer exist."""
    return msgspec.structs.replace(
        settings,
        channels=tuple(one for one in settings.channels if guild.get_channel(one)),
        overview=tuple(one for one in settings.overview if guild.get_channel(one)),
        openers=tuple(one for one in settings.openers if guild.get_role(one)),
        moderators=tuple(one for one in settings.moderators if guild.get_role(one)),
        called=tuple(one for one in settings.called if guild.get_role(one)),
    )


def _places(
    guild: discord.Guild, settings: GuildSettings, here: discord.abc.GuildChannel | None
) -> Iterable[discord.abc.GuildChannel]:
    if not settings.channels:
        places = [here] if here else []
        places += [one for one in guild.text_channels if one.permissions_for(guild.me).view_channel]
        return dict.fromkeys(places)
    places = []
    for one in _named(settings):
        channel = guild.get_channel(one)
        if isinstance(channel, discord.CategoryChannel):
            places += channel.channels
        elif channel is not None:
            places.append(channel)
    return dict.fromkeys(places)


def _named(settings: GuildSettings) -> Sequence[int]:
    """Return the channels that the settings name."""
    return list(dict.fromkeys((*settings.channels, *settings.overview)))


def _missing_in(channel: discord.abc.GuildChannel, member: discord.Member, needs: list[str]) -> list[str]:
    """Return the missing permissions in ``channel``, without those that depend on another missing one."""
    found = missing(channel.permissions_for(member), needs)
    if "view_channel" in found:
        return ["view_channel"]
    if "send_messages" in found:
        return [name for name in found if name != "attach_files"]
    return found
