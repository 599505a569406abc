"""Pages of leagues, which every other press about them shows again."""

from __future__ import annotations

from msgspec.structs import replace

from bot.discord.panels.custom_ids import CustomId
from bot.discord.presses.handler import Handlers
from bot.discord.responder import Responder
from bot.discord.whereabouts import required_server
from bot.features.leagues.panel.league import league_panel, leagues_panel
from bot.features.leagues.panel.view import LeagueView, view_of
from bot.features.leagues.rules.league import League, Season
from bot.features.leagues.rules.season import next_step
from bot.features.leagues.store import SeasonState
from bot.services import Services
from bot.table.refusals import refused
from bot.typed.ids import number_in


async def show_leagues(services: Services, responder: Responder) -> None:
    """Show this server's leagues, or the only one."""
    guild = required_server(responder.interaction)
    leagues = await services.stores.leagues.of_guild(guild)
    moderates = await services.moderates(responder.interaction)
    open_ones = [one for one in leagues if one.closed_at is None]
    if len(open_ones) == 1 and not moderates:
        await show_page(services, responder, await newest(services, open_ones[0]))
        return
    await responder.show(leagues_panel(leagues, responder.words, moderates=moderates))


async def show(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the current season of the league in the press."""
    await show_page(services, responder, await newest(services, await league_of(services, responder, press)))


async def show_page(services: Services, responder: Responder, season: int, note: str | None = None) -> None:
    """Show a season, with ``note`` above it."""
    state = await services.stores.leagues.state(season)
    assert state is not None, "seasons are not deleted"
    await responder.show(league_panel(await view_for(services, responder, state), responder.words, note))


async def view_for(services: Services, responder: Responder, state: SeasonState) -> LeagueView:
    """Return a season as the presser sees it."""
    now = services.tables.now()
    moderates = await services.moderates(responder.interaction)
    league = state.league
    usual = await services.stores.tables.usual(league.guild, league.games[0], league.size, league.clock)
    return replace(
        view_of(state, await services.stores.members.names(league.guild), now),
        own=state.entry_of(responder.interaction.user.id),
        pace=None if usual is None else usual.seconds,
        moderates=moderates,
        coming=next_step(league, state.season, state.entries, state.games, now) if moderates else None,
    )


async def newest(services: Services, league: League) -> int:
    """Return the newest season of ``league``."""
    found: list[Season] = await services.stores.leagues.seasons_of(league.id)
    return found[0].id


async def league_of(services: Services, responder: Responder, press: CustomId) -> League:
    """Return the league in the press.

    :raises Refused: this server has no such league.
    """
    number = number_in(press.argument)
    league = None if number is None else await services.stores.leagues.league(number)
    if league is None or league.guild != required_server(responder.interaction):
        raise refused("no-such-league")
    return league


async def season_of(services: Services, responder: Responder, press: CustomId) -> SeasonState:
    """Return the season in the press.

    :raises Refused: this server has no such season.
    """
    number = number_in(press.argument)
    state = None if number is None else await services.stores.leagues.state(number)
    if state is None or state.league.guild != required_server(responder.interaction):
        raise refused("no-such-league")
    return state


HANDLERS: Handlers = {
    "league": (show, "new"),
}
