"""Finds the table a command is about: named, suggested while typing, or the one most likely meant."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.database.errors import StoreError
from bot.discord.commands.common import answered
from bot.discord.commands.translation import phrase
from bot.discord.panels.names import title
from bot.discord.responder import Responder
from bot.services import Services
from bot.table.perspective import Perspective
from bot.table.refusals import refused

_log = logging.getLogger(__name__)

TableWork: TypeAlias = Callable[[Services, Responder, Perspective], Awaitable[None]]
Suggest: TypeAlias = Callable[[discord.Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[int]]]]


def suggestions(services: Services) -> Suggest:
    """Return the autocompletion for a parameter that names a table."""

    async def tables_here(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[int]]:
        try:
            return await _suggest(services, interaction, current)
        except StoreError as error:
            _log.error("no table can be suggested: %s", error)
            return []

    return tables_here


def add_table_command(
    group: app_commands.Group, services: Services, name: str, work: TableWork, *, finished: bool = False
) -> None:
    """Add a subcommand of ``/table`` that only takes a table; ``finished``: prefer finished games."""

    @group.command(
        name=phrase(f"command-table-{name}-name"), description=phrase(f"command-table-{name}-description")
    )
    @app_commands.rename(table=phrase("parameter-table-name"))
    @app_commands.describe(table=phrase("parameter-table-description"))
    @app_commands.autocomplete(table=suggestions(services))
    async def command(interaction: discord.Interaction, table: int | None = None) -> None:
        async def run(responder: Responder) -> None:
            await work(services, responder, await meant(services, responder, table, finished=finished))

        await answered(services, interaction, run)


async def meant(
    services: Services, responder: Responder, number: int | None, *, finished: bool = False
) -> Perspective:
    """Return the table named, or the most likely one: mine here, any here, mine anywhere.

    With ``finished``, prefer finished games to running ones.

    :raises Refused: the person can see no such table.
    """
    interaction = responder.interaction
    if number is not None:
        return await services.look(interaction, number)
    here = await services.visible(interaction, channel=interaction.channel_id)
    likely = [table for table in here if (table.status == "over") == finished]
    candidates = (
        [table for table in likely if table.is_seated]
        or likely
        or here
        or await services.visible(interaction, person=interaction.user.id)
    )
    if not candidates:
        raise refused("no-table-here")
    return candidates[0]


async def _suggest(
    services: Services, interaction: discord.Interaction, current: str
) -> list[app_commands.Choice[int]]:
    """Return the tables to choose from: mine first, then ones of this channel, then the others."""
    words = await services.words_of(interaction)
    found = await services.visible(interaction)
    found.sort(key=lambda table: (not table.is_seated, table.channel != interaction.channel_id))
    choices = [
        app_commands.Choice(
            name=words("suggestion", table=title(table, words), state=words(f"status-{table.status}"))[:100],
            value=table.id,
        )
        for table in found
    ]
    wanted = current.casefold()
    return [choice for choice in choices if wanted in choice.name.casefold()][:25]
