"""Seat clocks when moves are taken back: nobody gains time."""

from __future__ import annotations

from bot.features.clocks.rules.calendar import Calendar
from bot.features.clocks.rules.clocks import PRESETS, clocks_back, run_clocks
from bot.table.table import SeatRow
from games.engine.text import Seat

DAY = PRESETS["day"]
HOUR = 3_600.0
ALWAYS = {0: Calendar(), 1: Calendar()}


def moved(rows: list[SeatRow], mover: Seat, asked: Seat, now: float) -> list[SeatRow]:
    return run_clocks(rows, {asked}, mover, DAY, now, ALWAYS)


def test_a_move_made_again_and_again_earns_no_time() -> None:
    assert DAY is not None
    rows = [SeatRow(1, 1, 1, reserve=10 * HOUR), SeatRow(2, 2, 2, reserve=10 * HOUR)]
    rows = run_clocks(rows, {0}, None, DAY, 0, ALWAYS)
    for _ in range(5):
        rows = moved(rows, mover=0, asked=1, now=0)
        rows = clocks_back(rows, {0}, {0}, DAY, 0)
        rows = run_clocks(rows, {0}, None, DAY, 0, ALWAYS)
    assert [row.reserve for row in rows] == [10 * HOUR, 10 * HOUR]
    assert rows[0].due_at == 10 * HOUR
    assert rows[1].since is None


def test_the_time_that_passed_is_used() -> None:
    rows = [SeatRow(1, 1, 1, reserve=10 * HOUR), SeatRow(2, 2, 2, reserve=10 * HOUR)]
    rows = run_clocks(rows, {0}, None, DAY, 0, ALWAYS)
    rows = moved(rows, mover=0, asked=1, now=HOUR)
    rows = clocks_back(rows, {0}, {0}, DAY, 3 * HOUR)
    assert [row.reserve for row in rows] == [9 * HOUR, 8 * HOUR]


def test_without_a_clock_there_is_nothing_to_give_back() -> None:
    rows = [SeatRow(1, 1, 1), SeatRow(None, None, 2)]
    assert clocks_back(rows, {0}, {0}, None, 0) == rows
