"""Presses that show the seats of a running table to people who may manage them."""

from __future__ import annotations

from bot.discord.panels.custom_ids import CustomId
from bot.discord.presses.handler import Handlers, only
from bot.discord.responder import Responder
from bot.features.reading.panel.reading import sentence
from bot.features.seats.panel.seats import seat_panel, seats_panel
from bot.services import Services
from bot.table.action import RUNNING
from bot.table.actor import HOST_AND_MODERATORS
from bot.table.perspective import Perspective
from bot.table.refusals import refused
from bot.table.seat_assignment import SeatAssignment
from games.engine.text import Seat


async def seats(services: Services, responder: Responder, press: CustomId) -> None:
    """Show all seats to people who may manage them."""
    await show_seats(services, responder, await services.look(responder.interaction, press.table))


async def seat_picked(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the seat picked in the menu."""
    table = await services.look(responder.interaction, press.table)
    await _require_to_look_after(services, responder, table)
    assignment = SeatAssignment.parse(only(responder.picked))
    if assignment is None:
        raise refused("unknown-button")
    if assignment.seat >= len(table.seats):
        raise refused("no-such-seat")
    await show_seat(services, responder, table.id, assignment.seat)


async def show_seats(services: Services, responder: Responder, table: Perspective) -> None:
    """Show all seats of ``table`` to people who may manage them.

    :raises Refused: the asking person may not manage them, or the game hasn't begun or is over.
    """
    await _require_to_look_after(services, responder, table)
    await responder.show(seats_panel(table, responder.words))


async def show_seat(
    services: Services, responder: Responder, number: int, seat: Seat, note: str | None = None
) -> None:
    """Show a seat to people who may manage it; show others only the note."""
    table = await services.look(responder.interaction, number)
    actor = await services.actor(responder.interaction, table)
    if table.status not in RUNNING or not HOST_AND_MODERATORS.includes(actor, table):
        await responder.show(sentence(note or responder.words("refused-host-only")))
        return
    offers = await services.tables.offers(number, seat)
    await responder.show(seat_panel(table, seat, offers, actor, responder.words, note=note))


async def _require_to_look_after(services: Services, responder: Responder, table: Perspective) -> None:
    if not HOST_AND_MODERATORS.includes(await services.actor(responder.interaction, table), table):
        raise refused("host-only")
    if table.status not in RUNNING:
        raise refused("not-started" if table.status == "lobby" else "ended")


HANDLERS: Handlers = {
    "seats": (seats, "new"),
    "seat": (seat_picked, "new"),
}
