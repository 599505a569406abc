"""Presses in the lobby: join, leave, computer players, options, start, and opening a table again."""

from __future__ import annotations

import discord
import msgspec

from bot.answer import Answer
from bot.house import House
from bot.panels.ids import Press
from bot.panels.names import link
from bot.panels.opening import opening
from bot.panels.options import options_panel, page_of, parse_setting
from bot.panels.reading import sentence
from bot.presses.handler import Handlers, only
from bot.presses.opening import open_table
from bot.store.rows import Verdict
from bot.tables.lobbies import NewTable
from bot.tables.perspective import Perspective
from bot.tables.refusals import refused


async def join(house: House, answer: Answer, press: Press) -> None:
    """Seat the presser."""
    user = answer.interaction.user
    await house.look(answer.interaction, press.table)
    await house.service.lobbies.join(press.table, user.id, user.display_name, answer.interaction.id)
    if answer.on_private_message:
        table = await house.look(answer.interaction, press.table)
        place = link(table) or f"<#{table.channel}>"
        await answer.show(sentence(answer.words("joined", table=table.id, link=place)))


async def leave(house: House, answer: Answer, press: Press) -> None:
    """Free the presser's seat."""
    await house.service.lobbies.leave(press.table, answer.interaction.user.id)


async def add_computer(house: House, answer: Answer, press: Press) -> None:
    """Seat a computer player."""
    table = await house.look(answer.interaction, press.table)
    await house.admission.expect_computers(table.guild)
    await house.service.lobbies.add_computer(press.table, answer.interaction.user.id, answer.interaction.id)


async def remove_computer(house: House, answer: Answer, press: Press) -> None:
    """Send a computer player away."""
    await house.look(answer.interaction, press.table)
    await house.service.lobbies.remove_computer(press.table, answer.interaction.user.id)


async def start(house: House, answer: Answer, press: Press) -> None:
    """Start the game."""
    await house.look(answer.interaction, press.table)
    await house.service.lobbies.start(press.table, answer.interaction.user.id, answer.interaction.id)


async def again(house: House, answer: Answer, press: Press) -> None:
    """Open a table like this one; whoever presses second is shown the one that is open."""
    interaction = answer.interaction
    table = await house.look(interaction, press.table)
    if table.status != "over":
        raise refused("not-over-yet")
    wanted = NewTable(
        guild=table.guild,
        channel=_place(interaction, table),
        game=table.game,
        locale=table.locale,
        host=interaction.user.id,
        host_name=interaction.user.display_name,
        origin=interaction.id,
        options=table.options,
        clock=table.clock,
        when_out=table.when_out,
        rematch_of=table.id,
        computers=sum(row.name is None for row in table.seats),
    )
    opened = await open_table(house, interaction, wanted, answer.words)
    if not opened.is_new:
        rematch = await house.service.look(opened.table, interaction.user.id)
        place = link(rematch) or f"<#{rematch.channel}>"
        await answer.show(sentence(answer.words("again-open", table=opened.table, link=place)))
    elif opened.notes or opened.channel != table.channel:
        await answer.show(opening(opened, answer.words))


def _place(interaction: discord.Interaction, table: Perspective) -> int:
    """Return the channel in which ``table`` was played; that of the press where it is gone."""
    guild, here = interaction.guild, interaction.channel_id
    is_there = guild is not None and guild.get_channel_or_thread(table.channel) is not None
    return table.channel if is_there or here is None else here


async def options(house: House, answer: Answer, press: Press) -> None:
    """Show a page of the options of the table."""
    await _show_options(house, answer, press.table, press.page)


async def set_option(house: House, answer: Answer, press: Press) -> None:
    """Turn one option to the value in the press."""
    interaction = answer.interaction
    table = await house.look(interaction, press.table)
    game = house.games[table.game]
    setting = parse_setting(game, press.argument)
    if setting is None:
        raise refused("no-such-option")
    name, value = setting
    await house.service.lobbies.set_option(
        press.table, interaction.user.id, name, value, await house.moderates(interaction, table)
    )
    await _show_options(house, answer, press.table, page_of(game, name))


async def set_clock(house: House, answer: Answer, press: Press) -> None:
    """Agree on the clock that was picked."""
    table = await house.look(answer.interaction, press.table)
    await _agree_on_clock(house, answer, table, only(answer.picked), table.when_out)


async def set_when_out(house: House, answer: Answer, press: Press) -> None:
    """Agree on what happens when the time of a seat is up, as it was picked."""
    table = await house.look(answer.interaction, press.table)
    try:
        verdict = msgspec.convert(only(answer.picked), Verdict)
    except msgspec.ValidationError:
        raise refused("no-such-option") from None
    await _agree_on_clock(house, answer, table, table.clock, verdict)


async def _agree_on_clock(
    house: House, answer: Answer, table: Perspective, clock: str, when_out: Verdict
) -> None:
    interaction = answer.interaction
    moderates = await house.moderates(interaction, table)
    await house.service.lobbies.set_clock(table.id, interaction.user.id, clock, when_out, moderates)
    await _show_options(house, answer, table.id, 0)


async def _show_options(house: House, answer: Answer, number: int, page: int) -> None:
    table = await house.look(answer.interaction, number)
    may_change = await house.manages(answer.interaction, table)
    game = house.games[table.game]
    await answer.show(options_panel(table, game, answer.words, may_change=may_change, page=page))


HANDLERS: Handlers = {
    "join": (join, "quiet"),
    "leave": (leave, "quiet"),
    "add-computer": (add_computer, "quiet"),
    "remove-computer": (remove_computer, "quiet"),
    "start": (start, "quiet"),
    "again": (again, "quiet"),
    "options": (options, "new"),
    "set": (set_option, "new"),
    "clock": (set_clock, "new"),
    "when-out": (set_when_out, "new"),
}
