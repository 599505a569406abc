"""Presses of moderators who repair a season: its people, games, time and steps."""

from __future__ import annotations

from bot.discord.panels.custom_ids import CustomId
from bot.discord.presses.handler import Handlers, only
from bot.discord.responder import Responder
from bot.features.competitions.panel.repairs import LISTED
from bot.features.competitions.presses import newcomer, part_of, state_in
from bot.features.competitions.rules.missed import after_retry
from bot.features.competitions.rules.repairs import Repair, RepairKind, decided
from bot.features.leagues.panel.repairs import (
    note_of,
    notes_panel,
    people_panel,
    person_panel,
    result_panel,
    results_panel,
)
from bot.features.leagues.panel.view import LeagueView
from bot.features.leagues.presses.pages import season_of, show_page, view_for
from bot.features.leagues.rules.league import Entry
from bot.features.leagues.rules.season import Open, Played, extended, postponed
from bot.features.leagues.store import SeasonState
from bot.services import Services
from bot.table.refusals import refused
from bot.typed.ids import number_in


async def people(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the choice of somebody whose entry should change."""
    view = await _moderated(services, responder, press)
    await responder.show(people_panel(view, part_of(press, 1) or 0, responder.words))


async def person(services: Services, responder: Responder, press: CustomId) -> None:
    """Show what can be done about the entry that was picked."""
    view = await _moderated(services, responder, press)
    entry = _entry(view, number_in(only(responder.picked)))
    await responder.show(person_panel(view, entry, responder.words))


async def set_state(services: Services, responder: Responder, press: CustomId) -> None:
    """Withdraw or disqualify somebody, or take them back in."""
    view = await _moderated(services, responder, press)
    entry, state = _entry(view, part_of(press, 1)), state_in(press)
    repair = await repair_of(services, responder, view.state, state, member=entry.member)
    await services.stores.leagues.set_state(entry.season, entry.member, state, repair)
    await show_repaired(services, responder, view.state, repair)


async def substitute(services: Services, responder: Responder, press: CustomId) -> None:
    """Let the person picked play the games of the member in the press that haven't opened."""
    view = await _moderated(services, responder, press)
    leaving, season = _entry(view, part_of(press, 1)), view.season
    if season.started_at is None or season.ended_at is not None:
        raise refused("not-running")
    member = await newcomer(services, responder, view.league.channel)
    entry = Entry(
        season=season.id,
        member=member,
        entered_at=services.tables.now(),
        division=leaving.division,
        came="new",
    )
    repair = await repair_of(services, responder, view.state, "replaced", member=leaving.member, other=member)
    if not await services.stores.leagues.substitute(leaving, entry, repair):
        raise refused("in-season-already")
    await show_repaired(services, responder, view.state, repair)


async def results(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the choice of a game whose result should be decided."""
    view = await _moderated(services, responder, press)
    await responder.show(results_panel(view, part_of(press, 1) or 0, responder.words))


async def result(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the choices for the game that was picked."""
    view = await _moderated(services, responder, press)
    game = _game(view, number_in(only(responder.picked)))
    await responder.show(result_panel(view, game, responder.words))


async def rule(services: Services, responder: Responder, press: CustomId) -> None:
    """Let a game count as picked; nobody may decide a game of their own."""
    view = await _moderated(services, responder, press)
    fixture = _game(view, part_of(press, 1)).fixture
    ranks = decided(only(responder.picked), fixture.members, None if view.own is None else view.own.member)
    kind: RepairKind = "unruled" if ranks is None else "ruled"
    repair = await repair_of(services, responder, view.state, kind, game=fixture.id)
    await services.stores.leagues.rule(fixture, ranks, repair)
    await show_repaired(services, responder, view.state, repair)


async def extend(services: Services, responder: Responder, press: CustomId) -> None:
    """Give a season another week: before it starts, or before it ends."""
    state = (await _moderated(services, responder, press)).state
    season, store = state.season, services.stores.leagues
    if season.ended_at is not None:
        raise refused("not-running")
    if season.started_at is None:
        repair = await repair_of(services, responder, state, "delayed")
        await store.postpone(season, postponed(season, state.league), repair)
    else:
        repair = await repair_of(services, responder, state, "lengthened")
        await store.extend(season, extended(season, state.league), repair)
    await show_repaired(services, responder, state, repair)


async def retry(services: Services, responder: Responder, press: CustomId) -> None:
    """Retry what has failed, and say whether anything is still missing; what has worked isn't repeated."""
    view = await _moderated(services, responder, press)
    missing = await services.leagues.post_again(view.league.id)
    said = after_retry(len(view.owed), missing, view.trouble, opens=isinstance(view.coming, Open))
    if said is None:
        repair = await repair_of(services, responder, view.state, "retried")
        await services.stores.leagues.repairs.add(repair)
        await show_repaired(services, responder, view.state, repair)
        return
    await show_page(services, responder, view.season.id, responder.words(said))


async def notes(services: Services, responder: Responder, press: CustomId) -> None:
    """Show what moderators did to a season."""
    view = await _moderated(services, responder, press)
    page = part_of(press, 1) or 0
    found, pages = await services.stores.leagues.repairs.page(view.season.id, page, LISTED)
    await responder.show(notes_panel(view, page, pages, found, responder.words))


async def repair_of(
    services: Services,
    responder: Responder,
    state: SeasonState,
    kind: RepairKind,
    *,
    member: int | None = None,
    other: int | None = None,
    game: int | None = None,
) -> Repair:
    """Return the note about something that the presser does to a season."""
    user = responder.interaction.user
    moderator = await services.stores.members.meet(state.league.guild, user.id, user.display_name)
    own = state.entry_of(user.id)
    plays = own is not None and own.state == "in"
    at = services.tables.now()
    return Repair(state.season.id, at, moderator, kind, member, other, game, plays=plays)


async def show_repaired(
    services: Services, responder: Responder, state: SeasonState, repair: Repair, said: str | None = None
) -> None:
    """Let the league go on with a repair, and show it with what was ``said``; None: the note about it."""
    services.leagues.begin_anew()
    view = await view_for(services, responder, state)
    note = note_of(view, repair, responder.words) if said is None else said
    await show_page(services, responder, state.season.id, note)


async def _moderated(services: Services, responder: Responder, press: CustomId) -> LeagueView:
    """Return the season in the press, if the presser moderates this server."""
    await services.require_moderator(responder.interaction)
    return await view_for(services, responder, await season_of(services, responder, press))


def _entry(view: LeagueView, member: int | None) -> Entry:
    found = next((one for one in view.state.entries if one.member == member), None)
    if found is None:
        raise refused("unknown-button")
    return found


def _game(view: LeagueView, number: int | None) -> Played:
    found = next((one for one in view.state.games if one.fixture.id == number), None)
    if found is None:
        raise refused("unknown-button")
    return found


HANDLERS: Handlers = {
    "league-people": (people, "new"),
    "league-person": (person, "new"),
    "league-state": (set_state, "new"),
    "league-replace": (substitute, "new"),
    "league-results": (results, "new"),
    "league-result": (result, "new"),
    "league-rule": (rule, "new"),
    "league-extend": (extend, "new"),
    "league-retry": (retry, "new"),
    "league-notes": (notes, "new"),
}
