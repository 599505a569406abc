"""Presses that turn the pages of a game shown again."""

from __future__ import annotations

from typing import Any

from bot.answer import Answer
from bot.domain.perspective import Perspective
from bot.domain.refusals import refused
from bot.house import House
from bot.panels.ids import Press
from bot.panels.replay import place_of, replay
from bot.presses.handler import Handlers
from games.engine.text import Seat


async def turn(house: House, answer: Answer, press: Press) -> None:
    """Show the step that stands in the press."""
    await _show(house, answer, press.table, place_of(press.argument))


async def jump(house: House, answer: Answer, press: Press) -> None:
    """Show the step that was picked in the menu, with the eyes that stand in the press."""
    here = place_of(press.argument)
    step = _picked(answer)
    there = (int(step), here[1]) if here and step.isdecimal() and len(step) < 7 else None
    await _show(house, answer, press.table, there)


async def look_through(house: House, answer: Answer, press: Press) -> None:
    """Show the step with the eyes that were picked in the menu."""
    await _show(house, answer, press.table, place_of(_picked(answer) or "?"))


async def begin(house: House, answer: Answer, table: Perspective) -> None:
    """Show the beginning of the game of ``table``."""
    await _show(house, answer, table.id, (0, None))


async def _show(house: House, answer: Answer, number: int, there: tuple[int, Seat | None] | None) -> None:
    if there is None:
        raise refused("unknown-button")
    table = await house.look(answer.interaction, number)
    frame = await house.service.replays.frame(number, *there)
    await answer.show(replay(table, frame, house.painters[table.game], answer.words))


def _picked(answer: Answer) -> str:
    data: Any = answer.interaction.data or {}
    return str(next(iter(data.get("values", ())), ""))


HANDLERS: Handlers = {
    "replay": (turn, "new"),
    "replay-jump": (jump, "new"),
    "replay-eyes": (look_through, "new"),
}
