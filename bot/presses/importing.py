"""Taking in a game that was played elsewhere, as the settings of the server have it."""

from __future__ import annotations

from bot.answer import Answer
from bot.house import House
from bot.panels.names import link, title
from bot.panels.reading import sentence
from bot.permissions import expect_room_to_write
from bot.presses.opening import request_of
from bot.tables.imports import Arrival
from bot.tables.lobbies import NewTable
from bot.tables.refusals import refused
from games.engine.game import Refused
from render.words import words_for


async def bring(house: House, answer: Answer, data: bytes) -> None:
    """Make a finished table of the file in ``data``, in the channel where it was brought.

    :raises Refused: the file is no proven game, or tables of its game may not be opened here by this person.
    """
    interaction = answer.interaction
    if interaction.guild_id is None or interaction.channel_id is None:
        raise refused("server-only")
    user = interaction.user
    file = house.service.imports.read(data)
    here = interaction.guild_locale.value if interaction.guild_locale else None
    wanted = NewTable(
        guild=interaction.guild_id,
        channel=interaction.channel_id,
        game=file.record.game,
        locale=words_for(here).locale,
        host=user.id,
        host_name=user.display_name,
        origin=interaction.id,
    )
    async with house.admission.admitted(await request_of(house, interaction, wanted)) as settings:
        expect_room_to_write(interaction.app_permissions, interaction.channel, answer.words)
        locale = words_for(settings.locale or wanted.locale).locale
        arrival = Arrival(wanted.guild, wanted.channel, locale, user.id, user.display_name, interaction.id)
        number, is_new = await house.service.imports.take_in(file, arrival)
    if is_new:
        table = await house.look(interaction, number)
        await answer.show(sentence(answer.words("import-done", table=title(table, answer.words))))
        return
    try:
        table = await house.look(interaction, number)
    except Refused:
        raise refused("file-known-elsewhere") from None
    place = link(table) or f"<#{table.channel}>"
    raise refused("file-known", table=number, link=place)
