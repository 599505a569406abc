"""Presses of moderators who open a league, and change or close it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.modal import ON
from bot.discord.presses.handler import Handlers, only
from bot.discord.presses.typed import read_moment, reading_for
from bot.discord.responder import Responder
from bot.discord.whereabouts import place_of
from bot.features.clocks.rules.clocks import PRESETS
from bot.features.competitions.rules.repairs import RepairKind
from bot.features.leagues.panel.forms import (
    AT_ONCE,
    DIVISIONS,
    LONGEST_NAME,
    WEEKS,
    new_league_form,
    options_form,
)
from bot.features.leagues.presses.pages import league_of, newest, show_page
from bot.features.leagues.presses.repairs import repair_of, show_repaired
from bot.features.leagues.rules.league import League
from bot.features.leagues.rules.season import first_season
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
    reading = await reading_for(services, responder, guild)
    starts_at = read_moment("", only(filled.get("starts", [])), reading)
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
        timezone=reading.timezone,
    )
    number = await services.stores.leagues.create(league, first_season(league, starts_at))
    services.leagues.begin_anew()
    await show_page(services, responder, await newest(services, replace(league, id=number)))


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
    await _change(
        services,
        responder,
        press,
        "options",
        responder.words("league-done-options"),
        at_once=at_once,
        division=division,
        preset=preset,
        adjudication="computers" if only(filled.get("adjudicate", [])) == ON else "none",
        role=number_in(only(filled.get("role", []))),
    )


async def close(services: Services, responder: Responder, press: CustomId) -> None:
    """Make the current season of a league its last one."""
    await _change(services, responder, press, "closed", closed_at=services.tables.now())


async def reopen(services: Services, responder: Responder, press: CustomId) -> None:
    """Take it back that the current season is the last one."""
    await _change(services, responder, press, "reopened", closed_at=None)


async def move_here(services: Services, responder: Responder, press: CustomId) -> None:
    """Play the next games of a league in the channel of the press."""
    await services.require_moderator(responder.interaction)
    league = await league_of(services, responder, press)
    _, channel = place_of(responder.interaction)
    for game in league.games:
        await require_place(services, responder.interaction, channel, game)
    await _change(services, responder, press, "moved", channel=channel)


async def _change(
    services: Services,
    responder: Responder,
    press: CustomId,
    kind: RepairKind,
    said: str | None = None,
    **values: Any,
) -> None:
    """Give the league in the press other ``values``, note it in its newest season, and show that.

    Above it is what was ``said``; None: the note.
    """
    await services.require_moderator(responder.interaction)
    league = await league_of(services, responder, press)
    state = await services.stores.leagues.state(await newest(services, league))
    assert state is not None, "seasons are not deleted"
    repair = await repair_of(services, responder, state, kind)
    await services.stores.leagues.change(league.id, repair, **values)
    await show_repaired(services, responder, state, repair, said)


HANDLERS: Handlers = {
    "league-new": (new, "form"),
    "league-open": (create, "new", "league-new"),
    "league-options": (options, "form"),
    "league-options-set": (set_options, "new", "league-options"),
    "league-close": (close, "new"),
    "league-reopen": (reopen, "new"),
    "league-here": (move_here, "new"),
}
