"""Presses of moderators who run a league."""

from __future__ import annotations

from msgspec.structs import replace

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.modal import ON
from bot.discord.presses.handler import Handler, Handlers, only
from bot.discord.presses.members import who_can_play
from bot.discord.presses.typed import read_moment, reading_for
from bot.discord.responder import Responder
from bot.discord.whereabouts import guild_of, place_of
from bot.features.clocks.rules.clocks import PRESETS
from bot.features.leagues.panel.forms import (
    AT_ONCE,
    DIVISIONS,
    LONGEST_NAME,
    WEEKS,
    new_league_form,
    options_form,
)
from bot.features.leagues.panel.league import manage_panel, replace_panel
from bot.features.leagues.presses.pages import league_of, newest, season_of, show_page, view_for
from bot.features.leagues.rules.league import Entry, EntryState, League
from bot.features.leagues.rules.season import first_season, postponed
from bot.features.leagues.store import SeasonState
from bot.features.opening.presses.opening import require_place
from bot.features.presets.rules import PRINTED
from bot.services import Services
from bot.table.refusals import refused
from bot.typed.ids import number_in
from games.engine.text import Typed

_SIZE = 4
"""The number of seats that a league wants, if its games have that many."""


async def new(services: Services, responder: Responder, press: CustomId) -> None:
    """Open the form for a new league."""
    await services.require_moderator(responder.interaction)
    await responder.open(new_league_form(tuple(services.games), responder.words))


async def create(services: Services, responder: Responder, press: CustomId) -> None:
    """Open the league that the form describes, in the channel of the press."""
    await services.require_moderator(responder.interaction)
    filled, now = responder.filled, services.tables.now()
    name = Typed(" ".join(only(filled.get("name", [])).split())[:LONGEST_NAME])
    if not name.raw:
        raise refused("nameless-league")
    games = tuple(game for game in services.games if game in filled.get("games", []))
    weeks, clock = number_in(only(filled.get("weeks", []))), only(filled.get("clock", []))
    if not games or weeks not in WEEKS or clock not in PRESETS:
        raise refused("unknown-button")
    guild, channel = place_of(responder.interaction)
    starts_at = read_moment("", only(filled.get("starts", [])), await reading_for(services, responder, guild))
    for game in games:
        await require_place(services, responder.interaction, channel, game)
    seats = [services.games[game].seats for game in games]
    sizes = [size for size in range(2, 7) if all(size in one for one in seats)]
    if not sizes:
        raise refused("no-common-size")
    size = min(sizes, key=lambda size: abs(size - _SIZE))
    league = League(
        guild=guild,
        channel=channel,
        name=name,
        games=games,
        created_at=now,
        size=size,
        weeks=weeks,
        clock=clock,
    )
    number = await services.stores.leagues.create(league, first_season(league, starts_at))
    services.leagues.begin_anew()
    await show_page(services, responder, await newest(services, replace(league, id=number)))


