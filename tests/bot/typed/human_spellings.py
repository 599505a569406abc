"""How people write durations, times, days, starts and time zones, with the meaning of each spelling.

The meanings are computed here from the parts of a spelling, without the bot's parsers.
``spellings/<locale>.py`` contains what differs between languages.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime, timedelta
from importlib import import_module

from render.words import locales
from tests.bot.typed.spellings.language import (
    DAY,
    HOUR,
    MINUTE,
    NOW,
    WEEK,
    Days,
    Language,
    Lengths,
    Starts,
    at,
)


def language_of(locale: str) -> Language:
    """Return the language with its spellings; every offered language needs a module of them."""
    module = import_module(f"tests.bot.typed.spellings.{locale.replace('-', '_')}")
    found: Language = module.LANGUAGE
    return found


LANGUAGES = tuple(map(language_of, locales()))


def lengths(language: Language) -> Lengths:
    """Yield durations with their seconds."""
    minutes, hours, days, weeks = (language.units[unit] for unit in (MINUTE, HOUR, DAY, WEEK))
    for unit, words in language.units.items():
        for word in words:
            for number in (2, 3, 5, 10, 12, 36, 90):
                yield f"{number} {word}", number * unit
            yield f"8{word}", 8 * unit
            if unit != MINUTE:
                yield f"2.5 {word}", 5 * unit // 2
                yield f"2,5 {word}", 5 * unit // 2
                yield f"3½ {word}", 7 * unit // 2
                yield f"4 1/2 {word}", 9 * unit // 2
        for number, name in language.numbers.items():
            yield f"{name} {words[-1]}", number * unit
    for said in (language.ones, language.halves):
        for seconds, spellings in said.items():
            yield from ((spelling, seconds) for spelling in spellings)
    for unit, spellings in language.half_more.items():
        for spelling in spellings:
            for number in (2, 3):
                yield spelling.format(number), number * unit + unit // 2
                yield spelling.format(language.numbers[number]), number * unit + unit // 2
    for hour in (1, 2, 9, 30):
        for minute in (5, 15, 30, 45, 59):
            seconds = hour * HOUR + minute * MINUTE
            yield f"{hour}:{minute:02} {hours[0]}", seconds
            yield f"{hour}{hours[0]}{minute:02}", seconds
            yield f"{hour} {hours[0]} {minute:02}", seconds
            yield f"{hour}{hours[0]} {minute}{minutes[0]}", seconds
            yield f"{hour}{hours[0]}{minute}{minutes[1]}", seconds
            yield f"{hour} {hours[-1]} {language.conjunction} {minute} {minutes[-1]}", seconds
            yield f"{hour} {hours[-1]}, {minute} {minutes[-1]}", seconds
    for day in (1, 2, 10):
        for hour in (6, 12):
            yield f"{day}{days[0]}{hour}{hours[0]}", day * DAY + hour * HOUR
            yield f"{day} {days[-1]} {hour} {hours[-1]}", day * DAY + hour * HOUR
            yield f"{day} {days[0]} {hour} {hours[0]} 30 {minutes[1]}", day * DAY + hour * HOUR + 30 * MINUTE
        yield f"{day} {weeks[-1]} {language.conjunction} 3 {days[-1]}", day * WEEK + 3 * DAY
    yield from _from_now(language)
    yield f"1{language.group}440 {minutes[1]}", DAY
    yield f"90 {minutes[1]}.", 90 * MINUTE
    yield "0", 0
    yield from language.lengths.items()


def _from_now(language: Language) -> Lengths:
    """Yield periods that start now."""
    minutes, hours = language.units[MINUTE], language.units[HOUR]
    for spelling in language.from_now:
        for said, seconds in ((f"2 {hours[-1]}", 2 * HOUR), (f"90 {minutes[1]}", 90 * MINUTE)):
            yield spelling.format(said), seconds


def times(language: Language) -> Iterator[tuple[str, int]]:
    """Yield times of day with their minutes since midnight."""
    for minute in (0, 5, 8 * 60, 9 * 60 + 30, 12 * 60, 12 * 60 + 45, 20 * 60 + 30, 22 * 60, 23 * 60 + 59):
        hour, past = divmod(minute, 60)
        for shown in (
            f"{hour:02}:{past:02}",
            f"{hour}:{past:02}",
            f"{hour}.{past:02}",
            f"{hour:02}{past:02}",
        ):
            yield shown, minute
        yield f"{hour}h{past:02}", minute
    yield from language.times()


def days(language: Language) -> Days:
    """Yield days, counted from ``NOW``'s day."""
    today = NOW.date()
    for weekday, name in enumerate(language.weekdays):
        coming = today + timedelta((weekday - today.weekday()) % 7)
        for shown in (name, name[:3], name.lower(), name.upper()):
            yield shown, coming
    for month, name in enumerate(language.months, 1):
        number = (month * 7) % 28 + 1
        meant = _next_date(month, number)
        for shown in (name, _short(name), name.lower()):
            yield f"{number} {shown}", meant
            yield f"{number} {shown} {meant.year}", meant
        weekday = language.weekdays[meant.weekday()]
        yield f"{weekday} {number} {name}", meant
        yield f"{weekday[:3]}, {number} {_short(name)}", meant
        yield meant.isoformat(), meant
        yield f"{number}.{month}.", meant
        yield f"{number:02}.{month:02}.{meant.year}", meant
        yield f"{number}.{month}.{meant.year % 100:02}", meant
    for number in (13, 24, 31):
        for month in (1, 7, 12):
            meant = _next_date(month, number)
            yield f"{number}/{month}", meant
            yield f"{number}/{month}/{meant.year}", meant
            yield f"{number}-{month}-{meant.year}", meant
    yield f"<t:{int(NOW.timestamp()) + DAY}:D>", today + timedelta(1)
    yield from language.days(today)


