"""Seat clocks: a reserve that runs while a seat has a question, and grows a little with each turn."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
import pytest

from bot.features.clocks.rules.calendar import Calendar, QuietHours
from bot.features.clocks.rules.clocks import PRESETS, ClockPreset, extended, run_clocks
from bot.table.table import SeatRow, Vote

CLOCK = ClockPreset(reserve=100, refill=10, cap=120, extension=50)
ALWAYS = {seat: Calendar() for seat in range(3)}
SEATS = [SeatRow(1, 1, 11), SeatRow(2, 2, 12), SeatRow(None, None, 13)]


def step(
    seats: list[SeatRow],
    asked: Collection[int],
    now: float,
    mover: int | None = None,
    clock: ClockPreset | None = CLOCK,
) -> list[SeatRow]:
    return run_clocks(seats, asked, mover, clock, now, ALWAYS)


def test_the_clock_of_who_is_asked_runs() -> None:
    ada, bruno, _ = step(SEATS, {0}, 1000)
    assert (ada.since, ada.due_at) == (1000, 1100)
    assert (bruno.since, bruno.due_at) == (None, None)


def test_computers_have_no_clock() -> None:
    assert step(SEATS, {2}, 1000) == SEATS
    away = [msgspec.structs.replace(SEATS[0], stand_in="absence"), *SEATS[1:]]
    assert step(away, {0}, 1000) == away


def test_an_answer_stops_the_clock_and_gives_the_refill() -> None:
    running = step(SEATS, {0}, 1000)
    ada, bruno, _ = step(running, {1}, 1030, mover=0)
    assert (ada.reserve, ada.since, ada.due_at) == (80, None, None)
    assert bruno.due_at == 1130


def test_the_reserve_never_grows_over_its_cap() -> None:
    seats = SEATS
    for turn in range(5):
        seats = step(step(seats, {0}, turn), {1}, turn, mover=0)
    assert seats[0].reserve == 120


def test_a_clock_goes_on_while_others_move_and_through_the_steps_of_a_turn() -> None:
    running = step(SEATS, {0, 1}, 1000)
    later = step(running, {0}, 1040, mover=1)
    assert later[0] == running[0]
    assert step(later, {0}, 1050, mover=0)[0] == running[0]


def test_a_pause_stops_the_clock_without_a_refill() -> None:
    running = step(SEATS, {0}, 1000)
    resting = run_clocks(running, {0}, None, None, 1060, ALWAYS)
    assert (resting[0].reserve, resting[0].since) == (40, None)
    assert step(resting, {0}, 5000)[0].due_at == 5040


def test_who_moves_after_their_time_was_up_goes_on_with_a_refill() -> None:
    running = step(SEATS, {0}, 1000)
    out = [msgspec.structs.replace(running[0], vote=Vote("time", 1500), due_at=None), *running[1:]]
    assert step(out, {0}, 1500, mover=1)[0].timed_out, "somebody else's move does not help"
    ada = step(out, {0}, 1500, mover=0)[0]
    assert (ada.timed_out, ada.reserve, ada.due_at) == (False, 10, 1510)


def test_waiting_gives_more_time() -> None:
    running = step(SEATS, {0}, 1000)
    out = msgspec.structs.replace(running[0], vote=Vote("time", 1500), due_at=None)
    more = extended(out, 1500, Calendar(), CLOCK)
    assert (more.timed_out, more.reserve, more.since, more.due_at) == (False, 50, 1500, 1550)


def test_quiet_hours_cost_nothing() -> None:
    nights = {0: Calendar(QuietHours(60, 120, "UTC"))}
    [ada] = run_clocks(SEATS[:1], {0}, None, ClockPreset(3600, 0, 3600, 0), 59 * 60, nights)
    assert ada.due_at == 59 * 60 + 2 * 3600
    [ada] = run_clocks([ada], set(), 0, ClockPreset(3600, 0, 3600, 0), 121 * 60, nights)
    assert ada.reserve == 3600 - 120


@pytest.mark.parametrize("name", [name for name, preset in PRESETS.items() if preset])
def test_presets_make_sense(name: str) -> None:
    preset = PRESETS[name]
    assert preset is not None
    assert 0 < preset.refill < preset.reserve <= preset.cap
    assert 0 < preset.extension <= preset.reserve
