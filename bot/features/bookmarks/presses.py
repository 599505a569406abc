"""Presses on bookmarks, and on moments that people show in a channel."""

from __future__ import annotations

import discord

from bot.discord.message_sender import Denied, MessageGone, TooOld, Unreachable
from bot.discord.panels.custom_ids import CustomId
from bot.discord.permissions import require_room_to_write
from bot.discord.presses.handler import Handlers, only
from bot.discord.presses.targets import table_of
from bot.discord.responder import Responder
from bot.discord.whereabouts import guild_of, server_of
from bot.features.bookmarks.panel import (
    CHANGES,
    bookmark_form,
    bookmark_list,
    posted,
    saved,
    show_form,
    shown_moment,
)
from bot.features.bookmarks.rules import Bookmark, Moment, moment_of, placed, remark_text
from bot.features.play.presses.playing import show_hand
from bot.features.replay.presses import show_step
from bot.services import Services
from bot.table.perspective import Perspective
from bot.table.refusals import refused
from bot.table.table import as_public_revision
from bot.typed.ids import number_in
from games.engine.text import NOTHING_TYPED, Typed
from render.words import ForgivingWords, words_for

_FRAME = 0.1
_MOVES_A_SECOND = 10_000
"""Cost model: seconds to draw one moment, and moves replayed per second."""


# On a message


async def hand_of(services: Services, responder: Responder, message: discord.Message) -> None:
    """Show the asking person's hand at the table that ``message`` is about."""
    press = table_of(services, responder.interaction, message)
    await show_hand(services, responder, await services.look(responder.interaction, press.table))


async def bookmark_message(services: Services, responder: Responder, message: discord.Message) -> None:
    """Open the form to bookmark the moment that ``message`` shows."""
    table, moment = await _shown_by(services, responder, message)
    await responder.open(bookmark_form(table, moment, responder.words))


async def show_message(services: Services, responder: Responder, message: discord.Message) -> None:
    """Open the form to show the moment of ``message`` in its channel."""
    table, moment = await _shown_by(services, responder, message)
    _place_to_post(responder, table)
    await responder.open(show_form(table, moment, responder.words))


async def _shown_by(
    services: Services, responder: Responder, message: discord.Message
) -> tuple[Perspective, Moment]:
    """Return the table of ``message`` and the moment that it shows.

    The newest message shows the table as it is; an older one shows it as it was when it was last edited.

    :raises Refused: the message isn't about a table that the asking person sees, or its game has not begun.
    """
    press = table_of(services, responder.interaction, message)
    table = await _begun(services, responder, press.table)
    row = await services.tables.row(press.table)
    if as_public_revision(press.revision) == row.public_revision:
        return table, Moment(at=row.changed_at)
    return table, Moment(at=(message.edited_at or message.created_at).timestamp())


# In the replay and the list


async def bookmark(services: Services, responder: Responder, press: CustomId) -> None:
    """Open the form to bookmark a moment, or to change the remark of its bookmark."""
    table = await _begun(services, responder, press.table)
    moment = Moment.parse(press.argument.removesuffix(CHANGES))
    known = await _bookmarks_at(services, responder, press.table, moment)
    remark = known[0] if known else NOTHING_TYPED
    await responder.open(bookmark_form(table, moment, responder.words, remark, changes=bool(known)))


async def save(services: Services, responder: Responder, press: CustomId) -> None:
    """Bookmark a moment with the remark that was typed."""
    table = await _begun(services, responder, press.table)
    moment = Moment.parse(press.argument.removesuffix(CHANGES))
    person = responder.interaction.user.id
    remark = Typed(remark_text(only(responder.filled.get("remark", ()))))
    with services.guards.budgets.costly(person, _cost(table), server_of(responder.interaction)):
        position = moment.position(await services.tables.replays.positions(table.id))
    kept = Bookmark(position.moves, position.at, remark)
    is_new = not press.argument.endswith(CHANGES)
    if not await services.stores.bookmarks.keep(table.id, person, kept, keeps_remark=is_new):
        raise refused("too-many-bookmarks")
    if responder.on_private_message:
        note = responder.words("bookmark-noted")
        await show_step(services, responder, table.id, position.step, note)
    else:
        await responder.show(saved(table, moment, responder.words))


async def drop(services: Services, responder: Responder, press: CustomId) -> None:
    """Delete a bookmark, and show the step of the replay that it was pressed on."""
    number, _, step = press.argument.partition(".")
    if number_in(number) is None or not step.isdecimal() or len(step) > 6:
        raise refused("unknown-button")
    await services.stores.bookmarks.drop(int(number), responder.interaction.user.id)
    note = responder.words("bookmark-dropped")
    await show_step(services, responder, press.table, int(step), note)


async def bookmarks(services: Services, responder: Responder, press: CustomId) -> None:
    """Show a page of the presser's bookmarks on this server, in a direct message on all servers."""
    interaction = responder.interaction
    found = await services.stores.bookmarks.of(interaction.user.id, server_of(interaction))
    everywhere = server_of(interaction) is None
    await responder.show(bookmark_list(found, responder.words, press.page, everywhere=everywhere))


