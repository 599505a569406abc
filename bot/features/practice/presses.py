"""Presses that open practice tables, which continue a finished game from one of its steps."""

from __future__ import annotations

from msgspec.structs import replace

from bot.discord.panels.custom_ids import CustomId
from bot.discord.presses.handler import Handlers, only
from bot.discord.responder import Responder
from bot.discord.whereabouts import home_of, place_of, server_of
from bot.features.computers.rules.strengths import strengths_of_computers
from bot.features.lobby.rules.lobby import NewTable
from bot.features.opening.presses.opening import open_table
from bot.features.play.presses.playing import show_private
from bot.features.practice.panel import practice, practising, wish_in
from bot.services import Services
from bot.table.perspective import Perspective
from bot.table.refusals import refused
from bot.table.table import Practice
from games.engine.strength import USUAL, Strength
from games.engine.text import Seat

_FRAME = 0.1
_MOVES_A_SECOND = 2_000
"""Cost model: seconds to draw one frame, and moves replayed per second."""


async def ask(services: Services, responder: Responder, press: CustomId) -> None:
    """Ask which seat to take when playing on from the step in the press."""
    await _ask(services, responder, press, press.argument)


async def ask_with_seat(services: Services, responder: Responder, press: CustomId) -> None:
    """Ask again, with the seat or strength picked in the menu."""
    await _ask(services, responder, press, only(responder.picked))


async def practise(services: Services, responder: Responder, press: CustomId) -> None:
    """Open the practice table that the press describes."""
    wish = wish_in(press.argument)
    if wish is None or wish.seat is None or wish.hands is None:
        raise refused("unknown-button")
    table = await services.look_back(responder.interaction, press.table)
    origin = Practice(table.id, wish.step, wish.seat if wish.hands == "anew" else None)
    strengths = (wish.strength,) * (len(table.seats) - 1)
    await play_on(services, responder, table, origin, wish.seat, strengths, is_private=not wish.in_channel)


async def practise_again(services: Services, responder: Responder, table: Perspective) -> None:
    """Open another practice table with the position and the seat of the practice ``table``."""
    own = [seat for seat, row in enumerate(table.seats) if row.member is not None]
    strengths = strengths_of_computers(table) if own else (USUAL,) * (len(table.seats) - 1)
    origin, seat = Practice(table.id, 0), own[0] if own else 0
    await play_on(services, responder, table, origin, seat, strengths, is_private=table.is_private)


async def play_on(
    services: Services,
    responder: Responder,
    table: Perspective,
    origin: Practice,
    seat: Seat,
    strengths: tuple[Strength, ...],
    *,
    is_private: bool,
) -> None:
    """Open a practice table for the presser in the channel of the press, continued from ``table``.

    They sit at ``seat``; computer players of ``strengths``, in seat order, take the others. If it
    ``is_private``, nobody else sees it.

    :raises Refused: the server does not allow it there, or there is nothing to play on from.
    """
    interaction = responder.interaction
    server, channel = home_of(interaction) if is_private else place_of(interaction)
    await services.admission.require_computers(server)
    wanted = NewTable(
        guild=server,
        channel=channel,
        game=table.game,
        locale=table.locale,
        host=interaction.user.id,
        host_name=interaction.user.display_name,
        origin=interaction.id,
        options=table.options,
        computers=strengths,
        stand_ins=table.stand_ins,
        practice=origin,
        is_private=is_private,
        seat=seat,
    )
    with services.guards.budgets.costly(
        interaction.user.id, _FRAME + table.revision / _MOVES_A_SECOND, server
    ):
        opened = await open_table(services, interaction, wanted, responder.words)
    there = await services.tables.look(opened.table, interaction.user.id)
    if is_private:
        await show_private(services, responder, there)
        return
    await responder.show(practising(opened, there, responder.words))


async def _ask(services: Services, responder: Responder, press: CustomId, argument: str) -> None:
    wish = wish_in(argument)
    if wish is None:
        raise refused("unknown-button")
    table = await services.look_back(responder.interaction, press.table)
    with services.guards.budgets.costly(
        responder.interaction.user.id, table.revision / _MOVES_A_SECOND, server_of(responder.interaction)
    ):
        frame = await services.tables.replays.frame(table.id, wish.step)
    if frame.step == frame.last:
        raise refused("over-at-step")
    seat = wish.seat
    if seat is None:
        asked = frame.asked[0] if frame.asked else 0
        seat = table.viewer if table.is_seated and table.viewer is not None else asked
    if seat >= len(table.seats):
        raise refused("no-such-seat")
    await responder.show(practice(table, replace(wish, seat=seat, hands=None), responder.words))


HANDLERS: Handlers = {
    "play-on": (ask, "new"),
    "play-on-seat": (ask_with_seat, "new"),
    "practise": (practise, "new"),
}
