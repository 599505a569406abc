"""Presses of people who play in a league."""

from __future__ import annotations

from msgspec.structs import replace

from bot.discord.panels.custom_ids import CustomId
from bot.discord.presses.handler import Handlers, only
from bot.discord.responder import Responder
from bot.features.leagues.panel.league import deals_panel, league_panel, luck_panel
from bot.features.leagues.presses.pages import season_of, show_page, view_for
from bot.features.leagues.rules.league import Entry
from bot.features.leagues.rules.luck import play_and_luck
from bot.features.leagues.rules.season import deal_of_fixture
from bot.services import Services
from bot.table.refusals import refused
from bot.typed.ids import number_in


async def show_division(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the division that was picked."""
    season, _, division = only(responder.picked).partition(".")
    state = await season_of(services, responder, replace(press, argument=season))
    panel = league_panel(
        await view_for(services, responder, state), responder.words, division=number_in(division)
    )
    await responder.show(panel)


async def enter(services: Services, responder: Responder, press: CustomId) -> None:
    """Enter the season in the press."""
    state = await season_of(services, responder, press)
    if state.season.started_at is not None or state.league.closed_at is not None:
        raise refused("entry-closed")
    user = responder.interaction.user
    member = await services.stores.members.meet(state.league.guild, user.id, user.display_name)
    entry = Entry(season=state.season.id, member=member, entered_at=services.tables.now())
    if not await services.stores.leagues.enter(entry):
        raise refused("disqualified")
    services.leagues.look_at(state.season.id)
    await show_page(services, responder, state.season.id, responder.words("league-done-entered"))


async def leave(services: Services, responder: Responder, press: CustomId) -> None:
    """Take the presser's entry back before the season starts."""
    state = await season_of(services, responder, press)
    own = state.entry_of(responder.interaction.user.id)
    if state.season.started_at is not None:
        raise refused("entry-closed")
    if own is not None:
        await services.stores.leagues.take_back(state.season.id, own.member)
    services.leagues.look_at(state.season.id)
    await show_page(services, responder, state.season.id, responder.words("league-done-left"))


async def leave_season(services: Services, responder: Responder, press: CustomId) -> None:
    """Withdraw the presser from a running season; their open games go on."""
    state = await season_of(services, responder, press)
    own = state.entry_of(responder.interaction.user.id)
    if own is None or own.state != "in" or state.season.ended_at is not None:
        raise refused("not-in-season")
    await services.stores.leagues.set_state(state.season.id, own.member, "withdrawn")
    services.leagues.begin_anew()
    await show_page(services, responder, state.season.id, responder.words("league-done-quit"))


async def deals(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the commitments of all games of a season, and the secrets of finished ones."""
    state = await season_of(services, responder, press)
    found = [await services.stores.tables.deal(deal_of_fixture(one.fixture)) for one in state.games]
    await responder.show(deals_panel(await view_for(services, responder, state), found, responder.words))


async def luck(services: Services, responder: Responder, press: CustomId) -> None:
    """Show what was play and what was luck in the presser's division."""
    state = await season_of(services, responder, press)
    tables = [one.fixture.table for one in state.games if one.state == "over" and one.fixture.table]
    found = play_and_luck(state.games, await services.reviews.known_among(tables))
    await responder.show(luck_panel(await view_for(services, responder, state), found, responder.words))


HANDLERS: Handlers = {
    "league-division": (show_division, "new"),
    "league-enter": (enter, "new"),
    "league-leave": (leave, "new"),
    "league-quit": (leave_season, "new"),
    "league-deals": (deals, "new"),
    "league-luck": (luck, "new"),
}
