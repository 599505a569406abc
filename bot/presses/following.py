"""Presses of those who find, follow and take up tables: lists, the next one, following."""

from __future__ import annotations

from bot.answer import Answer
from bot.domain.refusals import refused
from bot.house import House
from bot.panels.ids import Press
from bot.panels.tables import table_list
from bot.presses.handler import Handlers
from bot.presses.playing import show_hand


async def tables(house: House, answer: Answer, press: Press) -> None:
    """Show a page of the tables that the presser may see."""
    await show_tables(house, answer, press.page)


async def next_table(house: House, answer: Answer, _: Press) -> None:
    """Open the table that waits longest for the presser."""
    waiting = await house.waiting_for(answer.interaction.user.id)
    if not waiting:
        raise refused("nothing-waits")
    await show_hand(house, answer, waiting[0])


async def follow(house: House, answer: Answer, press: Press) -> None:
    """Let the presser hear how a table ends, or not any more."""
    person = answer.interaction.user.id
    table = await house.look(answer.interaction, press.table)
    if table.is_seated:
        raise refused("already-seated")
    if await house.follows.follows(table.id, person):
        await house.follows.unfollow(table.id, person)
        note = "follow-off"
    else:
        if table.status in {"over", "ended"}:
            raise refused("ended")
        await house.follows.follow(table.id, person)
        note = "follow-on"
    await show_hand(house, answer, table, note=answer.words(note))


async def show_tables(house: House, answer: Answer, page: int = 0) -> None:
    """Show the open tables of this server that the one who asks may see."""
    found = [table for table in await house.visible(answer.interaction) if table.status != "over"]
    await answer.show(table_list(found, answer.words, page))


HANDLERS: Handlers = {
    "tables": (tables, "new"),
    "next": (next_table, "new"),
    "follow": (follow, "new"),
}
