"""The press that asks for a hint."""

from __future__ import annotations

from contextlib import nullcontext

from bot.discord.panels.custom_ids import CustomId
from bot.discord.presses.handler import Handlers
from bot.discord.responder import Responder
from bot.features.play.presses.playing import show_hand
from bot.features.reading.panel.reading import sentence
from bot.services import Services
from bot.table.refusals import refused


async def hint(services: Services, responder: Responder, press: CustomId) -> None:
    """Think about the presser's question, and show the hint privately above their choices."""
    table = await services.look(responder.interaction, press.table)
    person = responder.interaction.user.id
    question = await services.tables.hint_asked(table.id, person)
    is_known = services.thinking.knows(question)
    # A hint costs some of the person's budget, because thinking occupies a core.
    seconds = max(services.thinking.seconds, _LEAST)
    with nullcontext() if is_known else responder.budgets.costly(person, seconds, table.guild):
        if not is_known:
            await responder.show(sentence(responder.words("hint-thinking")))
        considered = await services.thinking.hint(question)
    if not considered.answers(await services.tables.hint_asked(table.id, person)):
        raise refused("out-of-date")
    await show_hand(services, responder, table, hint=considered)


_LEAST = 0.5
"""Minimum cost of a hint, in seconds."""

HANDLERS: Handlers = {"hint": (hint, "new")}
