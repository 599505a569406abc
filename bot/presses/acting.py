"""Carrying out actions: the one way from a press or a command to a change of a table, and to its answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Any, TypeAlias

import discord
from msgspec.structs import replace

from bot.answer import Answer
from bot.domain.action import Action, Request
from bot.domain.actions import ACTIONS
from bot.domain.actor import Actor
from bot.domain.agreements import propose_undo
from bot.domain.perspective import Perspective
from bot.domain.refusals import refused
from bot.domain.sitting import expect_sitting, read_sitting
from bot.house import House
from bot.panels.ids import Press
from bot.panels.names import link, spoken_names
from bot.panels.options import page_of
from bot.panels.question import question_panel
from bot.panels.reading import sentence
from bot.permissions import expect_room_to_write
from bot.presses.handler import Handlers
from bot.presses.lobby import show_options
from bot.presses.menu import show_menu
from bot.presses.opening import expect_place
from bot.presses.playing import show_hand
from bot.presses.seats import show_seat
from games.engine.game import Refused

AnyAction: TypeAlias = Action[Any]

_NO_REQUEST = Request()


async def pressed(action: AnyAction, house: House, answer: Answer, press: Press) -> None:
    """Do what a button stands for; what needs a second press is asked about first."""
    request = Request(press.revision, press.argument, answer.picked)
    await ask_or_act(house, answer, action, press.table, request)


async def confirmed(action: AnyAction, house: House, answer: Answer, press: Press) -> None:
    """Do what was asked about, and pressed a second time."""
    request = Request(press.revision, press.argument, answer.picked)
    table, actor = await _meant(house, answer, press.table)
    await _act(house, answer, action, table, actor, request)


async def ask_or_act(
    house: House, answer: Answer, action: AnyAction, number: int, request: Request = _NO_REQUEST
) -> None:
    """Let the one who asks do ``action`` to a table, or ask them whether they are sure.

    :raises Refused: they may not, or not now.
    """
    table, actor = await _meant(house, answer, number)
    if action.question is None:
        await _act(house, answer, action, table, actor, request)
        return
    action.expect(table, actor)
    question = action.question(table, actor, action.read(request))
    await answer.show(question_panel(table, action, question, request.argument, answer.words))


async def first_fitting(
    actions: Sequence[AnyAction], house: House, answer: Answer, table: Perspective
) -> None:
    """Do the first of ``actions`` that fits ``table`` as it stands: a command may stand for several."""
    actor = await house.actor(answer.interaction, table)
    fitting = next((one for one in actions if one.is_offered(table, actor)), None)
    likely = next((one for one in actions if table.status in one.when), actions[0])
    action = fitting or likely
    await ask_or_act(house, answer, action, table.id, as_seen(table, action))


def as_seen(table: Perspective, action: AnyAction) -> Request:
    """Return what a press of the button of ``action`` would say at ``table`` as it stands."""
    moves = table.moves_to_propose if action is propose_undo else 0
    return Request(table.revision, str(moves) if moves else "")


async def _meant(house: House, answer: Answer, number: int) -> tuple[Perspective, Actor]:
    """Return the table with the one who asks; what they may see of it is looked at by the action."""
    table = await house.service.look(number, answer.interaction.user.id, answer.interaction.guild_id)
    return table, await house.actor(answer.interaction, table)


async def _act(
    house: House, answer: Answer, action: AnyAction, table: Perspective, actor: Actor, request: Request
) -> None:
    prepare = _PREPARED.get(action.name)
    own_step = None
    try:
        if prepare is not None:
            action.expect(table, actor)
            request = await prepare(house, answer, table, actor, request)
        own_step = await house.service.act(action, table.id, actor, action.read(request))
    except Refused as why:
        if action.reply != "hand" or not table.is_seated or table.view is None or not actor.sees:
            raise
        # Whoever pressed in vain gets the reason and, below it, what they may see and do now.
        note = answer.words.say(why.text, spoken_names(table, answer.words))
    else:
        note = _done(answer, action, table, actor, request)
    await _reply(house, answer, action, table.id, request, note, own_step)


def _done(answer: Answer, action: AnyAction, table: Perspective, actor: Actor, request: Request) -> str:
    """Return the sentence that says what was done, empty where there is none."""
    key = action.done if isinstance(action.done, str | None) else action.done(table, actor)
    if key is None:
        return ""
    place = link(table) or f"<#{table.channel}>"
    person = f"<@{request.picked[0]}>" if request.picked else ""
    return answer.words(key, table=table.id, link=place, person=person)


async def _reply(
    house: House,
    answer: Answer,
    action: AnyAction,
    number: int,
    request: Request,
    note: str,
    step: int | None,
) -> None:
    """Show whoever acted what the action says they see then."""
    match action.reply:
        case "board":
            if note and (answer.on_private_message or answer.is_unanswered):
                await answer.show(sentence(note))
        case "sentence":
            await answer.show(sentence(note))
        case "menu" if answer.on_private_message:
            await show_menu(house, answer, number, note)
        case "menu":
            await answer.show(sentence(note))
        case "seat":
            await show_seat(house, answer, number, read_sitting(request).seat, note)
        case "options":
            game = house.games[(await house.service.row(number)).game]
            await show_options(house, answer, number, page_of(game, request.argument.partition("=")[0]))
        case "hand":
            table = await house.service.look(number, answer.interaction.user.id)
            await show_hand(house, answer, table, note=note or None, own_step=step)


# What only Discord knows


async def _writable(
    house: House, answer: Answer, table: Perspective, actor: Actor, request: Request
) -> Request:
    """Put the channel of the press in place of the argument, if the bot may write there.

    :raises Refused: it may not, or the server wants no tables there.
    """
    interaction = answer.interaction
    if interaction.channel_id is None or interaction.guild_id is None:
        raise refused("server-only")
    expect_room_to_write(interaction.app_permissions, interaction.channel, answer.words)
    if not actor.moderates:
        await expect_place(house, interaction, interaction.channel_id, table.game)
    return replace(request, argument=str(interaction.channel_id))


async def _member(house: House, answer: Answer, table: Perspective, _: Actor, request: Request) -> Request:
    """Put the number of whom a seat is offered to beside them, if they can play there.

    :raises Refused: they are a bot, are not on the server, or cannot see the table.
    """
    guild = answer.interaction.guild
    if guild is None:
        raise refused("server-only")
    expect_sitting(table, read_sitting(request))
    if len(request.picked) != 1 or not request.picked[0].isdecimal():
        raise refused("unknown-button")
    try:
        member = await guild.fetch_member(int(request.picked[0]))
    except discord.NotFound:
        raise refused("left-server") from None
    if member.bot:
        raise refused("offer-to-bot")
    channel = guild.get_channel_or_thread(table.channel)
    if channel is not None and not channel.permissions_for(member).view_channel:
        raise refused("offered-sees-not")
    number = await house.members.meet(guild.id, member.id, member.display_name)
    return replace(request, picked=(str(member.id), str(number)))


_PREPARED: Mapping[str, Callable[[House, Answer, Perspective, Actor, Request], Awaitable[Request]]] = {
    "here": _writable,
    "seat-offer": _member,
}
"""What is asked of Discord before an action: it knows channels and members, and no pure change can."""

YES = "-yes"
"""What the verb of a second press ends with."""

HANDLERS: Handlers = {
    **{
        action.name: (partial(pressed, action), "quiet" if action.reply == "board" else "new")
        for action in ACTIONS.values()
        if action.name != "pick" and action.place != "command"
    },
    **{
        action.name + YES: (partial(confirmed, action), "new")
        for action in ACTIONS.values()
        if action.question is not None
    },
}
