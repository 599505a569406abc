"""Seat clocks: a reserve of time that runs during a seat's question and grows a little each turn."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import msgspec
from msgspec import Struct

from bot.features.clocks.rules.calendar import Calendar
from bot.table.refusals import refused
from bot.table.table import SeatRow
from bot.typed.durations import duration_text
from games.engine.text import Seat, Text

_MINUTE, _HOUR, _DAY = 60.0, 3_600.0, 86_400.0


class ClockPreset(Struct, frozen=True):
    """The seconds a clock starts with, gains per turn, holds at most, and gains when others grant time."""

    reserve: float
    refill: float
    cap: float
    extension: float


PRESETS: Mapping[str, ClockPreset | None] = {
    "live": ClockPreset(10 * _MINUTE, _MINUTE, 15 * _MINUTE, 5 * _MINUTE),
    "day": ClockPreset(_DAY, 8 * _HOUR, 1.5 * _DAY, 12 * _HOUR),
    "relaxed": ClockPreset(3 * _DAY, 12 * _HOUR, 5 * _DAY, _DAY),
    "none": None,
}
"""The clocks a table can have, by name. The words ``clock-<name>`` describe them."""


_OWN = "own"
_SHORTEST, _LONGEST = 300, 60 * 86_400
_MOST_REFILL = 30 * 86_400


def own_clock(reserve: int, refill: int, cap: int) -> str:
    """Return the name of a custom clock: its start, its gain per turn and its maximum, in seconds.

    :raises Refused: the values are out of range.
    """
    if not (_SHORTEST <= reserve <= cap <= _LONGEST and 0 <= refill <= min(cap, _MOST_REFILL)):
        raise refused("no-such-clock")
    return f"{_OWN} {reserve} {refill} {cap}"


def is_clock(name: str) -> bool:
    """Return whether there's a clock called ``name``."""
    return name in PRESETS or own_values(name) is not None


def clock_of(name: str) -> ClockPreset | None:
    """Return the clock called ``name``; ``None`` for “no clock”."""
    values = own_values(name)
    if values is None:
        return PRESETS.get(name)
    reserve, refill, cap = values
    return ClockPreset(reserve, refill, cap, max(_SHORTEST, reserve // 3))


def clock_text(name: str) -> Text:
    """Return the clock's name as players read it."""
    values = own_values(name)
    if values is None:
        return Text(f"clock-{name}")
    reserve, refill, cap = map(duration_text, values)
    return Text("clock-own", {"reserve": reserve, "refill": refill, "cap": cap})


def own_values(name: str) -> tuple[int, int, int] | None:
    """Return the start, gain per turn and maximum of a custom clock, in seconds; ``None`` for a preset."""
    parts = name.split(" ")
    if len(parts) != 4 or parts[0] != _OWN or not all(part.isdecimal() for part in parts[1:]):
        return None
    reserve, refill, cap = map(int, parts[1:])
    return reserve, refill, cap


def run_clocks(
    seats: Sequence[SeatRow],
    asked: Collection[Seat],
    mover: Seat | None,
    preset: ClockPreset | None,
    now: float,
    calendars: Mapping[Seat, Calendar],
) -> list[SeatRow]:
    """Return the seats with their clocks as they run from ``now`` on.

    The clocks of the seats in ``asked`` run, all others stop. A seat that has answered gets its refill, even
    if it moved after its time was up.
    """
    rows = []
    for seat, row in enumerate(seats):
        runs = preset is not None and seat in asked and not row.by_computer
        if row.since is not None and (not runs or (row.timed_out and seat == mover)):
            row = stopped(row, now, preset, refill=seat not in asked or seat == mover)  # noqa: PLW2901
        if runs and row.since is None and preset is not None:
            row = started(row, now, calendars[seat], preset)  # noqa: PLW2901
        rows.append(row)
    return rows


def clocks_back(
    seats: Sequence[SeatRow],
    asked: Collection[Seat],
    movers: Collection[Seat],
    preset: ClockPreset | None,
    now: float,
) -> list[SeatRow]:
    """Return the seats with their clocks after taking back moves of ``movers``.

    Nobody gains time: seats no longer in ``asked`` have used the time that passed and get no refill, and
    seats with their question back return the refill of the move.
    """
    rows = []
    for seat, row in enumerate(seats):
        if row.since is not None and seat not in asked:
            row = stopped(row, now, preset, refill=False)  # noqa: PLW2901
        elif preset and row.since is None and row.reserve is not None and seat in asked and seat in movers:
            left = max(0.0, row.reserve - preset.refill)
            row = msgspec.structs.replace(row, reserve=left)  # noqa: PLW2901
        rows.append(row)
    return rows


def started(row: SeatRow, now: float, calendar: Calendar, preset: ClockPreset) -> SeatRow:
    """Return ``row`` with its clock running."""
    reserve = preset.reserve if row.reserve is None else row.reserve
    return msgspec.structs.replace(
        row,
        reserve=reserve,
        since=now,
        due_at=calendar.end(now, reserve),
        vote=None,
        calendar=calendar,
    )


def stopped(row: SeatRow, now: float, preset: ClockPreset | None, *, refill: bool) -> SeatRow:
    """Return ``row`` with its clock stopped and its remaining reserve, by the calendar it started with."""
    assert row.since is not None, "only a running clock can be stopped"
    assert row.calendar is not None, "a running clock has a calendar"
    left = max(0.0, (row.reserve or 0.0) - row.calendar.elapsed(row.since, now))
    if preset is not None and refill:
        left = min(preset.cap, left + preset.refill)
    return msgspec.structs.replace(row, reserve=left, since=None, due_at=None, vote=None, calendar=None)


def held(row: SeatRow, asked_at: float) -> SeatRow:
    """Return ``row`` with its clock stopped as of ``asked_at``: its question has reached nobody since."""
    if row.since is None:
        return row
    return stopped(row, max(row.since, asked_at), None, refill=False)


def prolonged(row: SeatRow, now: float, calendar: Calendar, preset: ClockPreset) -> SeatRow:
    """Return ``row``, whose clock runs or has run out, with the clock's extension added."""
    if row.due_at is None:
        return extended(row, now, calendar, preset)
    assert row.calendar is not None, "a running clock has a calendar"
    end = row.calendar.end(row.due_at, preset.extension)
    return msgspec.structs.replace(row, reserve=(row.reserve or 0.0) + preset.extension, due_at=end)


def extended(row: SeatRow, now: float, calendar: Calendar, preset: ClockPreset) -> SeatRow:
    """Return ``row``, whose time was up, with the clock's extension as its new reserve."""
    return started(msgspec.structs.replace(row, reserve=preset.extension), now, calendar, preset)
