"""Imports finished games from files, as the server's settings allow: by command or in a form."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

import aiohttp
import discord

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.names import link, title
from bot.discord.permissions import require_room_to_write
from bot.discord.presses.handler import Handlers
from bot.discord.responder import Responder
from bot.discord.whereabouts import guild_of
from bot.features.archive.panel import FILE, import_form
from bot.features.archive.service.game_file import MOST_BYTES
from bot.features.archive.service.imports import Arrival
from bot.features.opening.presses.opening import request_of
from bot.features.reading.panel.reading import sentence
from bot.services import Services
from bot.table.refusals import refused
from games.engine.game import Refused
from render.words import words_for


async def ask(_: Services, responder: Responder, press: CustomId) -> None:
    """Open the form to upload a file."""
    await responder.open(import_form(responder.words))


async def take(services: Services, responder: Responder, _: CustomId) -> None:
    """Import the game in the uploaded file."""
    file = responder.uploaded(FILE)
    if file is None:
        raise refused("file-not-there")
    download = partial(responder.interaction.client.http.get_from_cdn, file.url)
    await bring(services, responder, await content(file.size, download))


async def content(size: int, download: Callable[[], Awaitable[bytes]]) -> bytes:
    """Return the content of a file of ``size`` bytes.

    :raises Refused: it's too large, or can't be downloaded.
    """
    if size > MOST_BYTES:
        raise refused("file-size", most=MOST_BYTES // 1024)
    try:
        return await download()
    except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError):
        raise refused("file-not-there") from None


async def bring(services: Services, responder: Responder, data: bytes) -> None:
    """Make a finished table from the file in ``data``, in the channel of the command.

    :raises Refused: the file doesn't prove its game, or this person may not open tables of its game here.
    """
    interaction, user = responder.interaction, responder.interaction.user
    guild, channel = guild_of(interaction), interaction.channel_id
    if guild is None or channel is None:
        raise refused("server-only")
    file = services.tables.imports.read(data)
    request = await request_of(services, interaction, channel, file.record.game)
    settings = await services.admission.expect(request)
    require_room_to_write(interaction.app_permissions, interaction.channel, responder.words)
    here = interaction.guild_locale.value if interaction.guild_locale else None
    locale = words_for(settings.locale or here).locale
    arrival = Arrival(guild.id, channel, locale, user.id, user.display_name, interaction.id)
    number, is_new = await services.tables.imports.take_in(file, arrival)
    if is_new:
        table = await services.look(interaction, number)
        await responder.show(sentence(responder.words("import-done", table=title(table, responder.words))))
        return
    try:
        table = await services.look(interaction, number)
    except Refused:
        raise refused("file-known-elsewhere") from None
    place = link(table) or f"<#{table.channel}>"
    raise refused("file-known", table=number, link=place)


HANDLERS: Handlers = {"import": (ask, "form"), "import-file": (take, "new", "import")}
