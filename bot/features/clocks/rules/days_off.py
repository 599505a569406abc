"""Days off: how many somebody has per year, and how changed calendars affect running clocks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from datetime import date, timedelta

from msgspec import Struct
from msgspec.structs import replace

from bot.features.clocks.rules.calendar import Calendar, QuietHours, Span
from bot.features.people.rules.people import Preferences
from bot.features.servers.rules.settings import GuildSettings
from bot.table.refusals import refused
from bot.table.situation import Situation, TableStep, line
from bot.table.table import SeatRow
from bot.typed.offsets import zone_name
from bot.typed.times_of_day import clock_time
from games.engine.event import Event
from games.engine.text import SeatName

MOST_HOLIDAYS = 20
"""Maximum number of a person's future holidays; they all fit into one menu."""
DAYS_AHEAD = 366
"""Maximum number of days ahead at which a holiday may end."""
MOST_WEEKDAYS = 3
"""Maximum number of weekdays that stop somebody's clocks; they don't count as days of holidays."""

_YEARS = 3
"""Maximum number of years of a holiday to look at; a stored one may be older than the limit, and longer."""
_DAY = timedelta(days=1)


class Allowance(Struct, frozen=True):
    """The days off that a person has ``left`` in a calendar year, out of ``most``."""

    year: int
    left: int
    most: int


def allowance(holidays: Sequence[Span], year: int, budget: int) -> Allowance | None:
    """Return how much of a ``budget`` of days is left in ``year``; ``None`` if there's no limit (0)."""
    return Allowance(year, max(0, budget - _taken(holidays)[year]), budget) if budget else None


def calendar_of(preferences: Preferences, settings: GuildSettings) -> Calendar:
    """Return when the clocks of a person with ``preferences`` stop on a server with ``settings``.

    Weekdays off beyond ``MOST_WEEKDAYS``, and holidays beyond the server's limit, stop no clock.

    >>> calendar_of(Preferences(weekend=(0, 1, 2, 3, 4, 5)), GuildSettings()).weekend
    (0, 1, 2)
    """
    weekend = tuple(sorted(set(preferences.weekend)))[:MOST_WEEKDAYS]
    holidays = within(preferences.holidays, settings.days_off)
    return Calendar(settings.quiet, preferences.timezone, weekend, holidays)


def within(holidays: Sequence[Span], budget: int) -> tuple[Span, ...]:
    """Return the part of ``holidays`` that counts: the first ``budget`` days of each calendar year.

    >>> within([("2026-12-01", "2026-12-24"), ("2026-12-30", "2027-01-02")], 25)
    (('2026-12-01', '2026-12-24'), ('2026-12-30', '2026-12-30'), ('2027-01-01', '2027-01-02'))
    """
    if not budget or not holidays:
        return _joined(holidays)
    used: Counter[int] = Counter()
    kept = []
    for first, last in _by_year(_joined(holidays)):
        days = min((last - first).days + 1, budget - used[first.year])
        if days:
            used[first.year] += days
            kept.append((first.isoformat(), (first + (days - 1) * _DAY).isoformat()))
    return tuple(kept)


def coming(holidays: Iterable[Span], today: date) -> tuple[Span, ...]:
    """Return the ``holidays`` that aren't over yet."""
    return tuple(span for span in holidays if span[1] >= today.isoformat())


def with_holiday(
    holidays: Sequence[Span], first: date, last: date, today: date, budget: int
) -> tuple[Span, ...]:
    """Return ``holidays`` with one more, from today on at the earliest; ``budget`` is in days per year.

    Last year's holidays stay, for clocks that ran then.

    :raises Refused: the dates make no sense, are too far ahead, or exceed the rest of the budget.
    """
    if last < first:
        raise refused("holiday-backwards")
    if last < today:
        raise refused("holiday-past")
    if (last - today).days > DAYS_AHEAD:
        raise refused("holiday-too-far")
    new = (max(first, today).isoformat(), last.isoformat())
    known = [span for span in holidays if span[1] >= date(today.year - 1, 1, 1).isoformat()]
    noted = _joined([*known, new])
    if len(coming(noted, today)) > MOST_HOLIDAYS:
        raise refused("too-many-holidays", most=MOST_HOLIDAYS)
    before, after = _taken(holidays), _taken(noted)
    for year, days in sorted(after.items()):
        if budget and days > max(budget, before[year]):
            left = max(0, budget - before[year])
            wanted = days - before[year]
            raise refused("holiday-too-long", year=str(year), days=wanted, left=left, most=budget)
    return noted


