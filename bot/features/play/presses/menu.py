"""The press that shows the panel *More*."""

from __future__ import annotations

from bot.discord.panels.custom_ids import CustomId
from bot.discord.presses.handler import Handlers
from bot.discord.responder import Responder
from bot.features.play.panel.menu import menu
from bot.services import Services


async def more(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the panel *More*."""
    await show_menu(services, responder, press.table)


async def show_menu(services: Services, responder: Responder, number: int, note: str | None = None) -> None:
    """Show the panel *More* of a table; ``note`` says what was done."""
    table = await services.look(responder.interaction, number)
    actor = await services.actor(responder.interaction, table)
    person = responder.interaction.user.id
    preferences = (await services.stores.people.person(person)).preferences
    panel = menu(
        table,
        actor,
        responder.words,
        note=note,
        follows=not table.is_seated and await services.stores.follows.follows(table.id, person),
        reminded=preferences.reminder_hours > 0,
        has_coach=(await services.coaching.told(table, person)).is_on,
    )
    await responder.show(panel)


HANDLERS: Handlers = {"more": (more, "new")}
