"""Presses on what people are told: open what waits, and hear no more of this turn."""

from __future__ import annotations

from bot.answer import Answer
from bot.domain.owed import question_to
from bot.domain.refusals import refused
from bot.house import House
from bot.panels.ids import Press
from bot.panels.reading import sentence
from bot.presses.handler import Handlers
from bot.presses.playing import hand_panel


async def mute(house: House, answer: Answer, press: Press) -> None:
    """Remind the presser of their open question no more; pressed again, do so after all."""
    person = answer.interaction.user.id
    await house.look(answer.interaction, press.table)
    question = question_to(await house.service.situation(press.table), person)
    if question is None:
        raise refused("nothing-to-mute")
    if await house.people.muted(press.table, person) == question:
        await house.people.unmute(press.table, person)
        await answer.show(sentence(answer.words("mute-undone")))
        return
    await house.people.mute(press.table, person, question)
    await answer.show(sentence(answer.words("mute-done")))


HANDLERS: Handlers = {
    "mute": (mute, "quiet"),
    "open": (hand_panel, "quiet"),
}
