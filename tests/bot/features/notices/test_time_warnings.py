"""Warnings before time runs out: who gets them, when, and never about a secret question."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.features.clocks.rules.calendar import Calendar, QuietHours
from bot.features.clocks.rules.clocks import PRESETS, clock_of
from bot.features.notices.rules.digests import misses_digest, told_at_once
from bot.features.notices.rules.notice import NewNotice, Notice
from bot.features.notices.rules.ping_hours import EVE, PingHours
from bot.features.notices.rules.reminders import wants_reminder
from bot.features.notices.rules.standing_notices import Listeners, appearing, standing_notices
from bot.features.notices.rules.time_warnings import APART, LEAST, first_warning_due, warning_at
from bot.features.people.rules.people import Person, Preferences, Warnings
from bot.table.situation import Situation
from bot.table.table import SeatRow
from games.registry import GAMES
from tests.support.started import Started, started

HOUR, DAY = 3_600.0, 86_400.0
NOON = datetime(2026, 6, 1, 12, tzinfo=UTC).timestamp()
NEVER = float("-inf")


def row(reserve: float, since: float = NOON, calendar: Calendar | None = None) -> SeatRow:
    """Return a seat whose clock has been running since the given time."""
    known = calendar or Calendar()
    return SeatRow(1, 1, 0, reserve=reserve, since=since, due_at=known.end(since, reserve), calendar=known)


def short(told: int = 0, told_at: float | None = None) -> Notice:
    state = "sent" if told else "due"
    return Notice(1, 1, 1, 0, "short", 1, NOON, state, told=told, told_at=told_at)  # type: ignore[arg-type]


def warnings(
    seat: SeatRow, wanted: Warnings = "twice", hours: PingHours | None = None, heard_at: float = NOON
) -> list[float]:
    """Return when the person is warned, assuming that the bot checks all the time."""
    found: list[float] = []
    notice = short()
    while len(found) < 5:
        now = found[-1] if found else seat.since or NOON
        at = warning_at(notice, seat, heard_at, wanted, hours or PingHours(), now)
        if at is None:
            break
        found.append(at)
        notice = short(len(found), at)
    return found


@pytest.mark.parametrize(
    ("wanted", "parts"), [("off", []), ("once", [0.75]), ("twice", [0.75, 0.9])], ids=str
)
def test_at_a_quarter_and_at_a_tenth(wanted: Warnings, parts: list[float]) -> None:
    assert warnings(row(DAY), wanted) == pytest.approx([NOON + part * DAY for part in parts])


def test_the_second_only_if_it_comes_more_than_an_hour_later() -> None:
    assert warnings(row(6 * HOUR)) == [NOON + 4.5 * HOUR]
    assert len(warnings(row(8 * HOUR))) == 2


def test_a_short_clock_has_none() -> None:
    live = PRESETS["live"]
    assert live is not None
    assert first_warning_due(row(live.reserve), NOON) is None
    assert warnings(row(live.reserve)) == []
    assert warnings(row(HOUR)) == [NOON + 45 * 60]


def test_none_just_after_hearing_of_the_question() -> None:
    """If they get the question in the morning, with a quarter left, they are warned at a tenth."""
    seat = row(20 * HOUR)
    assert warnings(seat, heard_at=NOON + 15 * HOUR) == [NOON + 18 * HOUR]
    late = short()
    at = warning_at(late, seat, NOON + 15 * HOUR, "twice", PingHours(), NOON + 16 * HOUR)
    assert at == NOON + 18 * HOUR, "that doesn't change while time passes"


def test_who_has_answered_part_of_a_turn_is_warned_at_a_tenth() -> None:
    """Their clock keeps running, and they saw the next question with a fifth left."""
    seat = row(DAY)
    assert first_warning_due(seat, NOON + 0.8 * DAY) == pytest.approx(NOON + 0.9 * DAY)
    assert first_warning_due(seat, NOON + 0.9 * DAY) is None
    assert first_warning_due(row(18 * 60), NOON) is None, "there's no use in two minutes"


def test_it_moves_to_the_end_of_own_quiet_hours_or_before_them() -> None:
    own = QuietHours(22 * 60, 8 * 60, "UTC")
    hours = PingHours(Calendar(), (own,))
    [first] = warnings(row(24 * HOUR), "once", hours)
    assert first == NOON + 20 * HOUR, "a quarter is left at six; it's told at eight"
    [before] = warnings(row(16 * HOUR), "once", hours)
    assert before == NOON + 10 * HOUR - EVE, "time runs out at four in the night"


@given(
    reserve=st.floats(300, 10 * DAY),
    start=st.floats(0, DAY),
    quiet=st.tuples(st.integers(0, 1439), st.integers(1, 1000)),
    heard=st.floats(0, DAY),
    wanted=st.sampled_from(["off", "once", "twice"]),
)
def test_never_in_quiet_hours_never_after_the_end_and_never_close_together(
    reserve: float, start: float, quiet: tuple[int, int], heard: float, wanted: Warnings
) -> None:
    own = QuietHours(quiet[0], sum(quiet) % 1440, "UTC")
    seat = row(reserve, NOON + start)
    assert seat.due_at is not None
    heard_at = NOON + start + heard
    found = warnings(seat, wanted, PingHours(Calendar(), (own,)), heard_at)
    assert len(found) <= {"off": 0, "once": 1, "twice": 2}[wanted]
    for at in found:
        assert own.around(at) is None
        assert heard_at + LEAST <= at < seat.due_at
    assert all(after - before >= APART for before, after in pairwise(found))


@pytest.mark.parametrize("day", ["2026-03-28", "2026-10-24"], ids=["forward", "back"])
def test_in_the_nights_in_which_the_clocks_change(day: str) -> None:
    own = QuietHours(22 * 60, 8 * 60, "Europe/Rome")
    start = datetime.fromisoformat(f"{day}T12:00+00:00").timestamp()
    found = warnings(row(24 * HOUR, start), "twice", PingHours(Calendar(), (own,)), start)
    assert found
    assert all(own.around(at) is None for at in found)
    assert datetime.fromtimestamp(found[0], UTC).hour == {"2026-03-28": 6, "2026-10-24": 7}[day]


def test_a_clock_of_this_machine_that_was_set_back_puts_no_second_warning_off() -> None:
    seat = row(DAY)
    assert warning_at(short(1, NOON + 40 * DAY), seat, NOON, "twice", PingHours(), NOON + 19 * HOUR) == (
        pytest.approx(NOON + 21.6 * HOUR)
    )


# At tables


def shorts(at: Situation) -> list[NewNotice]:
    return [one for one in standing_notices(at, Listeners()).values() if one.kind == "short"]


def table(game: str = "abraca", clock: str = "day") -> Started:
    people = range(3, 3 + max(2, GAMES[game].seats.start))
    return started(GAMES[game], tuple(people), clock=clock)


def test_who_has_a_running_clock_is_warned_and_nobody_else() -> None:
    here = table()
    [asked] = [seat for seat, one in enumerate(here.at.table.seats) if one.since is not None]
    [notice] = shorts(here.at)
    assert (notice.seat, notice.due_at) == (asked, 0.75 * DAY)
    assert not shorts(table(clock="none").at)
    assert not shorts(table(clock="live").at)
    here.act("pause", 0, None)
    assert not shorts(here.at)


def test_more_time_arms_the_warning_anew_and_more_questions_of_a_turn_do_not() -> None:
    here = table()
    [notice] = shorts(here.at)
    before = here.at
    here.at = replace(here.at, now=0.8 * DAY)
    change = here.act("extend", notice.seat, None)
    [again] = [one for one in change.notices if one.kind == "short"]
    preset = clock_of("day")
    assert preset is not None
    assert again.due_at == pytest.approx(0.75 * (DAY + preset.extension))
    assert not [one for one in appearing(here.at, here.at, Listeners()) if one.kind == "short"]
    assert [one.kind for one in appearing(before, before, Listeners())] == []


def test_the_end_of_time_that_moves_a_little_warns_nobody_again() -> None:
    here = table()
    [notice] = shorts(here.at)
    late = replace(here.at, now=0.9 * DAY)
    seats = [
        replace(one, reserve=one.reserve + 60, due_at=one.due_at + 60) if one.due_at else one  # type: ignore[operator]
        for one in late.table.seats
    ]
    moved = replace(late, table=replace(late.table, seats=seats))
    assert shorts(moved)[0].due_at != notice.due_at
    assert not appearing(late, moved, Listeners())


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_warned_of_a_secret_question(game: str) -> None:
    here = table(game)
    asked = {seat: replace(one, secret=True) for seat, one in here.at.table.asked.items()}
    seats = [replace(one, reserve=DAY, since=0.0, due_at=DAY) for one in here.at.table.seats]
    asked_openly = {seat: replace(one, secret=False) for seat, one in asked.items()}
    assert shorts(replace(here.at, table=replace(here.at.table, asked=asked_openly, seats=seats)))
    assert not shorts(replace(here.at, table=replace(here.at.table, asked=asked, seats=seats)))


# Digests


@given(
    st.floats(0, 7 * DAY),
    st.floats(60, 5 * DAY),
    st.integers(0, 23),
    st.none() | st.tuples(st.integers(0, 1439), st.integers(1, 1000)),
)
def test_what_ends_before_the_digest_does_not_wait_for_it(
    due: float, lasts: float, hour: int, quiet: tuple[int, int] | None
) -> None:
    person = Person(1, preferences=Preferences(delivery="digest", digest_hour=hour))
    notice = Notice(1, 1, 1, 0, "turn", 1, NOON + due, "due")
    hours = [QuietHours(quiet[0], sum(quiet) % 1440, "UTC")] if quiet else []
    ends = notice.due_at + lasts
    day = datetime.fromtimestamp(notice.due_at, UTC).replace(hour=hour, minute=0, second=0, microsecond=0)
    digest = day.timestamp() if day.timestamp() > notice.due_at else day.timestamp() + DAY
    if hours and (span := hours[0].around(digest)):
        digest = span[1]
    assert misses_digest(notice, person, ends, hours, notice.due_at) == (ends <= digest)
    assert not misses_digest(notice, person, None, hours, notice.due_at)
    seen = replace(person, digested_at=notice.due_at + 1)
    assert not misses_digest(notice, seen, ends, hours, notice.due_at + 2), "a digest has told it"
    for kind in ("vote", "proposal", "time", "soon", "closing"):
        other = replace(notice, kind=kind)
        assert not misses_digest(other, person, ends, hours, notice.due_at)


def test_who_gets_a_digest_is_not_reminded() -> None:
    notice = Notice(1, 1, 1, 0, "turn", 1, NOON, "sent", told=1, told_at=NOON)
    person = Person(1, preferences=Preferences(delivery="digest", reminder_hours=4))
    assert not wants_reminder(notice, person.preferences)
    assert not wants_reminder(notice, told_at_once(person).preferences)