def without_holidays(holidays: Sequence[Span], gone: Collection[Span], today: date) -> tuple[Span, ...]:
    """Return ``holidays`` without the future part of the ones in ``gone``; past days count as taken."""
    yesterday = today - _DAY
    kept = []
    for first, last in holidays:
        if (first, last) not in gone or last < today.isoformat():
            kept.append((first, last))
        elif first < today.isoformat():
            kept.append((first, yesterday.isoformat()))
    return tuple(kept)


def takes_more(before: Preferences, after: Preferences) -> bool:
    """Return whether ``after`` has days off that ``before`` doesn't."""
    return not (set(after.holidays) <= set(before.holidays) and set(after.weekend) <= set(before.weekend))


def back_at(preferences: Preferences, now: float) -> float | None:
    """Return when somebody on holiday ``now`` is back; ``None`` if they aren't on holiday.

    Servers with a limit on days off may expect them earlier.
    """
    return calendar_of(preferences, GuildSettings(days_off=0)).away_until(now)


def narrowed(running: Calendar, now: Calendar) -> Calendar:
    """Return the calendar for a clock started by ``running``, when its person's calendar becomes ``now``.

    It has the current quiet hours, and only the days off that are in both: new ones don't stop a running
    clock.
    """
    both = [
        (max(first, other_first), min(last, other_last))
        for first, last in running.holidays
        for other_first, other_last in now.holidays
        if max(first, other_first) <= min(last, other_last)
    ]
    weekend = tuple(day for day in running.weekend if day in now.weekend)
    return replace(running, quiet=now.quiet, weekend=weekend, holidays=tuple(both))


def recounted(at: Situation, person: int | None) -> TableStep | None:
    """Return the step that adjusts the running clocks to the current calendars; ``None`` if none changes.

    The clocks are those of ``person``, or everybody's if that's ``None``.
    """
    if at.table.status != "playing":
        return None
    seats = [_recounted(at, row) if person in {None, row.person} else row for row in at.table.seats]
    if seats == at.table.seats:
        return None
    reasons = tuple(_reasons(at, seats))
    if not reasons:
        # Every clock ends when it did, so nobody can tell that somebody has changed their days off.
        return TableStep(at.after_unseen(seats), at.state)
    return TableStep(at.after_resting(seats=seats), at.state, reasons)


def _reasons(at: Situation, seats: Sequence[SeatRow]) -> Iterator[Event]:
    """Yield log lines with the reasons why the clocks of these ``seats`` now end at another time."""
    moved = [
        (seat, before, now)
        for seat, (before, now) in enumerate(zip(at.table.seats, seats, strict=True))
        if before.due_at != now.due_at
    ]
    by_server = [before for _, before, now in moved if _quiet(before) != _quiet(now)]
    if by_server:
        quiet = at.settings.quiet
        yield (
            line("log-quiet-none")
            if quiet is None
            else line(
                "log-quiet-hours",
                start=clock_time(quiet.start),
                end=clock_time(quiet.end),
                timezone=zone_name(quiet.timezone),
            )
        )
    for seat, before, _ in moved:
        if before not in by_server:
            yield line("log-days-off-changed", seat=SeatName(seat))


def _quiet(row: SeatRow) -> QuietHours | None:
    return row.calendar.quiet if row.calendar else None


def _recounted(at: Situation, row: SeatRow) -> SeatRow:
    """Return the seat with its clock, if it runs, ending by the current calendar of its person.

    No clock runs out because of that: past days off may have been deleted from the calendar, and after an
    outage of the bot a clock has extra time that isn't in any calendar.
    """
    if row.since is None or row.due_at is None or row.reserve is None or row.calendar is None:
        return row
    calendar = narrowed(row.calendar, at.calendar(row.person))
    end = calendar.end(row.since, row.reserve)
    due_at = row.due_at if end <= at.now < row.due_at else end
    return replace(row, due_at=due_at, calendar=calendar)


def _taken(holidays: Iterable[Span]) -> Counter[int]:
    """Return how many days of each calendar year ``holidays`` take."""
    taken: Counter[int] = Counter()
    for first, last in _by_year(_joined(holidays)):
        taken[first.year] += (last - first).days + 1
    return taken


def _joined(holidays: Iterable[Span]) -> tuple[Span, ...]:
    """Return ``holidays`` sorted, with overlapping ones merged."""
    joined: list[Span] = []
    for first, last in sorted(holidays):
        if joined and first <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(last, joined[-1][1]))
        else:
            joined.append((first, last))
    return tuple(joined)


def _by_year(holidays: Iterable[Span]) -> Iterator[tuple[date, date]]:
    """Yield ``holidays`` split at the ends of calendar years."""
    for span in holidays:
        first, last = (date.fromisoformat(day) for day in span)
        for year in range(first.year, min(last.year + 1, first.year + _YEARS)):
            yield max(first, date(year, 1, 1)), min(last, date(year, 12, 31))
