"""Presses that show the panel *More*."""

from __future__ import annotations

from bot.answer import Answer
from bot.house import House
from bot.panels.ids import Press
from bot.panels.menu import menu
from bot.presses.handler import Handlers


async def more(house: House, answer: Answer, press: Press) -> None:
    """Show the less usual things."""
    await show_menu(house, answer, press.table)


async def show_menu(house: House, answer: Answer, number: int, note: str | None = None) -> None:
    """Show the less usual things that the one who asks may do with a table; ``note`` says what was done."""
    table = await house.look(answer.interaction, number)
    actor = await house.actor(answer.interaction, table)
    await answer.show(menu(table, actor, answer.words, note=note))


HANDLERS: Handlers = {"more": (more, "new")}
