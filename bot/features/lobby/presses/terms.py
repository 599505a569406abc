"""Presses to agree on the terms of a lobby in forms, and to have them explained."""

from __future__ import annotations

from bot.discord.panels.custom_ids import CustomId
from bot.discord.presses.acting import ask_or_act
from bot.discord.presses.handler import Handlers
from bot.discord.presses.settings import changes
from bot.discord.responder import Responder
from bot.features.lobby.panel.options import terms_form, terms_in, terms_panel
from bot.features.lobby.rules.declared import Lobby, settings_of
from bot.features.lobby.rules.terms import set_terms
from bot.services import Services
from bot.table.action import Request
from bot.table.perspective import Perspective
from bot.table.refusals import refused
from bot.typed.moments import timezone_for


async def explain(services: Services, responder: Responder, press: CustomId) -> None:
    """Show a group of terms with their explanations."""
    table = await services.look(responder.interaction, press.table)
    game = services.games[table.game]
    await responder.show(terms_panel(table, game, responder.words, press.argument))


async def ask(services: Services, responder: Responder, press: CustomId) -> None:
    """Open the form with a group of terms, if the presser may change them."""
    table = await services.look(responder.interaction, press.table)
    set_terms.expect(table, await services.actor(responder.interaction, table))
    lobby = await _lobby(services, responder, table)
    form = terms_form(lobby, table, responder.words, press.argument)
    if form is None:
        raise refused("no-such-option")
    await responder.open(form)


async def agree(services: Services, responder: Responder, press: CustomId) -> None:
    """Agree on the terms that were filled in differently."""
    table = await services.look(responder.interaction, press.table)
    set_terms.expect(table, await services.actor(responder.interaction, table))
    lobby = await _lobby(services, responder, table)
    shown = terms_in(lobby, press.argument)
    if not shown:
        raise refused("no-such-option")
    found = changes(settings_of(lobby), shown, lobby, responder, lobby.now)
    values = {change.setting.name: change.value(lobby) for change in found}
    request = Request(press.revision, press.argument, values=values)
    await ask_or_act(services, responder, set_terms, press.table, request)


async def _lobby(services: Services, responder: Responder, table: Perspective) -> Lobby:
    """Return the lobby of ``table`` with the presser's time zone and the wishes of the server."""
    settings = await services.stores.guilds.settings(table.guild)
    person = await services.stores.people.person(responder.interaction.user.id)
    timezone = timezone_for(person.preferences, settings)
    return Lobby(table, services.games[table.game], settings.computers, timezone, services.tables.now())


HANDLERS: Handlers = {
    "agreed": (explain, "new"),
    "change": (ask, "form"),
    "set": (agree, "new", "change"),
}
