"""Presses of moderators who run a ladder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord
from msgspec.structs import replace

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.panel import Button
from bot.discord.presses.handler import Handler, Handlers, only
from bot.discord.responder import Responder
from bot.discord.whereabouts import guild_of, place_of, required_server
from bot.features.clocks.rules.clocks import PRESETS
from bot.features.competitions.panel.names import name_in
from bot.features.ladders.panel.forms import new_ladder_form, options_form
from bot.features.ladders.panel.ladder import question_panel, repair_panel
from bot.features.ladders.presses.pages import presser, seen_by, show_changed, state_of, two_parts, view_for
from bot.features.ladders.rules import changes
from bot.features.ladders.rules.ladder import UNDOABLE, Ladder, has_ladder
from bot.features.opening.presses.opening import require_place
from bot.features.presets.rules import PRINTED
from bot.services import Services
from bot.table.refusals import refused
from bot.typed.ids import number_in


async def new(services: Services, responder: Responder, press: CustomId) -> None:
    """Open the form for a new ladder."""
    await services.require_moderator(responder.interaction)
    games = _games(services)
    guild, channel = place_of(responder.interaction)
    presets = await services.stores.presets.shared_names(guild, games)
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
    await show_changed(services, responder, number, note)


async def options(services: Services, responder: Responder, press: CustomId) -> None:
    """Open the form with the options of a ladder."""
    await services.require_moderator(responder.interaction)
    ladder = (await state_of(services, responder, press)).ladder
    presets = await services.stores.presets.shared_names(ladder.guild, [ladder.game])
    shown = _text_channel(responder, ladder.channel)
    await responder.open(options_form(ladder, shown, presets, responder.words))


async def set_options(services: Services, responder: Responder, press: CustomId) -> None:
    """Change the options that were filled in."""
    await services.require_moderator(responder.interaction)
    ladder = (await state_of(services, responder, press)).ladder
    channel, clock, preset = await _terms(services, responder, ladder.guild, ladder.game)
    await services.stores.ladders.alter(ladder.id, channel=channel, clock=clock, preset=preset)
    await show_changed(services, responder, ladder.id, responder.words("ladder-done-options"))


async def close(services: Services, responder: Responder, press: CustomId) -> None:
    """Close a ladder: nobody can challenge anybody until it's reopened."""
    await services.require_moderator(responder.interaction)
    ladder = (await state_of(services, responder, press)).ladder
    await services.stores.ladders.alter(ladder.id, closed_at=services.tables.now())
    await show_changed(services, responder, ladder.id, responder.words("ladder-done-closed"))


async def reopen(services: Services, responder: Responder, press: CustomId) -> None:
    """Let people challenge each other again."""
    await services.require_moderator(responder.interaction)
    ladder = (await state_of(services, responder, press)).ladder
    await services.stores.ladders.open(replace(ladder, opened_at=services.tables.now(), closed_at=None))
    await show_changed(services, responder, ladder.id, responder.words("ladder-done-reopened"))


async def repair(services: Services, responder: Responder, press: CustomId) -> None:
    """Show what a moderator can repair."""
    await services.require_moderator(responder.interaction)
    await _show_repair(services, responder, (await state_of(services, responder, press)).ladder.id)


async def remove(services: Services, responder: Responder, press: CustomId) -> None:
    """Remove somebody from the ladder."""
    await services.require_moderator(responder.interaction)
    state = await state_of(services, responder, press)
    member = number_in(only(responder.picked))
    moderator = await presser(services, responder)
    decide = changes.go(member or 0, "removed", services.tables.now(), moderator)
    if not await services.stores.ladders.change(state.ladder.id, decide):
        raise refused("not-there-any-more")
    await _repaired(services, responder, state.ladder.id, "ladder-done-removed")


def _undoing(*, undo: bool) -> Handler:
    """Return the handler that undoes the event that was picked, or redoes it."""

    async def handle(services: Services, responder: Responder, press: CustomId) -> None:
        await services.require_moderator(responder.interaction)
        state = await state_of(services, responder, press)
        number = number_in(only(responder.picked))
        event = next((one for one in state.events if one.id == number), None)
        if event is None or event.kind not in UNDOABLE:
            raise refused("not-there-any-more")
        moderator = await presser(services, responder)
        at = services.tables.now() if undo else None
        await services.stores.ladders.set_undone(state.ladder.id, event.id, at, moderator)
        await _repaired(
            services, responder, state.ladder.id, "ladder-done-undone" if undo else "ladder-done-redone"
        )

    return handle


async def ask_to_call_off(services: Services, responder: Responder, press: CustomId) -> None:
    """Ask a moderator whether the game that was picked should end: it can't be continued."""
    await services.require_moderator(responder.interaction)
    state = await state_of(services, responder, press)
    there = state.challenge(number_in(only(responder.picked)))
    if there is None:
        raise refused("no-such-challenge")
    words, view = responder.words, await view_for(services, responder, state)
    yes = CustomId(0, 0, "ladder-call-off-yes", f"{view.argument}.{there.id}")
    question = words(
        "ladder-call-off-question",
        challenger=name_in(view.names, there.member, words),
        other=name_in(view.names, there.other, words),
    )
    button = Button(words("button-ladder-call-off"), yes, "danger")
    await responder.show(question_panel(view, question, button, words))


async def call_off(services: Services, responder: Responder, press: CustomId) -> None:
    """End a challenge without a winner."""
    await services.require_moderator(responder.interaction)
    state, number = await two_parts(services, responder, press.argument)
    moderator, now = await presser(services, responder), services.tables.now()
    if not await services.stores.ladders.change(
        state.ladder.id, changes.call_off(number or 0, now, moderator)
    ):
        raise refused("no-such-challenge")
    await _repaired(services, responder, state.ladder.id, "ladder-done-called-off")


async def _repaired(services: Services, responder: Responder, number: int, note: str) -> None:
    services.ladders.look_at(number)
    await _show_repair(services, responder, number, responder.words(note))


async def _show_repair(
    services: Services, responder: Responder, number: int, note: str | None = None
) -> None:
    await responder.show(repair_panel(await seen_by(services, responder, number), responder.words, note))


def _games(services: Services) -> tuple[str, ...]:
    """Return the games that two people can play."""
    return tuple(name for name, game in services.games.items() if has_ladder(game))


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
    if preset is not None and preset not in await services.stores.presets.shared_names(guild, [game]):
        raise refused("no-such-preset")
    return channel, clock, preset


def _text_channel(responder: Responder, channel: int) -> int | None:
    """Return ``channel`` if the form can show it as chosen: it must be an existing text channel."""
    guild = guild_of(responder.interaction)
    there = None if guild is None else guild.get_channel(channel)
    return channel if isinstance(there, discord.TextChannel) else None


HANDLERS: Handlers = {
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
