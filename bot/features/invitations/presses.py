"""The press that shows a lobby's invitations."""

from __future__ import annotations

from bot.discord.panels.custom_ids import CustomId
from bot.discord.presses.handler import Handlers
from bot.discord.responder import Responder
from bot.features.invitations.panel import invitations_panel
from bot.features.reading.panel.reading import sentence
from bot.services import Services
from bot.table.action import LOBBY
from bot.table.actor import PLAYERS_AND_MODERATORS
from bot.table.refusals import refused


async def invitations(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the invitations, to players of the table and moderators."""
    await show_invitations(services, responder, press.table)


async def show_invitations(
    services: Services, responder: Responder, number: int, note: str | None = None
) -> None:
    """Show the invitations of a lobby, below ``note``; only the note if the game has begun meanwhile.

    :raises Refused: the presser neither plays there nor moderates, or the table is private or not a lobby.
    """
    table = await services.look(responder.interaction, number)
    actor = await services.actor(responder.interaction, table)
    if not PLAYERS_AND_MODERATORS.includes(actor, table):
        raise refused("not-seated")
    if table.is_private:
        raise refused("private-table")
    if table.status not in LOBBY:
        if not note:
            raise refused("started")
        await responder.show(sentence(note))
        return
    await responder.show(invitations_panel(table, actor, responder.words, note=note))


HANDLERS: Handlers = {
    "invitations": (invitations, "new"),
}
