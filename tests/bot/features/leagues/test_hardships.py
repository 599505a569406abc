"""What happens to leagues that isn't planned: people leave, everything is equal, the clocks change."""

from __future__ import annotations

from datetime import datetime
from itertools import combinations
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace

from bot.features.competitions.rules.outcome import Outcome
from bot.features.leagues.rules.league import WEEK, Entry, Fixture, League, Season
from bot.features.leagues.rules.movement import Entrant, divided, outcome
from bot.features.leagues.rules.season import (
    Close,
    End,
    Open,
    Played,
    Start,
    active_in,
    champions_of,
    drawn,
    extended,
    first_season,
    next_step,
    played,
    postponed,
    season_after,
    standings_of,
)
from games.engine.text import Typed

LEAGUE = League(guild=1, channel=2, name=Typed("Winter"), games=("saga",), created_at=0.0)
SEASON = replace(first_season(LEAGUE, WEEK), id=5)
STARTED = replace(SEASON, started_at=WEEK)


class Course:
    """A season that is played as ``next_step`` says; in each game, people rank by their numbers."""

    def __init__(self, league: League, people: int) -> None:
        self.league, self.season = league, STARTED
        entrants = [Entrant(member, "new") for member in range(people)]
        self.entries, self.fixtures = drawn(league, SEASON, entrants, ())
        self.fixtures = [replace(one, id=number) for number, one in enumerate(self.fixtures)]
        self.outcomes: dict[int, Outcome] = {}

    @property
    def games(self) -> list[Played]:
        """The games as they are now."""
        active = active_in(self.entries)
        out = frozenset(one.member for one in self.entries if one.state == "disqualified")
        return [
            played(
                one,
                active,
                self.outcomes.get(one.id),
                disqualified=out,
                has_open_table=one.opened_at is not None and one.id not in self.outcomes,
                is_revealed=True,
            )
            for one in self.fixtures
        ]

    def leave(self, members: set[int], state: str = "withdrawn") -> None:
        """Let ``members`` leave."""
        self.entries = [replace(one, state=state) if one.member in members else one for one in self.entries]

    def open(self) -> bool:
        """Open what is to be opened; return whether that's anything."""
        step = next_step(self.league, self.season, self.entries, self.games, WEEK + 1)
        if not isinstance(step, Open):
            return False
        opening = {one.id for one in step.fixtures}
        self.fixtures = [
            replace(one, opened_at=WEEK + 1, table=one.id + 1) if one.id in opening else one
            for one in self.fixtures
        ]
        return True

    def finish(self) -> None:
        """End all open games; computers have the seats of people who had left when they opened."""
        active = active_in(self.entries)
        for one in self.games:
            if one.state == "open":
                there = tuple(member if member in active else None for member in one.fixture.members)
                order = sorted(one.fixture.members)
                ranks = tuple(order.index(member) + 1 for member in one.fixture.members)
                self.outcomes[one.fixture.id] = Outcome(
                    there, ranks, (None,) * len(ranks), (False,) * len(ranks)
                )

    def play(self) -> None:
        """Play the season to its end."""
        while self.open():
            self.finish()


@pytest.mark.parametrize("leaving", [{0, 1, 2}, {3, 4, 5, 6}, {0, 2, 4, 6}])
def test_half_of_a_division_leaves_and_the_others_play_on(leaving: set[int]) -> None:
    course = Course(LEAGUE, 7)
    assert course.open()
    course.finish()
    before = {one.id for one in course.fixtures if one.opened_at is not None}
    course.leave(leaving)
    course.play()
    staying = set(range(7)) - leaving
    for one in course.games:
        members = {*one.fixture.members}
        if one.fixture.id in before or len(members & staying) > 1:
            assert one.state == "over"
        else:
            assert one.state == "void", "nobody has to play against computers alone"
    assert next_step(LEAGUE, STARTED, course.entries, course.games, WEEK + 2) == End()
    [standing] = standings_of(course.entries, course.games)
    assert {one.entry for one in standing} == set(range(7)), "nobody disappears from the standings"
    champions = champions_of(course.entries, course.games)
    assert champions
    assert not {*champions} & leaving
    for one in course.games:
        for score in one.scores:
            if one.fixture.id not in before and score.entry in leaving:
                assert score.by_other


def test_all_but_one_leave_and_the_season_ends() -> None:
    course = Course(LEAGUE, 3)
    course.leave({0, 1})
    assert next_step(LEAGUE, STARTED, course.entries, course.games, WEEK + 2) == End()
    assert champions_of(course.entries, course.games) == [], "nobody wins without a game"


def test_whoever_is_disqualified_comes_last_in_finished_games_too_until_it_is_taken_back() -> None:
    course = Course(LEAGUE, 4)
    course.play()
    before = standings_of(course.entries, course.games)
    assert [one.entry for one in before[0]] == [0, 1, 2, 3]
    course.leave({0}, "disqualified")
    [after] = standings_of(course.entries, course.games)
    assert [one.entry for one in after] == [1, 2, 3, 0]
    assert [one.points for one in after] == [40, 24, 12, 4], "the others move up in each game"
    assert champions_of(course.entries, course.games) == [1]
    cut = replace(course.fixtures[0], expected=(700, 500, 500, 300))
    [one] = [
        score
        for score in played(cut, frozenset(), None, disqualified=frozenset({0})).scores
        if score.entry == 0
    ]
    assert one.expected == 0, "nor do they get what they could expect"
    course.leave({0}, "in")
    assert standings_of(course.entries, course.games) == before


