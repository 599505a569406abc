"""The presses on a server's overview, answered in private, because nothing else shows that they worked."""

from __future__ import annotations

from bot.discord.panels.custom_ids import CustomId
from bot.discord.presses.acting import ask_or_act
from bot.discord.presses.handler import Handlers
from bot.discord.responder import Responder
from bot.features.lobby.rules.lobby import join
from bot.features.play.presses.playing import show_hand
from bot.features.reading.panel.reading import sentence
from bot.services import Services


async def join_from_overview(services: Services, responder: Responder, press: CustomId) -> None:
    """Take a seat at the table of the button."""
    await ask_or_act(services, responder, join, press.table)


async def watch(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the table of the button as the presser may see it; a lobby is in its channel."""
    table = await services.look(responder.interaction, press.table)
    if table.status == "lobby":
        place = f"<#{table.channel}>"
        await responder.show(sentence(responder.words("overview-in-lobby", channel=place)))
        return
    await show_hand(services, responder, table)


HANDLERS: Handlers = {
    "overview-join": (join_from_overview, "new"),
    "overview-watch": (watch, "new"),
}
