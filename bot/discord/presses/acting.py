"""Performs actions: the only way from a press or a command to a change of a table and the reply."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Any, TypeAlias

from msgspec.structs import replace

from bot.discord.panels.custom_ids import WHY, YES, CustomId
from bot.discord.panels.names import link, spoken_names
from bot.discord.permissions import require_room_to_write
from bot.discord.presses.handler import Handlers, only
from bot.discord.presses.members import who_can_play
from bot.discord.responder import Responder
from bot.discord.whereabouts import guild_of, server_of
from bot.features.actions import ACTIONS
from bot.features.agreements.rules import propose_undo
from bot.features.invitations.presses import show_invitations
from bot.features.lobby.presses.lobby import show_options
from bot.features.opening.presses.opening import require_place
from bot.features.plans.presses import show_plan
from bot.features.play.panel.question import question_panel
from bot.features.play.presses.menu import show_menu
from bot.features.play.presses.playing import show_hand
from bot.features.reading.panel.reading import sentence
from bot.features.seats.panel.removals import removal_form
from bot.features.seats.presses import show_seat
from bot.services import Services
from bot.table.action import Action, Request
from bot.table.actor import Actor
from bot.table.perspective import Perspective
from bot.table.refusals import refused
from bot.table.seat_assignment import read_seat_assignment, require_assignment
from bot.typed.ids import number_in
from games.engine.game import Refused

AnyAction: TypeAlias = Action[Any]

_NO_REQUEST = Request()


async def pressed(action: AnyAction, services: Services, responder: Responder, press: CustomId) -> None:
    """Perform the button's action, after a second press if it needs confirmation."""
    request = Request(press.revision, press.argument, responder.picked)
    await ask_or_act(services, responder, action, press.table, request)


async def asked_why(action: AnyAction, services: Services, responder: Responder, press: CustomId) -> None:
    """Open the form for the reason, if the presser may do the button's action."""
    await ask_why(services, responder, action, press.table, Request(press.revision, press.argument))


async def ask_why(
    services: Services, responder: Responder, action: AnyAction, number: int, request: Request
) -> None:
    """Open the form for the reason for ``action``, if it can be done.

    :raises Refused: the asking person may not do it, or not now.
    """
    table, actor = await _meant(services, responder, number)
    await services.tables.rehearse(action, table.id, actor, action.read(request))
    await responder.open(removal_form(table, action, request.argument, responder.words))


async def confirmed(action: AnyAction, services: Services, responder: Responder, press: CustomId) -> None:
    """Perform the action confirmed by a second press or by submitting a form."""
    typed = only(responder.filled.get("reason", ()))
    request = Request(press.revision, press.argument, responder.picked, typed)
    table, actor = await _meant(services, responder, press.table)
    await _act(services, responder, action, table, actor, request)


async def ask_or_act(
    services: Services, responder: Responder, action: AnyAction, number: int, request: Request = _NO_REQUEST
) -> None:
    """Perform ``action`` at a table for the asking person, or ask them to confirm if it can be done.

    :raises Refused: they may not do it, or not now.
    """
    table, actor = await _meant(services, responder, number)
    question = None
    if action.question is not None:
        action.expect(table, actor)
        question = action.question(table, actor, action.read(request))
    if question is None:
        await _act(services, responder, action, table, actor, request)
        return
    try:
        await services.tables.rehearse(action, table.id, actor, action.read(request))
    except Refused as why:
        await _refuse(services, responder, action, table, actor, request, why)
        return
    await responder.show(question_panel(table, action, question, request.argument, responder.words))


async def first_fitting(
    actions: Sequence[AnyAction], services: Services, responder: Responder, table: Perspective
) -> None:
    """Perform the first of ``actions`` that fits the state of ``table``: a command may cover several."""
    actor = await services.actor(responder.interaction, table)
    fitting = next((one for one in actions if one.is_offered(table, actor)), None)
    likely = next((one for one in actions if table.status in one.when), actions[0])
    action = fitting or likely
    await ask_or_act(services, responder, action, table.id, as_seen(table, action))


def as_seen(table: Perspective, action: AnyAction) -> Request:
    """Return the request that the button of ``action`` at ``table`` would make now."""
    moves = table.moves_to_propose if action is propose_undo else 0
    return Request(table.own_revision, str(moves) if moves else "")


async def _meant(services: Services, responder: Responder, number: int) -> tuple[Perspective, Actor]:
    """Return the table and the asking person as its actor; the action checks whether they may see it."""
    person, guild = responder.interaction.user.id, server_of(responder.interaction)
    table = await services.tables.look(number, person, guild)
    if await services.note_seen(responder.interaction, number):
        table = await services.tables.look(number, person, guild)
    return table, await services.actor(responder.interaction, table)


async def _act(
    services: Services,
    responder: Responder,
    action: AnyAction,
    table: Perspective,
    actor: Actor,
    request: Request,
) -> None:
    prepare = _PREPARED.get(action.name)
    try:
        if prepare is not None:
            action.expect(table, actor)
            request = await prepare(services, responder, table, actor, request)
        own_step = await services.tables.act(action, table.id, actor, action.read(request))
    except Refused as why:
        await _refuse(services, responder, action, table, actor, request, why)
        return
    note = _done(responder, action, table, actor, request)
    await _reply(services, responder, action, table.id, request, note, own_step)


