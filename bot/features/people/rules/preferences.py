"""The settings of a person, each declared once, with its page."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime
from functools import cache
from typing import get_args

from msgspec import Struct

from bot.features.clocks.rules.calendar import Span, zone
from bot.features.clocks.rules.days_off import (
    MOST_WEEKDAYS,
    allowance,
    coming,
    with_holiday,
    without_holidays,
)
from bot.features.notices.rules.reminders import REMINDERS
from bot.features.people.rules.people import Delivery, Preferences, Warnings
from bot.table.refusals import refused
from bot.table.setting import (
    Field,
    Form,
    Link,
    Menu,
    Option,
    Setting,
    Settings,
    Switch,
    Wording,
    language_options,
)
from bot.typed.days import spoken_day
from bot.typed.offsets import zone_name
from bot.typed.times_of_day import DAY, clock_time
from games.engine.text import Text, in_row
from render.shape import Shape
from render.words import Words

PAGES = ("notices", "time", "play", "you")
"""The pages of the panel."""
REMINDER_HOURS = (0, 1, 2, 4, 8, 12, 24, 48, 72)
"""The choices of hours until a reminder; 0 is never."""
MOST_QUIET = 16 * 60
"""The longest quiet hours of a person, in minutes a day."""


class Personal(Struct, frozen=True):
    """The preferences of a person, the date where they live, and their days off per year (0: no limit)."""

    preferences: Preferences
    today: date
    days_off: int


def personal(preferences: Preferences, now: float, days_off: int) -> Personal:
    """Return ``preferences`` with the date at ``now`` where their person lives."""
    return Personal(preferences, datetime.fromtimestamp(now, zone(preferences.timezone)).date(), days_off)


def quiet_hours(start: int, end: int) -> tuple[int, int]:
    """Return the quiet hours of a person from ``start`` to ``end``, in minutes since midnight.

    :raises Refused: they are empty, or take so much of the day that nobody could reach the person.
    """
    if start == end:
        raise refused("own-quiet-empty")
    if (end - start) % DAY > MOST_QUIET:
        raise refused("own-quiet-too-long", most=MOST_QUIET // 60)
    return start, end


def _deliveries() -> Sequence[Option]:
    return [
        Option(way, way, Text(f"me-delivery-{way}"), Text(f"me-delivery-{way}-help"))
        for way in get_args(Delivery)
    ]


def _hours() -> Sequence[Option]:
    return [Option(str(hour), hour, clock_time(60 * hour)) for hour in range(24)]


def _reminders() -> Sequence[Option]:
    return [Option(str(hours), hours, Text("me-reminder", {"hours": hours})) for hours in REMINDER_HOURS]


def _warnings() -> Sequence[Option]:
    return [Option(often, often, Text(f"me-warnings-{often}")) for often in get_args(Warnings)]


def _weekdays() -> Sequence[Option]:
    return [Option(str(day), day, Text(f"weekday-{day}")) for day in range(7)]


def _pictures() -> Sequence[Option]:
    return [Option(shape, shape, Text(f"me-picture-{shape}")) for shape in get_args(Shape)]


@cache
def _languages() -> Sequence[Option]:
    return language_options(Option("discord", None, Text("me-language-none")))


def _zone(at: Personal) -> str:
    return zone_name(at.preferences.timezone)


def _is_pinged(at: Personal) -> bool:
    return at.preferences.delivery in {"channel", "direct", "both"}


def _quiet(at: Personal) -> Sequence[Option]:
    """Return the quiet hours, if there are any, as an option to remove."""
    if at.preferences.quiet is None:
        return ()
    start, end = map(clock_time, at.preferences.quiet)
    return [Option("quiet", at.preferences.quiet, f"{start} – {end}")]


def _quiet_said(at: Personal) -> Wording:
    return next((option.label for option in _quiet(at)), Text("me-quiet-none"))


def _quiet_heard(at: Personal, words: Words, *_: int) -> str:
    if at.preferences.quiet is None:
        return words("me-quiet-gone")
    start, end = map(clock_time, at.preferences.quiet)
    return words("me-quiet-heard", start=start, end=end, zone=_zone(at))


def _quiet_end(at: Personal, end: int) -> str:
    return clock_time(at.preferences.quiet[end]) if at.preferences.quiet else ""


def _holidays(at: Personal) -> Sequence[Option]:
    """Return the current and future holidays."""
    spans = coming(at.preferences.holidays, at.today)
    return [Option("=".join(span), span, _span(span)) for span in spans]


def _span(span: Span) -> str:
    first, last = span
    return first if first == last else f"{first} – {last}"


def _holidays_said(at: Personal) -> Wording:
    spans = [str(option.label) for option in _holidays(at)]
    return in_row(spans) if spans else Text("me-holidays-none")


def _holiday_heard(at: Personal, words: Words, *span: date) -> str:
    if not span:
        return ""
    first, last = max(span[0], at.today), span[1]
    spoken = {"first": spoken_day(first, words.locale), "last": spoken_day(last, words.locale)}
    return words("me-holiday-noted", days=(last - first).days + 1, **spoken)


def _days_left(at: Personal) -> dict[str, str | int]:
    """Return how many days off are left this year, out of how many; 0 of 0 if there's no limit."""
    allowed = allowance(at.preferences.holidays, at.today.year, at.days_off)
    left, most = (allowed.left, allowed.most) if allowed else (0, 0)
    return {"left": left, "most": most, "year": str(at.today.year)}


