"""Days off: an annual budget, no absurd values, and deadlines that new days off don't move."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.features.clocks.rules.calendar import Calendar, QuietHours, Span
from bot.features.clocks.rules.clocks import ClockPreset
from bot.features.clocks.rules.days_off import allowance, narrowed, with_holiday, within, without_holidays
from games.engine.game import Refused

TODAY = date(2026, 6, 1)
DAY = 86_400.0
NOON = datetime(2026, 6, 1, 12, tzinfo=ZoneInfo("UTC")).timestamp()
CLOCK = ClockPreset(reserve=3 * DAY, refill=DAY / 2, cap=5 * DAY, extension=DAY)


def holiday(first: str, last: str, known: tuple[Span, ...] = (), budget: int = 30) -> tuple[Span, ...]:
    return with_holiday(known, date.fromisoformat(first), date.fromisoformat(last), TODAY, budget)


@pytest.mark.parametrize(
    ("first", "last", "why"),
    [
        ("2026-06-10", "2036-06-10", "holiday-too-far"),
        ("2027-06-01", "2027-06-03", "holiday-too-far"),
        ("2026-06-10", "2026-07-10", "holiday-too-long"),
        ("2026-06-10", "2026-06-09", "holiday-backwards"),
        ("2026-05-10", "2026-05-31", "holiday-past"),
    ],
)
def test_what_is_absurd_or_too_long_is_refused(first: str, last: str, why: str) -> None:
    with pytest.raises(Refused) as refusal:
        holiday(first, last)
    assert refusal.value.text.key == f"refused-{why}"


def test_a_refusal_says_how_many_days_are_left() -> None:
    known = holiday("2026-06-10", "2026-06-29")
    with pytest.raises(Refused) as refusal:
        holiday("2026-08-01", "2026-08-11", known)
    assert dict(refusal.value.text.args) == {"year": "2026", "days": 11, "left": 10, "most": 30}
    assert holiday("2026-08-01", "2026-08-10", known)[-1] == ("2026-08-01", "2026-08-10")


def test_every_year_has_its_own_days() -> None:
    known = holiday("2026-12-02", "2027-01-30")
    assert [found.left for year in (2026, 2027) if (found := allowance(known, year, 30))] == [0, 0]


def test_days_that_were_taken_stay_taken() -> None:
    taken = (("2026-05-03", "2026-05-28"), ("2026-05-30", "2026-06-03"))
    left = without_holidays(taken, taken, TODAY)
    assert left == (("2026-05-03", "2026-05-28"), ("2026-05-30", "2026-05-31"))
    with pytest.raises(Refused):
        holiday("2026-07-01", "2026-07-03", left)


def test_a_holiday_begins_today_at_the_earliest() -> None:
    assert holiday("2026-05-01", "2026-06-02") == (("2026-06-01", "2026-06-02"),)


def test_without_a_limit_a_year_ahead_is_all_there_is() -> None:
    assert holiday("2026-06-02", "2027-05-30", budget=0) == (("2026-06-02", "2027-05-30"),)
    assert allowance((), 2026, 0) is None


def test_ten_years_that_were_noted_once_count_as_the_days_of_each_year() -> None:
    counted = within((("2026-06-01", "9999-12-31"),), 30)
    assert counted[0] == ("2026-06-01", "2026-06-30")
    assert Calendar(holidays=counted).elapsed(NOON, NOON + 40 * DAY) == pytest.approx(10.5 * DAY)


_SPANS = st.tuples(st.integers(0, 900), st.integers(0, 60)).map(
    lambda span: (
        (TODAY + timedelta(span[0])).isoformat(),
        (TODAY + timedelta(span[0] + span[1])).isoformat(),
    )
)


@given(st.lists(_SPANS, max_size=8), st.integers(1, 60))
def test_no_year_has_more_days_than_its_budget(spans: list[Span], budget: int) -> None:
    days = [
        date.fromisoformat(first) + timedelta(day)
        for first, last in within(spans, budget)
        for day in range((date.fromisoformat(last) - date.fromisoformat(first)).days + 1)
    ]
    assert len(days) == len(set(days))
    assert all(sum(day.year == year for day in days) <= budget for year in range(2026, 2030))
    assert all(any(first <= day.isoformat() <= last for first, last in spans) for day in days)


def test_a_clock_that_stands_still_runs_again_when_days_are_given_back() -> None:
    before = Calendar(
        timezone="Europe/Rome", weekend=(5, 6), holidays=(("2026-06-02", "2026-06-30"), ("2026-08-01",) * 2)
    )
    nights = QuietHours(0, 60, "UTC")
    now = Calendar(nights, weekend=(4, 5), holidays=(("2026-06-02", "2026-06-05"), ("2026-07-01",) * 2))
    assert narrowed(before, now) == Calendar(
        nights, "Europe/Rome", weekend=(5,), holidays=(("2026-06-02", "2026-06-05"),)
    )