async def _refuse(
    services: Services,
    responder: Responder,
    action: AnyAction,
    table: Perspective,
    actor: Actor,
    request: Request,
    why: Refused,
) -> None:
    """Show the reason, followed by the player's hand or plan.

    :raises Refused: the action leads to neither, or they have none.
    """
    if action.reply == "plan" and (table.planning is None or not table.planning.is_possible):
        raise why
    if action.reply not in {"hand", "plan"} or not table.is_seated or table.view is None or not actor.sees:
        raise why
    note = responder.words.say(why.text, spoken_names(table, responder.words))
    await _reply(services, responder, action, table.id, request, note, None)


def _done(responder: Responder, action: AnyAction, table: Perspective, actor: Actor, request: Request) -> str:
    """Return the sentence that says what was done, empty if the action has none."""
    key = action.done if isinstance(action.done, str | None) else action.done(table, actor)
    if key is None:
        return ""
    place = link(table) or f"<#{table.channel}>"
    person = f"<@{request.picked[0]}>" if request.picked else ""
    return responder.words(key, table=table.id, link=place, person=person)


async def _reply(
    services: Services,
    responder: Responder,
    action: AnyAction,
    number: int,
    request: Request,
    note: str,
    step: int | None,
) -> None:
    """Show the actor the panel that the action declares as its reply."""
    match action.reply:
        case "board" if (await services.tables.row(number)).is_private:
            await _show_private(services, responder, number, note)
        case "board":
            if note and (responder.on_private_message or responder.is_thinking):
                await responder.show(sentence(note))
        case "sentence":
            await responder.show(sentence(note))
        case "menu" if responder.on_private_message:
            await show_menu(services, responder, number, note)
        case "menu":
            await responder.show(sentence(note))
        case "seat":
            await show_seat(services, responder, number, read_seat_assignment(request).seat, note)
        case "options":
            await show_options(services, responder, number)
        case "plan":
            await show_plan(services, responder, number, note)
        case "invitations":
            await show_invitations(services, responder, number, note)
        case "hand":
            table = await services.tables.look(number, responder.interaction.user.id)
            if table.view is None or not table.is_seated:
                await responder.show(sentence(note))
                return
            await show_hand(services, responder, table, note=note or None, own_step=step)


async def _show_private(services: Services, responder: Responder, number: int, note: str) -> None:
    """Replace the panel of a private table by its new state, or by ``note`` if the table was closed."""
    responder.replace_pressed()
    table = await services.tables.look(number, responder.interaction.user.id)
    if table.status == "ended" or not table.is_seated:
        await responder.show(sentence(note))
    else:
        await show_hand(services, responder, table)


# Requests that depend on Discord


async def _writable(
    services: Services, responder: Responder, table: Perspective, actor: Actor, request: Request
) -> Request:
    """Replace the argument by the channel of the press, if the bot may write there.

    :raises Refused: it may not, or the server wants no tables there.
    """
    interaction = responder.interaction
    if interaction.channel_id is None or server_of(interaction) is None:
        raise refused("server-only")
    require_room_to_write(interaction.app_permissions, interaction.channel, responder.words)
    if not actor.moderates:
        await require_place(services, interaction, interaction.channel_id, table.game)
    return replace(request, argument=str(interaction.channel_id))


async def _member(
    services: Services, responder: Responder, table: Perspective, actor: Actor, request: Request
) -> Request:
    """Add the member's number to the person offered a seat, if they can play there.

    :raises Refused: they are a bot, are not on the server, or cannot see the table.
    """
    require_assignment(table, read_seat_assignment(request))
    return await _known(services, responder, table, number_in(only(request.picked)), request)


async def _guest(
    services: Services, responder: Responder, table: Perspective, _: Actor, request: Request
) -> Request:
    """Add the member's number to the person picked in a menu or named by a button, if they can play there.

    :raises Refused: they are a bot, are not on the server, or cannot see the table.
    """
    person = number_in(only(request.picked) or request.argument)
    return await _known(services, responder, table, person, request)


async def _known(
    services: Services, responder: Responder, table: Perspective, person: int | None, request: Request
) -> Request:
    """Return the request about ``person`` with their number as a member.

    :raises Refused: they are a bot, are not on the server, or cannot see the table.
    """
    guild = guild_of(responder.interaction)
    if guild is None:
        raise refused("server-only")
    if person is None:
        raise refused("unknown-button")
    member = await who_can_play(guild, guild.get_channel_or_thread(table.channel), person)
    number = await services.stores.members.meet(guild.id, member.id, member.display_name)
    return replace(request, picked=(str(member.id), str(number)))


_PREPARED: Mapping[str, Callable[[Services, Responder, Perspective, Actor, Request], Awaitable[Request]]] = {
    "here": _writable,
    "seat-offer": _member,
    "invite": _guest,
}
"""Preparations of requests, by action name: facts about channels and members come from Discord."""


def _with_reason(action: AnyAction) -> Handlers:
    """Return the handlers that open the form for the reason for ``action``, and take it."""
    opens = action.name if action.question is None else action.name + WHY
    return {
        opens: (partial(asked_why, action), "form"),
        action.name + YES: (partial(confirmed, action), "new", opens),
    }


HANDLERS: Handlers = {
    **{
        action.name: (partial(pressed, action), "quiet" if action.reply == "board" else "new")
        for action in ACTIONS.values()
        if action.name != "pick" and action.place not in {"command", "form"}
    },
    **{
        action.name + YES: (partial(confirmed, action), "new")
        for action in ACTIONS.values()
        if action.question is not None
    },
    **{
        verb: handling
        for action in ACTIONS.values()
        if action.takes_reason
        for verb, handling in _with_reason(action).items()
    },
}
