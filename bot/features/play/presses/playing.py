"""Presses in play: the private panel, making a move, the position as text, panels by direct message."""

from __future__ import annotations

import dataclasses
from functools import partial
from typing import Any, get_args

import msgspec

from bot.database.errors import StoreError
from bot.discord.message_sender import ClosedDoor
from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.names import spoken_names
from bot.discord.panels.panel import Panel
from bot.discord.panels.scene import parts_of
from bot.discord.presses.handler import Handlers
from bot.discord.responder import Responder
from bot.features.board.panel import public_panel
from bot.features.board.rules.new_parts import fingerprints
from bot.features.computers.rules.open_questions import Considered
from bot.features.hints.panel import hint_text
from bot.features.lobby.rules.rhythm import TOLD_RARELY
from bot.features.notices.rules.reach import looked
from bot.features.people.rules.people import Delivery, Person
from bot.features.play.panel.confirmation import decoded, sure
from bot.features.play.panel.form import answer_form
from bot.features.play.panel.hand import hand, position
from bot.features.play.rules import Pick, fill_in, move
from bot.features.play.service import Standing, standing
from bot.features.play.store import Beside
from bot.features.thanks.panel import thanks_line
from bot.features.titles.panel import own_news
from bot.services import Services
from bot.table.action import OPEN, Request
from bot.table.perspective import Perspective
from bot.table.refusals import refused
from bot.table.table import NOWHERE
from games.engine.decision import Choice
from games.engine.game import Refused
from games.engine.text import NOTHING_TYPED
from render.shape import Shape
from render.words import Words


