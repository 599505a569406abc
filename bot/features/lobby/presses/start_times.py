"""Presses to agree on a time when the game starts by itself."""

from __future__ import annotations

from bot.discord.panels.custom_ids import CustomId
from bot.discord.presses.acting import ask_or_act
from bot.discord.presses.handler import Handlers, only
from bot.discord.presses.typed import Reading, read_moment
from bot.discord.responder import Responder
from bot.features.lobby.panel.options import start_form
from bot.features.lobby.rules.terms import set_start_time
from bot.services import Services
from bot.table.action import Request
from bot.table.perspective import Perspective
from bot.typed.moments import timezone_for


async def ask(services: Services, responder: Responder, press: CustomId) -> None:
    """Open the form for the start time, if the presser may set it."""
    table = await services.look(responder.interaction, press.table)
    set_start_time.expect(table, await services.actor(responder.interaction, table))
    timezone = await _timezone(services, responder, table)
    computers = (await services.stores.guilds.settings(table.guild)).computers
    await responder.open(start_form(table, responder.words, timezone, computers=computers))


async def set_time(services: Services, responder: Responder, press: CustomId) -> None:
    """Agree on the time that was typed."""
    table = await services.look(responder.interaction, press.table)
    day, time = (only(responder.filled.get(field, ())) for field in ("day", "time"))
    timezone = await _timezone(services, responder, table)
    moment = read_moment(day, time, Reading(responder.words, timezone, services.tables.now()))
    fills = only(responder.filled.get("computers", ())) == "true"
    request = Request(press.revision, "", [str(int(moment)), str(fills).lower()])
    await ask_or_act(services, responder, set_start_time, press.table, request)


async def _timezone(services: Services, responder: Responder, table: Perspective) -> str:
    """Return the time zone for times typed by the presser."""
    person = await services.stores.people.person(responder.interaction.user.id)
    return timezone_for(person.preferences, await services.stores.guilds.settings(table.guild))


HANDLERS: Handlers = {"start-time": (ask, "form"), "start-time-set": (set_time, "new", "start-time")}
