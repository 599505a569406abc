"""Presses in the replay of a game."""

from __future__ import annotations

from typing import Any

from bot.discord.panels.custom_ids import CustomId
from bot.discord.presses.handler import Handlers
from bot.discord.responder import Responder
from bot.discord.whereabouts import server_of
from bot.features.bookmarks.panel import marks
from bot.features.bookmarks.rules import moment_of, placed
from bot.features.replay.panel import place_of, replay
from bot.services import Services
from bot.table.perspective import Perspective
from bot.table.refusals import refused
from games.engine.text import Seat

_FRAME = 0.1
_MOVES_A_SECOND = 10_000
"""Cost model: seconds to draw one frame, and moves replayed per second."""


async def turn(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the step and the eyes named by the press."""
    await _show(services, responder, press.table, place_of(press.argument))


async def jump(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the step picked in the menu, through the eyes named by the press."""
    here = place_of(press.argument)
    step = _picked(responder)
    there = (int(step), here[1]) if here and step.isdecimal() and len(step) < 7 else None
    await _show(services, responder, press.table, there)


async def look_through(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the step through the eyes picked in the menu."""
    await _show(services, responder, press.table, place_of(_picked(responder) or "?"))


async def begin(services: Services, responder: Responder, table: Perspective) -> None:
    """Show the beginning of the game of ``table``."""
    await _show(services, responder, table.id, (0, None))


async def show_step(
    services: Services, responder: Responder, table: int, step: int, note: str | None = None
) -> None:
    """Show ``step`` of the game of ``table`` as everybody saw it; ``note`` says what was just done."""
    await _show(services, responder, table, (step, None), note)


async def _show(
    services: Services,
    responder: Responder,
    number: int,
    there: tuple[int, Seat | None] | None,
    note: str | None = None,
) -> None:
    if there is None:
        raise refused("unknown-button")
    table = await services.look(responder.interaction, number)
    person, server = responder.interaction.user.id, server_of(responder.interaction)
    with services.guards.budgets.costly(person, _FRAME + table.revision / _MOVES_A_SECOND, server):
        frame = await services.tables.replays.frame(number, *there)
        table = await services.tables.replays.recalled(table)
        positions = await services.tables.replays.positions(number)
    shape = (await services.stores.people.person(person)).preferences.picture
    own = placed(await services.stores.bookmarks.at_table(number, person), positions)
    here = moment_of(positions, frame.step, is_over=table.status == "over")
    own_marks = marks(table, frame, own, here, responder.words, note)
    panel = replay(table, frame, services.painters[table.game], responder.words, shape, own_marks)
    await responder.show(panel, unhurried=True)


def _picked(responder: Responder) -> str:
    data: Any = responder.interaction.data or {}
    return str(next(iter(data.get("values", ())), ""))


HANDLERS: Handlers = {
    "replay": (turn, "new"),
    "replay-jump": (jump, "new"),
    "replay-eyes": (look_through, "new"),
}