def _short(month: str) -> str:
    """Return the usual abbreviation of a month; *juin* and *juillet* share three letters."""
    return month[:4] if month.startswith("jui") else month[:3]


def _next_date(month: int, number: int) -> date:
    """Return the next date with this month and day."""
    this_year = date(NOW.year, month, number)
    return this_year if this_year >= NOW.date() else date(NOW.year + 1, month, number)


def starts(language: Language) -> Starts:
    """Yield starts of a game, written at ``NOW``."""
    for said, seconds in _from_now(language):
        yield said, NOW + timedelta(seconds=seconds)
    clocks = {"20:30": (20, 30), "9:05": (9, 5), "21.15": (21, 15), "22h30": (22, 30)}
    clocks |= language.clocks
    for said, (hour, minute) in clocks.items():
        yield said, _after_now(at(NOW.date(), hour, minute))
    for day, meant in _starting_days(language):
        for said, (hour, minute) in clocks.items():
            yield f"{day} {said}", at(meant, hour, minute)
            yield f"{day}, {said}", at(meant, hour, minute)
        yield f"20:30 {day}", at(meant, 20, 30)
    yield "2026-06-24 20:00", at(date(2026, 6, 24), 20, 0)
    yield "2026-06-24T20:00", at(date(2026, 6, 24), 20, 0)
    yield "2026-06-24T20:00Z", at(date(2026, 6, 24), 22, 0)
    yield "20:30 UTC+2", at(NOW.date(), 20, 30)
    for sign in ("", ":t", ":R", ":F"):
        yield f"<t:{int(NOW.timestamp()) + DAY}{sign}>", NOW + timedelta(1)
    yield from language.starts()


def _starting_days(language: Language) -> Days:
    """Yield days on which every time of day is still ahead, and which are unambiguous by themselves."""
    named = {language.weekdays[4]: 5, language.weekdays[5][:3]: 6, f"24 {language.months[5]}": 24}
    named |= {"24/6": 24, "24.6.": 24, "2026-06-24": 24, f"24 {_short(language.months[5])} 2026": 24}
    named |= language.ahead
    yield from ((said, date(2026, 6, number)) for said, number in named.items())


def _after_now(moment: datetime) -> datetime:
    return moment if moment > NOW else moment + timedelta(1)


def zones(language: Language) -> Iterator[tuple[str, timedelta]]:
    """Yield time zones with their offsets from UTC at ``NOW``."""
    for hours in (0, 1, 2, 5, 9, 12):
        for sign, ahead in (("+", 1), ("-", -1), ("−", -1), ("–", -1)):
            for minutes in (0, 30, 45) if 0 < hours < 12 else (0,):
                offset = ahead * timedelta(hours=hours, minutes=minutes)
                for name in ("UTC", "GMT", "utc ", "Gmt "):
                    yield f"{name}{sign}{hours}" + (f":{minutes:02}" if minutes else ""), offset
                yield f"{sign}{hours:02}{minutes:02}", offset
                yield f"UTC {sign}{hours:02}:{minutes:02}", offset
                yield f"UTC{sign} {hours}:{minutes:02}", offset
    yield from (
        ("Z", timedelta()),
        ("UTC", timedelta()),
        ("GMT", timedelta()),
        ("UTC+5.5", timedelta(hours=5.5)),
    )
    # The tz database inverts the sign in these names.
    yield from (("Etc/GMT-5", timedelta(hours=5)), ("etc/gmt+3", timedelta(hours=-3)))
    named = {"CET": 2, "EST": -4, "PST": -7, "JST": 9, "Europe/Rome": 2, "New York": -4, "asia/tokyo": 9}
    for name, hours in {**named, **language.places}.items():
        for shown in (name, name.upper(), f" {name}\N{NO-BREAK SPACE}"):
            yield shown, timedelta(hours=hours)
