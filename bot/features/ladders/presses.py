"""Presses on ladders: looking, joining, challenging and leaving, and what moderators can do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord
from msgspec.structs import replace

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.panel import Button
from bot.discord.presses.handler import Handler, Handlers, only
from bot.discord.responder import Responder
from bot.discord.whereabouts import place_of, required_server
from bot.features.clocks.rules.clocks import PRESETS
from bot.features.ladders.panel.forms import new_ladder_form, options_form
from bot.features.ladders.panel.ladder import (
    history_panel,
    ladder_panel,
    ladders_panel,
    question_panel,
    repair_panel,
)
from bot.features.ladders.panel.view import LadderView, name_in
from bot.features.ladders.rules import changes
from bot.features.ladders.rules.course import LadderState, deal_of_challenge, next_step
from bot.features.ladders.rules.ladder import (
    OPEN,
    REACH,
    UNDOABLE,
    Ladder,
    challengeable,
    has_ladder,
)
from bot.features.opening.presses.opening import require_place
from bot.features.presets.rules import PRINTED
from bot.services import Services
from bot.table.refusals import refused
from bot.typed.ids import number_in

_DEALS = 300
"""Maximum number of challenges in the file of deals, the newest ones."""


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
    await _show(services, responder, (await _state(services, responder, press)).ladder.id)


async def join(services: Services, responder: Responder, press: CustomId) -> None:
    """Join the ladder in the press at its end."""
    state = await _state(services, responder, press)
    member = await _presser(services, responder)
    await services.stores.ladders.change(state.ladder.id, changes.join(member, services.tables.now()))
    await _changed(services, responder, state.ladder.id, responder.words("ladder-done-joined"))


async def ask_to_leave(services: Services, responder: Responder, press: CustomId) -> None:
    """Ask the presser whether they want to leave: their open games end with that."""
    view = await _view(services, responder, await _state(services, responder, press))
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
    state = await _state(services, responder, press)
    member, now = await _presser(services, responder), services.tables.now()
    await services.stores.ladders.change(state.ladder.id, changes.go(member, "left", now))
    await _changed(services, responder, state.ladder.id, responder.words("ladder-done-left"))


async def challenge(services: Services, responder: Responder, press: CustomId) -> None:
    """Challenge the person who was picked."""
    state, other = await _picked(services, responder, press)
    member, now = await _presser(services, responder), services.tables.now()
    if other is None or other == member:
        raise refused("not-challengeable", reach=REACH, most=OPEN)
    apart = await services.ladders.apart(state)
    await services.stores.ladders.change(state.ladder.id, changes.challenge(member, other, now, apart))
    names = await services.stores.members.names(state.ladder.guild)
    note = responder.words("ladder-done-challenged", other=name_in(names, other, responder.words))
    await _changed(services, responder, state.ladder.id, note)


async def ask_to_give_up(services: Services, responder: Responder, press: CustomId) -> None:
    """Ask the presser whether they want to give up the game that was picked."""
    state, number = await _picked(services, responder, press)
    there = state.challenge(number)
    view = await _view(services, responder, state)
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
    state, number = await _two(services, responder, press.argument)
    member, now = await _presser(services, responder), services.tables.now()
    decide = changes.give_up(number or 0, member, now)
    if not await services.stores.ladders.change(state.ladder.id, decide):
        raise refused("no-such-challenge")
    await _changed(services, responder, state.ladder.id, responder.words("ladder-done-given-up"))


async def history(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the latest events of a ladder, and its deals."""
    state = await _state(services, responder, press)
    latest = await services.stores.ladders.challenges(state.ladder.id, _DEALS)
    deals = [(one, await services.stores.tables.deal(deal_of_challenge(one))) for one in latest]
    view = await _view(services, responder, state)
    await responder.show(history_panel(view, deals, responder.words))


async def new(services: Services, responder: Responder, press: CustomId) -> None:
    """Open the form for a new ladder."""
    await services.require_moderator(responder.interaction)
    games = _games(services)
    guild, channel = place_of(responder.interaction)
    presets = await _presets(services, guild, games)
    shown = _text_channel(responder, channel)
    await responder.open(new_ladder_form(games, shown, presets, responder.words))


async def create(services: Services, responder: Responder, press: CustomId) -> None:
    """Open the ladder that the form describes, or open a closed one again."""
    await services.require_moderator(responder.interaction)
    game = only(responder.filled.get("game", []))
    if game not in _games(services):
        raise refused("unknown-button")
    guild = required_server(responder.interaction)
    channel, clock, preset = await _terms(services, responder, guild, game)
    ladder = Ladder(guild, channel, game, services.tables.now(), clock, preset)
    number, is_new = await services.stores.ladders.open(ladder)
    services.ladders.begin_anew()
    note = responder.words("ladder-done-opened" if is_new else "ladder-done-there")
    await _changed(services, responder, number, note)


