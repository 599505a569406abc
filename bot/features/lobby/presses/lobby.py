"""Presses before and after a game: the options of its table, and playing again."""

from __future__ import annotations

import discord

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.names import link
from bot.discord.presses.handler import Handlers
from bot.discord.presses.members import is_able_to_play
from bot.discord.responder import Responder
from bot.discord.whereabouts import guild_of
from bot.features.actions import ACTIONS
from bot.features.computers.rules.strengths import strengths_of_computers
from bot.features.lobby.panel.options import options_panel
from bot.features.lobby.rules.lobby import NewTable
from bot.features.opening.panel import opening
from bot.features.opening.presses.opening import open_table
from bot.features.play.panel.question import again_question
from bot.features.play.presses.playing import show_hand
from bot.features.practice.presses import practise_again
from bot.features.reading.panel.reading import sentence
from bot.services import Services
from bot.table.perspective import Perspective
from bot.table.table_terms import terms_of


async def again(services: Services, responder: Responder, press: CustomId) -> None:
    """Open a table with the same terms; a second press shows the table opened by the first.

    A practice game starts again from the same position, with the presser.
    """
    table = await services.look_back(responder.interaction, press.table)
    if table.practice is not None:
        if table.is_private:
            responder.replace_pressed()
        await practise_again(services, responder, table)
        return
    own = responder.interaction.user.id
    guests = await _former_players(services, responder.interaction, table)
    blocked = [guest for guest in guests if guest in (await services.stores.people.blocks.all()).of(own)]
    if blocked and await services.stores.tables.opened_by(responder.interaction.id, table.id) is None:
        people = responder.words.in_row(f"<@{person}>" for person in blocked)
        await responder.show(again_question(table, people, len(blocked), responder.words))
        return
    await _play_again(services, responder, table)


async def again_with_all(services: Services, responder: Responder, press: CustomId) -> None:
    """Open a table with the same terms after the presser confirmed inviting people they've blocked."""
    table = await services.look_back(responder.interaction, press.table)
    await _play_again(services, responder, table, answers=True)


async def _play_again(
    services: Services, responder: Responder, table: Perspective, *, answers: bool = False
) -> None:
    """Open a table with the terms of ``table``; unless ``answers``, its board may be the only reply."""
    interaction = responder.interaction
    wanted = NewTable(
        guild=table.guild,
        channel=_place(interaction, table),
        game=table.game,
        locale=table.locale,
        host=interaction.user.id,
        host_name=interaction.user.display_name,
        origin=interaction.id,
        **terms_of(table),
        rematch_of=table.id,
        is_private=table.is_private,
        computers=strengths_of_computers(table),
        invited=await _former_players(services, interaction, table),
    )
    opened = await open_table(services, interaction, wanted, responder.words)
    if table.is_private:
        responder.replace_pressed()
        rematch = await services.tables.look(opened.table, interaction.user.id)
        await show_hand(services, responder, rematch)
        return
    if not opened.is_new:
        rematch = await services.tables.look(opened.table, interaction.user.id)
        place = link(rematch) or f"<#{rematch.channel}>"
        await responder.show(sentence(responder.words("again-open", table=opened.table, link=place)))
    elif answers or opened.notes or opened.channel != table.channel:
        await responder.show(opening(opened, responder.words))


async def _former_players(
    services: Services, interaction: discord.Interaction, table: Perspective
) -> tuple[int, ...]:
    """Return the other people who played at ``table`` and can see the channel of the new table."""
    people = [row.person for row in table.seats if row.person not in {None, interaction.user.id}]
    guild = guild_of(interaction)
    if guild is None:
        return ()
    there = guild.get_channel_or_thread(_place(interaction, table))
    return tuple([person for person in people if person and await is_able_to_play(guild, there, person)])


def _place(interaction: discord.Interaction, table: Perspective) -> int:
    """Return the channel of ``table``, or of the press if that channel is gone."""
    guild, here = guild_of(interaction), interaction.channel_id
    is_there = guild is not None and guild.get_channel_or_thread(table.channel) is not None
    return table.channel if is_there or here is None else here


async def options(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the options of the table."""
    await show_options(services, responder, press.table)


async def shuffle(services: Services, responder: Responder, press: CustomId) -> None:
    """Explain how anyone can check the shuffle later, with what's promised now."""
    table = await services.look(responder.interaction, press.table)
    key = "lobby-shuffle" if table.deal is None else "lobby-shuffle-deal"
    await responder.show(sentence(responder.words(key, hash=table.commitment)))


async def show_options(
    services: Services, responder: Responder, number: int, note: str | None = None
) -> None:
    """Show the options of a table; people who may change them get the forms."""
    table = await services.look(responder.interaction, number)
    may_change = ACTIONS["set"].is_offered(table, await services.actor(responder.interaction, table))
    game = services.games[table.game]
    await responder.show(options_panel(table, game, responder.words, may_change=may_change, note=note))


HANDLERS: Handlers = {
    "again": (again, "quiet"),
    "again-yes": (again_with_all, "new"),
    "options": (options, "new"),
    "shuffle": (shuffle, "quiet"),
}
