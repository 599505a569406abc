"""Presses on sets of duplicate tables: looking, entering, finding one's own table, and opening a set."""

from __future__ import annotations

from msgspec.structs import replace

from bot.discord.panels.custom_ids import CustomId
from bot.discord.presses.handler import Handlers, only
from bot.discord.presses.typed import read_moment, reading_for
from bot.discord.responder import Responder
from bot.discord.whereabouts import place_of, required_server
from bot.features.clocks.rules.clocks import PRESETS
from bot.features.duplicates.panel import (
    LISTED,
    SIZES,
    SetView,
    new_set_form,
    set_panel,
    sets_panel,
)
from bot.features.duplicates.rules.course import FEWEST
from bot.features.duplicates.rules.draw import room
from bot.features.duplicates.rules.duplicate import Duplicate, Entrant, deal_of_duplicate
from bot.features.duplicates.store import SetState
from bot.features.opening.presses.opening import require_place
from bot.features.play.presses.playing import show_hand
from bot.features.replay.presses import show_step
from bot.services import Services
from bot.table.refusals import refused
from bot.typed.ids import number_in


async def show_sets(services: Services, responder: Responder) -> None:
    """Show this server's sets, or the only one that hasn't ended."""
    sets = await services.stores.duplicates.of_guild(required_server(responder.interaction), LISTED)
    moderates = await services.moderates(responder.interaction)
    current = [one for one in sets if one.ended_at is None]
    if len(current) == 1 and not moderates:
        await _show(services, responder, current[0].id)
        return
    await responder.show(sets_panel(sets, responder.words, moderates=moderates))


async def show(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the set in the press."""
    await _show(services, responder, (await _state(services, responder, press)).duplicate.id)


async def enter(services: Services, responder: Responder, press: CustomId) -> None:
    """Enter the set in the press."""
    duplicate = (await _state(services, responder, press)).duplicate
    user = responder.interaction.user
    member = await services.stores.members.meet(duplicate.guild, user.id, user.display_name)
    entrant = Entrant(duplicate.id, member, services.tables.now())
    if not await services.stores.duplicates.enter(entrant, room(duplicate.size)):
        raise refused("set-closed")
    await _show(services, responder, duplicate.id, responder.words("duplicate-done-entered"))


async def leave(services: Services, responder: Responder, press: CustomId) -> None:
    """Take the presser's entry back before the draw."""
    state = await _state(services, responder, press)
    _require_undrawn(state)
    own = state.entrant(responder.interaction.user.id)
    if own is not None:
        await services.stores.duplicates.take_back(state.duplicate.id, own.member)
    await _show(services, responder, state.duplicate.id, responder.words("duplicate-done-left"))


async def show_own_table(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the presser their table of the set."""
    state = await _state(services, responder, press)
    number = state.table_of(responder.interaction.user.id)
    if number is None:
        raise refused("no-own-table")
    await show_hand(services, responder, await services.look(responder.interaction, number))


async def replay(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the replay of the table that was picked, once all tables of its set are over."""
    argument, _, picked = only(responder.picked).partition(".")
    state = await _state(services, responder, replace(press, argument=argument))
    tables = {str(one.number): one.table for one in state.tables}
    number = tables.get(picked)
    if state.duplicate.ended_at is None or number is None:
        raise refused("deal-not-revealed")
    await show_step(services, responder, number, 0)


async def new(services: Services, responder: Responder, press: CustomId) -> None:
    """Open the form for a new set."""
    await services.require_moderator(responder.interaction)
    await responder.open(new_set_form(tuple(services.games), responder.words))


async def create(services: Services, responder: Responder, press: CustomId) -> None:
    """Open the set that the form describes, in the channel of the press."""
    await services.require_moderator(responder.interaction)
    filled, now = responder.filled, services.tables.now()
    game, clock = only(filled.get("game", [])), only(filled.get("clock", []))
    size = number_in(only(filled.get("size", [])))
    if game not in services.games or size not in SIZES or clock not in PRESETS:
        raise refused("unknown-button")
    if size not in services.games[game].seats:
        seats = services.games[game].seats
        raise refused("no-such-size", fewest=seats.start, most=seats.stop - 1)
    guild, channel = place_of(responder.interaction)
    await require_place(services, responder.interaction, channel, game)
    starts_at = read_moment("", only(filled.get("starts", [])), await reading_for(services, responder, guild))
    number = await services.stores.duplicates.create(
        Duplicate(guild, channel, game, size, clock, now, starts_at)
    )
    services.duplicates.begin_anew()
    await _show(services, responder, number, responder.words("duplicate-done-opened"))


async def start(services: Services, responder: Responder, press: CustomId) -> None:
    """Start a set now."""
    await services.require_moderator(responder.interaction)
    state = await _state(services, responder, press)
    _require_undrawn(state)
    if len(state.entrants) < FEWEST:
        raise refused("set-too-few")
    await services.stores.duplicates.start_at(state.duplicate.id, services.tables.now())
    services.duplicates.begin_anew()
    await _show(services, responder, state.duplicate.id, responder.words("duplicate-done-started"))


async def call_off(services: Services, responder: Responder, press: CustomId) -> None:
    """Call a set off before the draw."""
    await services.require_moderator(responder.interaction)
    state = await _state(services, responder, press)
    if not await services.stores.duplicates.call_off(state.duplicate.id, services.tables.now()):
        raise refused("set-closed")
    await _show(services, responder, state.duplicate.id)


async def _show(services: Services, responder: Responder, number: int, note: str | None = None) -> None:
    state = await services.stores.duplicates.state(number)
    assert state is not None, "sets are not deleted"
    view = SetView(
        state,
        await services.stores.members.names(state.duplicate.guild),
        services.tables.now(),
        own=state.entrant(responder.interaction.user.id),
        moderates=await services.moderates(responder.interaction),
        deal=await services.stores.tables.deal(deal_of_duplicate(number)),
    )
    await responder.show(set_panel(view, responder.words, note))


async def _state(services: Services, responder: Responder, press: CustomId) -> SetState:
    """Return the set in the press.

    :raises Refused: this server has no such set.
    """
    number = number_in(press.argument)
    state = None if number is None else await services.stores.duplicates.state(number)
    if state is None or state.duplicate.guild != required_server(responder.interaction):
        raise refused("no-such-set")
    return state


def _require_undrawn(state: SetState) -> None:
    if state.duplicate.drawn_at is not None or state.duplicate.ended_at is not None:
        raise refused("set-closed")


HANDLERS: Handlers = {
    "duplicate": (show, "new"),
    "duplicate-enter": (enter, "new"),
    "duplicate-leave": (leave, "new"),
    "duplicate-table": (show_own_table, "new"),
    "duplicate-replay": (replay, "new"),
    "duplicate-new": (new, "form"),
    "duplicate-open": (create, "new", "duplicate-new"),
    "duplicate-start": (start, "new"),
    "duplicate-cancel": (call_off, "new"),
}