async def options(services: Services, responder: Responder, press: CustomId) -> None:
    """Open the form with the options of a ladder."""
    await services.require_moderator(responder.interaction)
    ladder = (await _state(services, responder, press)).ladder
    presets = await _presets(services, ladder.guild, [ladder.game])
    shown = _text_channel(responder, ladder.channel)
    await responder.open(options_form(ladder, shown, presets, responder.words))


async def set_options(services: Services, responder: Responder, press: CustomId) -> None:
    """Change the options that were filled in."""
    await services.require_moderator(responder.interaction)
    ladder = (await _state(services, responder, press)).ladder
    channel, clock, preset = await _terms(services, responder, ladder.guild, ladder.game)
    await services.stores.ladders.alter(ladder.id, channel=channel, clock=clock, preset=preset)
    await _changed(services, responder, ladder.id, responder.words("ladder-done-options"))


async def close(services: Services, responder: Responder, press: CustomId) -> None:
    """Close a ladder: nobody can challenge anybody until it's reopened."""
    await services.require_moderator(responder.interaction)
    ladder = (await _state(services, responder, press)).ladder
    await services.stores.ladders.alter(ladder.id, closed_at=services.tables.now())
    await _changed(services, responder, ladder.id, responder.words("ladder-done-closed"))


async def reopen(services: Services, responder: Responder, press: CustomId) -> None:
    """Let people challenge each other again."""
    await services.require_moderator(responder.interaction)
    ladder = (await _state(services, responder, press)).ladder
    await services.stores.ladders.open(replace(ladder, opened_at=services.tables.now(), closed_at=None))
    await _changed(services, responder, ladder.id, responder.words("ladder-done-reopened"))


async def repair(services: Services, responder: Responder, press: CustomId) -> None:
    """Show what a moderator can repair."""
    await services.require_moderator(responder.interaction)
    await _show_repair(services, responder, (await _state(services, responder, press)).ladder.id)


async def remove(services: Services, responder: Responder, press: CustomId) -> None:
    """Remove somebody from the ladder."""
    await services.require_moderator(responder.interaction)
    state = await _state(services, responder, press)
    member = number_in(only(responder.picked))
    moderator = await _presser(services, responder)
    decide = changes.go(member or 0, "removed", services.tables.now(), moderator)
    if not await services.stores.ladders.change(state.ladder.id, decide):
        raise refused("not-there-any-more")
    await _repaired(services, responder, state.ladder.id, "ladder-done-removed")


def _undoing(*, undo: bool) -> Handler:
    """Return the handler that undoes the event that was picked, or takes that back."""

    async def handle(services: Services, responder: Responder, press: CustomId) -> None:
        await services.require_moderator(responder.interaction)
        state = await _state(services, responder, press)
        number = number_in(only(responder.picked))
        event = next((one for one in state.events if one.id == number), None)
        if event is None or event.kind not in UNDOABLE:
            raise refused("not-there-any-more")
        moderator = await _presser(services, responder)
        at = services.tables.now() if undo else None
        await services.stores.ladders.set_undone(state.ladder.id, event.id, at, moderator)
        await _repaired(
            services, responder, state.ladder.id, "ladder-done-undone" if undo else "ladder-done-redone"
        )

    return handle


async def ask_to_call_off(services: Services, responder: Responder, press: CustomId) -> None:
    """Ask a moderator whether the game that was picked should end: it can't be continued."""
    await services.require_moderator(responder.interaction)
    state = await _state(services, responder, press)
    there = state.challenge(number_in(only(responder.picked)))
    if there is None:
        raise refused("no-such-challenge")
    words, view = responder.words, await _view(services, responder, state)
    yes = CustomId(0, 0, "ladder-call-off-yes", f"{view.argument}.{there.id}")
    question = words(
        "ladder-call-off-question",
        challenger=name_in(view.names, there.member, words),
        other=name_in(view.names, there.other, words),
    )
    button = Button(words("button-ladder-call-off"), yes, "danger")
    await responder.show(question_panel(view, question, button, words))


async def call_off(services: Services, responder: Responder, press: CustomId) -> None:
    """End a challenge for nobody."""
    await services.require_moderator(responder.interaction)
    state, number = await _two(services, responder, press.argument)
    moderator, now = await _presser(services, responder), services.tables.now()
    if not await services.stores.ladders.change(
        state.ladder.id, changes.call_off(number or 0, now, moderator)
    ):
        raise refused("no-such-challenge")
    await _repaired(services, responder, state.ladder.id, "ladder-done-called-off")


