"""The press that asks what a master would do."""

from __future__ import annotations

from contextlib import nullcontext

from bot.domain.refusals import refused
from bot.panels.custom_ids import CustomId
from bot.panels.reading import sentence
from bot.presses.handler import Handlers
from bot.presses.playing import show_hand
from bot.responder import Responder
from bot.services import Services


async def hint(services: Services, responder: Responder, press: CustomId) -> None:
    """Think about the presser's question, and show the result above their choices; nobody else learns of
    it."""
    table = await services.look(responder.interaction, press.table)
    person = responder.interaction.user.id
    question = await services.service.hint_asked(table.id, person)
    is_known = services.thinking.knows(question)
    # One at a time, and no more than somebody can read: thinking takes a core that others wait for.
    seconds = max(services.thinking.seconds, _LEAST)
    with nullcontext() if is_known else responder.budgets.costly(person, seconds, table.guild):
        if not is_known:
            await responder.show(sentence(responder.words("hint-thinking")))
        considered = await services.thinking.hint(question)
    if not considered.answers(await services.service.hint_asked(table.id, person)):
        raise refused("out-of-date")
    await show_hand(services, responder, table, hint=considered)


_LEAST = 0.5
"""Seconds that a hint counts for at least."""

HANDLERS: Handlers = {"hint": (hint, "new")}
