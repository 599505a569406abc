"""Presses on notices: open the hand, mute this turn, and read the reason for a removal."""

from __future__ import annotations

from bot.discord.panels.custom_ids import CustomId
from bot.discord.presses.handler import Handlers
from bot.discord.responder import Responder
from bot.features.notices.panel import removal_reason as reason_words
from bot.features.notices.rules.standing_notices import question_to
from bot.features.play.presses.playing import hand_panel
from bot.features.reading.panel.reading import sentence
from bot.services import Services
from bot.table.refusals import refused


async def mute(services: Services, responder: Responder, press: CustomId) -> None:
    """Mute the presser's open question; a second press unmutes it."""
    person = responder.interaction.user.id
    await services.look(responder.interaction, press.table)
    await services.stores.notices.note_pings(press.table, {person}, None)
    question = question_to(await services.tables.situation(press.table), person)
    if question is None:
        raise refused("nothing-to-mute")
    if await services.stores.people.muted(press.table, person) == question:
        await services.stores.people.unmute(press.table, person)
        await responder.show(sentence(responder.words("mute-undone")))
        return
    await services.stores.people.mute(press.table, person, question)
    await responder.show(sentence(responder.words("mute-done")))


async def removal_reason(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the presser the reason for their removal from a table."""
    removal = await services.stores.notices.removal(press.table, responder.interaction.user.id)
    if removal is None:
        raise refused("not-your-removal")
    await responder.show(sentence(reason_words(removal, responder.words)))


HANDLERS: Handlers = {
    "removal-reason": (removal_reason, "quiet"),
    "mute": (mute, "quiet"),
    "open": (hand_panel, "quiet"),
}