SETTINGS: Sequence[Setting[Personal]] = (
    Setting("delivery", "notices", Menu(_deliveries)),
    Setting(
        "digest_hour",
        "notices",
        Menu(_hours),
        shown=lambda at: at.preferences.delivery == "digest",
        args=lambda at: {"zone": _zone(at)},
    ),
    Setting(
        "reminder_hours", "notices", Menu(_reminders), shown=_is_pinged, args=lambda _: {"most": REMINDERS}
    ),
    Setting("warnings", "notices", Menu(_warnings), shown=lambda at: at.preferences.delivery != "none"),
    Setting("early", "notices", Switch(), shown=_is_pinged),
    Setting("open_tables", "notices", Link("me-open")),
    Setting(
        "timezone",
        "time",
        Form(
            [Field("zone", "zone", "Europe/Rome", _zone)],
            said=_zone,
            read=lambda _, zone: zone,
        ),
    ),
    Setting(
        "quiet",
        "time",
        Form(
            [
                Field("start", "time", "22:00", lambda at: _quiet_end(at, 0)),
                Field("end", "time", "08:00", lambda at: _quiet_end(at, 1)),
            ],
            said=_quiet_said,
            read=lambda _, start, end: quiet_hours(start, end),
            optional=True,
            heard=_quiet_heard,
            removable=_quiet,
        ),
        args=lambda _: {"most": MOST_QUIET // 60},
    ),
    Setting("weekend", "time", Menu(_weekdays, MOST_WEEKDAYS), args=lambda _: {"most": MOST_WEEKDAYS}),
    Setting(
        "holidays",
        "time",
        Form(
            [
                Field("first", "day", "2026-12-24", lambda _: ""),
                Field("last", "day", "2027-01-06", lambda _: ""),
            ],
            said=_holidays_said,
            read=lambda at, first, last: with_holiday(
                at.preferences.holidays, first, last, at.today, at.days_off
            ),
            heard=_holiday_heard,
            removable=_holidays,
            without=lambda at, gone: without_holidays(at.preferences.holidays, gone, at.today),
        ),
        args=_days_left,
    ),
    Setting("confirm", "play", Switch()),
    Setting("coach", "play", Switch()),
    Setting("aim", "play", Switch()),
    Setting("picture", "play", Menu(_pictures)),
    Setting("rated", "play", Switch()),
    Setting("daily", "play", Switch()),
    Setting("language", "you", Menu(_languages)),
    Setting("named", "you", Switch()),
    Setting("blocked_people", "you", Link("me-blocked")),
    Setting("export", "you", Link("me-export")),
    Setting("delete", "you", Link("me-delete")),
)
"""All settings, in the order of the panel."""

PREFERENCES: Settings[Personal] = Settings(
    "me", PAGES, SETTINGS, lambda at: at.preferences, lambda at: at.preferences.timezone
)
