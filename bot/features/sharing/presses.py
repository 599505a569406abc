"""Presses that share a finished game."""

from __future__ import annotations

from bot.discord.message_sender import Denied, MessageGone, TooOld, Unreachable
from bot.discord.panels.custom_ids import CustomId
from bot.discord.permissions import missing, named, needed, require_room_to_write
from bot.discord.presses.handler import Handlers
from bot.discord.responder import Responder
from bot.discord.whereabouts import server_of
from bot.features.sharing.panel import done, page_done, shared
from bot.features.sharing.rules import require_sharing
from bot.services import Services
from bot.table.perspective import Perspective
from bot.table.refusals import refused
from render.words import ForgivingWords, words_for

_FILM, _PAGE = 3.0, 5.0
_MOVES_A_SECOND = 5_000
"""Cost model: seconds to draw a film or a page, and moves replayed per second."""


async def share(services: Services, responder: Responder, press: CustomId) -> None:
    """Post the film of a finished game in the channel of the press; in a direct message, show it there.

    :raises Refused: the presser didn't play, may not post there, or it was shared there a moment ago.
    """
    interaction = responder.interaction
    table = await _own_game(services, responder, press)
    channel = interaction.channel_id
    if server_of(interaction) is None or channel is None:
        await _show_alone(services, responder, table)
        return
    if lacking := missing(interaction.permissions, needed(interaction.channel)):
        raise refused("sharing-may-not-post", permissions=named(lacking, responder.words))
    require_room_to_write(interaction.app_permissions, interaction.channel, responder.words)
    services.sharing.begin(table.id, channel)
    try:
        await _post(services, responder, table, channel)
    except BaseException:
        services.sharing.failed(table.id, channel)
        raise
    await responder.show(done(table, responder.words))


async def _own_game(services: Services, responder: Responder, press: CustomId) -> Perspective:
    """Return the finished table of the press.

    :raises Refused: the presser didn't play there, or others may still be playing the same deal.
    """
    table = await services.look_back(responder.interaction, press.table)
    require_sharing(table)
    await services.tables.archive.require_revealed(await services.tables.row(table.id))
    return table


async def _post(services: Services, responder: Responder, table: Perspective, channel: int) -> None:
    """Post the film of ``table`` in ``channel``, in the language of the table.

    :raises Refused: it couldn't be made or posted.
    """
    person, painter = responder.interaction.user.id, services.painters[table.game]
    words = ForgivingWords(words_for(table.locale))
    public = await services.tables.replays.recalled(await services.tables.look(table.id, None))
    with services.guards.budgets.costly(person, _FILM + _cost(table), server_of(responder.interaction)):
        moments, film = await services.sharing.film(public, words.strict)
    panel = shared(public, moments, film, painter, words, person)
    drawn = await services.panel_renderer.ready(panel, words)
    try:
        nonce = f"f{responder.interaction.id}"
        await services.publisher.message_sender.post(channel, drawn, nonce)
    except (Denied, MessageGone, TooOld, Unreachable):
        raise refused("sharing-not-sent") from None


async def _show_alone(services: Services, responder: Responder, table: Perspective) -> None:
    """Show the presser the film of ``table`` in their own language, to keep or to pass on."""
    person, painter = responder.interaction.user.id, services.painters[table.game]
    public = await services.tables.replays.recalled(await services.tables.look(table.id, None))
    with services.guards.budgets.costly(person, _FILM + _cost(table)):
        moments, film = await services.sharing.film(public, responder.words.strict)
    await responder.show(shared(public, moments, film, painter, responder.words))


async def share_page(services: Services, responder: Responder, press: CustomId) -> None:
    """Give the presser a finished game as a page in their own language.

    :raises Refused: they didn't play.
    """
    table = await _own_game(services, responder, press)
    person, server = responder.interaction.user.id, server_of(responder.interaction)
    public = await services.tables.replays.recalled(await services.tables.look(table.id, None))
    with services.guards.budgets.costly(person, _PAGE + _cost(table), server):
        page = await services.sharing.page(public, responder.words.strict)
    await responder.show(page_done(table, page, responder.words))


def _cost(table: Perspective) -> float:
    return table.revision / _MOVES_A_SECOND


HANDLERS: Handlers = {"share": (share, "new"), "share-page": (share_page, "new")}
