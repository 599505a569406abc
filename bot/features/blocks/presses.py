"""Presses about blocked people."""

from __future__ import annotations

import discord

from bot.discord.panels.custom_ids import CustomId
from bot.discord.presses.handler import Handlers, only
from bot.discord.responder import Responder
from bot.features.blocks.panel import blocked_panel
from bot.features.blocks.rules import Block
from bot.services import Services
from bot.table.refusals import refused
from bot.typed.ids import number_in


async def blocked(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the presser the people they've blocked."""
    await _show(services, responder, page=press.page)


async def block(services: Services, responder: Responder, press: CustomId) -> None:
    """Block the person picked."""
    picked = number_in(only(responder.picked))
    if picked is None:
        raise refused("unknown-button")
    await _block(services, responder, picked)


async def block_person(
    services: Services, responder: Responder, person: discord.User | discord.Member
) -> None:
    """Block ``person``.

    :raises Refused: they are an app.
    """
    if person.bot:
        raise refused("not-a-person")
    await _block(services, responder, person.id)


async def unblock(services: Services, responder: Responder, press: CustomId) -> None:
    """Unblock the person named in the press."""
    person = number_in(press.argument)
    if person is None:
        raise refused("unknown-button")
    await services.stores.people.blocks.unblock(responder.interaction.user.id, person)
    await _show(services, responder, responder.words("me-unblock-done", person=f"<@{person}>"))


async def _block(services: Services, responder: Responder, person: int) -> None:
    own = responder.interaction.user.id
    if person == own:
        raise refused("block-self")
    if not await services.stores.people.blocks.block(Block(own, person, services.tables.now())):
        raise refused("too-many-blocked")
    await _show(services, responder, responder.words("me-block-done", person=f"<@{person}>"))


async def _show(services: Services, responder: Responder, note: str | None = None, page: int = 0) -> None:
    blocks = await services.stores.people.blocks.of(responder.interaction.user.id)
    await responder.show(blocked_panel(blocks, responder.words, page, note))


HANDLERS: Handlers = {
    "me-blocked": (blocked, "new"),
    "me-block": (block, "new"),
    "me-unblock": (unblock, "new"),
}