async def manage(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the entries that a moderator can withdraw, disqualify or take back in."""
    await services.require_moderator(responder.interaction)
    state = await season_of(services, responder, press)
    await responder.show(manage_panel(await view_for(services, responder, state), responder.words))


def _setting(wanted: EntryState) -> Handler:
    """Return the handler that gives the picked entry this state."""

    async def handle(services: Services, responder: Responder, press: CustomId) -> None:
        await services.require_moderator(responder.interaction)
        state = await season_of(services, responder, press)
        member = number_in(only(responder.picked))
        if member is None or all(one.member != member for one in state.entries):
            raise refused("unknown-button")
        await services.stores.leagues.set_state(state.season.id, member, wanted)
        services.leagues.begin_anew()
        note = responder.words(f"league-done-{wanted}")
        await show_page(services, responder, state.season.id, note)

    return handle


async def replace_whom(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the choice of who plays on for the picked entry."""
    await services.require_moderator(responder.interaction)
    state = await season_of(services, responder, press)
    leaving = _replaceable(state, number_in(only(responder.picked)))
    await responder.show(
        replace_panel(await view_for(services, responder, state), leaving.member, responder.words)
    )


async def replace_by(services: Services, responder: Responder, press: CustomId) -> None:
    """Let the picked person play the games of an entry that haven't opened."""
    await services.require_moderator(responder.interaction)
    season, _, number = press.argument.partition(".")
    state = await season_of(services, responder, replace(press, argument=season))
    leaving = _replaceable(state, number_in(number))
    guild, picked = guild_of(responder.interaction), number_in(only(responder.picked))
    if guild is None or picked is None:
        raise refused("unknown-button")
    newcomer = await who_can_play(guild, guild.get_channel_or_thread(state.league.channel), picked)
    member = await services.stores.members.meet(guild.id, picked, newcomer.display_name)
    entry = Entry(
        season=state.season.id,
        member=member,
        entered_at=services.tables.now(),
        division=leaving.division,
        came="new",
    )
    if not await services.stores.leagues.substitute(leaving, entry):
        raise refused("in-season-already")
    services.leagues.begin_anew()
    await show_page(services, responder, state.season.id, responder.words("league-done-replaced"))


def _replaceable(state: SeasonState, member: int | None) -> Entry:
    """Return the entry of ``member`` in a season that is being played.

    :raises Refused: there is no such entry, or the season isn't being played.
    """
    if state.season.started_at is None or state.season.ended_at is not None:
        raise refused("not-running")
    found = next((one for one in state.entries if one.member == member), None)
    if found is None:
        raise refused("unknown-button")
    return found


async def extend(services: Services, responder: Responder, press: CustomId) -> None:
    """Give a season another week: before it starts, or before it ends."""
    await services.require_moderator(responder.interaction)
    state = await season_of(services, responder, press)
    if state.season.ended_at is not None:
        raise refused("entry-closed")
    if state.season.started_at is None:
        await services.stores.leagues.postpone(state.season, postponed(state.season))
    else:
        await services.stores.leagues.extend(state.season)
    services.leagues.begin_anew()
    await show_page(services, responder, state.season.id, responder.words("league-done-extended"))


async def options(services: Services, responder: Responder, press: CustomId) -> None:
    """Open the form with the options of a league."""
    await services.require_moderator(responder.interaction)
    league = await league_of(services, responder, press)
    presets = await services.stores.presets.shared_names(league.guild, league.games)
    await responder.open(options_form(league, presets, responder.words))


async def set_options(services: Services, responder: Responder, press: CustomId) -> None:
    """Change the options that were filled in differently."""
    await services.require_moderator(responder.interaction)
    league = await league_of(services, responder, press)
    filled = responder.filled
    at_once = number_in(only(filled.get("at-once", [])))
    division = number_in(only(filled.get("division", [])))
    if at_once not in AT_ONCE or division not in DIVISIONS:
        raise refused("unknown-button")
    chosen = only(filled.get("preset", []))
    preset = None if chosen == PRINTED else chosen
    presets = await services.stores.presets.shared_names(league.guild, league.games)
    if preset is not None and preset not in presets:
        raise refused("no-such-preset")
    await services.stores.leagues.change(
        league.id,
        at_once=at_once,
        division=division,
        preset=preset,
        adjudication="computers" if only(filled.get("adjudicate", [])) == ON else "none",
        role=number_in(only(filled.get("role", []))),
    )
    services.leagues.begin_anew()
    await show_page(
        services, responder, await newest(services, league), responder.words("league-done-options")
    )


async def close(services: Services, responder: Responder, press: CustomId) -> None:
    """Let no season follow the current one."""
    await _set_closed(services, responder, press, services.tables.now())


async def reopen(services: Services, responder: Responder, press: CustomId) -> None:
    """Let seasons follow again."""
    await _set_closed(services, responder, press, None)


async def move_here(services: Services, responder: Responder, press: CustomId) -> None:
    """Play the next games of a league in the channel of the press."""
    await services.require_moderator(responder.interaction)
    league = await league_of(services, responder, press)
    _, channel = place_of(responder.interaction)
    for game in league.games:
        await require_place(services, responder.interaction, channel, game)
    await services.stores.leagues.change(league.id, channel=channel)
    services.leagues.begin_anew()
    await show_page(services, responder, await newest(services, league), responder.words("league-done-here"))


async def _set_closed(services: Services, responder: Responder, press: CustomId, at: float | None) -> None:
    await services.require_moderator(responder.interaction)
    league = await league_of(services, responder, press)
    await services.stores.leagues.change(league.id, closed_at=at)
    services.leagues.begin_anew()
    note = responder.words("league-done-reopened" if at is None else "league-done-closed")
    await show_page(services, responder, await newest(services, league), note)


HANDLERS: Handlers = {
    "league-new": (new, "form"),
    "league-open": (create, "new", "league-new"),
    "league-manage": (manage, "new"),
    "league-withdraw": (_setting("withdrawn"), "new"),
    "league-disqualify": (_setting("disqualified"), "new"),
    "league-restore": (_setting("in"), "new"),
    "league-replace": (replace_whom, "new"),
    "league-replace-by": (replace_by, "new"),
    "league-extend": (extend, "new"),
    "league-options": (options, "form"),
    "league-options-set": (set_options, "new", "league-options"),
    "league-close": (close, "new"),
    "league-reopen": (reopen, "new"),
    "league-here": (move_here, "new"),
}
