"""A season: its draw, and the next thing to do, derived from what is stored."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from bot.features.competitions.rules.standings import SeatScore
from bot.features.leagues.rules.league import WEEK, Entry, Fixture, League, Season
from bot.features.leagues.rules.movement import Entrant
from bot.features.leagues.rules.season import (
    Adjudicate,
    Close,
    End,
    FixtureState,
    Open,
    Outcome,
    Played,
    Postpone,
    Reveal,
    Start,
    Summarize,
    champions_of,
    drawn,
    first_season,
    next_step,
    open_games,
    openable,
    played,
    postponed,
    season_after,
    share_of,
)
from games.engine.text import Typed

LEAGUE = League(guild=1, channel=2, name=Typed("Winter"), games=("saga", "touria"), created_at=0.0)
SEASON = replace(first_season(LEAGUE, WEEK), id=5)
STARTED = replace(SEASON, started_at=WEEK)


def _entries(number: int, season: Season = SEASON) -> list[Entry]:
    return [Entry(season=season.id, member=member, entered_at=0.0, division=0) for member in range(number)]


def _fixtures(number: int) -> list[Fixture]:
    entrants = [Entrant(member, "new") for member in range(number)]
    return drawn(LEAGUE, SEASON, entrants, ())[1]


def _games(states: dict[int, FixtureState], number: int = 7) -> list[Played]:
    return [Played(fixture, states.get(place, "waiting")) for place, fixture in enumerate(_fixtures(number))]


@pytest.mark.parametrize("people", [3, 4, 7, 20, 60])
def test_everybody_plays_each_game_in_each_seat_equally_often(people: int) -> None:
    fixtures = _fixtures(people)
    sat = Counter((member, seat, one.game) for one in fixtures for seat, member in enumerate(one.members))
    assert {member for member, _, _ in sat} == set(range(people))
    assert set(sat.values()) == {1}


def test_nobody_meets_people_of_another_division() -> None:
    entries, fixtures = drawn(LEAGUE, SEASON, [Entrant(member, "new") for member in range(20)], ())
    of = {one.member: one.division for one in entries}
    assert {of[member] for one in fixtures for member in one.members} == {0, 1, 2}
    assert all({of[member] for member in one.members} == {one.division} for one in fixtures)


def test_a_season_waits_for_its_start_and_for_enough_people() -> None:
    assert next_step(LEAGUE, SEASON, _entries(7), [], WEEK - 1) == WEEK
    assert next_step(LEAGUE, SEASON, _entries(3), [], WEEK) == Start()
    left = [*_entries(2), replace(_entries(3)[2], state="withdrawn")]
    assert next_step(LEAGUE, SEASON, left, [], WEEK) == Postpone()
    later = postponed(SEASON, LEAGUE)
    assert (later.starts_at, later.ends_at) == (2 * WEEK, 6 * WEEK)


def test_games_open_while_their_people_have_room() -> None:
    opening = list(openable(LEAGUE, _entries(7), _games({})))
    busy = Counter(member for one in opening for member in one.members)
    assert max(busy.values()) == LEAGUE.at_once
    assert next_step(LEAGUE, STARTED, _entries(7), _games({}), WEEK) == Open(tuple(opening))


def test_no_game_opens_when_everybody_is_busy() -> None:
    open_now = {place: "open" for place, one in enumerate(_fixtures(7)) if one.opens_first < 7}
    assert list(openable(LEAGUE, _entries(7), _games(dict.fromkeys(open_now, "open")))) == []


def test_games_of_people_who_left_open_for_the_others() -> None:
    entries = [replace(one, state="withdrawn") if one.member < 3 else one for one in _entries(7)]
    opening = [{*one.members} for one in openable(LEAGUE, entries, _games({}))]
    assert any(members & {0, 1, 2} for members in opening)


def test_a_game_of_one_person_against_computers_is_void() -> None:
    fixture = _fixtures(7)[0]
    first, second, *_ = fixture.members
    assert played(fixture, frozenset((first,)), None).state == "void"
    assert played(fixture, frozenset((first, second)), None).state == "waiting"


def test_a_table_that_was_ended_or_deleted_counts_for_nobody() -> None:
    fixture = replace(_fixtures(7)[0], opened_at=WEEK)
    everybody = frozenset(range(7))
    assert played(replace(fixture, table=3), everybody, None, has_open_table=True).state == "open"
    assert played(replace(fixture, table=3), everybody, None).state == "void"
    assert played(fixture, everybody, None) == Played(fixture, "void")


def test_a_seat_that_somebody_else_finished_scores_last() -> None:
    fixture = replace(_fixtures(7)[0], opened_at=WEEK, table=3)
    first, second, third, fourth = fixture.members
    outcome = Outcome((first, 99, None, fourth), (1, 2, 3, 4), (9, 8, 7, 6), (True, False, False, False))
    there = played(fixture, frozenset(), outcome)
    assert [one.entry for one in there.scores if one.by_other] == [first, second, third]
    assert there.scores[3].score == 6


def test_open_games_are_adjudicated_after_the_end() -> None:
    games = _games({0: "over", 1: "open"})
    late = next_step(LEAGUE, STARTED, _entries(7), games, STARTED.ends_at)
    assert late == Adjudicate(tuple(one.fixture for one in games[1:]))
    expected = replace(games[1].fixture, expected=(500, 500, 500, 500))
    games = [replace(one, state="over") for one in games]
    games[1] = played(expected, frozenset(), None, has_open_table=True)
    assert next_step(LEAGUE, STARTED, _entries(7), games, STARTED.ends_at) == Close((expected,))
    assert played(expected, frozenset(), None).state == "adjudicated"
    assert played(replace(expected, expected=()), frozenset(), None).state == "void"


def test_deals_of_finished_games_are_revealed_once() -> None:
    games = _games({0: "over", 1: "open"})
    fixture = replace(games[0].fixture, opened_at=WEEK)
    games[0] = replace(games[0], fixture=fixture)
    games[1] = Played(replace(games[1].fixture, opened_at=WEEK), "open", has_open_table=True)
    games[2:] = [replace(one, state="void") for one in games[2:]]
    assert next_step(LEAGUE, STARTED, _entries(7), games, WEEK) == Reveal((fixture,))
    games[0] = replace(games[0], is_revealed=True)
    assert next_step(LEAGUE, STARTED, _entries(7), games, WEEK) == 2 * WEEK


def test_a_season_ends_as_soon_as_all_games_count() -> None:
    games = [replace(one, state="over") for one in _games({})]
    assert next_step(LEAGUE, STARTED, _entries(7), games, 2 * WEEK) == End()
    ended = replace(STARTED, ended_at=2 * WEEK)
    assert isinstance(next_step(LEAGUE, ended, _entries(7), games, 3 * WEEK), float)


def test_each_week_is_summarized_once_also_after_an_outage() -> None:
    games = [replace(one, state="open") for one in _games({})]
    assert next_step(LEAGUE, STARTED, _entries(7), games, 1.5 * WEEK) == 2 * WEEK
    assert next_step(LEAGUE, STARTED, _entries(7), games, 4.5 * WEEK) == Summarize(3)
    told = replace(STARTED, told=3)
    assert next_step(LEAGUE, told, _entries(7), games, 4.5 * WEEK) == 5 * WEEK


def test_the_next_season_leaves_time_to_enter() -> None:
    after = season_after(STARTED, LEAGUE, STARTED.ends_at + 3 * WEEK)
    assert after.number == 2
    assert after.starts_at - after.opens_at >= WEEK / 7
    assert after.ends_at - after.starts_at == LEAGUE.weeks * WEEK


def test_each_game_has_its_share_of_the_season() -> None:
    """Eight games each, two at a time: four rounds in four weeks."""
    games = _games({})
    fixture = games[0].fixture
    assert share_of(STARTED, LEAGUE, games, fixture, WEEK) == WEEK
    assert share_of(STARTED, LEAGUE, games, fixture, STARTED.ends_at - 10) == 10
    assert share_of(STARTED, LEAGUE, games, fixture, STARTED.ends_at) is None


def test_games_that_can_still_bring_points() -> None:
    games = _games(dict.fromkeys(range(13), "over"))
    assert open_games(games) == {0: [games[13].fixture.members]}


def test_the_champion_has_played_and_is_still_there() -> None:
    entries, fixtures = _entries(3), _fixtures(3)
    game = Played(
        fixtures[0],
        "over",
        tuple(SeatScore(member, 1 + member) for member in fixtures[0].members),
    )
    assert champions_of(entries, [game]) == [0]
    assert champions_of(entries, []) == [], "nobody has played"
    left = [replace(entries[0], state="withdrawn"), *entries[1:]]
    assert champions_of(left, [game]) == [1]
    shared = replace(game, scores=tuple(SeatScore(member, 1) for member in fixtures[0].members))
    assert champions_of(entries, [shared]) == [0, 1, 2]