async def hand_panel(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the presser's own private panel, even if the button is on somebody else's message."""
    table = await services.look(responder.interaction, press.table)
    await show_hand(services, responder, table, page=press.page)


async def pick(services: Services, responder: Responder, press: CustomId) -> None:
    """Make the move named by a button."""
    await _move_if_sure(services, responder, press, (press.argument,))


async def choose(services: Services, responder: Responder, press: CustomId) -> None:
    """Make the move picked in a menu, with its options in the order of the decision."""
    data: Any = responder.interaction.data or {}
    picked = [str(value) for value in data.get("values", ())]
    table = await services.look(responder.interaction, press.table)
    places = (
        {option.id: place for place, option in enumerate(table.decision.options)} if table.decision else {}
    )
    picked.sort(key=lambda option: places.get(option, len(places)))
    await _move_if_sure(services, responder, press, tuple(picked))


async def sure_of_it(services: Services, responder: Responder, press: CustomId) -> None:
    """Make the move that the presser has just confirmed."""
    table = await services.look(responder.interaction, press.table)
    try:
        choice = decoded(table.decision, press.argument) if table.decision else ()
    except ValueError:
        raise refused("unknown-button") from None
    await _move(services, responder, press, table, choice)


async def fill(services: Services, responder: Responder, press: CustomId) -> None:
    """Open the form in which the presser can give several answers at once."""
    table = await services.look(responder.interaction, press.table)
    if table.form is None:
        raise refused("form-gone")
    await responder.open(answer_form(table, table.form, responder.words))


async def filled_in(services: Services, responder: Responder, press: CustomId) -> None:
    """Make the moves that were filled in."""
    before = await services.look(responder.interaction, press.table)
    actor = await services.actor(responder.interaction, before)
    request = Request(press.revision, values=responder.filled)
    own_step = await services.tables.act(fill_in, press.table, actor, fill_in.read(request))
    await services.coaching.answered(before, responder.interaction.user.id)
    table = await services.look(responder.interaction, press.table)
    await show_hand(services, responder, table, own_step=own_step)


async def text(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the position as text."""
    table = await services.look(responder.interaction, press.table)
    if table.view is None:
        raise refused("not-started")
    await show_position(services, responder, table, press.page)


async def direct(services: Services, responder: Responder, press: CustomId) -> None:
    """Send the private panel as a direct message, now and every turn; a second press stops that."""
    table = await services.look(responder.interaction, press.table)
    if not table.is_seated:
        raise refused("not-your-table")
    if table.view is None:
        raise refused("not-started")
    person = await services.stores.people.person(responder.interaction.user.id)
    if person.preferences.delivery in {"direct", "both"}:
        await services.stores.people.revise(person.person, lambda known: _delivered(known, "channel"))
        await show_hand(services, responder, table, note=responder.words("direct-off"))
        return
    own_note = await services.stores.table_notes.note(table.id, person.person)
    painter = services.painters[table.game]
    shape, coached = person.preferences.picture, await services.coaching.told(table, person.person)
    panel = hand(
        table,
        painter,
        responder.words,
        own_note=own_note,
        in_direct_message=True,
        shape=shape,
        coached=coached,
    )
    try:
        drawn = await services.panel_renderer.ready(panel, responder.words)
        await services.publisher.message_sender.write_to(person.person, drawn, f"d{responder.interaction.id}")
    except ClosedDoor:
        raise refused("door-closed") from None
    locale = responder.interaction.locale.value
    await services.stores.people.revise(
        person.person,
        lambda known: msgspec.structs.replace(_delivered(known, "direct"), locale=locale, shut_out=False),
    )
    if person.preferences.delivery in TOLD_RARELY:
        await services.days_off.show_anew(person.person, ("lobby",))
    await show_hand(services, responder, table, note=responder.words("direct-on"))


async def picture(services: Services, responder: Responder, press: CustomId) -> None:
    """Set the shape of the presser's private pictures, and show their hand in it."""
    table = await services.look(responder.interaction, press.table)
    await choose_shape(services, responder, press.argument)
    await show_hand(services, responder, table)


async def choose_shape(services: Services, responder: Responder, wanted: str) -> None:
    """Set the shape of the presser's private pictures.

    :raises Refused: there's no such shape.
    """
    shape = next((shape for shape in get_args(Shape) if shape == wanted), None)
    if shape is None:
        raise refused("unknown-button")
    await services.stores.people.revise(responder.interaction.user.id, lambda known: _shaped(known, shape))


async def show_position(services: Services, responder: Responder, table: Perspective, page: int = 0) -> None:
    """Show a page of the position of ``table`` as text, as far as the asking person may know it."""
    table = await services.tables.watching.shown(table.id, responder.interaction.user.id)
    await responder.show(position(table, services.painters[table.game], responder.words, page))


async def show_hand(
    services: Services,
    responder: Responder,
    table: Perspective,
    *,
    note: str | None = None,
    page: int = 0,
    own_step: int | None = None,
    hint: Considered | None = None,
) -> None:
    """Show the asking person's private panel.

    Before the game, a private table shows its lobby, because it has no board. Looking counts as being back,
    so a stand-in leaves at once. ``own_step`` is the revision made by their own press, so it isn't news to
    them. ``hint`` is the hint they asked for.

    :raises Refused: the game has not started, or was ended.
    """
    if table.view is None and table.is_private and table.status in OPEN:
        game, painter = services.games[table.game], services.painters[table.game]
        panel = public_panel(table, game, painter, responder.words)
        await responder.show(dataclasses.replace(panel, parts=[*([note] if note else []), *panel.parts]))
        return
    if table.view is None:
        raise refused("ended" if table.status == "ended" else "not-started")
    person = responder.interaction.user.id
    await services.tables.come_back(table.id, person)
    if table.closed is not None:
        await services.tables.change(table.id, partial(looked, person=person))
    table = await services.tables.watching.shown(table.id, person)
    beside = await _beside(services, responder, table, own_step)
    panel = await _hand(services, responder, table, beside, note=note, page=page, hint=hint)
    message = await responder.show(panel)
    if message is not None and table.is_seated:
        refresh = partial(_shown_anew, services, responder, table.id)
        services.open_hands.opened(message, table, person, refresh)
        if (await services.tables.row(table.id)).revision != table.revision:
            # The table changed while the panel was being drawn.
            services.open_hands.wake(table.id)


async def show_private(services: Services, responder: Responder, table: Perspective) -> None:
    """Show the private ``table`` that the asking person has just opened, and how to find it again."""
    key = "private-opened-elsewhere" if table.channel == NOWHERE else "private-opened"
    await show_hand(services, responder, table, note=responder.words(key))


async def _hand(
    services: Services,
    responder: Responder,
    table: Perspective,
    beside: Beside,
    *,
    note: str | None = None,
    page: int = 0,
    hint: Considered | None = None,
) -> Panel:
    """Return the asking person's private panel, with everything ``beside`` it."""
    person = responder.interaction.user.id
    preferences = (await services.stores.people.person(person)).preferences
    is_free = table.asked_since is None
    return hand(
        table,
        services.painters[table.game],
        responder.words,
        note=note,
        news=[row.event for row in beside.rows if row.event.visible_to(table.viewer)],
        new_parts=beside.parts,
        page=page,
        hint=None if hint is None else hint_text(table, services.games[table.game], hint, responder.words),
        hinted=() if hint is None else hint.thought.choice,
        waiting_elsewhere=len(await services.waiting_for(person)) if is_free else 0,
        own_note=beside.own_note if table.is_seated else NOTHING_TYPED,
        shape=preferences.picture,
        in_direct_message=responder.in_direct_message,
        coached=services.coaching.beside(table, preferences, beside.explained),
        afterwards=await _afterwards(services, table, person, responder.words),
    )


async def _afterwards(services: Services, table: Perspective, person: int, words: Words) -> list[str]:
    """Return the lines about what the finished game of ``table`` brought ``person``; none before its end."""
    if table.status != "over" or not table.is_seated:
        return []
    received = await services.stores.thanks.at_table(table.id, person)
    news = own_news(await services.titles.earned_at(table, person), words)
    return [*news, *filter(None, [thanks_line(received, words)])]


async def _beside(
    services: Services,
    responder: Responder,
    table: Perspective,
    own_step: int | None = None,
    *,
    is_read: bool = True,
) -> Beside:
    """Return everything that the asking person's hand at ``table`` shows besides the table."""
    person = responder.interaction.user.id
    has_coach = table.is_seated and (await services.stores.people.person(person)).preferences.coach
    parts = fingerprints(parts_of(table, services.painters[table.game], responder.words))
    coach = table.game if has_coach else None
    return await services.stores.hands.beside(table.id, person, parts, own_step, coach=coach, is_read=is_read)


async def _shown_anew(
    services: Services, responder: Responder, number: int, shown: Standing
) -> Standing | None:
    """Update the private panel if it no longer shows ``shown``, and return its new standing.

    Return ``None`` if it can't be updated. Its news stays new until the reader presses something.
    """
    person = responder.interaction.user.id
    try:
        table = await services.tables.watching.shown(number, person)
        now = standing(table)
        if now == shown:
            return shown
        if table.view is None or not table.is_seated:
            return None
        beside = await _beside(services, responder, table, is_read=False)
        panel = await _hand(services, responder, table, beside)
    except (Refused, StoreError):
        return None
    return now if await responder.show_anew(panel) else None


def _delivered(person: Person, delivery: Delivery) -> Person:
    return msgspec.structs.replace(
        person, preferences=msgspec.structs.replace(person.preferences, delivery=delivery)
    )


def _shaped(person: Person, shape: Shape) -> Person:
    return msgspec.structs.replace(
        person, preferences=msgspec.structs.replace(person.preferences, picture=shape)
    )


async def _move_if_sure(services: Services, responder: Responder, press: CustomId, choice: Choice) -> None:
    """Make a move, or first ask people who want to confirm moves; an option no longer offered is refused."""
    table = await services.look(responder.interaction, press.table)
    preferences = (await services.stores.people.person(responder.interaction.user.id)).preferences
    if not preferences.confirm or table.decision is None or not table.decision.allows(choice):
        await _move(services, responder, press, table, choice)
        return
    await responder.show(sure(table, table.decision, choice, press.revision, responder.words))


async def _move(
    services: Services, responder: Responder, press: CustomId, before: Perspective, choice: Choice
) -> None:
    """Make a move at the table that the presser saw as ``before``, and show the result."""
    interaction = responder.interaction
    table, note, own_step = before, None, None
    try:
        actor = await services.actor(interaction, before)
        own_step = await services.tables.act(move, press.table, actor, Pick(press.revision, choice))
        await services.coaching.answered(before, interaction.user.id, choice)
    except Refused as why:
        table = await services.look(interaction, press.table)
        if table.view is None:
            raise
        # If a press is refused, show the reason, followed by the person's current hand.
        note = responder.words.say(why.text, spoken_names(table, responder.words))
    await show_hand(services, responder, table, note=note, own_step=own_step)


HANDLERS: Handlers = {
    "pick": (pick, "new"),
    "choose": (choose, "new"),
    "sure": (sure_of_it, "new"),
    "fill": (fill, "form"),
    "fill-in": (filled_in, "new", "fill"),
    "hand": (hand_panel, "new"),
    "text": (text, "new"),
    "direct": (direct, "new"),
    "picture": (picture, "new"),
}
