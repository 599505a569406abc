"""Presses on titles."""

from __future__ import annotations

from bot.discord.panels.custom_ids import CustomId
from bot.discord.presses.handler import Handlers
from bot.discord.responder import Responder
from bot.features.ratings.presses import whose_stats
from bot.features.titles.panel import titles_page
from bot.services import Services


async def titles(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the titles of the person named by the button."""
    guild, person = await whose_stats(services, responder, press.argument)
    earned = await services.titles.of(guild, person)
    is_own = person == responder.interaction.user.id
    await responder.show(titles_page(person, earned, services.titles.all, responder.words, is_own=is_own))


HANDLERS: Handlers = {"stats-titles": (titles, "new")}
