"""Presses to find and follow tables: lists, the next one, following."""

from __future__ import annotations

from bot.discord.panels.custom_ids import CustomId
from bot.discord.presses.handler import Handlers
from bot.discord.responder import Responder
from bot.discord.whereabouts import server_of
from bot.features.finding.panel import EVERYTHING, Sought, read_sought, table_list
from bot.features.play.presses.playing import show_hand
from bot.services import Services
from bot.table.refusals import refused


async def tables(services: Services, responder: Responder, press: CustomId) -> None:
    """Show a page of the tables that the presser may see."""
    page, sought = read_sought(press.argument)
    await show_tables(services, responder, page, sought)


async def next_table(services: Services, responder: Responder, _: CustomId) -> None:
    """Open the table that has waited longest for the presser."""
    waiting = await services.waiting_for(responder.interaction.user.id)
    if not waiting:
        raise refused("nothing-waits")
    await show_hand(services, responder, await services.look(responder.interaction, waiting[0]))


async def follow(services: Services, responder: Responder, press: CustomId) -> None:
    """Let the presser follow a table, to hear how it ends, or stop following it."""
    person = responder.interaction.user.id
    table = await services.look(responder.interaction, press.table)
    if table.is_seated:
        raise refused("already-seated")
    if await services.stores.follows.follows(table.id, person):
        await services.stores.follows.unfollow(table.id, person)
        note = "follow-off"
    else:
        if table.status in {"over", "ended"}:
            raise refused("ended")
        await services.stores.follows.follow(table.id, person)
        note = "follow-on"
    await show_hand(services, responder, table, note=responder.words(note))


async def show_tables(
    services: Services, responder: Responder, page: int = 0, sought: Sought = EVERYTHING
) -> None:
    """Show the tables of this server that the presser may see; in a direct message, their own tables.

    Only those ``sought`` are listed. Moderators are also shown private tables, so that they can end them.
    """
    interaction = responder.interaction
    server = server_of(interaction)
    marked = len(await services.stores.bookmarks.of(interaction.user.id, server))
    if server is None:
        own = await services.tables_of(interaction.user.id)
        mine = table_list(own, responder.words, page, sought=sought, everywhere=True, bookmarks=marked)
        await responder.show(mine)
        return
    found = [table for table in await services.visible(interaction) if table.status != "over"]
    private = await services.private_tables(interaction)
    listed = [*found, *private]
    await responder.show(table_list(listed, responder.words, page, sought=sought, bookmarks=marked))


HANDLERS: Handlers = {
    "tables": (tables, "new"),
    "next": (next_table, "new"),
    "follow": (follow, "new"),
}
