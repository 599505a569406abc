"""Presses that thank a player."""

from __future__ import annotations

from bot.discord.panels.custom_ids import CustomId
from bot.discord.presses.handler import Handlers
from bot.discord.responder import Responder
from bot.features.thanks.panel import thanks_panel
from bot.features.thanks.rules import Thanks, require_thankable
from bot.services import Services
from bot.table.perspective import Perspective
from bot.table.refusals import refused
from bot.typed.ids import number_in


async def thank(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the presser whom they can thank for a game."""
    table = await services.look_back(responder.interaction, press.table)
    if not table.is_seated:
        raise refused("cannot-thank-here")
    await _show(services, responder, table)


async def thank_seat(services: Services, responder: Responder, press: CustomId) -> None:
    """Thank the player at the seat that the button names.

    :raises Refused: the presser may not, or has already thanked somebody else for this game.
    """
    table = await services.look_back(responder.interaction, press.table)
    person = responder.interaction.user.id
    seat = number_in(press.argument)
    if seat is None:
        raise refused("unknown-button")
    blocked = (await services.stores.people.blocks.all()).of(person)
    require_thankable(table, seat, blocked)
    given = Thanks(person, seat, services.tables.now())
    if await services.stores.thanks.give(table.id, given) != seat:
        raise refused("thanked-already")
    await _show(services, responder, table)


async def take_back(services: Services, responder: Responder, press: CustomId) -> None:
    """Take back the presser's thanks for a game."""
    table = await services.look_back(responder.interaction, press.table)
    await services.stores.thanks.take_back(table.id, responder.interaction.user.id)
    await _show(services, responder, table)


async def _show(services: Services, responder: Responder, table: Perspective) -> None:
    person = responder.interaction.user.id
    given = await services.stores.thanks.given(table.id, person)
    blocked = (await services.stores.people.blocks.all()).of(person)
    await responder.show(thanks_panel(table, given, blocked, responder.words))


HANDLERS: Handlers = {
    "thank": (thank, "new"),
    "thank-seat": (thank_seat, "new"),
    "thank-back": (take_back, "new"),
}
