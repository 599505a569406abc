"""Presses on tournaments: entering, finding one's table, opening one, and what moderators repair."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.discord.panels.custom_ids import CustomId
from bot.discord.presses.handler import Handlers, only
from bot.discord.presses.members import who_can_play
from bot.discord.presses.typed import read_moment, reading_for
from bot.discord.responder import Responder
from bot.discord.whereabouts import guild_of, place_of, required_server
from bot.features.opening.presses.opening import require_place
from bot.features.play.presses.playing import show_hand
from bot.features.presets.rules import PRINTED
from bot.features.tournaments.panel.forms import (
    MINIMUMS,
    ROUNDS,
    SIZES,
    new_tournament_form,
    options_form,
)
from bot.features.tournaments.panel.page import (
    LISTED,
    deals_panel,
    tournament_panel,
    tournaments_panel,
)
from bot.features.tournaments.panel.repairs import LISTED as LISTED_REPAIRS
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
from bot.features.tournaments.rules.course import Played, TournamentState, next_step
from bot.features.tournaments.rules.standing import places
from bot.features.tournaments.rules.tournament import (
    AT_ONCE,
    FEWEST,
    FORMATS,
    MOST,
    PACES,
    EntryState,
    FormatName,
    PaceName,
    Participant,
    Repair,
    RepairKind,
    Tournament,
    planned_deals,
)
from bot.services import Services
from bot.table.refusals import refused
from bot.typed.ids import number_in


async def show_tournaments(services: Services, responder: Responder) -> None:
    """Show this server's tournaments, or the only one that hasn't ended."""
    found = await services.stores.tournaments.of_guild(required_server(responder.interaction), LISTED)
    moderates = await services.moderates(responder.interaction)
    current = [one for one in found if one.ended_at is None]
    if len(current) == 1 and not moderates:
        await _show(services, responder, current[0].id)
        return
    await responder.show(tournaments_panel(found, responder.words, moderates=moderates))


async def show(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the tournament in the press."""
    await _show(services, responder, (await _state(services, responder, press)).tournament.id)


async def enter(services: Services, responder: Responder, press: CustomId) -> None:
    """Enter the tournament in the press."""
    this = (await _state(services, responder, press)).tournament
    member = await _own_number(services, responder, this)
    entry = Participant(this.id, member, services.tables.now())
    match await services.stores.tournaments.enter(entry):
        case "closed":
            raise refused("closed-tournament")
        case "full":
            raise refused("full-tournament", most=MOST)
        case "busy":
            raise refused("busy-in-tournaments", most=AT_ONCE)
    await _show(services, responder, this.id, responder.words("tournament-done-entered"))


async def leave(services: Services, responder: Responder, press: CustomId) -> None:
    """Take the presser's entry back before the start."""
    state = await _state(services, responder, press)
    own, this = state.entry_of(responder.interaction.user.id), state.tournament
    if own is not None and not await services.stores.tournaments.take_back(this.id, own.member):
        raise refused("closed-tournament")
    await _show(services, responder, this.id, responder.words("tournament-done-left"))


async def leave_running(services: Services, responder: Responder, press: CustomId) -> None:
    """Withdraw the presser from a running tournament; their open game goes on."""
    state = await _state(services, responder, press)
    own, this = state.entry_of(responder.interaction.user.id), state.tournament
    if own is None or this.started_at is None or this.ended_at is not None:
        raise refused("not-in-tournament")
    await services.stores.tournaments.set_state(this.id, own.member, "withdrawn")
    services.tournaments.begin_anew()
    await _show(services, responder, this.id, responder.words("tournament-done-quit"))


