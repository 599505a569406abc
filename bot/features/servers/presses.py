"""Moderators' presses on the settings of their server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

import discord

from bot.discord.panels.custom_ids import CustomId
from bot.discord.permission_check import examine, without_lost
from bot.discord.presses.handler import Handlers, only
from bot.discord.presses.typed import read_time, read_zone, zone_taken
from bot.discord.responder import Responder
from bot.features.clocks.rules.calendar import QuietHours
from bot.features.clocks.rules.clocks import PRESETS
from bot.features.reliability.rules.reliability import LEAST
from bot.features.servers.panel.setup import (
    CHANNEL_TYPES,
    DAYS_OFF,
    LIMITS,
    MOST,
    OWN_LANGUAGE,
    PAGES,
    Server,
    confirm_reset,
    history_panel,
    page_of,
    quiet_form,
    setup_panel,
)
from bot.features.servers.panel.setup_check import check_panel
from bot.features.servers.rules import GuildSettings
from bot.services import Services
from bot.table.refusals import refused
from bot.table.table_terms import AnswerPace
from bot.typed.ids import number_in
from render.words import locales

_REMEMBERED = 500
"""Maximum number of changes shown in the history."""
_SWITCHES = ("threads", "grows", "computers", "newcomers")


async def may_change_settings(services: Services, interaction: discord.Interaction) -> bool:
    """Return whether the asking person may manage the server, or has one of its moderator roles."""
    member = interaction.user
    if interaction.guild_id is None or not isinstance(member, discord.Member):
        return False
    chosen = (await services.guilds.settings(interaction.guild_id)).moderators
    return interaction.permissions.manage_guild or any(member.get_role(role) for role in chosen)


async def panel(services: Services, responder: Responder, press: CustomId) -> None:
    """Show a page of the settings."""
    await show_panel(services, responder, press.argument if press.argument in PAGES else PAGES[0])


async def show_panel(
    services: Services, responder: Responder, page: str = PAGES[0], note: str | None = None
) -> None:
    """Show the current settings.

    :raises Refused: the asking person may not change the server's settings.
    """
    guild = await _require_moderator(services, responder.interaction)
    settings = await services.guilds.settings(guild.id)
    may_ping = guild.me.guild_permissions.mention_everyone
    server = Server(
        {channel.id for channel in guild.channels},
        {role.id for role in guild.roles},
        list(services.games),
        set() if may_ping else {role.id for role in guild.roles if not role.mentionable},
    )
    now = services.service.now()
    await responder.show(setup_panel(settings, server, responder.words, page, now, note))


async def switch(services: Services, responder: Responder, press: CustomId) -> None:
    """Turn a setting on or off."""
    guild = await _require_moderator(services, responder.interaction)
    setting, _, value = press.argument.partition("=")
    if setting not in _SWITCHES or value not in {"true", "false"}:
        raise refused("no-such-setting")
    await _change(services, responder, guild, setting, value == "true")


async def pick(services: Services, responder: Responder, press: CustomId) -> None:
    """Set a setting to the values picked in its menu."""
    guild = await _require_moderator(services, responder.interaction)
    read = _PICKED.get(press.argument)
    if read is None:
        raise refused("no-such-setting")
    await _change(services, responder, guild, press.argument, read(services, guild, responder.picked))


async def quiet(services: Services, responder: Responder, press: CustomId) -> None:
    """Open the form for the quiet hours."""
    guild = await _require_moderator(services, responder.interaction)
    settings = await services.guilds.settings(guild.id)
    await responder.open(quiet_form(settings.quiet, responder.words))


async def set_quiet(services: Services, responder: Responder, press: CustomId) -> None:
    """Set the quiet hours to the values typed."""
    guild = await _require_moderator(services, responder.interaction)
    hours = _quiet_hours(responder.filled)
    zone = _given(responder.filled).get("timezone", "")
    note = zone_taken(zone, responder.words, services.service.now())
    await _change(services, responder, guild, "quiet", hours, note)


async def loud(services: Services, responder: Responder, press: CustomId) -> None:
    """Remove the quiet hours."""
    guild = await _require_moderator(services, responder.interaction)
    await _change(services, responder, guild, "quiet", None)


async def reset(services: Services, responder: Responder, press: CustomId) -> None:
    """Ask whether to reset all settings to the defaults."""
    await _require_moderator(services, responder.interaction)
    await responder.show(confirm_reset(responder.words))


async def reset_confirmed(services: Services, responder: Responder, press: CustomId) -> None:
    """Reset all settings to the defaults."""
    guild = await _require_moderator(services, responder.interaction)
    await _revise(services, responder, guild, lambda _: GuildSettings())
    await services.days_off.recount_server(guild.id)
    await show_panel(services, responder, note=responder.words("setup-reset-done"))


async def history(services: Services, responder: Responder, press: CustomId) -> None:
    """Show a page of the setting changes."""
    guild = await _require_moderator(services, responder.interaction)
    changes = await services.guilds.history(guild.id, _REMEMBERED)
    await responder.show(history_panel(changes, responder.words, press.page))


async def check(services: Services, responder: Responder, press: CustomId) -> None:
    """Show which permissions the bot lacks, and where to fix that."""
    await _show_check(services, responder)


async def forget(services: Services, responder: Responder, press: CustomId) -> None:
    """Remove channels and roles that no longer exist from the settings."""
    guild = await _require_moderator(services, responder.interaction)
    await _revise(services, responder, guild, lambda settings: without_lost(settings, guild))
    await _show_check(services, responder, responder.words("setup-forgotten"))


async def _show_check(services: Services, responder: Responder, note: str | None = None) -> None:
    guild = await _require_moderator(services, responder.interaction)
    here = responder.interaction.channel
    place = here.parent if isinstance(here, discord.Thread) else here
    closed = await services.tables.closed_at(guild.id)
    found = examine(
        guild,
        await services.guilds.settings(guild.id),
        place if isinstance(place, discord.abc.GuildChannel) else None,
        closed,
    )
    for table in closed:
        # The presser may have just fixed the channel.
        services.publisher.try_again(table.id)
    await responder.show(check_panel(found, responder.words, note))


async def _change(
    services: Services, responder: Responder, guild: discord.Guild, setting: str, value: Any, note: str = ""
) -> None:
    now = services.service.now()
    await services.guilds.change(guild.id, responder.interaction.user.id, now, **{setting: value})
    if setting == "quiet":
        await services.days_off.recount_server(guild.id)
    await show_panel(services, responder, page_of(setting), note or None)


async def _revise(
    services: Services,
    responder: Responder,
    guild: discord.Guild,
    revision: Callable[[GuildSettings], GuildSettings],
) -> None:
    now = services.service.now()
    await services.guilds.revise(guild.id, responder.interaction.user.id, now, revision)


async def _require_moderator(services: Services, interaction: discord.Interaction) -> discord.Guild:
    """Return the server, if the asking person may change its settings.

    :raises Refused: they may not, or the bot doesn't know the server's channels and roles yet.
    """
    guild = interaction.guild
    if guild is None:
        raise refused("server-only")
    if guild.unavailable or guild.me is None:
        # Without its channels and roles, everything named in the settings would look deleted.
        raise refused("server-unknown")
    if not await may_change_settings(services, interaction):
        raise refused("not-your-settings")
    return guild


def _channels(services: Services, guild: discord.Guild, picked: list[str]) -> tuple[int, ...]:
    ids = _ids(picked)
    for one in ids:
        channel = guild.get_channel(one)
        if channel is None or channel.type not in CHANNEL_TYPES:
            raise refused("no-such-channel")
    return ids


def _roles(services: Services, guild: discord.Guild, picked: list[str]) -> tuple[int, ...]:
    ids = _ids(picked)
    if any(guild.get_role(one) is None for one in ids):
        raise refused("no-such-role")
    return ids


def _moderators(services: Services, guild: discord.Guild, picked: list[str]) -> tuple[int, ...]:
    ids = _roles(services, guild, picked)
    if guild.default_role.id in ids:
        raise refused("everybody-moderates")
    return ids


def _called(services: Services, guild: discord.Guild, picked: list[str]) -> tuple[int, ...]:
    ids = _roles(services, guild, picked)
    if len(ids) > 1:
        raise refused("no-such-setting")
    if guild.default_role.id in ids:
        raise refused("everybody-called")
    return ids


def _games(services: Services, guild: discord.Guild, picked: list[str]) -> tuple[str, ...]:
    """Return the games picked; picking all of them means no restriction, not even for future games."""
    if any(game not in services.games for game in picked):
        raise refused("unknown-game")
    chosen = tuple(game for game in services.games if game in picked)
    return () if len(chosen) == len(services.games) else chosen


def _limit(services: Services, guild: discord.Guild, picked: list[str]) -> int:
    value = only(picked)
    if value not in {str(limit) for limit in LIMITS}:
        raise refused("no-such-setting")
    return int(value)


def _days_off(services: Services, guild: discord.Guild, picked: list[str]) -> int:
    value = only(picked)
    if value not in {str(most) for most in DAYS_OFF}:
        raise refused("no-such-setting")
    return int(value)


def _least_in_time(services: Services, guild: discord.Guild, picked: list[str]) -> int:
    value = only(picked)
    if value not in {str(least) for least in LEAST}:
        raise refused("no-such-setting")
    return int(value)


def _clock(services: Services, guild: discord.Guild, picked: list[str]) -> str:
    if (value := only(picked)) not in PRESETS:
        raise refused("no-such-setting")
    return value


def _pace(services: Services, guild: discord.Guild, picked: list[str]) -> str:
    if (value := only(picked)) not in get_args(AnswerPace):
        raise refused("no-such-setting")
    return value


def _locale(services: Services, guild: discord.Guild, picked: list[str]) -> str | None:
    if (value := only(picked)) not in {OWN_LANGUAGE, *locales()}:
        raise refused("no-such-setting")
    return None if value == OWN_LANGUAGE else value


def _ids(picked: list[str]) -> tuple[int, ...]:
    """Return the ids picked, without duplicates; an invalid id becomes 0.

    :raises Refused: there are more than ``MOST``.
    """
    if len(picked) > MOST:
        raise refused("no-such-setting")
    return tuple(dict.fromkeys(number_in(one) or 0 for one in picked))


def _quiet_hours(filled: dict[str, list[str]]) -> QuietHours:
    """Return the quiet hours that were typed.

    :raises Refused: a time or the zone is invalid, or both times are the same.
    """
    given = _given(filled)
    start, end = read_time(given.get("start", "")), read_time(given.get("end", ""))
    if start == end:
        raise refused("quiet-all-day")
    return QuietHours(start, end, read_zone(given.get("timezone", "")))


def _given(filled: dict[str, list[str]]) -> dict[str, str]:
    return {name: " ".join(values).strip() for name, values in filled.items()}


_PICKED: dict[str, Callable[[Services, discord.Guild, list[str]], Any]] = {
    "channels": _channels,
    "games": _games,
    "openers": _roles,
    "moderators": _moderators,
    "called": _called,
    "per_channel": _limit,
    "per_person": _limit,
    "days_off": _days_off,
    "least_in_time": _least_in_time,
    "clock": _clock,
    "pace": _pace,
    "locale": _locale,
}
"""Parsers of the values picked, by setting; they refuse values that weren't on offer."""

HANDLERS: Handlers = {
    "setup": (panel, "new"),
    "setup-set": (switch, "new"),
    "setup-pick": (pick, "new"),
    "setup-quiet": (quiet, "form"),
    "setup-quiet-set": (set_quiet, "new", "setup-quiet"),
    "setup-loud": (loud, "new"),
    "setup-reset": (reset, "new"),
    "setup-reset-yes": (reset_confirmed, "new"),
    "setup-history": (history, "new"),
    "setup-check": (check, "new"),
    "setup-forget": (forget, "new"),
}
