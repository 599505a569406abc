"""The forecast of a season before somebody enters it, held against what is then drawn."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from msgspec.structs import replace

from bot.features.leagues.rules.forecast import forecast
from bot.features.leagues.rules.league import WEEK, League
from bot.features.leagues.rules.movement import Came, Entrant
from bot.features.leagues.rules.season import drawn, first_season
from games.engine.text import Typed

LEAGUE = League(guild=1, channel=2, name=Typed("Winter"), games=("saga", "touria"), created_at=0.0)
SEASON = replace(first_season(LEAGUE, WEEK), id=5)
DAY = WEEK / 7


def _newcomers(people: int) -> list[Entrant]:
    """Return people who are new, those with high numbers rated best."""
    return [Entrant(member, "new", rating=member) for member in range(people)]


@pytest.mark.parametrize(("people", "own"), [*product((3, 6, 7, 8, 20, 60), (0, 2))])
def test_what_is_drawn_is_what_was_forecast(people: int, own: int) -> None:
    entrants = _newcomers(people)
    found = forecast(LEAGUE, SEASON, entrants, own, {})
    entries, fixtures = drawn(LEAGUE, SEASON, entrants, ())
    assert found.division == next(one.division for one in entries if one.member == own)
    assert found.divisions == len({one.division for one in entries})
    mine = [one.members for one in fixtures if own in one.members]
    assert len(mine) == found.games
    assert {member for members in mine for member in members} <= {own, *found.others}
    assert {*found.others} == {
        one.member for one in entries if one.division == found.division and one.member != own
    }


def test_a_division_of_last_season_and_a_rating_decide_whom_one_meets() -> None:
    past: list[Came] = ["stayed"] * 7 + ["down"] + ["stayed"] * 6
    entrants = [
        Entrant(member, came, int(member > 6), member % 7 + 1) for member, came in enumerate(past, start=0)
    ]
    newcomer = Entrant(99, "new", rating=2000)
    found = forecast(LEAGUE, SEASON, [*entrants, newcomer], 99, {})
    assert (found.division, found.divisions) == (1, 2), "however good, they begin below those who stayed"
    assert {*found.others} <= set(range(7, 14))


def test_it_takes_as_long_as_the_servers_games_do() -> None:
    paces = {"saga": 3 * DAY, "touria": 5 * DAY}
    found = forecast(LEAGUE, SEASON, _newcomers(7), 0, paces)
    # Eight games, two at a time, four days each.
    assert (found.games, found.seconds, found.is_too_long) == (8, 16 * DAY, False)
    slow = forecast(LEAGUE, SEASON, _newcomers(7), 0, {"saga": 7 * DAY, "touria": 9 * DAY})
    assert slow.is_too_long
    once = forecast(replace(LEAGUE, at_once=1), SEASON, _newcomers(7), 0, paces)
    assert once.seconds == 32 * DAY


def test_nothing_is_said_that_is_not_known() -> None:
    assert forecast(LEAGUE, SEASON, _newcomers(7), 0, {"saga": DAY}).seconds is None
    alone = forecast(LEAGUE, SEASON, _newcomers(2), 0, {})
    assert alone.others == (), "two people are no season yet"
    assert alone.games == 6, "with three, each plays three games of each kind"


def test_large_divisions_are_cut_and_only_the_own_part_is_met() -> None:
    entrants = [Entrant(member, "stayed", 0, 1) for member in range(20)]
    found = forecast(LEAGUE, SEASON, entrants, 3, {})
    met = Counter(
        member for one in drawn(LEAGUE, SEASON, entrants, ())[1] if 3 in one.members for member in one.members
    )
    assert {*found.others} == {*met} - {3}
    assert len(found.others) == 9
