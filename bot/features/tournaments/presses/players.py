"""Presses of people who play in a tournament."""

from __future__ import annotations

from bot.discord.panels.custom_ids import CustomId
from bot.discord.presses.handler import Handlers
from bot.discord.responder import Responder
from bot.features.play.presses.playing import show_hand
from bot.features.tournaments.panel.page import deals_panel
from bot.features.tournaments.presses.pages import show_page, state_of, view_for
from bot.features.tournaments.rules.tournament import AT_ONCE, MOST, Participant, Tournament, planned_deals
from bot.services import Services
from bot.table.refusals import refused


async def enter(services: Services, responder: Responder, press: CustomId) -> None:
    """Enter the tournament in the press."""
    this = (await state_of(services, responder, press)).tournament
    member = await own_number(services, responder, this)
    entry = Participant(this.id, member, services.tables.now())
    match await services.stores.tournaments.enter(entry):
        case "closed":
            raise refused("closed-tournament")
        case "full":
            raise refused("full-tournament", most=MOST)
        case "busy":
            raise refused("busy-in-tournaments", most=AT_ONCE)
    await show_page(services, responder, this.id, responder.words("tournament-done-entered"))


async def leave(services: Services, responder: Responder, press: CustomId) -> None:
    """Take the presser's entry back before the start."""
    state = await state_of(services, responder, press)
    own, this = state.entry_of(responder.interaction.user.id), state.tournament
    if own is not None and not await services.stores.tournaments.take_back(this.id, own.member):
        raise refused("closed-tournament")
    await show_page(services, responder, this.id, responder.words("tournament-done-left"))


async def leave_running(services: Services, responder: Responder, press: CustomId) -> None:
    """Withdraw the presser from a running tournament; their open game goes on."""
    state = await state_of(services, responder, press)
    own, this = state.entry_of(responder.interaction.user.id), state.tournament
    if own is None or this.started_at is None or this.ended_at is not None:
        raise refused("not-in-tournament")
    await services.stores.tournaments.set_state(this.id, own.member, "withdrawn")
    services.tournaments.begin_anew()
    await show_page(services, responder, this.id, responder.words("tournament-done-quit"))


async def show_own_table(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the presser their table of the current round."""
    state = await state_of(services, responder, press)
    own = state.entry_of(responder.interaction.user.id)
    match = None if own is None else state.match_of(own.member)
    if match is None or match.match.table is None:
        raise refused("no-own-table")
    await show_hand(services, responder, await services.look(responder.interaction, match.match.table))


async def deals(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the commitments of all deals of a tournament, and the secrets of finished rounds."""
    state = await state_of(services, responder, press)
    tables = sum(len(one.match.members) > 1 for one in state.in_round(1))
    names = planned_deals(state.tournament, tables, len(state.rounds))
    found = [await services.stores.tables.deal(name) for name in names]
    await responder.show(deals_panel(await view_for(services, responder, state), found, responder.words))


async def own_number(services: Services, responder: Responder, this: Tournament) -> int:
    """Return the presser's member number."""
    user = responder.interaction.user
    return await services.stores.members.meet(this.guild, user.id, user.display_name)


HANDLERS: Handlers = {
    "tournament-enter": (enter, "new"),
    "tournament-leave": (leave, "new"),
    "tournament-quit": (leave_running, "new"),
    "tournament-table": (show_own_table, "new"),
    "tournament-deals": (deals, "new"),
}
