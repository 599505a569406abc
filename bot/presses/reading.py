"""Presses that only show something: the log and the rules."""

from __future__ import annotations

from bot.answer import Answer
from bot.domain.perspective import Perspective
from bot.domain.refusals import refused
from bot.house import House
from bot.panels.ids import Press
from bot.panels.log import log
from bot.panels.reading import rules, verified
from bot.presses.handler import Handlers


async def log_page(house: House, answer: Answer, press: Press) -> None:
    """Show one page of the log."""
    table = await house.look(answer.interaction, press.table)
    rows = await house.service.archive.log(press.table, answer.interaction.user.id)
    await answer.show(log(table, rows, answer.words, press.page))


async def rules_of_table(house: House, answer: Answer, press: Press) -> None:
    """Show the rules of the table's game."""
    table = await house.look(answer.interaction, press.table)
    await answer.show(rules(table.game, answer.words))


async def rules_page(house: House, answer: Answer, press: Press) -> None:
    """Turn the page of some game's rules."""
    game, _, page = press.argument.partition("=")
    if game not in house.games or not page.isdecimal():
        raise refused("unknown-button")
    await answer.show(rules(game, answer.words, int(page)))


async def verify(house: House, answer: Answer, press: Press) -> None:
    """Replay a finished game and show the proof."""
    await show_proof(house, answer, await house.look(answer.interaction, press.table))


async def show_proof(house: House, answer: Answer, table: Perspective) -> None:
    """Replay the finished game of ``table`` and show the proof.

    :raises Refused: it is not over, or does not replay.
    """
    record = await house.service.archive.verify(table.id)
    await answer.show(verified(table, len(record.moves), answer.words))


HANDLERS: Handlers = {
    "log": (log_page, "new"),
    "rules": (rules_of_table, "new"),
    "page": (rules_page, "new"),
    "verify": (verify, "new"),
}
