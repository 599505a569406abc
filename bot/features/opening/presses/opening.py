"""Opens tables as the server's settings allow, in threads if the settings say so."""

from __future__ import annotations

import discord
import msgspec

from bot.discord.message_sender import Crowded, Denied, MessageGone, Unreachable
from bot.discord.permissions import IN_THREADS, missing, named, require_room_to_write
from bot.discord.whereabouts import beside, guild_of, home_channel, within
from bot.features.lobby.rules.lobby import NewTable
from bot.features.opening.panel import Opened
from bot.features.opening.service.admission import Request, require_channel
from bot.features.servers.rules.settings import GuildSettings
from bot.services import Services
from bot.table.refusals import refused
from bot.table.table import NOWHERE
from games.engine.text import Text
from render.words import Words, words_for

_NAME = 100
"""Maximum characters of a thread's name."""


async def open_table(
    services: Services, interaction: discord.Interaction, wanted: NewTable, words: Words
) -> Opened:
    """Open a table if the server allows it, and return where it is; ``words`` are in the reader's language.

    Outside servers with the bot, only private tables can be opened. They belong to no server.

    :raises Refused: the server's settings or the bot's permissions don't allow it.
    """
    guild = guild_of(interaction)
    is_rematch_nowhere = wanted.is_private and wanted.guild == NOWHERE
    if guild is None or is_rematch_nowhere:
        return await _open_nowhere(services, wanted)
    async with services.admission.turn(guild.id):
        there = await services.stores.tables.opened_by(wanted.origin, wanted.rematch_of)
        if there is not None:
            return Opened(there, (await services.tables.look(there, None)).channel, is_new=False)
        request = await request_of(services, interaction, wanted.channel, wanted.game)
        settings = await services.admission.expect(request, is_private=wanted.is_private)
        channel = _channel(interaction, guild, wanted.channel)
        granted = _granted(interaction, guild, channel)
        thread, why = None, None
        if not wanted.is_private:
            thread, why = await _thread(services, channel, granted, settings, wanted, words)
        notes = [why] if why else []
        if thread is None and not wanted.is_private:
            require_room_to_write(granted, channel, words)
        computers = wanted.computers if settings.computers else ()
        if len(computers) < len(wanted.computers):
            notes.append(Text("opened-without-computers"))
        opened = msgspec.structs.replace(wanted, channel=thread or wanted.channel, computers=computers)
        number, is_new = await services.tables.openings.open(opened)
    return Opened(number, opened.channel, is_new, thread is not None, tuple(notes))


async def _open_nowhere(services: Services, wanted: NewTable) -> Opened:
    """Open a private table that belongs to no server, and keeps nothing of the place of the press.

    :raises Refused: the table isn't private, or its player has too many.
    """
    if not wanted.is_private:
        raise refused("server-only")
    async with services.admission.turn(wanted.host):
        there = await services.stores.tables.opened_by(wanted.origin, wanted.rematch_of)
        if there is None:
            await services.admission.expect_nowhere(wanted.host)
        new = msgspec.structs.replace(wanted, guild=NOWHERE, channel=NOWHERE, invited=())
        number, is_new = await services.tables.openings.open(new)
    return Opened(number, NOWHERE, is_new)


async def require_place(
    services: Services, interaction: discord.Interaction, channel: int, game: str
) -> None:
    """Check that the server allows tables in ``channel``.

    :raises Refused: it allows them only in other channels.
    """
    request = await request_of(services, interaction, channel, game)
    require_channel(await services.stores.guilds.settings(request.guild), request)


async def request_of(services: Services, interaction: discord.Interaction, place: int, game: str) -> Request:
    """Return the facts that admission needs about somebody who opens a table of ``game`` in ``place``."""
    guild, member = guild_of(interaction), interaction.user
    assert guild is not None, "tables stand in channels of servers"
    settings = await services.stores.guilds.settings(guild.id)
    channel = _channel(interaction, guild, place)
    home = home_channel(channel, place)
    held = [role.id for role in member.roles] if isinstance(member, discord.Member) else []
    return Request(
        guild=guild.id,
        person=member.id,
        game=game,
        within=within(guild, place, home),
        beside=beside(guild, home),
        channels=tuple(one for one in settings.channels if _sees(guild, member, one)),
        roles=tuple(one for one in settings.openers if guild.get_role(one)),
        held=frozenset(held),
        moderates=await services.moderates(interaction),
    )


async def _thread(
    services: Services,
    channel: object,
    granted: discord.Permissions,
    settings: GuildSettings,
    wanted: NewTable,
    words: Words,
) -> tuple[int | None, Text | None]:
    """Return the thread opened for a table, or ``None`` and the reason if there's one to give."""
    if not settings.threads or isinstance(channel, discord.Thread):
        return None, None
    if not isinstance(channel, discord.TextChannel) or channel.is_news():
        return None, Text("thread-not-here")
    if lacking := missing(granted, ("view_channel", *IN_THREADS, "attach_files")):
        return None, Text("thread-not-allowed", {"permissions": named(lacking, words)})
    theirs = words_for(wanted.locale)
    name = theirs("thread-name", game=theirs(f"{wanted.game}-name"), host=wanted.host_name)
    try:
        return await services.publisher.message_sender.open_thread(channel.id, name[:_NAME]), None
    except Crowded:
        return None, Text("thread-none-left")
    except (Denied, MessageGone, Unreachable):
        return None, Text("thread-not-opened")


def _channel(interaction: discord.Interaction, guild: discord.Guild, channel: int) -> object:
    """Return the channel or thread with this id, or ``None`` if the bot knows none."""
    here = interaction.channel
    return here if here is not None and here.id == channel else guild.get_channel_or_thread(channel)


def _granted(interaction: discord.Interaction, guild: discord.Guild, channel: object) -> discord.Permissions:
    """Return the bot's permissions in ``channel``."""
    if (
        isinstance(channel, discord.abc.GuildChannel | discord.Thread)
        and channel.id != interaction.channel_id
    ):
        return channel.permissions_for(guild.me)
    return interaction.app_permissions


def _sees(guild: discord.Guild, member: discord.User | discord.Member, channel: int) -> bool:
    place = guild.get_channel(channel)
    if place is None or not isinstance(member, discord.Member):
        return False
    return place.permissions_for(member).view_channel
