"""Presses on the review of a finished game."""

from __future__ import annotations

import asyncio
from functools import partial
from weakref import WeakValueDictionary

from bot.discord.message_sender import Denied, MessageGone, TooOld, Unreachable
from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.panel import Panel
from bot.discord.presses.handler import Handlers
from bot.discord.responder import Responder
from bot.discord.whereabouts import server_of
from bot.features.reviews.panel import overview, turning_point, waiting
from bot.features.reviews.rules import KeptReview
from bot.services import Services
from bot.table.perspective import Perspective
from bot.table.refusals import refused
from games.engine.game import Refused
from render.words import ForgivingWords, words_for

_FRAME = 0.1
_MOVES_A_SECOND = 10_000
_showing: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()


async def page(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the overview (page 0) of a table's review, or one of its turning points."""
    await _show(services, responder, press.table, press.page)


async def begin(services: Services, responder: Responder, table: Perspective) -> None:
    """Show the review of ``table``."""
    await _show(services, responder, table.id, 0)


async def show_to_channel(services: Services, responder: Responder, press: CustomId) -> None:
    """Post the review in the table's channel, once; only its players may do that."""
    table = await services.look_back(responder.interaction, press.table)
    if not table.is_seated:
        raise refused("not-your-table")
    if table.is_private:
        raise refused("private-table")
    async with _showing.setdefault(table.id, asyncio.Lock()):
        kept = await services.reviews.known(table.id)
        if kept is None:
            raise refused("unknown-button")
        if kept.shown_at is not None:
            raise refused("shown-already")
        words = ForgivingWords(words_for(table.locale))
        public = await services.tables.look(table.id, None)
        drawn = await services.panel_renderer.ready(overview(public, kept, words, public=True), words)
        try:
            await services.publisher.message_sender.post(table.channel, drawn, f"w{table.id}")
        except (Denied, MessageGone, TooOld, Unreachable):
            raise refused("not-sent-there") from None
        await services.reviews.note_shown(table.id)
    kept = await services.reviews.known(table.id) or kept
    note = responder.words("review-shown")
    await responder.show(overview(table, kept, responder.words, note=note))


async def _show(services: Services, responder: Responder, number: int, there: int) -> None:
    table = await services.look_back(responder.interaction, number)
    kept = await services.reviews.known(number)
    if kept is not None:
        await responder.show(await _panel(services, responder, table, kept, there), unhurried=True)
        return
    person, server = responder.interaction.user.id, server_of(responder.interaction)
    with services.guards.budgets.costly(person, _FRAME + table.revision / _MOVES_A_SECOND, server):
        await responder.show(waiting(table, responder.words, there, services.reviews.progress(number)))
        await services.reviews.begin(number, partial(_ready, services, responder, table, there))


async def _ready(
    services: Services,
    responder: Responder,
    table: Perspective,
    there: int,
    made: KeptReview | Refused | float,
) -> None:
    """Show the review in place of the waiting panel, or its progress."""
    if isinstance(made, float):
        await responder.show(waiting(table, responder.words, there, made))
    elif isinstance(made, Refused):
        await responder.refuse(responder.words.say(made.text))
    else:
        await responder.show(await _panel(services, responder, table, made, there), unhurried=True)


async def _panel(
    services: Services, responder: Responder, table: Perspective, kept: KeptReview, there: int
) -> Panel:
    points = kept.review.turning_points
    if not 0 < there <= len(points):
        return overview(table, kept, responder.words)
    point = points[there - 1]
    frame = await services.tables.replays.frame(table.id, point.step, point.seat)
    shape = (await services.stores.people.person(responder.interaction.user.id)).preferences.picture
    painter = services.painters[table.game]
    return turning_point(table, kept.review, there, frame, painter, responder.words, shape)


HANDLERS: Handlers = {
    "review": (page, "new"),
    "review-show": (show_to_channel, "new"),
}
