"""The table that a message of ours is about, for commands on messages."""

from __future__ import annotations

import discord

from bot.discord.panels.custom_ids import CustomId, parse
from bot.discord.panels.pressable import pressable
from bot.services import Services
from bot.table.refusals import refused


def table_of(services: Services, interaction: discord.Interaction, message: discord.Message) -> CustomId:
    """Return a press on the one table that ``message`` is about, as its buttons name it.

    :raises Refused: it isn't our message, it isn't about exactly one table, or that table is forgotten.
    """
    own = interaction.client.user
    if own is None or message.author.id != own.id:
        raise refused("not-my-message")
    found = [known for one in pressable(message) if (known := parse(one))]
    presses = [press for database, press in found if press.table and database == services.identity]
    if not presses and any(press.table for _, press in found):
        raise refused("other-database-message")
    if not presses:
        raise refused("no-table-message")
    if len({press.table for press in presses}) > 1:
        raise refused("many-tables-message")
    return max(presses, key=lambda press: press.revision)
