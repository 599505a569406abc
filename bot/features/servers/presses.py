"""Moderators' presses on the settings of their server."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import discord
from msgspec.structs import replace

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.setting_forms import CHANNEL_TYPES
from bot.discord.permission_check import examine, without_lost
from bot.discord.permissions import missing, needed
from bot.discord.presses.handler import Handlers
from bot.discord.presses.settings import Change, SettingPresses
from bot.discord.responder import Responder
from bot.discord.whereabouts import guild_of, server_of
from bot.features.servers.panel.setup import confirm_reset, history_panel, setup_panel
from bot.features.servers.panel.setup_check import check_panel
from bot.features.servers.rules.declared import PAGES, SERVER_SETTINGS, Server
from bot.features.servers.rules.settings import GuildSettings
from bot.services import Services
from bot.table.refusals import refused

_REMEMBERED = 500
"""Maximum number of changes shown in the history."""


async def may_change_settings(services: Services, interaction: discord.Interaction) -> bool:
    """Return whether the asking person may manage the server, or has one of its moderator roles."""
    member = interaction.user
    server = server_of(interaction)
    if server is None or not isinstance(member, discord.Member):
        return False
    chosen = (await services.stores.guilds.settings(server)).moderators
    return interaction.permissions.manage_guild or any(member.get_role(role) for role in chosen)


async def reset(services: Services, responder: Responder, press: CustomId) -> None:
    """Ask whether to reset all settings to the defaults."""
    await require_moderator(services, responder.interaction)
    await responder.show(confirm_reset(responder.words))


async def reset_confirmed(services: Services, responder: Responder, press: CustomId) -> None:
    """Reset all settings to the defaults."""
    guild = await require_moderator(services, responder.interaction)
    await _revise(services, responder, guild, lambda _: GuildSettings())
    await services.stores.webhooks.remove(guild.id, responder.interaction.user.id, services.tables.now())
    await services.days_off.recount_server(guild.id)
    await _show(services, responder, PAGES[0], responder.words("setup-reset-done"))


async def history(services: Services, responder: Responder, press: CustomId) -> None:
    """Show a page of the setting changes."""
    guild = await require_moderator(services, responder.interaction)
    changes = await services.stores.guilds.history(guild.id, _REMEMBERED)
    await responder.show(history_panel(changes, responder.words, press.page))


async def check(services: Services, responder: Responder, press: CustomId) -> None:
    """Show which permissions the bot lacks, and where to fix that."""
    await _show_check(services, responder)


async def forget(services: Services, responder: Responder, press: CustomId) -> None:
    """Remove channels and roles that no longer exist from the settings."""
    guild = await require_moderator(services, responder.interaction)
    await _revise(services, responder, guild, lambda settings: without_lost(settings, guild))
    await _show_check(services, responder, responder.words("setup-forgotten"))


async def _show_check(services: Services, responder: Responder, note: str | None = None) -> None:
    guild = await require_moderator(services, responder.interaction)
    here = responder.interaction.channel
    place = here.parent if isinstance(here, discord.Thread) else here
    closed = await services.stores.tables.closed_at(guild.id)
    found = examine(
        guild,
        await services.stores.guilds.settings(guild.id),
        place if isinstance(place, discord.abc.GuildChannel) else None,
        closed,
    )
    for table in closed:
        # The presser may have just fixed the channel.
        services.publisher.try_again(table.id)
    await responder.show(check_panel(found, responder.words, note))


async def _show(services: Services, responder: Responder, place: str, note: str | None = None) -> None:
    await responder.show(setup_panel(await _server(services, responder), responder.words, place, note))


async def _server(services: Services, responder: Responder) -> Server:
    """Return the server of the asking person, who may change its settings.

    :raises Refused: they may not, or the bot doesn't know the server's channels and roles yet.
    """
    guild = await require_moderator(services, responder.interaction)
    may_ping = guild.me.guild_permissions.mention_everyone
    return Server(
        await services.stores.guilds.settings(guild.id),
        {channel.id for channel in guild.channels if channel.type in CHANNEL_TYPES},
        {role.id for role in guild.roles},
        set() if may_ping else {role.id for role in guild.roles if not role.mentionable},
        {channel.id for channel in guild.text_channels},
        {channel.id for channel in guild.text_channels if _is_closed(channel)},
        guild.default_role.id,
        services.tables.now(),
        await services.stores.webhooks.of(guild.id),
        services.has_api,
    )


def _is_closed(channel: discord.TextChannel) -> bool:
    """Return whether the bot may not post in ``channel``."""
    return bool(missing(channel.permissions_for(channel.guild.me), needed(channel)))


async def _change(
    services: Services, responder: Responder, changes: Sequence[Change[Server]], place: str
) -> None:
    """Store the new values, and show the page or setting ``place`` with a confirmation.

    :raises Refused: a value makes no sense, or the asking person may not change it.
    """
    guild = await require_moderator(services, responder.interaction)
    server = await _server(services, responder)

    def revision(settings: GuildSettings) -> GuildSettings:
        for change in changes:
            value = change.value(replace(server, settings=settings))
            settings = replace(settings, **{change.setting.name: value})
        return settings

    settings = await _revise(services, responder, guild, revision)
    if any(change.setting.name == "quiet" for change in changes):
        await services.days_off.recount_server(guild.id)
    heard = [change.heard(replace(server, settings=settings)) for change in changes]
    await _show(services, responder, place, "\n".join(filter(None, heard)) or None)


async def _revise(
    services: Services,
    responder: Responder,
    guild: discord.Guild,
    revision: Callable[[GuildSettings], GuildSettings],
) -> GuildSettings:
    now = services.tables.now()
    return await services.stores.guilds.revise(guild.id, responder.interaction.user.id, now, revision)


async def require_moderator(services: Services, interaction: discord.Interaction) -> discord.Guild:
    """Return the server, if the asking person may change its settings.

    :raises Refused: they may not, or the bot doesn't know the server's channels and roles yet.
    """
    guild = guild_of(interaction)
    if guild is None:
        raise refused("server-only")
    if guild.unavailable or guild.me is None:
        # Without its channels and roles, everything named in the settings would look deleted.
        raise refused("server-unknown")
    if not await may_change_settings(services, interaction):
        raise refused("not-your-settings")
    return guild


_SETTINGS = SettingPresses(SERVER_SETTINGS, _server, _change, _show)
panel = _SETTINGS.panel

HANDLERS: Handlers = {
    **_SETTINGS.handlers(),
    "setup-reset": (reset, "new"),
    "setup-reset-yes": (reset_confirmed, "new"),
    "setup-history": (history, "new"),
    "setup-check": (check, "new"),
    "setup-forget": (forget, "new"),
}
