"""``/table pause``, ``resume``, ``leave``, ``host``, ``replace`` and ``remove``: looking after a table."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.answer import Answer
from bot.commands.choosing import add_table_command, meant, suggestions
from bot.commands.common import answered
from bot.commands.translation import phrase
from bot.house import House
from bot.panels.names import label_names
from bot.presses import care, seats
from bot.store.database import StoreError
from bot.tables.perspective import Perspective
from bot.tables.refusals import refused
from bot.tables.seats import Sitting
from games.engine.game import Refused

_log = logging.getLogger(__name__)

_Suggest: TypeAlias = Callable[
    [discord.Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]
]


def add_care_commands(group: app_commands.Group, house: House) -> None:
    """Add the subcommands of ``/table`` that look after a table and its seats."""
    add_table_command(group, house, "pause", care.pause)
    add_table_command(group, house, "resume", care.resume)
    add_table_command(group, house, "leave", care.leave)
    add_table_command(group, house, "host", care.take_over)

    @group.command(
        name=phrase("command-table-replace-name"), description=phrase("command-table-replace-description")
    )
    @app_commands.rename(
        seat=phrase("parameter-seat-name"),
        player=phrase("parameter-player-name"),
        by=phrase("parameter-by-name"),
        table=phrase("parameter-table-name"),
    )
    @app_commands.describe(
        seat=phrase("parameter-seat-description"),
        player=phrase("parameter-player-description"),
        by=phrase("parameter-by-description"),
        table=phrase("parameter-table-description"),
    )
    @app_commands.autocomplete(table=suggestions(house))
    @app_commands.autocomplete(seat=_seat_suggestions(house))
    async def replace(
        interaction: discord.Interaction,
        seat: str | None = None,
        player: discord.User | None = None,
        by: discord.User | None = None,
        table: int | None = None,
    ) -> None:
        await answered(house, interaction, lambda answer: _replace(house, answer, table, seat, player, by))

    @group.command(
        name=phrase("command-table-remove-name"), description=phrase("command-table-remove-description")
    )
    @app_commands.rename(
        seat=phrase("parameter-seat-name"),
        player=phrase("parameter-player-name"),
        table=phrase("parameter-table-name"),
    )
    @app_commands.describe(
        seat=phrase("parameter-seat-description"),
        player=phrase("parameter-player-description"),
        table=phrase("parameter-table-description"),
    )
    @app_commands.autocomplete(table=suggestions(house))
    @app_commands.autocomplete(seat=_seat_suggestions(house))
    async def remove(
        interaction: discord.Interaction,
        seat: str | None = None,
        player: discord.User | None = None,
        table: int | None = None,
    ) -> None:
        await answered(house, interaction, lambda answer: _remove(house, answer, table, seat, player))


async def _replace(
    house: House,
    answer: Answer,
    number: int | None,
    seat: str | None,
    player: discord.User | None,
    by: discord.User | None,
) -> None:
    table = await meant(house, answer, number)
    sitting = _named(table, seat, player)
    if sitting is None:
        await seats.show_seats(house, answer, table)
    elif by is None:
        await seats.stand_in(house, answer, table, sitting, "absence")
    else:
        await seats.offer(house, answer, table, sitting, by.id)


async def _remove(
    house: House, answer: Answer, number: int | None, seat: str | None, player: discord.User | None
) -> None:
    table = await meant(house, answer, number)
    sitting = _named(table, seat, player)
    if sitting is None:
        await seats.show_seats(house, answer, table)
    else:
        await seats.remove(house, answer, table, sitting)


def _named(table: Perspective, seat: str | None, player: discord.User | None) -> Sitting | None:
    """Return the seat that a command names, by a suggestion or by who sits there; ``None`` if by neither.

    :raises Refused: it names a seat that is not there, or a person who does not sit at ``table``.
    """
    if seat is not None:
        sitting = Sitting.parse(seat)
        if sitting is None:
            raise refused("no-such-seat")
        return sitting
    if player is None:
        return None
    for number, row in enumerate(table.seats):
        if row.person == player.id:
            return Sitting(number, row.person)
    raise refused("not-there")


def _seat_suggestions(house: House) -> _Suggest:
    """Return the autocompletion of a parameter that names a seat of the table that the command is about."""

    async def seats_there(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        number = getattr(interaction.namespace, "table", None)
        answer = Answer(interaction, house)
        try:
            table = await meant(house, answer, number if isinstance(number, int) else None)
        except Refused:
            return []
        except StoreError as error:
            _log.error("no seat can be suggested: %s", error)
            return []
        names = label_names(table, await house.words_of(interaction))
        return [
            app_commands.Choice(name=name[:100], value=str(Sitting(seat, table.seats[seat].person)))
            for seat, name in enumerate(names)
            if current.casefold() in name.casefold()
        ]

    return seats_there
