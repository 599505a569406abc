"""Presses of moderators who run a tournament."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.discord.panels.custom_ids import CustomId
from bot.discord.presses.handler import Handlers, only
from bot.discord.presses.typed import read_moment, reading_for
from bot.discord.responder import Responder
from bot.discord.whereabouts import place_of
from bot.features.competitions.panel.repairs import LISTED
from bot.features.competitions.presses import newcomer, part_of, state_in
from bot.features.competitions.rules.days import days_later
from bot.features.competitions.rules.missed import after_retry
from bot.features.competitions.rules.repairs import Repair, RepairKind, decided
from bot.features.opening.presses.opening import require_place
from bot.features.presets.rules import PRINTED
from bot.features.tournaments.panel.forms import MINIMUMS, ROUNDS, SIZES, new_tournament_form, options_form
from bot.features.tournaments.panel.repairs import (
    cut_panel,
    note_of,
    notes_panel,
    people_panel,
    person_panel,
    result_panel,
    results_panel,
)
from bot.features.tournaments.panel.view import TournamentView
from bot.features.tournaments.presses.pages import show_page, state_of, view_for
from bot.features.tournaments.presses.players import own_number
from bot.features.tournaments.rules.course import Open, Played
from bot.features.tournaments.rules.tournament import (
    AT_ONCE,
    FEWEST,
    FORMATS,
    PACES,
    FormatName,
    PaceName,
    Participant,
    Tournament,
)
from bot.services import Services
from bot.table.refusals import refused
from bot.typed.ids import number_in


async def new(services: Services, responder: Responder, press: CustomId) -> None:
    """Open the form for a new tournament."""
    await services.require_moderator(responder.interaction)
    await responder.open(new_tournament_form(tuple(services.games), responder.words))


async def create(services: Services, responder: Responder, press: CustomId) -> None:
    """Open the tournament that the form describes, in the channel of the press."""
    await services.require_moderator(responder.interaction)
    filled, now = responder.filled, services.tables.now()
    game, size = only(filled.get("game", [])), number_in(only(filled.get("size", [])))
    wanted, hurry = only(filled.get("format", [])), only(filled.get("pace", []))
    format_: FormatName | None = next((name for name in FORMATS if name == wanted), None)
    pace: PaceName | None = next((name for name in PACES if name == hurry), None)
    if game not in services.games or size not in SIZES or format_ is None or pace is None:
        raise refused("unknown-button")
    seats = services.games[game].seats
    if size not in seats:
        raise refused("no-such-size", fewest=seats.start, most=seats.stop - 1)
    guild, channel = place_of(responder.interaction)
    await require_place(services, responder.interaction, channel, game)
    reading = await reading_for(services, responder, guild)
    starts_at = read_moment("", only(filled.get("starts", [])), reading)
    number = await services.stores.tournaments.create(
        Tournament(guild, channel, game, size, format_, pace, now, starts_at, timezone=reading.timezone)
    )
    services.tournaments.begin_anew()
    await show_page(services, responder, number, responder.words("duplicate-done-opened"))


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
    repair = await _repair(services, responder, view, state, member=entry.member)
    store = services.stores.tournaments
    if await store.set_state(entry.tournament, entry.member, state, repair) == "busy":
        raise refused("busy-person-in-tournaments", most=AT_ONCE)
    await _repaired(services, responder, view, repair)


async def substitute(services: Services, responder: Responder, press: CustomId) -> None:
    """Let the person picked take over from the member in the press."""
    view = await _moderated(services, responder, press)
    this, leaving = view.tournament, _entry(view, part_of(press, 1))
    member = await newcomer(services, responder, this.channel)
    repair = await _repair(services, responder, view, "replaced", member=leaving.member, other=member)
    entry = Participant(this.id, member, services.tables.now(), seed=leaving.seed, takes_over=leaving.member)
    match await services.stores.tournaments.substitute(entry, repair):
        case "nothing":
            raise refused("no-substitute")
        case "busy":
            raise refused("busy-person-in-tournaments", most=AT_ONCE)
    await _repaired(services, responder, view, repair)


async def results(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the choice of a match whose result should be decided."""
    view = await _moderated(services, responder, press)
    await responder.show(results_panel(view, part_of(press, 1) or 0, responder.words))