async def open_bookmark(services: Services, responder: Responder, press: CustomId) -> None:
    """Show a bookmark in the replay of its game."""
    number = number_in(press.argument)
    if number is None:
        raise refused("unknown-button")
    kept = await services.stores.bookmarks.one(number, responder.interaction.user.id)
    if kept is None:
        raise refused("no-such-bookmark")
    table = await _begun(services, responder, kept.table)
    with services.guards.budgets.costly(
        responder.interaction.user.id, _cost(table), server_of(responder.interaction)
    ):
        positions = await services.tables.replays.positions(kept.table)
    [place] = placed([kept], positions)
    await show_step(services, responder, kept.table, place.step)


async def moment(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the moment of a message in the replay of its game."""
    table = await _begun(services, responder, press.table)
    wanted = Moment.parse(press.argument)
    with services.guards.budgets.costly(
        responder.interaction.user.id, _cost(table), server_of(responder.interaction)
    ):
        position = wanted.position(await services.tables.replays.positions(table.id))
    await show_step(services, responder, table.id, position.step)


# Showing in the channel


async def show(services: Services, responder: Responder, press: CustomId) -> None:
    """Open the form to show a moment in the table's channel."""
    table = await _begun(services, responder, press.table)
    _place_to_post(responder, table)
    await responder.open(show_form(table, Moment.parse(press.argument), responder.words))


async def post(services: Services, responder: Responder, press: CustomId) -> None:
    """Post the public view of a moment in the table's channel, with the remark that was typed."""
    table = await _begun(services, responder, press.table)
    _place_to_post(responder, table)
    wanted, interaction = Moment.parse(press.argument), responder.interaction
    remark = Typed(remark_text(only(responder.filled.get("remark", ()))))
    words = ForgivingWords(words_for(table.locale))
    public = await services.tables.look(table.id, None)
    with services.guards.budgets.costly(interaction.user.id, _cost(table), server_of(interaction)):
        positions = await services.tables.replays.positions(table.id)
        step = wanted.position(positions).step
        frame = await services.tables.replays.frame(table.id, step)
        lasting = moment_of(positions, step, is_over=table.status == "over")
        painter = services.painters[table.game]
        panel = shown_moment(public, frame, lasting, remark, interaction.user.id, painter, words)
        drawn = await services.panel_renderer.ready(panel, words)
    try:
        message = await services.publisher.message_sender.post(table.channel, drawn, f"m{interaction.id}")
    except (Denied, MessageGone):
        raise refused("closed-channel") from None
    except (TooOld, Unreachable):
        raise refused("not-sent-there") from None
    link = f"https://discord.com/channels/{table.guild}/{table.channel}/{message}"
    await responder.show(posted(link, responder.words))


def _place_to_post(responder: Responder, table: Perspective) -> None:
    """Check that the asking person and the bot may write in the channel of ``table``.

    A moment is shown nowhere else, because other channels may have other readers.

    :raises Refused: they may not, or the table is private.
    """
    interaction = responder.interaction
    guild, member = guild_of(interaction), interaction.user
    if table.is_private:
        raise refused("not-for-the-channel")
    if guild is None or not isinstance(member, discord.Member):
        raise refused("server-only")
    place = interaction.channel if interaction.channel_id == table.channel else None
    place = place or guild.get_channel_or_thread(table.channel)
    if not isinstance(place, discord.abc.GuildChannel | discord.Thread):
        raise refused("closed-channel")
    theirs, ours = interaction.permissions, interaction.app_permissions
    if interaction.channel_id != table.channel:
        theirs, ours = place.permissions_for(member), place.permissions_for(guild.me)
    is_thread = isinstance(place, discord.Thread)
    may_write = theirs.send_messages_in_threads if is_thread else theirs.send_messages
    is_locked = isinstance(place, discord.Thread) and place.locked and not theirs.manage_threads
    if not (theirs.view_channel and may_write) or is_locked:
        raise refused("may-not-post")
    require_room_to_write(ours, place, responder.words)


async def _begun(services: Services, responder: Responder, number: int) -> Perspective:
    """Return a table that the asking person may see, if its game has begun.

    :raises Refused: it has not, or there is no such table.
    """
    table = await services.look(responder.interaction, number)
    if table.view is None:
        raise refused("not-started")
    return table


async def _bookmarks_at(services: Services, responder: Responder, table: int, moment: Moment) -> list[Typed]:
    """Return the remarks of the presser's bookmarks at ``moment``."""
    own = await services.stores.bookmarks.at_table(table, responder.interaction.user.id)
    if not own:
        return []
    positions = await services.tables.replays.positions(table)
    here = moment.position(positions).step
    return [one.kept.remark for one in placed(own, positions) if one.step == here and not one.was_undone]


def _cost(table: Perspective) -> float:
    return _FRAME + table.revision / _MOVES_A_SECOND


HANDLERS: Handlers = {
    "bookmark": (bookmark, "form"),
    "bookmark-save": (save, "new", "bookmark"),
    "bookmark-drop": (drop, "new"),
    "bookmark-open": (open_bookmark, "new"),
    "bookmarks": (bookmarks, "new"),
    "moment": (moment, "new"),
    "moment-show": (show, "form"),
    "moment-post": (post, "new", "moment-show"),
}
