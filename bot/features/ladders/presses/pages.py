"""Pages of ladders, which every other press about them shows again."""

from __future__ import annotations

from bot.discord.panels.custom_ids import CustomId
from bot.discord.presses.handler import Handlers, only
from bot.discord.responder import Responder
from bot.discord.whereabouts import required_server
from bot.features.ladders.panel.ladder import ladder_panel, ladders_panel
from bot.features.ladders.panel.view import LadderView
from bot.features.ladders.rules.course import LadderState, next_step
from bot.features.ladders.rules.ladder import challengeable
from bot.services import Services
from bot.table.refusals import refused
from bot.typed.ids import number_in


async def show_ladders(services: Services, responder: Responder) -> None:
    """Show this server's ladders, or the only one."""
    ladders = await services.stores.ladders.of_guild(required_server(responder.interaction))
    moderates = await services.moderates(responder.interaction)
    open_ones = [one for one in ladders if one.closed_at is None]
    if len(open_ones) == 1 and not moderates:
        await _show(services, responder, open_ones[0].id)
        return
    shown = ladders if moderates else open_ones
    await responder.show(ladders_panel(shown, responder.words, moderates=moderates))


async def show(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the ladder in the press."""
    view = await view_for(services, responder, await state_of(services, responder, press))
    await responder.show(ladder_panel(view, responder.words))


async def show_changed(services: Services, responder: Responder, number: int, note: str) -> None:
    """Tell the runner that a ladder has changed, and show the ladder."""
    services.ladders.look_at(number)
    await _show(services, responder, number, note)


async def _show(services: Services, responder: Responder, number: int, note: str | None = None) -> None:
    await responder.show(ladder_panel(await seen_by(services, responder, number), responder.words, note))


async def seen_by(services: Services, responder: Responder, number: int) -> LadderView:
    """Return a ladder as the person who presses sees it."""
    state = await services.stores.ladders.state(number)
    assert state is not None, "ladders are not deleted"
    return await view_for(services, responder, state)


async def view_for(services: Services, responder: Responder, state: LadderState) -> LadderView:
    """Return a ladder as the presser sees it."""
    moderates = await services.moderates(responder.interaction)
    apart = await services.ladders.apart(state)
    own, order = state.member(responder.interaction.user.id), state.places
    is_open = state.ladder.closed_at is None
    return LadderView(
        state,
        await services.stores.members.names(state.ladder.guild),
        own=own if own in order else None,
        challengeable=tuple(challengeable(order, own, state.challenges, apart))
        if own is not None and is_open
        else (),
        moderates=moderates,
        coming=next_step(state, apart, services.tables.now()) if moderates else None,
    )


async def presser(services: Services, responder: Responder) -> int:
    """Return the member number of the presser."""
    user = responder.interaction.user
    guild = required_server(responder.interaction)
    return await services.stores.members.meet(guild, user.id, user.display_name)


async def state_of(services: Services, responder: Responder, press: CustomId) -> LadderState:
    """Return the ladder in the press.

    :raises Refused: this server has no such ladder.
    """
    number = number_in(press.argument)
    state = None if number is None else await services.stores.ladders.state(number)
    if state is None or state.ladder.guild != required_server(responder.interaction):
        raise refused("no-such-ladder")
    return state


async def picked(services: Services, responder: Responder, press: CustomId) -> tuple[LadderState, int | None]:
    """Return the ladder and the number of the choice in a menu."""
    return await two_parts(services, responder, only(responder.picked))


async def two_parts(
    services: Services, responder: Responder, argument: str
) -> tuple[LadderState, int | None]:
    """Return the ladder in ``argument``, and the number after it.

    :raises Refused: this server has no such ladder.
    """
    ladder, _, number = argument.partition(".")
    state = await state_of(services, responder, CustomId(0, 0, "ladder", ladder))
    return state, number_in(number)


HANDLERS: Handlers = {
    "ladder": (show, "new"),
}