async def _changed(services: Services, responder: Responder, number: int, note: str) -> None:
    """Let the runner look at a ladder that has changed, and show it."""
    services.ladders.look_at(number)
    await _show(services, responder, number, note)


async def _repaired(services: Services, responder: Responder, number: int, note: str) -> None:
    services.ladders.look_at(number)
    await _show_repair(services, responder, number, responder.words(note))


async def _show(services: Services, responder: Responder, number: int, note: str | None = None) -> None:
    await responder.show(ladder_panel(await _seen(services, responder, number), responder.words, note))


async def _show_repair(
    services: Services, responder: Responder, number: int, note: str | None = None
) -> None:
    await responder.show(repair_panel(await _seen(services, responder, number), responder.words, note))


async def _seen(services: Services, responder: Responder, number: int) -> LadderView:
    state = await services.stores.ladders.state(number)
    assert state is not None, "ladders are not deleted"
    return await _view(services, responder, state)


async def _view(services: Services, responder: Responder, state: LadderState) -> LadderView:
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


async def _presser(services: Services, responder: Responder) -> int:
    """Return the member number of the presser."""
    user = responder.interaction.user
    guild = required_server(responder.interaction)
    return await services.stores.members.meet(guild, user.id, user.display_name)


async def _state(services: Services, responder: Responder, press: CustomId) -> LadderState:
    """Return the ladder in the press.

    :raises Refused: this server has no such ladder.
    """
    number = number_in(press.argument)
    state = None if number is None else await services.stores.ladders.state(number)
    if state is None or state.ladder.guild != required_server(responder.interaction):
        raise refused("no-such-ladder")
    return state


async def _picked(
    services: Services, responder: Responder, press: CustomId
) -> tuple[LadderState, int | None]:
    return await _two(services, responder, only(responder.picked))


async def _two(services: Services, responder: Responder, argument: str) -> tuple[LadderState, int | None]:
    """Return the ladder in ``argument``, and the number after it.

    :raises Refused: this server has no such ladder.
    """
    ladder, _, number = argument.partition(".")
    state = await _state(services, responder, CustomId(0, 0, "ladder", ladder))
    return state, number_in(number)


def _games(services: Services) -> tuple[str, ...]:
    """Return the games that two people can play."""
    return tuple(name for name, game in services.games.items() if has_ladder(game))


async def _presets(services: Services, guild: int, games: Sequence[str]) -> list[str]:
    """Return the names of the server's presets for any of ``games``."""
    found = [await services.stores.presets.offered(guild, 0, game) for game in games]
    return sorted({one.name.raw for offered in found for one in offered if one.is_shared})


async def _terms(
    services: Services, responder: Responder, guild: int, game: str
) -> tuple[int, str, str | None]:
    """Return the channel, the clock and the preset that were filled in.

    :raises Refused: games can't be played in that channel, or the game has no such preset.
    """
    filled: Mapping[str, Sequence[str]] = responder.filled
    channel, clock = number_in(only(filled.get("channel", []))), only(filled.get("clock", []))
    if channel is None or clock not in PRESETS or clock == "none":
        raise refused("unknown-button")
    if not services.ladders.can_post(guild, channel):
        raise refused("no-ladder-channel")
    await require_place(services, responder.interaction, channel, game)
    chosen = only(filled.get("preset", []))
    preset = None if chosen in ("", PRINTED) else chosen
    if preset is not None and preset not in await _presets(services, guild, [game]):
        raise refused("no-such-preset")
    return channel, clock, preset


def _text_channel(responder: Responder, channel: int) -> int | None:
    """Return ``channel`` if the form can show it as chosen: it must be an existing text channel."""
    guild = responder.interaction.guild
    there = None if guild is None else guild.get_channel(channel)
    return channel if isinstance(there, discord.TextChannel) else None


HANDLERS: Handlers = {
    "ladder": (show, "new"),
    "ladder-join": (join, "new"),
    "ladder-leave": (ask_to_leave, "new"),
    "ladder-leave-yes": (leave, "new"),
    "ladder-challenge": (challenge, "new"),
    "ladder-give-up": (ask_to_give_up, "new"),
    "ladder-give-up-yes": (give_up, "new"),
    "ladder-history": (history, "new"),
    "ladder-new": (new, "form"),
    "ladder-open": (create, "new", "ladder-new"),
    "ladder-options": (options, "form"),
    "ladder-set": (set_options, "new", "ladder-options"),
    "ladder-close": (close, "new"),
    "ladder-reopen": (reopen, "new"),
    "ladder-repair": (repair, "new"),
    "ladder-remove": (remove, "new"),
    "ladder-undo": (_undoing(undo=True), "new"),
    "ladder-redo": (_undoing(undo=False), "new"),
    "ladder-call-off": (ask_to_call_off, "new"),
    "ladder-call-off-yes": (call_off, "new"),
}