async def result(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the choices for the match that was picked."""
    view = await _moderated(services, responder, press)
    await responder.show(result_panel(view, _match(view, number_in(only(responder.picked))), responder.words))


async def rule(services: Services, responder: Responder, press: CustomId) -> None:
    """Let a match count as it was picked."""
    view = await _moderated(services, responder, press)
    match = _match(view, part_of(press, 1)).match
    ranks = decided(only(responder.picked), match.members, None if view.own is None else view.own.member)
    kind: RepairKind = "unruled" if ranks is None else "ruled"
    repair = await _repair(services, responder, view, kind, game=match.id)
    await services.stores.tournaments.rule(match, ranks, repair)
    await _repaired(services, responder, view, repair)


async def change_time(services: Services, responder: Responder, press: CustomId) -> None:
    """Extend or end the current round, or start the tournament at another time."""
    view = await _moderated(services, responder, press)
    state, now = view.state, services.tables.now()
    this, round_, kind = view.tournament, view.state.current, press.argument.split(".")[-1]
    runs = round_ is not None and round_.ends_at is not None and round_.ended_at is None
    store = services.stores.tournaments
    match kind:
        case "started" if this.takes_entries:
            if len(state.active) < FEWEST:
                raise refused("set-too-few")
            repair = await _repair(services, responder, view, "started")
            fewest = min(this.fewest, len(state.active))
            await store.change(this, repair, starts_at=now, fewest=fewest)
        case "delayed" if this.takes_entries:
            repair = await _repair(services, responder, view, "delayed")
            later = days_later(max(this.starts_at, now), state.pace.postponement, this.timezone)
            await store.change(this, repair, starts_at=later)
        case "extended" if runs and round_ is not None:
            repair = await _repair(services, responder, view, "extended")
            await store.set_end(round_, max(round_.ends_at or now, now) + state.pace.extension, repair)
        case "cut" if runs:
            await responder.show(cut_panel(view, responder.words))
            return
        case "sure" if runs and round_ is not None:
            repair = await _repair(services, responder, view, "cut")
            await store.set_end(round_, now, repair)
        case _:
            raise refused("moved-on")
    await _repaired(services, responder, view, repair)


async def options(services: Services, responder: Responder, press: CustomId) -> None:
    """Open the form with the options of a tournament."""
    view = await _moderated(services, responder, press)
    presets = await services.stores.presets.shared_names(view.tournament.guild, [view.tournament.game])
    await responder.open(options_form(view.tournament, presets, responder.words))


async def set_options(services: Services, responder: Responder, press: CustomId) -> None:
    """Change the options of a tournament that hasn't started."""
    view = await _moderated(services, responder, press)
    this, filled = view.tournament, responder.filled
    if this.started_at is not None:
        raise refused("moved-on")
    fewest = number_in(only(filled.get("fewest", [])))
    rounds = number_in(only(filled.get("rounds", ["0"])))
    chosen = only(filled.get("preset", []))
    if fewest not in {*MINIMUMS, this.fewest} or rounds not in {0, *ROUNDS}:
        raise refused("unknown-button")
    preset = None if chosen == PRINTED else chosen
    presets = await services.stores.presets.shared_names(this.guild, [this.game])
    if preset is not None and preset not in presets:
        raise refused("no-such-preset")
    repair = await _repair(services, responder, view, "options")
    await services.stores.tournaments.change(
        this, repair, fewest=fewest, rounds=rounds or None, preset=preset
    )
    await _repaired(services, responder, view, repair)


async def call_off(services: Services, responder: Responder, press: CustomId) -> None:
    """Call a tournament off; it can go on for a while."""
    view = await _moderated(services, responder, press)
    if view.tournament.ended_at is not None:
        raise refused("moved-on")
    repair = await _repair(services, responder, view, "called-off")
    await services.stores.tournaments.change(
        view.tournament, repair, called_off_at=services.tables.now(), told_off_at=None
    )
    await _repaired(services, responder, view, repair)


async def resume(services: Services, responder: Responder, press: CustomId) -> None:
    """Let a tournament go on that was called off; one that hadn't started waits for its new time."""
    view = await _moderated(services, responder, press)
    this, now = view.tournament, services.tables.now()
    if this.ended_at is not None or this.called_off_at is None:
        raise refused("moved-on")
    later: dict[str, Any] = {"called_off_at": None, "told_off_at": None}
    if this.started_at is None and this.starts_at <= now:
        later["starts_at"] = days_later(now, view.state.pace.postponement, this.timezone)
    repair = await _repair(services, responder, view, "resumed")
    await services.stores.tournaments.change(this, repair, **later)
    await _repaired(services, responder, view, repair)


async def move_here(services: Services, responder: Responder, press: CustomId) -> None:
    """Play the next games of a tournament in the channel of the press."""
    view = await _moderated(services, responder, press)
    _, channel = place_of(responder.interaction)
    await require_place(services, responder.interaction, channel, view.tournament.game)
    repair = await _repair(services, responder, view, "moved")
    await services.stores.tournaments.change(view.tournament, repair, channel=channel)
    await _repaired(services, responder, view, repair)


async def notes(services: Services, responder: Responder, press: CustomId) -> None:
    """Show what moderators did to a tournament."""
    view = await _moderated(services, responder, press)
    page = part_of(press, 1) or 0
    found, pages = await services.stores.tournaments.repairs.page(view.tournament.id, page, LISTED)
    await responder.show(notes_panel(view, page, pages, found, responder.words))


async def retry(services: Services, responder: Responder, press: CustomId) -> None:
    """Retry what has failed, and say whether anything is still missing; what has worked isn't repeated."""
    view = await _moderated(services, responder, press)
    missing = await services.tournaments.post_again(view.tournament.id)
    said = after_retry(len(view.owed), missing, view.trouble, opens=isinstance(view.coming, Open))
    if said is None:
        repair = await _repair(services, responder, view, "retried")
        await services.stores.tournaments.repairs.add(repair)
        await _repaired(services, responder, view, repair)
        return
    await show_page(services, responder, view.tournament.id, responder.words(said))


async def _repair(
    services: Services,
    responder: Responder,
    view: TournamentView,
    kind: RepairKind,
    *,
    member: int | None = None,
    other: int | None = None,
    game: int | None = None,
) -> Repair:
    """Return the note about something that the presser does."""
    moderator = await own_number(services, responder, view.tournament)
    at = services.tables.now()
    return Repair(view.tournament.id, at, moderator, kind, member, other, game, plays=view.entered)


async def _repaired(services: Services, responder: Responder, view: TournamentView, repair: Repair) -> None:
    """Let the tournament go on with a repair, and show it."""
    services.tournaments.begin_anew()
    names = await services.stores.members.names(view.tournament.guild)
    note = note_of(replace(view, names=names), repair, responder.words)
    await show_page(services, responder, view.tournament.id, note)


async def _moderated(services: Services, responder: Responder, press: CustomId) -> TournamentView:
    """Return the tournament in the press, if the presser moderates this server."""
    await services.require_moderator(responder.interaction)
    return await view_for(services, responder, await state_of(services, responder, press))


def _entry(view: TournamentView, member: int | None) -> Participant:
    found = next((one for one in view.state.entries if one.member == member), None)
    if found is None:
        raise refused("unknown-button")
    return found


def _match(view: TournamentView, number: int | None) -> Played:
    found = next((one for one in view.state.matches if one.match.id == number), None)
    if found is None:
        raise refused("unknown-button")
    return found


HANDLERS: Handlers = {
    "tournament-new": (new, "form"),
    "tournament-open": (create, "new", "tournament-new"),
    "tournament-people": (people, "new"),
    "tournament-person": (person, "new"),
    "tournament-state": (set_state, "new"),
    "tournament-replace": (substitute, "new"),
    "tournament-results": (results, "new"),
    "tournament-result": (result, "new"),
    "tournament-rule": (rule, "new"),
    "tournament-time": (change_time, "new"),
    "tournament-options": (options, "form"),
    "tournament-set": (set_options, "new", "tournament-options"),
    "tournament-stop": (call_off, "new"),
    "tournament-resume": (resume, "new"),
    "tournament-here": (move_here, "new"),
    "tournament-retry": (retry, "new"),
    "tournament-notes": (notes, "new"),
}
