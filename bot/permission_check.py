"""What the bot may do in the channels of a server, held against what its settings ask for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import discord
import msgspec
from msgspec import Struct

from bot.domain.people import GuildSettings
from bot.domain.table import Table
from bot.permissions import IN_THREADS, NEEDED, missing, needed
from games.engine.text import Typed


class UnreachableTable(Struct, frozen=True):
    """A table in whose channel the bot can't post.

    ``lacking`` is what it's missing there, as far as Discord says. ``is_gone``: the channel was deleted.
    """

    id: int
    game: str
    channel: int
    is_gone: bool
    lacking: tuple[str, ...]


class PermissionCheck(Struct, frozen=True):
    """What was found: channels in order, the one asked from first where all are looked at.

    ``chosen`` says that the settings name channels, and only those were looked at.
    ``fine`` are the channels in which everything is allowed. ``lacking`` are the others, each with what is
    missing there although the bot has it in the whole server; ``lacking_everywhere`` is what no role of the
    bot gives it. ``lost_channels`` and ``lost_roles`` are named in the settings and not there any more.
    ``tables`` are those that can't be shown.
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
        """Whether nothing has to be mended."""
        return not (
            self.lacking or self.lacking_everywhere or self.lost_channels or self.lost_roles or self.tables
        )


def examine(
    guild: discord.Guild,
    settings: GuildSettings,
    here: discord.abc.GuildChannel | None,
    closed: Sequence[Table] = (),
) -> PermissionCheck:
    """Return how the bot stands in the channels that the settings name; without any, in all that it sees.

    ``closed`` are the open tables in whose channels it couldn't post.
    """
    needs = [*dict.fromkeys((*NEEDED, *(IN_THREADS if settings.threads else ())))]
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
        tuple(one for one in settings.channels if guild.get_channel(one) is None),
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
    """Return ``settings`` without the channels and roles that are not there any more."""
    return msgspec.structs.replace(
        settings,
        channels=tuple(one for one in settings.channels if guild.get_channel(one)),
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
    for one in settings.channels:
        channel = guild.get_channel(one)
        if isinstance(channel, discord.CategoryChannel):
            places += channel.channels
        elif channel is not None:
            places.append(channel)
    return dict.fromkeys(places)


def _missing_in(channel: discord.abc.GuildChannel, member: discord.Member, needs: list[str]) -> list[str]:
    """Return what is missing in ``channel``, without what only follows from that."""
    found = missing(channel.permissions_for(member), needs)
    if "view_channel" in found:
        return ["view_channel"]
    if "send_messages" in found:
        return [name for name in found if name != "attach_files"]
    return found
