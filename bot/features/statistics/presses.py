"""Presses on a person's statistics."""

from __future__ import annotations

from bot.discord.panels.custom_ids import CustomId
from bot.discord.presses.handler import Handlers
from bot.discord.responder import Responder
from bot.features.ratings.presses import whose_stats
from bot.features.statistics.panel import luck_page, seats_page
from bot.features.statistics.rules import compared
from bot.services import Services


async def seats(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the page about the seats and options of the person named by the button."""
    guild, person = await whose_stats(services, responder, press.argument)
    played = await services.stores.statistics.played(guild, person)
    options = {name: game.options_type for name, game in services.games.items()}
    await responder.show(seats_page(person, compared(played, options), responder.words))


async def luck(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the page about the luck and skill of the person named by the button."""
    guild, person = await whose_stats(services, responder, press.argument)
    known = await services.stores.statistics.fortunes(guild, person)
    await responder.show(luck_page(person, known, responder.words))


HANDLERS: Handlers = {"stats-seats": (seats, "new"), "stats-luck": (luck, "new")}
