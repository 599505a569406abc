"""Presses in the lobby: join, leave, computer players, options, start, and opening a table again."""

from __future__ import annotations

from bot.answer import Answer
from bot.house import House
from bot.panels.ids import Press
from bot.panels.names import link
from bot.panels.options import options_panel, page_of, parse_setting
from bot.panels.reading import sentence
from bot.presses.handler import Handlers
from bot.tables.lobbies import NewTable
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
    await house.look(answer.interaction, press.table)
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
    number, is_new = await house.service.lobbies.open(
        NewTable(
            guild=table.guild,
            channel=table.channel,
            game=table.game,
            locale=table.locale,
            host=interaction.user.id,
            host_name=interaction.user.display_name,
            origin=interaction.id,
            options=table.options,
            rematch_of=table.id,
            computers=sum(row.person is None for row in table.seats),
        )
    )
    if not is_new:
        opened = await house.service.look(number, interaction.user.id)
        await answer.show(
            sentence(answer.words("again-open", table=number, link=link(opened) or f"<#{opened.channel}>"))
        )


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
}
