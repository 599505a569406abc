"""Panels with which moderators repair a season: people, games, and the list of all repairs."""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.panel import Panel
from bot.features.competitions.panel import repairs
from bot.features.competitions.panel.repairs import Game, Person, Repairing
from bot.features.competitions.rules.repairs import Repair
from bot.features.leagues.panel.view import LeagueView
from bot.features.leagues.rules.league import Entry
from bot.features.leagues.rules.season import Played
from render.words import Words


def people_panel(view: LeagueView, page: int, words: Words) -> Panel:
    """Return the choice of somebody to withdraw, disqualify, replace or take back in."""
    people = [Person(one.member, one.state) for one in view.state.entries]
    return repairs.people_panel(repairing(view), words("league-people-help"), people, page, words)


def person_panel(view: LeagueView, entry: Entry, words: Words) -> Panel:
    """Return the buttons for somebody's entry; while the season is played, somebody else can play on."""
    runs = view.season.started_at is not None and view.season.ended_at is None
    replacing = words("league-replace") if runs else None
    return repairs.person_panel(repairing(view), Person(entry.member, entry.state), replacing, words)


def results_panel(view: LeagueView, page: int, words: Words) -> Panel:
    """Return the panel to choose a game to decide; it lists opened games first."""
    played = sorted(
        view.state.games,
        key=lambda one: (one.fixture.opened_at is None, one.fixture.division, one.fixture.opens_first),
    )
    games = [_game(one, words) for one in played]
    return repairs.results_panel(repairing(view), words("league-results-help"), games, page, words)


def result_panel(view: LeagueView, one: Played, words: Words) -> Panel:
    """Return the choice of how a game counts."""
    return repairs.result_panel(repairing(view), _game(one, words), words)


def notes_panel(view: LeagueView, page: int, pages: int, found: Sequence[Repair], words: Words) -> Panel:
    """Return a page of the repairs of a season, the newest first."""
    lines = [(one, _title(view, one, words)) for one in found]
    return repairs.notes_panel(repairing(view), lines, page, pages, words)


def note_of(view: LeagueView, repair: Repair, words: Words) -> str:
    """Return the sentence about a repair."""
    return repairs.note_of(repairing(view), repair, _title(view, repair, words), words)


def repairing(view: LeagueView) -> Repairing:
    """Return a season as the panels of repairs show it."""
    number = view.season.id
    return Repairing("league", number, view.names, CustomId(0, 0, "league-season", str(number)))


def _game(one: Played, words: Words) -> Game:
    fixture = one.fixture
    title = words(
        "league-game",
        division=fixture.division + 1,
        number=fixture.opens_first + 1,
        game=words(f"{fixture.game}-name"),
        table=fixture.table or 0,
    )
    return Game(fixture.id, title, fixture.members, one.state)


def _title(view: LeagueView, repair: Repair, words: Words) -> str:
    """Return the title of the game that a repair concerns, empty if it concerns none."""
    found = [one for one in view.state.games if one.fixture.id == repair.game]
    return _game(found[0], words).title if found else ""
