"""Pages of leagues, which every other press about them shows again."""

from __future__ import annotations

from msgspec.structs import replace

from bot.discord.panels.custom_ids import CustomId
from bot.discord.presses.handler import Handlers
from bot.discord.responder import Responder
from bot.discord.whereabouts import required_server
from bot.features.competitions.presses import part_of
from bot.features.leagues.panel.league import league_panel, leagues_panel
from bot.features.leagues.panel.view import LeagueView, view_of
from bot.features.leagues.rules.forecast import Forecast, forecast
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


async def show_season(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the season in the press, which may be one that is over."""
    await show_page(services, responder, (await season_of(services, responder, press)).season.id)


async def view_for(services: Services, responder: Responder, state: SeasonState) -> LeagueView:
    """Return a season as the presser sees it."""
    now, person = services.tables.now(), responder.interaction.user.id
    moderates = await services.moderates(responder.interaction)
    league, store = state.league, services.stores.leagues
    earlier = [one for one in await store.seasons_of(league.id) if one.number < state.season.number]
    return replace(
        view_of(state, await services.stores.members.names(league.guild), now),
        own=state.entry_of(person),
        forecast=await _forecast(services, state, person) if state.season.started_at is None else None,
        before=earlier[0].id if earlier else None,
        moderates=moderates,
        coming=next_step(league, state.season, state.entries, state.games, now) if moderates else None,
        trouble=services.leagues.trouble(league) if moderates else None,
        owed=await store.missed.of(league.id) if moderates else (),
    )


async def _forecast(services: Services, state: SeasonState, person: int) -> Forecast:
    """Return how the season would go for ``person``, as far as this server's games tell."""
    league = state.league
    paces: dict[str, float] = {}
    for game in league.games:
        usual = await services.stores.tables.usual(league.guild, game, league.size, league.clock)
        if usual is not None and usual.here:
            paces[game] = usual.seconds
    own = await services.stores.members.number(league.guild, person) or 0
    return forecast(league, state.season, await services.leagues.entrants(state, person), own, paces)


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
    number = part_of(press, 0)
    state = None if number is None else await services.stores.leagues.state(number)
    if state is None or state.league.guild != required_server(responder.interaction):
        raise refused("no-such-league")
    return state


HANDLERS: Handlers = {
    "league": (show, "new"),
    "league-season": (show_season, "new"),
}