def test_a_moderator_decides_a_game_before_during_and_after_it() -> None:
    course = Course(LEAGUE, 4)
    course.open()
    waiting = next(one for one in course.games if one.state == "waiting").fixture
    running = next(one for one in course.games if one.state == "open").fixture
    ruled = {waiting.id: (), running.id: (2, 1, 2, 2)}
    course.fixtures = [replace(one, ruled=ruled.get(one.id)) for one in course.fixtures]
    assert next_step(LEAGUE, STARTED, course.entries, course.games, WEEK + 2) == Close(
        tuple(one for one in course.fixtures if one.id == running.id)
    )
    ended = [replace(one, has_open_table=False) for one in course.games]
    assert {one.fixture.id: one.state for one in ended}[waiting.id] == "ruled"
    [standing] = standings_of(course.entries, ended)
    assert (standing[0].entry, standing[0].points) == (running.members[1], 10)
    course.finish()
    taken_back = [replace(one, ruled=None) for one in course.fixtures]
    course.fixtures = taken_back
    assert {one.fixture.id: one.state for one in course.games}[waiting.id] == "waiting"


def test_if_everything_is_equal_the_places_are_shared_and_nobody_moves() -> None:
    course = Course(LEAGUE, 7)
    course.open()
    drawn_games = [
        replace(one, expected=(500,) * len(one.members), opened_at=WEEK) for one in course.fixtures
    ]
    games = [played(one, frozenset(), None) for one in drawn_games]
    [standing] = standings_of(course.entries, games)
    assert {one.rank for one in standing} == {1}
    assert champions_of(course.entries, games) == list(range(7)), "they share the title"
    for division in range(3):
        assert {outcome(1, 7, division, 3, 7) for _ in range(7)} == {"stayed"}
    entrants = [
        Entrant(10 * division + place, outcome(1, 7, division, 3, 7), division, 1)
        for division in range(3)
        for place in range(7)
    ]
    assert [len(one) for one in divided(entrants, 7)] == [7, 7, 7]
    assert [{one.person // 10 for one in division} for division in divided(entrants, 7)] == [{0}, {1}, {2}]


@pytest.mark.parametrize(
    ("sharing", "moves"), [(1, "up"), (2, "up"), (3, "up"), (4, "stayed"), (7, "stayed")]
)
def test_equal_leaders_rise_together_unless_they_are_half_of_the_division(sharing: int, moves: str) -> None:
    assert outcome(1, 7, 1, 2, sharing) == moves


def test_equal_last_places_fall_together_or_not_at_all() -> None:
    assert [outcome(rank, 8, 0, 2, 2) for rank in (7, 6)] == ["down", "stayed"]


def test_everybody_blocked_by_everybody_still_has_all_their_games() -> None:
    entrants = [Entrant(member, "new") for member in range(8)]
    apart = {frozenset(pair) for pair in combinations(range(8), 2)}
    entries, fixtures = drawn(LEAGUE, SEASON, entrants, apart)
    assert {one.member for one in entries} == set(range(8))
    assert sorted(len(one.members) for one in fixtures) == [4] * 8
    started = next_step(LEAGUE, SEASON, entries, [], WEEK)
    assert started == Start()


ROME = ZoneInfo("Europe/Rome")


@pytest.mark.parametrize("month", [3, 10])
def test_a_season_ends_at_its_time_of_day_also_if_the_clocks_change(month: int) -> None:
    """Both days on which the clocks change in 2026 are in the last week of their month."""
    league = replace(LEAGUE, timezone="Europe/Rome")
    evening = datetime(2026, month, 15, 20, tzinfo=ROME)
    season = replace(first_season(league, evening.timestamp()), id=5)
    hour = 3600 if month == 10 else -3600
    assert season.ends_at - season.starts_at == 4 * WEEK + hour

    def times(*found: float) -> set[str]:
        return {f"{datetime.fromtimestamp(one, ROME):%H:%M}" for one in found}

    later, longer = postponed(season, league), extended(season, league)
    after = season_after(season, league, season.ends_at)
    assert times(season.ends_at, later.starts_at, later.ends_at, longer.ends_at, after.starts_at) == {"20:00"}
    running = replace(season, started_at=season.starts_at)
    games = [Played(Fixture(5, 0, 0, "saga", (0, 1), opened_at=1.0), "open", has_open_table=True)]
    entries = [Entry(5, member, 0.0, division=0) for member in (0, 1)]
    told: Season = replace(running, told=9)
    assert next_step(league, told, entries, games, season.ends_at - 1) == season.ends_at
    assert not isinstance(next_step(league, told, entries, games, season.ends_at), float)


def test_a_bot_that_was_off_for_months_starts_the_next_season_at_the_usual_time_of_day() -> None:
    league = replace(LEAGUE, timezone="Europe/Rome")
    season = replace(first_season(league, datetime(2026, 1, 4, 20, tzinfo=ROME).timestamp()), id=5)
    back = datetime(2026, 7, 1, 9, tzinfo=ROME).timestamp()
    after = season_after(season, league, back)
    assert datetime.fromtimestamp(after.starts_at, ROME) == datetime(2026, 7, 2, 20, tzinfo=ROME)
