"""Presses that show the seats of a running table to those who look after them."""

from __future__ import annotations

from bot.answer import Answer
from bot.domain.action import RUNNING
from bot.domain.actor import HOST_AND_MODERATORS
from bot.domain.perspective import Perspective
from bot.domain.refusals import refused
from bot.domain.sitting import Sitting
from bot.house import House
from bot.panels.ids import Press
from bot.panels.reading import sentence
from bot.panels.seats import seat_panel, seats_panel
from bot.presses.handler import Handlers, only
from games.engine.text import Seat


async def seats(house: House, answer: Answer, press: Press) -> None:
    """Show all seats to those who may look after them."""
    await show_seats(house, answer, await house.look(answer.interaction, press.table))


async def seat_picked(house: House, answer: Answer, press: Press) -> None:
    """Show the seat that was chosen in the menu."""
    table = await house.look(answer.interaction, press.table)
    await _expect_to_look_after(house, answer, table)
    sitting = Sitting.parse(only(answer.picked))
    if sitting is None:
        raise refused("unknown-button")
    if sitting.seat >= len(table.seats):
        raise refused("no-such-seat")
    await show_seat(house, answer, table.id, sitting.seat)


async def show_seats(house: House, answer: Answer, table: Perspective) -> None:
    """Show all seats of ``table`` to those who may look after them.

    :raises Refused: the one who asks may not, or the game has not begun or is over.
    """
    await _expect_to_look_after(house, answer, table)
    await answer.show(seats_panel(table, answer.words))


async def show_seat(house: House, answer: Answer, number: int, seat: Seat, note: str | None = None) -> None:
    """Show a seat to those who look after it; whoever does not reads just the note."""
    table = await house.look(answer.interaction, number)
    actor = await house.actor(answer.interaction, table)
    if table.status not in RUNNING or not HOST_AND_MODERATORS.includes(actor, table):
        await answer.show(sentence(note or answer.words("refused-host-only")))
        return
    offers = await house.service.offers(number, seat)
    await answer.show(seat_panel(table, seat, offers, actor, answer.words, note=note))


async def _expect_to_look_after(house: House, answer: Answer, table: Perspective) -> None:
    if not HOST_AND_MODERATORS.includes(await house.actor(answer.interaction, table), table):
        raise refused("host-only")
    if table.status not in RUNNING:
        raise refused("not-started" if table.status == "lobby" else "ended")


HANDLERS: Handlers = {
    "seats": (seats, "new"),
    "seat": (seat_picked, "new"),
}
