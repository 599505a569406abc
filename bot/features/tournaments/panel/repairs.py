"""Panels with which moderators repair a tournament: people, results, and the list of all repairs."""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord.panels.panel import Button, Panel, Row
from bot.features.competitions.panel import repairs
from bot.features.competitions.panel.repairs import RED, Game, Person, Repairing
from bot.features.competitions.rules.repairs import Repair
from bot.features.tournaments.panel.view import TournamentView, press
from bot.features.tournaments.rules.course import Played
from bot.features.tournaments.rules.tournament import Participant, substitutes
from render.words import Words


def people_panel(view: TournamentView, page: int, words: Words) -> Panel:
    """Return the choice of somebody to withdraw, disqualify, replace or take back in."""
    people = [_person(view, one) for one in view.state.entries]
    return repairs.people_panel(repairing(view), words("tournament-people-help"), people, page, words)


def person_panel(view: TournamentView, entry: Participant, words: Words) -> Panel:
    """Return the buttons for somebody's entry."""
    person = _person(view, entry)
    is_open = view.tournament.ended_at is None and not person.is_replaced
    replacing = words("tournament-replace") if is_open else None
    return repairs.person_panel(repairing(view), person, replacing, words)


def results_panel(view: TournamentView, page: int, words: Words) -> Panel:
    """Return the choice of a match to decide, the newest round first."""
    matches = sorted(view.state.matches, key=lambda one: (-one.match.round, one.match.number))
    games = [_game(one, words) for one in matches if len(one.match.members) > 1]
    return repairs.results_panel(repairing(view), words("tournament-results-help"), games, page, words)


def result_panel(view: TournamentView, one: Played, words: Words) -> Panel:
    """Return the choice of how a match counts."""
    return repairs.result_panel(repairing(view), _game(one, words), words)


def cut_panel(view: TournamentView, words: Words) -> Panel:
    """Return the question before a round ends early."""
    sure = Button(words("button-tournament-cut"), press("tournament-time", view, "sure"), "danger")
    back = Button(words("button-competition-back"), press("tournament", view))
    return Panel([words("tournament-cut-question"), Row([sure, back])], RED)


def notes_panel(view: TournamentView, page: int, pages: int, found: Sequence[Repair], words: Words) -> Panel:
    """Return a page of the repairs of a tournament, the newest first."""
    lines = [(one, _title(view, one, words)) for one in found]
    return repairs.notes_panel(repairing(view), lines, page, pages, words)


def note_of(view: TournamentView, repair: Repair, words: Words) -> str:
    """Return the sentence about a repair."""
    return repairs.note_of(repairing(view), repair, _title(view, repair, words), words)


def repairing(view: TournamentView) -> Repairing:
    """Return a tournament as the panels of repairs show it."""
    return Repairing("tournament", view.tournament.id, view.names, press("tournament", view))


def _person(view: TournamentView, entry: Participant) -> Person:
    return Person(entry.member, entry.state, entry.member in substitutes(view.state.entries))


def _game(one: Played, words: Words) -> Game:
    match = one.match
    title = words("tournament-match", round=match.round, table=match.table or 0, number=match.number)
    return Game(match.id, title, match.members, one.state)


def _title(view: TournamentView, repair: Repair, words: Words) -> str:
    """Return the title of the match that a repair concerns, empty if it concerns none."""
    found = [one for one in view.state.matches if one.match.id == repair.game]
    return _game(found[0], words).title if found else ""
