"""When clocks pause: quiet hours, weekends and holidays, across midnight and daylight saving changes."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.features.clocks.rules.calendar import Calendar, QuietHours

HOUR = 3600.0
DAY = 24 * HOUR
ROME = "Europe/Rome"


def at(text: str, zone: str = "UTC") -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


NIGHTS = Calendar(QuietHours(22 * 60, 8 * 60, "UTC"))
NOON = Calendar(QuietHours(12 * 60, 13 * 60, "UTC"))
WEEKENDS = Calendar(timezone=ROME, weekend=(5, 6))
LEAVE = Calendar(timezone=ROME, holidays=(("2026-12-24", "2026-12-26"),))


@pytest.mark.parametrize(
    ("calendar", "start", "hours", "end"),
    [
        (Calendar(), "2026-11-20T10:00", 30, "2026-11-21T16:00"),
        (NIGHTS, "2026-11-20T21:00", 1, "2026-11-20T22:00"),
        (NIGHTS, "2026-11-20T21:00", 2, "2026-11-21T09:00"),
        (NIGHTS, "2026-11-20T23:30", 1, "2026-11-21T09:00"),
        (NIGHTS, "2026-11-20T03:00", 15, "2026-11-21T09:00"),
        (NOON, "2026-11-20T11:30", 1, "2026-11-20T13:30"),
        (WEEKENDS, "2026-11-20T22:00", 2, "2026-11-23T00:00"),
        (WEEKENDS, "2026-11-21T10:00", 1, "2026-11-23T00:00"),
        (LEAVE, "2026-12-23T22:00", 2, "2026-12-27T00:00"),
        (Calendar(QuietHours(0, 0, "UTC")), "2026-11-20T00:00", 1, "2026-11-20T01:00"),
    ],
)
def test_a_clock_runs_out(calendar: Calendar, start: str, hours: float, end: str) -> None:
    assert datetime.fromtimestamp(calendar.end(at(start), hours * HOUR), UTC) == datetime.fromtimestamp(
        at(end), UTC
    )


def test_days_off_are_days_where_the_person_lives() -> None:
    far = Calendar(timezone="Pacific/Auckland", weekend=(5,))
    friday_noon = at("2026-11-20T12:00")
    assert far.elapsed(friday_noon, friday_noon + DAY) == HOUR, "Saturday is over there at 11:00 UTC"


def test_the_night_in_which_the_clocks_change_has_its_own_length() -> None:
    nights = Calendar(QuietHours(1 * 60, 5 * 60, ROME))
    evening = at("2026-10-24T23:00", ROME)
    assert nights.end(evening, 3 * HOUR) - evening == 8 * HOUR, "the quiet hours last five hours that night"


@pytest.mark.parametrize(
    ("evening", "hours"),
    [("2026-10-24T23:00", 8), ("2026-03-28T23:00", 6)],
    ids=["the clocks go back: five quiet hours", "the clocks go forward: three"],
)
def test_quiet_hours_end_by_the_wall_clock_in_both_nights(evening: str, hours: int) -> None:
    nights = Calendar(QuietHours(1 * 60, 5 * 60, ROME))
    began = at(evening, ROME)
    assert nights.end(began, 3 * HOUR) - began == hours * HOUR


@pytest.mark.parametrize(("day", "hours"), [("2026-10-25", 25), ("2026-03-29", 23)])
def test_a_day_off_is_as_long_as_that_day(day: str, hours: int) -> None:
    off = Calendar(timezone=ROME, holidays=((day, day),))
    began = at(f"{day}T00:00", ROME)
    assert off.end(began - HOUR, 2 * HOUR) - began == (hours + 1) * HOUR
    assert off.away_until(began) == began + hours * HOUR


def test_quiet_hours_that_begin_in_the_hour_that_is_left_out_begin_all_the_same() -> None:
    nights = Calendar(QuietHours(2 * 60 + 30, 5 * 60, ROME))
    began = at("2026-03-29T01:00", ROME)
    assert nights.end(began, 3 * HOUR) >= at("2026-03-29T05:00", ROME)
    assert nights.end(began, HOUR / 2) == began + HOUR / 2


def test_in_the_hour_that_comes_twice_a_clock_stands_still_each_time() -> None:
    nights = Calendar(QuietHours(2 * 60, 3 * 60, ROME))
    began = at("2026-10-25T01:00", ROME)
    assert nights.end(began, 2 * HOUR) - began == 4 * HOUR, "an hour runs, two are quiet, an hour runs"


@pytest.mark.parametrize(
    ("now", "changes"),
    [
        ("2026-12-01T12:00", "2026-12-24T00:00"),
        ("2026-12-24T00:00", "2026-12-27T00:00"),
        ("2026-12-26T23:59", "2026-12-27T00:00"),
        ("2026-12-27T00:00", None),
    ],
)
def test_when_what_is_said_of_somebody_changes_by_itself(now: str, changes: str | None) -> None:
    expected = None if changes is None else at(changes, ROME)
    assert LEAVE.away_changes_at(at(now, ROME)) == expected


calendars = st.builds(
    Calendar,
    st.none()
    | st.builds(QuietHours, st.integers(0, 1439), st.integers(0, 1439), st.sampled_from(["UTC", ROME])),
    st.sampled_from(["UTC", ROME, "Pacific/Auckland"]),
    st.lists(st.integers(0, 6), max_size=4, unique=True).map(tuple),
    st.sampled_from([(), (("2026-03-27", "2026-04-02"),)]),
)
moments = st.floats(at("2026-01-01T00:00"), at("2026-12-31T00:00")).map(round)


@given(calendars, moments, st.integers(0, 10 * 86_400))
def test_what_a_clock_ran_is_what_it_was_given(calendar: Calendar, start: float, seconds: int) -> None:
    end = calendar.end(start, seconds)
    assert end >= start + seconds
    assert calendar.elapsed(start, end) == pytest.approx(seconds, abs=1e-3)


@given(calendars, moments, st.integers(0, 5 * 86_400), st.integers(0, 5 * 86_400))
def test_time_adds_up(calendar: Calendar, start: float, first: int, second: int) -> None:
    middle, end = start + first, start + first + second
    whole = calendar.elapsed(start, end)
    assert whole == pytest.approx(calendar.elapsed(start, middle) + calendar.elapsed(middle, end), abs=1e-3)
    assert 0 <= whole <= end - start


@given(calendars, moments, st.integers(1, 400 * 86_400))
def test_until_the_next_change_the_same_is_said(calendar: Calendar, start: float, seconds: int) -> None:
    changes = calendar.away_changes_at(start)
    assert changes is None or changes > start
    later = start + seconds
    if changes is None or later < changes:
        assert changes is not None or seconds < 365 * 86_400 or calendar.away_until(later) is None
        assert seconds >= 365 * 86_400 or calendar.away_until(later) == calendar.away_until(start)
    elif later == changes:
        assert calendar.away_until(later) != calendar.away_until(start)
