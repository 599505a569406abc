"""The press that turns the coach off."""

from __future__ import annotations

import msgspec

from bot.discord.panels.custom_ids import CustomId
from bot.discord.presses.handler import Handlers
from bot.discord.responder import Responder
from bot.features.people.rules.people import Person
from bot.features.play.presses.playing import show_hand
from bot.services import Services


async def off(services: Services, responder: Responder, press: CustomId) -> None:
    """Turn the presser's coach off at all tables; the aim is still shown."""
    table = await services.look(responder.interaction, press.table)
    await services.stores.people.revise(responder.interaction.user.id, _without_coach)
    await show_hand(services, responder, table, note=responder.words("coach-off-done"))


def _without_coach(person: Person) -> Person:
    preferences = msgspec.structs.replace(person.preferences, coach=False)
    return msgspec.structs.replace(person, preferences=preferences)


HANDLERS: Handlers = {"coach-off": (off, "new")}
