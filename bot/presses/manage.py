"""Presses of those who look after a table: end, release, move it here, verify."""

from __future__ import annotations

from bot.answer import Answer
from bot.house import House
from bot.panels.care import confirm_end
from bot.panels.ids import Press
from bot.panels.reading import sentence, verified
from bot.permissions import expect_room_to_write
from bot.presses.handler import Handlers
from bot.presses.opening import expect_place
from bot.tables.refusals import refused


async def end(house: House, answer: Answer, press: Press) -> None:
    """Ask whether the table shall really be ended."""
    table = await house.look(answer.interaction, press.table)
    if not await house.manages(answer.interaction, table):
        raise refused("host-only")
    if table.status in {"over", "ended"}:
        raise refused("ended")
    await answer.show(confirm_end(table, answer.words))


async def end_confirmed(house: House, answer: Answer, press: Press) -> None:
    """End the table."""
    interaction = answer.interaction
    table = await house.look(interaction, press.table)
    person = interaction.user
    moderates = await house.moderates(interaction, table)
    await house.service.care.end(press.table, person.id, person.display_name, moderates)
    await answer.show(sentence(answer.words("end-done")))


async def release(house: House, answer: Answer, press: Press) -> None:
    """Let a held table go on."""
    interaction = answer.interaction
    table = await house.look(interaction, press.table)
    person = interaction.user
    moderates = await house.moderates(interaction, table)
    await house.service.care.release(press.table, person.id, person.display_name, moderates)


async def here(house: House, answer: Answer, press: Press) -> None:
    """Let the board stand in the channel of the press from now on."""
    interaction = answer.interaction
    table = await house.look(interaction, press.table)
    if interaction.channel_id is None or interaction.guild_id is None:
        raise refused("server-only")
    expect_room_to_write(interaction.app_permissions, interaction.channel, answer.words)
    person = interaction.user
    moderates = await house.moderates(interaction, table)
    if not moderates:
        await expect_place(house, interaction, interaction.channel_id, table.game)
    await house.service.care.move_to(
        press.table, person.id, person.display_name, interaction.channel_id, moderates
    )
    await answer.show(sentence(answer.words("here-done")))


async def keep(house: House, answer: Answer, press: Press) -> None:
    """Let a table stay that would be ended because nobody touched it."""
    interaction = answer.interaction
    table = await house.look(interaction, press.table)
    moderates = await house.moderates(interaction, table)
    await house.service.care.keep(press.table, interaction.user.id, moderates)


async def verify(house: House, answer: Answer, press: Press) -> None:
    """Replay a finished game and show the proof."""
    table = await house.look(answer.interaction, press.table)
    record = await house.service.archive.verify(press.table)
    await answer.show(verified(table, len(record.moves), answer.words))


HANDLERS: Handlers = {
    "verify": (verify, "new"),
    "here": (here, "new"),
    "end": (end, "new"),
    "end-yes": (end_confirmed, "new"),
    "release": (release, "quiet"),
    "keep": (keep, "quiet"),
}
