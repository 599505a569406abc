"""When people may be pinged: never in quiet hours, and in time if possible."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.features.clocks.rules.calendar import Calendar, QuietHours
from bot.features.notices.rules.ping_hours import EVE, PingHours, own_quiet_hours, quiet_around, quiet_end
from bot.features.people.rules.people import Preferences

HOUR, DAY = 3_600.0, 86_400.0
NEVER = float("-inf")
START = datetime(2026, 1, 1, tzinfo=ZoneInfo("UTC")).timestamp()
ZONES = ("UTC", "Europe/Rome", "America/New_York", "Pacific/Auckland", "Asia/Kathmandu")


def at(text: str, zone: str = "UTC") -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


def is_quiet(moment: float, hours: QuietHours) -> bool:
    """Return whether local time is within ``hours``."""
    now = datetime.fromtimestamp(moment, ZoneInfo(hours.timezone))
    minute = now.hour * 60 + now.minute
    if hours.start <= hours.end:
        return hours.start <= minute < hours.end
    return minute >= hours.start or minute < hours.end


# Skip the hour that occurs twice or never: no quiet hours begin or end in it.
minutes = st.integers(4 * 60, 24 * 60 - 1)
moments = st.floats(START, START + 400 * DAY)


@st.composite
def quiet_hours(draw: st.DrawFn, most: int = 20) -> QuietHours:
    start = draw(minutes)
    length = draw(st.integers(10, most * 60))
    end = (start + length) % 1440
    return QuietHours(start, end if end >= 240 else 240, draw(st.sampled_from(ZONES)))


@given(moments, st.floats(0, 3 * DAY), quiet_hours())
def test_nobody_is_pinged_in_quiet_hours(due: float, later: float, hours: QuietHours) -> None:
    now = due + later
    for ends in (None, due + HOUR, due + DAY):
        told = PingHours(Calendar(hours), (hours,)).ping_at(due, now, since=due - DAY, ends=ends)
        assert told >= now
        assert not is_quiet(told, hours)


@given(moments, quiet_hours(10), quiet_hours(10))
def test_nobody_is_pinged_in_the_quiet_hours_of_the_server_or_their_own(
    due: float, server: QuietHours, own: QuietHours
) -> None:
    told = PingHours(Calendar(server), (server, own)).ping_at(due, NEVER)
    assert due <= told <= due + 2 * DAY
    assert not is_quiet(told, server)
    times = [due + step * 600 for step in range(288)]
    assert not is_quiet(told, own) or all(is_quiet(one, server) or is_quiet(one, own) for one in times)


@given(moments, quiet_hours(), st.floats(HOUR, DAY), st.floats(0, DAY))
def test_nobody_is_told_after_the_end_who_could_be_told_before(
    since: float, hours: QuietHours, lasts: float, later: float
) -> None:
    ends, due = since + lasts, since + min(later, lasts)
    planned = PingHours(Calendar(hours), (hours,)).ping_at(due, NEVER, since=since, ends=ends)
    could = not is_quiet(since, hours)
    assert planned >= since
    assert not is_quiet(planned, hours)
    assert planned < ends or not could or due >= ends


def test_what_ends_in_the_night_is_told_on_its_eve() -> None:
    night = QuietHours(22 * 60, 8 * 60, "UTC")
    hours = PingHours(Calendar(), (night,))
    asked, due, ends = at("2026-06-01T18:00"), at("2026-06-01T23:00"), at("2026-06-02T03:00")
    eve = at("2026-06-01T22:00") - EVE
    assert hours.ping_at(due, asked, since=asked, ends=ends) == eve
    assert hours.ping_at(due, eve + 60, since=asked, ends=ends) == eve + 60, "it is told a little late"
    assert hours.ping_at(due, due, since=asked, ends=ends) == at("2026-06-02T08:00"), "then not in the night"
    assert hours.ping_at(due, asked, since=asked, ends=ends + DAY) == at("2026-06-02T08:00")


@pytest.mark.parametrize(
    ("due", "told"),
    [
        ("2026-03-28T23:30", "2026-03-29T08:00"),
        ("2026-03-29T01:59", "2026-03-29T08:00"),
        ("2026-10-24T23:30", "2026-10-25T08:00"),
        ("2026-10-25T02:30", "2026-10-25T08:00"),
    ],
    ids=["forward", "just before", "back", "in the hour that comes twice"],
)
def test_quiet_hours_in_the_nights_in_which_the_clocks_change(due: str, told: str) -> None:
    night = QuietHours(22 * 60, 8 * 60, "Europe/Rome")
    assert quiet_end(at(due, "Europe/Rome"), [night]) == at(told, "Europe/Rome")
    second = datetime.fromisoformat("2026-10-25T02:30").replace(tzinfo=ZoneInfo("Europe/Rome"), fold=1)
    assert quiet_end(second.timestamp(), [night]) == at("2026-10-25T08:00", "Europe/Rome")


def test_a_clock_that_is_set_back_keeps_the_end_of_the_night() -> None:
    night = QuietHours(22 * 60, 8 * 60, "UTC")
    hours = PingHours(Calendar(), (night,))
    due = at("2026-06-02T01:00")
    for now in ("2026-06-02T02:00", "2026-06-02T01:00", "2026-06-01T23:00"):
        assert hours.ping_at(min(due, at(now)), at(now)) == at("2026-06-02T08:00")


def test_quiet_hours_that_leave_no_moment_give_way_to_those_of_the_server() -> None:
    server, own = QuietHours(20 * 60, 8 * 60, "UTC"), QuietHours(7 * 60, 21 * 60, "UTC")
    assert quiet_end(at("2026-06-01T23:00"), [server, own]) == at("2026-06-02T08:00")
    assert quiet_around(at("2026-06-01T12:00"), [server, own]) is None


def test_quiet_hours_that_touch_are_one_quiet_time() -> None:
    evening, night = QuietHours(18 * 60, 22 * 60, "UTC"), QuietHours(22 * 60, 8 * 60, "UTC")
    for moment in ("2026-06-01T19:00", "2026-06-01T22:00", "2026-06-02T03:00"):
        assert quiet_around(at(moment), [night, evening]) == (at("2026-06-01T18:00"), at("2026-06-02T08:00"))


def test_own_quiet_hours_are_in_the_time_zone_of_their_person() -> None:
    [own] = own_quiet_hours(Preferences(quiet=(22 * 60, 7 * 60), timezone="Pacific/Auckland"))
    assert quiet_end(at("2026-06-01T23:00", "Pacific/Auckland"), [own]) == at(
        "2026-06-02T07:00", "Pacific/Auckland"
    )
    assert own_quiet_hours(Preferences()) == ()


@given(moments, quiet_hours(8), st.sets(st.integers(0, 6), max_size=5))
def test_nobody_is_reminded_while_their_clocks_stand_still(
    due: float, own: QuietHours, weekend: set[int]
) -> None:
    calendar = Calendar(None, "Europe/Rome", tuple(sorted(weekend)))
    told = PingHours(calendar, (own,)).awake_at(due)
    assert told >= due
    assert not is_quiet(told, own)
    assert datetime.fromtimestamp(told, ZoneInfo("Europe/Rome")).weekday() not in weekend
