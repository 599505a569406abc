"""Panels of leagues, with as much on them as possible."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from msgspec.structs import replace

from bot.discord.panels.modal import Modal
from bot.discord.panels.panel import Panel
from bot.features.competitions.panel.repairs import LISTED
from bot.features.competitions.rules.missed import MissedPost, Post, Why
from bot.features.competitions.rules.repairs import EntryState, Repair
from bot.features.deals.rules import Deal
from bot.features.leagues.panel.forms import LONGEST_NAME, new_league_form, options_form
from bot.features.leagues.panel.league import (
    deals_panel,
    league_panel,
    leagues_panel,
    luck_panel,
)
from bot.features.leagues.panel.posts import end_panel, standing_panel, summary_panel
from bot.features.leagues.panel.repairs import (
    note_of,
    notes_panel,
    people_panel,
    person_panel,
    result_panel,
    results_panel,
)
from bot.features.leagues.panel.view import view_of
from bot.features.leagues.rules.forecast import Forecast
from bot.features.leagues.rules.league import WEEK, Entry, League
from bot.features.leagues.rules.luck import PlayAndLuck
from bot.features.leagues.rules.movement import Entrant
from bot.features.leagues.rules.season import Open, Played, Start, drawn, first_season
from bot.features.leagues.store import SeasonState
from games.engine.review import Estimate
from games.engine.text import Typed
from games.registry import GAMES
from render.words import Words

_LARGEST = 2**63 - 1
_PEOPLE = 100
_POSTS: tuple[Post, ...] = ("summary", "end", "role")
_WHYS: tuple[Why, ...] = get_args(Why)


def league_panels(words: Words, name: str) -> Iterator[Panel]:
    """Yield every panel of a league whose people are called ``name``, before, during and after a season."""
    called = Typed("*" * LONGEST_NAME)
    league = League(_LARGEST, _LARGEST, called, tuple(GAMES), 0.0, role=_LARGEST, id=_LARGEST)
    names = {member: Typed(name) for member in range(_PEOPLE)}
    season = replace(first_season(league, WEEK), id=_LARGEST, number=99)
    entered = tuple(Entry(season.id, member, 0.0) for member in range(_PEOPLE))
    before = SeasonState(league, season, entered, (), {})
    entries, fixtures = drawn(league, season, [Entrant(member, "new") for member in range(_PEOPLE)], ())
    # The largest division that results when nobody leaves.
    larger = tuple(replace(one, division=one.member // 13) for one in entries)
    games = tuple(Played(replace(one, id=number), "waiting") for number, one in enumerate(fixtures))
    running = SeasonState(league, replace(season, started_at=WEEK), larger, games, {})
    over = SeasonState(
        replace(league, closed_at=WEEK), replace(running.season, ended_at=2 * WEEK), larger, games, {}
    )
    yield leagues_panel([], words, moderates=False)
    yield leagues_panel([replace(league, id=_LARGEST - one) for one in range(30)], words, moderates=True)
    for state in (before, running, over):
        full = Forecast(1, 14, tuple(range(1, 13)), 16, 1e8, is_too_long=True)
        view = replace(view_of(state, names, 0.0), forecast=full, before=_LARGEST)
        yield league_panel(view, words)
        yield league_panel(replace(view, forecast=Forecast(0, 1, (), 3, None, is_too_long=False)), words)
        own = replace(state.entries[0], division=1)
        owed = [MissedPost("league", 1, 1, post, WEEK, why) for post, why in zip(_POSTS, _WHYS, strict=False)]
        repairs = [Repair(_LARGEST, WEEK, 0, "replaced", 1, 2, plays=True)] * LISTED
        for coming in (Start(), WEEK, None, Open(())):
            asked = replace(view, own=own, moderates=True, coming=coming, owed=owed, trouble="denied")
            yield league_panel(asked, words, note_of(asked, repairs[0], words))
        yield people_panel(view, 1, words)
        for one in get_args(EntryState):
            yield person_panel(view, replace(state.entries[0], state=one), words)
        yield results_panel(view, 1, words)
        for game in state.games[:1]:
            yield result_panel(view, game, words)
        yield notes_panel(view, 1, 3, repairs, words)
        yield notes_panel(view, 0, 1, [], words)
        deals = [Deal("league 1 1", bytes(32), number % 2 == 0) for number in range(len(state.games))]
        yield deals_panel(view, deals, words)
    for state in (before, running, over):
        yield standing_panel(view_of(state, names, 0.0), words)
    several = PlayAndLuck(24, 12, Estimate(0.5, -1.25, 1.75), Estimate(-12.5, -13.5, -11.5))
    view = view_of(running, names, 0.0)
    yield luck_panel(view, {one.entry: several for one in view.standings[0][1:]}, words)
    yield summary_panel(view_of(running, names, 0.0), 99, words)
    yield end_panel(view_of(over, names, 0.0), words, lacks_role=True)
    yield end_panel(view_of(replace(over, entries=(), games=()), names, 0.0), words)


def league_forms(words: Words) -> list[Modal]:
    """Return the forms that open a league and change its options."""
    league = League(1, 2, Typed("Winter"), tuple(GAMES), 0.0, preset="House rules", role=3)
    presets = [f"Preset {number} {'*' * 22}" for number in range(40)]
    return [new_league_form(tuple(GAMES), words), options_form(league, presets, words)]
