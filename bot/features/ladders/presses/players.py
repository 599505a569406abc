"""Presses of people on a ladder."""

from __future__ import annotations

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.panel import Button
from bot.discord.presses.handler import Handlers
from bot.discord.responder import Responder
from bot.features.competitions.panel.names import name_in
from bot.features.ladders.panel.ladder import history_panel, question_panel
from bot.features.ladders.presses.pages import picked, presser, show_changed, state_of, two_parts, view_for
from bot.features.ladders.rules import changes
from bot.features.ladders.rules.course import deal_of_challenge
from bot.features.ladders.rules.ladder import OPEN, REACH
from bot.services import Services
from bot.table.refusals import refused

_DEALS = 300
"""Maximum number of challenges in the file of deals, the newest ones."""


async def join(services: Services, responder: Responder, press: CustomId) -> None:
    """Join the ladder in the press at its end."""
    state = await state_of(services, responder, press)
    member = await presser(services, responder)
    await services.stores.ladders.change(state.ladder.id, changes.join(member, services.tables.now()))
    await show_changed(services, responder, state.ladder.id, responder.words("ladder-done-joined"))


async def ask_to_leave(services: Services, responder: Responder, press: CustomId) -> None:
    """Ask the presser whether they want to leave: their open games end with that."""
    view = await view_for(services, responder, await state_of(services, responder, press))
    if view.own is None:
        raise refused("not-on-ladder")
    yes = CustomId(0, 0, "ladder-leave-yes", view.argument)
    words = responder.words
    button = Button(words("button-ladder-leave-yes"), yes, "danger")
    count = sum(view.own in one.people for one in view.state.challenges)
    question = words("ladder-leave-question", count=count)
    await responder.show(question_panel(view, question, button, words))


async def leave(services: Services, responder: Responder, press: CustomId) -> None:
    """Let the presser leave the ladder."""
    state = await state_of(services, responder, press)
    member, now = await presser(services, responder), services.tables.now()
    await services.stores.ladders.change(state.ladder.id, changes.go(member, "left", now))
    await show_changed(services, responder, state.ladder.id, responder.words("ladder-done-left"))


async def challenge(services: Services, responder: Responder, press: CustomId) -> None:
    """Challenge the person who was picked."""
    state, other = await picked(services, responder, press)
    member, now = await presser(services, responder), services.tables.now()
    if other is None or other == member:
        raise refused("not-challengeable", reach=REACH, most=OPEN)
    apart = await services.ladders.apart(state)
    await services.stores.ladders.change(state.ladder.id, changes.challenge(member, other, now, apart))
    names = await services.stores.members.names(state.ladder.guild)
    note = responder.words("ladder-done-challenged", other=name_in(names, other, responder.words))
    await show_changed(services, responder, state.ladder.id, note)


async def ask_to_give_up(services: Services, responder: Responder, press: CustomId) -> None:
    """Ask the presser whether they want to give up the game that was picked."""
    state, number = await picked(services, responder, press)
    there = state.challenge(number)
    view = await view_for(services, responder, state)
    if there is None or view.own not in there.people:
        raise refused("no-such-challenge")
    words = responder.words
    other = next(one for one in there.people if one != view.own)
    question = words("ladder-give-up-question", other=name_in(view.names, other, words))
    yes = CustomId(0, 0, "ladder-give-up-yes", f"{view.argument}.{there.id}")
    button = Button(words("button-ladder-give-up"), yes, "danger")
    await responder.show(question_panel(view, question, button, words))


async def give_up(services: Services, responder: Responder, press: CustomId) -> None:
    """Let the presser give up a game."""
    state, number = await two_parts(services, responder, press.argument)
    member, now = await presser(services, responder), services.tables.now()
    decide = changes.give_up(number or 0, member, now)
    if not await services.stores.ladders.change(state.ladder.id, decide):
        raise refused("no-such-challenge")
    await show_changed(services, responder, state.ladder.id, responder.words("ladder-done-given-up"))


async def history(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the latest events of a ladder, and its deals."""
    state = await state_of(services, responder, press)
    latest = await services.stores.ladders.challenges(state.ladder.id, _DEALS)
    deals = [(one, await services.stores.tables.deal(deal_of_challenge(one))) for one in latest]
    view = await view_for(services, responder, state)
    await responder.show(history_panel(view, deals, responder.words))


HANDLERS: Handlers = {
    "ladder-join": (join, "new"),
    "ladder-leave": (ask_to_leave, "new"),
    "ladder-leave-yes": (leave, "new"),
    "ladder-challenge": (challenge, "new"),
    "ladder-give-up": (ask_to_give_up, "new"),
    "ladder-give-up-yes": (give_up, "new"),
    "ladder-history": (history, "new"),
}
