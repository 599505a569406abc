"""Presses to agree on a custom clock."""

from __future__ import annotations

from bot.discord.panels.custom_ids import CustomId
from bot.discord.presses.acting import ask_or_act
from bot.discord.presses.handler import Handlers, only
from bot.discord.presses.typed import read_duration
from bot.discord.responder import Responder
from bot.features.clocks.rules.clocks import own_clock
from bot.features.lobby.panel.options import clock_form
from bot.features.lobby.rules.terms import set_clock
from bot.services import Services
from bot.table.action import Request


async def own(services: Services, responder: Responder, press: CustomId) -> None:
    """Open the form for a custom clock, if the presser may set the clock."""
    table = await services.look(responder.interaction, press.table)
    set_clock.expect(table, await services.actor(responder.interaction, table))
    await responder.open(clock_form(table, responder.words))


async def set_own(services: Services, responder: Responder, press: CustomId) -> None:
    """Agree on the clock that was typed."""
    typed = (only(responder.filled.get(field, ())) for field in ("reserve", "refill", "cap"))
    values = [read_duration(text, responder.words) for text in typed]
    request = Request(press.revision, "", [own_clock(*values)])
    await ask_or_act(services, responder, set_clock, press.table, request)


HANDLERS: Handlers = {"clock-own": (own, "form"), "clock-own-set": (set_own, "new", "clock-own")}
