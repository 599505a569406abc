"""Imports finished games from files, as the server's settings allow."""

from __future__ import annotations

from bot.domain.refusals import refused
from bot.panels.names import link, title
from bot.panels.reading import sentence
from bot.permissions import require_room_to_write
from bot.presses.opening import request_of
from bot.responder import Responder
from bot.service.imports import Arrival
from bot.services import Services
from games.engine.game import Refused
from render.words import words_for


async def bring(services: Services, responder: Responder, data: bytes) -> None:
    """Make a finished table from the file in ``data``, in the channel of the command.

    :raises Refused: the file is no proven game, or this person may not open tables of its game here.
    """
    interaction, user = responder.interaction, responder.interaction.user
    guild, channel = interaction.guild, interaction.channel_id
    if guild is None or channel is None:
        raise refused("server-only")
    file = services.service.imports.read(data)
    request = await request_of(services, interaction, channel, file.record.game)
    settings = await services.admission.expect(request)
    require_room_to_write(interaction.app_permissions, interaction.channel, responder.words)
    here = interaction.guild_locale.value if interaction.guild_locale else None
    locale = words_for(settings.locale or here).locale
    arrival = Arrival(guild.id, channel, locale, user.id, user.display_name, interaction.id)
    number, is_new = await services.service.imports.take_in(file, arrival)
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
