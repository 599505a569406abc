"""Presses to agree on a custom clock."""

from __future__ import annotations

from bot.domain.action import Request
from bot.domain.clocks import own_clock
from bot.domain.terms import set_clock
from bot.panels.custom_ids import CustomId
from bot.panels.options import clock_form
from bot.presses.acting import ask_or_act
from bot.presses.handler import Handlers, only
from bot.presses.typed import read_duration
from bot.responder import Responder
from bot.services import Services


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
