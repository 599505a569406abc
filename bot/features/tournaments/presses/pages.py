"""Pages of tournaments, which every other press about them shows again."""

from __future__ import annotations

from bot.discord.panels.custom_ids import CustomId
from bot.discord.presses.handler import Handlers
from bot.discord.responder import Responder
from bot.discord.whereabouts import required_server
from bot.features.competitions.presses import part_of
from bot.features.tournaments.panel.page import LISTED, tournament_panel, tournaments_panel
from bot.features.tournaments.panel.view import TournamentView
from bot.features.tournaments.rules.course import TournamentState, next_step
from bot.features.tournaments.rules.standing import places
from bot.services import Services
from bot.table.refusals import refused


async def show_tournaments(services: Services, responder: Responder) -> None:
    """Show this server's tournaments, or the only one that hasn't ended."""
    found = await services.stores.tournaments.of_guild(required_server(responder.interaction), LISTED)
    moderates = await services.moderates(responder.interaction)
    current = [one for one in found if one.ended_at is None]
    if len(current) == 1 and not moderates:
        await show_page(services, responder, current[0].id)
        return
    await responder.show(tournaments_panel(found, responder.words, moderates=moderates))


async def show(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the tournament in the press."""
    await _show(services, responder, await state_of(services, responder, press))


async def show_page(services: Services, responder: Responder, number: int, note: str | None = None) -> None:
    """Show a tournament, with ``note`` above it."""
    state = await services.stores.tournaments.state(number)
    assert state is not None, "tournaments are not deleted"
    await _show(services, responder, state, note)


async def _show(
    services: Services, responder: Responder, state: TournamentState, note: str | None = None
) -> None:
    await responder.show(tournament_panel(await view_for(services, responder, state), responder.words, note))


async def view_for(services: Services, responder: Responder, state: TournamentState) -> TournamentView:
    """Return a tournament as the presser sees it."""
    moderates, this = await services.moderates(responder.interaction), state.tournament
    return TournamentView(
        state,
        places(state),
        await services.stores.members.names(this.guild),
        own=state.entry_of(responder.interaction.user.id),
        moderates=moderates,
        coming=next_step(state, services.tables.now()) if moderates else None,
        trouble=services.tournaments.trouble(this) if moderates else None,
        owed=await services.stores.tournaments.missed.of(this.id) if moderates else (),
    )


async def state_of(services: Services, responder: Responder, press: CustomId) -> TournamentState:
    """Return the tournament in the press.

    :raises Refused: this server has no such tournament.
    """
    number = part_of(press, 0)
    state = None if number is None else await services.stores.tournaments.state(number)
    if state is None or state.tournament.guild != required_server(responder.interaction):
        raise refused("no-such-tournament")
    return state


HANDLERS: Handlers = {
    "tournament": (show, "new"),
}