async def show_own_table(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the presser their table of the current round."""
    state = await _state(services, responder, press)
    own = state.entry_of(responder.interaction.user.id)
    match = None if own is None else state.match_of(own.member)
    if match is None or match.match.table is None:
        raise refused("no-own-table")
    await show_hand(services, responder, await services.look(responder.interaction, match.match.table))


async def deals(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the commitments of all deals of a tournament, and the secrets of finished rounds."""
    state = await _state(services, responder, press)
    tables = sum(len(one.match.members) > 1 for one in state.in_round(1))
    names = planned_deals(state.tournament, tables, len(state.rounds))
    found = [await services.stores.tables.deal(name) for name in names]
    await responder.show(deals_panel(await _view(services, responder, state), found, responder.words))


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
    starts_at = read_moment("", only(filled.get("starts", [])), await reading_for(services, responder, guild))
    number = await services.stores.tournaments.create(
        Tournament(guild, channel, game, size, format_, pace, now, starts_at)
    )
    services.tournaments.begin_anew()
    await _show(services, responder, number, responder.words("duplicate-done-opened"))


# What moderators do


async def people(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the choice of somebody whose entry should change."""
    view = await _moderated(services, responder, press)
    await responder.show(people_panel(view, _part(press, 1) or 0, responder.words))


async def person(services: Services, responder: Responder, press: CustomId) -> None:
    """Show what can be done about the entry that was picked."""
    view = await _moderated(services, responder, press)
    entry = _entry(view, number_in(only(responder.picked)))
    await responder.show(person_panel(view, entry, responder.words))


async def set_state(services: Services, responder: Responder, press: CustomId) -> None:
    """Withdraw or disqualify somebody, or take them back in."""
    view = await _moderated(services, responder, press)
    entry, wanted = _entry(view, _part(press, 1)), press.argument.split(".")[-1]
    states: dict[str, EntryState] = {one: one for one in ("in", "withdrawn", "disqualified")}
    if wanted not in states:
        raise refused("unknown-button")
    repair = await _repair(services, responder, view, states[wanted], member=entry.member)
    await services.stores.tournaments.set_state(entry.tournament, entry.member, states[wanted], repair)
    await _repaired(services, responder, view, repair)


async def substitute(services: Services, responder: Responder, press: CustomId) -> None:
    """Let the person picked take over from the member in the press."""
    view = await _moderated(services, responder, press)
    this, leaving = view.tournament, _entry(view, _part(press, 1))
    picked = number_in(only(responder.picked))
    guild = guild_of(responder.interaction)
    if picked is None or guild is None:
        raise refused("unknown-button")
    newcomer = await who_can_play(guild, guild.get_channel_or_thread(this.channel), picked)
    member = await services.stores.members.meet(this.guild, picked, newcomer.display_name)
    repair = await _repair(services, responder, view, "replaced", member=leaving.member)
    entry = Participant(this.id, member, services.tables.now(), seed=leaving.seed, takes_over=leaving.member)
    if not await services.stores.tournaments.substitute(entry, repair):
        raise refused("no-substitute")
    await _repaired(services, responder, view, repair)


async def results(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the choice of a match whose result should be decided."""
    view = await _moderated(services, responder, press)
    await responder.show(results_panel(view, _part(press, 1) or 0, responder.words))


async def result(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the choices for the match that was picked."""
    view = await _moderated(services, responder, press)
    await responder.show(result_panel(view, _match(view, number_in(only(responder.picked))), responder.words))


async def rule(services: Services, responder: Responder, press: CustomId) -> None:
    """Let a match count as it was picked."""
    view = await _moderated(services, responder, press)
    match, picked = _match(view, _part(press, 1)).match, only(responder.picked)
    seats = range(len(match.members))
    match picked:
        case "equal":
            ranks: tuple[int, ...] | None = tuple(1 for _ in seats)
        case "nobody":
            ranks = ()
        case "game":
            ranks = None
        case _:
            winner = number_in(picked)
            if winner not in seats:
                raise refused("unknown-button")
            ranks = tuple(1 if seat == winner else 2 for seat in seats)
    kind: RepairKind = "unruled" if ranks is None else "ruled"
    repair = await _repair(services, responder, view, kind, match=match.id)
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
            await store.change(this, repair, starts_at=max(this.starts_at, now) + state.pace.postponement)
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
    presets = await _presets(services, view.tournament)
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
    if preset is not None and preset not in await _presets(services, this):
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
        later["starts_at"] = now + view.state.pace.postponement
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
    found = await services.stores.tournaments.repairs(view.tournament.id, LISTED_REPAIRS)
    await responder.show(notes_panel(view, found, responder.words))


async def _repair(
    services: Services,
    responder: Responder,
    view: TournamentView,
    kind: RepairKind,
    *,
    member: int | None = None,
    match: int | None = None,
) -> Repair:
    """Return the note about something that the presser does."""
    moderator = await _own_number(services, responder, view.tournament)
    return Repair(view.tournament.id, services.tables.now(), moderator, kind, member, match)


async def _repaired(services: Services, responder: Responder, view: TournamentView, repair: Repair) -> None:
    """Let the tournament go on with a repair, and show it."""
    services.tournaments.begin_anew()
    names = await services.stores.members.names(view.tournament.guild)
    note = note_of(replace(view, names=names), repair, responder.words)
    await _show(services, responder, view.tournament.id, note)


async def _show(services: Services, responder: Responder, number: int, note: str | None = None) -> None:
    state = await services.stores.tournaments.state(number)
    assert state is not None, "tournaments are not deleted"
    await responder.show(tournament_panel(await _view(services, responder, state), responder.words, note))


async def _view(services: Services, responder: Responder, state: TournamentState) -> TournamentView:
    """Return a tournament as the presser sees it."""
    moderates = await services.moderates(responder.interaction)
    return TournamentView(
        state,
        places(state),
        await services.stores.members.names(state.tournament.guild),
        own=state.entry_of(responder.interaction.user.id),
        moderates=moderates,
        coming=next_step(state, services.tables.now()) if moderates else None,
    )


async def _moderated(services: Services, responder: Responder, press: CustomId) -> TournamentView:
    """Return the tournament in the press, if the presser moderates this server."""
    await services.require_moderator(responder.interaction)
    return await _view(services, responder, await _state(services, responder, press))


async def _state(services: Services, responder: Responder, press: CustomId) -> TournamentState:
    """Return the tournament in the press.

    :raises Refused: this server has no such tournament.
    """
    number = _part(press, 0)
    state = None if number is None else await services.stores.tournaments.state(number)
    if state is None or state.tournament.guild != required_server(responder.interaction):
        raise refused("no-such-tournament")
    return state


async def _own_number(services: Services, responder: Responder, this: Tournament) -> int:
    """Return the presser's member number."""
    user = responder.interaction.user
    return await services.stores.members.meet(this.guild, user.id, user.display_name)


async def _presets(services: Services, this: Tournament) -> list[str]:
    """Return the names of the server's presets for the game of a tournament."""
    offered = await services.stores.presets.offered(this.guild, 0, this.game)
    return sorted({one.name.raw for one in offered if one.is_shared})


def _part(press: CustomId, place: int) -> int | None:
    """Return a number in the argument of a press, ``None`` if it isn't there."""
    parts = press.argument.split(".")
    return number_in(parts[place]) if place < len(parts) else None


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
    "tournament": (show, "new"),
    "tournament-enter": (enter, "new"),
    "tournament-leave": (leave, "new"),
    "tournament-quit": (leave_running, "new"),
    "tournament-table": (show_own_table, "new"),
    "tournament-deals": (deals, "new"),
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
    "tournament-notes": (notes, "new"),
}
