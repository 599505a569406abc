"""Presses in play: the private panel, making a move, the position as text, panels by direct message."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.answer import Answer
from bot.delivery.postbox import ClosedDoor
from bot.domain.people import Delivery, Person
from bot.domain.perspective import Perspective
from bot.domain.play import Pick, move
from bot.domain.refusals import refused
from bot.house import House
from bot.panels.hand import hand, position
from bot.panels.ids import Press
from bot.panels.names import spoken_names
from bot.panels.sure import decoded, sure
from bot.presses.handler import Handlers
from games.engine.decision import Choice
from games.engine.game import Refused


async def hand_panel(house: House, answer: Answer, press: Press) -> None:
    """Show the presser's own private panel, whoever's message the button stands under."""
    table = await house.look(answer.interaction, press.table)
    await show_hand(house, answer, table, page=press.page)


async def pick(house: House, answer: Answer, press: Press) -> None:
    """Make the move that one button stands for."""
    await _move_if_sure(house, answer, press, (press.argument,))


async def choose(house: House, answer: Answer, press: Press) -> None:
    """Make the move that was picked in a menu, whatever order it was picked in."""
    data: Any = answer.interaction.data or {}
    picked = [str(value) for value in data.get("values", ())]
    table = await house.look(answer.interaction, press.table)
    places = (
        {option.id: place for place, option in enumerate(table.decision.options)} if table.decision else {}
    )
    picked.sort(key=lambda option: places.get(option, len(places)))
    await _move_if_sure(house, answer, press, tuple(picked))


async def sure_of_it(house: House, answer: Answer, press: Press) -> None:
    """Make the move about which the presser was asked whether they are sure."""
    table = await house.look(answer.interaction, press.table)
    try:
        choice = decoded(table.decision, press.argument) if table.decision else ()
    except ValueError:
        raise refused("unknown-button") from None
    await _move(house, answer, press, choice)


async def text(house: House, answer: Answer, press: Press) -> None:
    """Show the whole position as text."""
    table = await house.look(answer.interaction, press.table)
    if table.view is None:
        raise refused("not-started")
    await show_position(house, answer, table, press.page)


async def direct(house: House, answer: Answer, press: Press) -> None:
    """Send the private panel as a direct message, now and at every turn; pressed again, stop doing so."""
    table = await house.look(answer.interaction, press.table)
    if not table.is_seated:
        raise refused("not-your-table")
    if table.view is None:
        raise refused("not-started")
    person = await house.people.person(answer.interaction.user.id)
    if person.wishes.delivery in {"direct", "both"}:
        await house.people.revise(person.person, lambda known: _delivered(known, "channel"))
        await show_hand(house, answer, table, note=answer.words("direct-off"))
        return
    panel = hand(table, house.painters[table.game], answer.words, in_direct_message=True)
    try:
        drawn = await house.presenter.ready(panel, answer.words)
        await house.publisher.postbox.write_to(person.person, drawn, f"d{answer.interaction.id}")
    except ClosedDoor:
        raise refused("door-closed") from None
    locale = answer.interaction.locale.value
    await house.people.revise(
        person.person,
        lambda known: msgspec.structs.replace(_delivered(known, "direct"), locale=locale, shut_out=False),
    )
    await show_hand(house, answer, table, note=answer.words("direct-on"))


async def show_position(house: House, answer: Answer, table: Perspective, page: int = 0) -> None:
    """Show a page of all that the one who asks may know of ``table``, whose game has begun, as text."""
    table = await house.service.watching.shown(table.id, answer.interaction.user.id)
    await answer.show(position(table, house.painters[table.game], answer.words, page))


async def show_hand(
    house: House,
    answer: Answer,
    table: Perspective,
    *,
    note: str | None = None,
    page: int = 0,
    own_step: int | None = None,
) -> None:
    """Show the private panel of the one who asks, or a sentence where the table has none.

    Whoever looks is back: a stand-in makes room for them at once. ``own_step`` is the revision that their own
    press has just made; it is no news to them.

    :raises Refused: the game has not started, or was ended.
    """
    if table.view is None:
        raise refused("ended" if table.status == "ended" else "not-started")
    person = answer.interaction.user.id
    await house.service.come_back(table.id, person)
    table = await house.service.watching.shown(table.id, person)
    rows = await house.looks.news(table.id, person, own_step)
    is_free = table.viewer not in table.waiting
    panel = hand(
        table,
        house.painters[table.game],
        answer.words,
        note=note,
        news=[row.event for row in rows if row.event.visible_to(table.viewer)],
        page=page,
        waiting_elsewhere=len(await house.waiting_for(person)) if is_free else 0,
        follows=not table.is_seated and await house.follows.follows(table.id, person),
        reminded=(await house.people.person(person)).wishes.reminder_hours > 0,
        in_direct_message=answer.in_direct_message,
        channel_denied=house.publisher.is_denied(table.id),
    )
    await answer.show(panel)


def _delivered(person: Person, delivery: Delivery) -> Person:
    return msgspec.structs.replace(person, wishes=msgspec.structs.replace(person.wishes, delivery=delivery))


async def _move_if_sure(house: House, answer: Answer, press: Press, choice: Choice) -> None:
    """Make a move, or ask first those who want that; what is not offered any more is refused at once."""
    table = await house.look(answer.interaction, press.table)
    wishes = (await house.people.person(answer.interaction.user.id)).wishes
    if not wishes.confirm or table.decision is None or not table.decision.allows(choice):
        await _move(house, answer, press, choice)
        return
    await answer.show(sure(table, table.decision, choice, press.revision, answer.words))


async def _move(house: House, answer: Answer, press: Press, choice: Choice) -> None:
    interaction = answer.interaction
    note = own_step = None
    try:
        actor = await house.actor(interaction, await house.look(interaction, press.table))
        own_step = await house.service.act(move, press.table, actor, Pick(press.revision, choice))
    except Refused as why:
        table = await house.look(interaction, press.table)
        if table.view is None:
            raise
        # Whoever pressed in vain gets the reason and, below it, what they may see and do now.
        note = answer.words.say(why.text, spoken_names(table, answer.words))
    table = await house.look(interaction, press.table)
    await show_hand(house, answer, table, note=note, own_step=own_step)


HANDLERS: Handlers = {
    "pick": (pick, "new"),
    "choose": (choose, "new"),
    "sure": (sure_of_it, "new"),
    "hand": (hand_panel, "new"),
    "text": (text, "new"),
    "direct": (direct, "new"),
}
