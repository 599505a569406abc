"""Reads days as people type them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date, datetime, timedelta, tzinfo
from functools import cache
from itertools import product

from babel.dates import format_date
from msgspec import Struct
from msgspec.structs import replace

from bot.typed.durations import find_length_from_now
from bot.typed.times_of_day import Part, part_of_day
from bot.typed.words import LONGEST, one_of, plain, typed_words
from render.languages import babel_locale
from render.words import locales, words_for

_DAY = timedelta(days=1)
_WEEK = 7 * _DAY
_SECONDS = 86_400
_SHORTEST = 3
"""Minimum number of letters of a month or weekday."""
_YEARS = 8
"""Number of years to search for a date without a year: the longest possible gap between two 29 Februaries."""
_KNOWN = range(1970, 3000)
"""The years that can be read: all their moments have Unix timestamps in every time zone."""
_MONTHS = 12
_SPECIAL: tuple[tuple[str, int, Part | None], ...] = (
    ("typed-today", 0, None),
    ("typed-tomorrow", 1, None),
    ("typed-day-after-tomorrow", 2, None),
    ("typed-this-morning", 0, "morning"),
    ("typed-tonight", 0, "tonight"),
    ("typed-tomorrow-morning", 1, "morning"),
)
"""Words for days near today: the key, the number of days ahead, and the part of the day."""
_NAMED_PARTS: tuple[Part, ...] = ("morning", "afternoon", "evening", "night")
_DATES = re.compile(
    r"(?P<y>\d{4})(?P<between>[-/.])(?P<m>\d{1,2})(?P=between)(?P<d>\d{1,2})|"
    r"(?P<one>\d{1,2})(?P<sign>[/.-])(?P<other>\d{1,2})(?:(?P=sign)(?P<year>\d{4}|(?<!-)\d{2})|\.)?"
)
_TIMESTAMP = re.compile(r"<t:(\d{1,11})(?::[a-z])?>")


class Today(Struct, frozen=True):
    """The reference for reading a day: today's ``day`` at the person's place, their time zone and language.

    ``since``: the first day that a date without a year, or a weekday, can mean; ``None``: today.
    """

    day: date
    timezone: tzinfo
    locale: str
    since: date | None = None

    @property
    def first(self) -> date:
        """The first day that a date without a year, or a weekday, can mean."""
        return self.since or self.day


class DayMeant(Struct, frozen=True):
    """A day that a text may mean, and a part of it.

    ``is_weekly``: it's a weekday, so if the time on it has passed, the same weekday a week later is meant.
    """

    day: date
    part: Part | None = None
    is_weekly: bool = False


def days_meant(text: str, today: Today) -> tuple[date, ...]:
    """Return the days that the whole ``text`` may mean: none if it can't be read, several if it's ambiguous.

    >>> from zoneinfo import ZoneInfo
    >>> today = Today(date(2026, 6, 3), ZoneInfo("UTC"), "en")
    >>> for typed in ("2026-12-24", "6.1.2027", "Friday", "Dec 24", "03/04", "31/02/2027"):
    ...     print(typed, *days_meant(typed, today))
    2026-12-24 2026-12-24
    6.1.2027 2027-01-06
    Friday 2026-06-05
    Dec 24 2026-12-24
    03/04 2027-03-04 2027-04-03
    31/02/2027
    """
    return tuple(sorted({meant.day for meant in day_readings(text, today) if meant.part is None}))


def spoken_day(day: date, locale: str) -> str:
    """Return a day in words, with its weekday and year.

    >>> spoken_day(date(2026, 12, 24), "en")
    'Thursday, December 24, 2026'
    """
    return format_date(day, "full", babel_locale(locale))


def day_readings(text: str, today: Today) -> set[DayMeant]:
    """Return the days that the whole ``text`` may mean, with the part of the day it names."""
    return set(_readings(_spaced(plain(text)), today)) if len(text) <= LONGEST else set()


def find_timestamp(text: str) -> float | None:
    """Return the Unix time of a Discord timestamp in seconds; ``None`` if ``text`` isn't one.

    >>> find_timestamp("<t:1700000000:R>"), find_timestamp("<t:99999999999999>")
    (1700000000.0, None)
    """
    match = _TIMESTAMP.fullmatch(text.strip().casefold())
    return float(match[1]) if match else None


def _spaced(text: str) -> str:
    """Return ``text`` without the commas between its words, and with one word for each day of the week."""
    spaced = " ".join(map(_parted, text.replace(", ", " ").split()))
    for name, _ in _names("days"):
        if " " in name:  # segunda-feira
            spaced = spaced.replace(name, name.partition(" ")[0])
    return spaced


def _parted(word: str) -> str:
    """Return ``word`` as two words if it's a day and a part of it: *vrijdagavond*, *Freitagmorgen*."""
    match = _compound().fullmatch(word)
    if match is None or any(word in typed_words(key) for key, *_ in _SPECIAL):
        return word
    return f"{match['day']} {_ends_of_compounds()[match['part']]}"


def _readings(text: str, today: Today) -> Iterator[DayMeant]:
    yield from _in_part(text, today)
    words = text.split(" ")
    for index in range(1, len(words)):
        if part := part_of_day(" ".join(words[index:])):
            for meant in _in_part(" ".join(words[:index]), today):
                if meant.part is None:
                    yield replace(meant, part=part)


def _in_part(text: str, today: Today) -> Iterator[DayMeant]:
    """Yield the days that ``text`` may mean, with or without a word like *on* before them."""
    yield from _days(text, today)
    if match := _before().match(text):
        yield from _days(text[match.end() :], today)


def _days(text: str, today: Today) -> Iterator[DayMeant]:
    for key, ahead, part in _SPECIAL:
        if text in typed_words(key):
            yield DayMeant(today.day + ahead * _DAY, part)
    if (moment := find_timestamp(text)) is not None:
        yield DayMeant(datetime.fromtimestamp(moment, today.timezone).date())
    if (length := find_length_from_now(text, today.locale)) is not None and length % _SECONDS == 0:
        days = length // _SECONDS
        if days < _YEARS * 366:
            yield DayMeant(today.day + days * _DAY)
    yield from _weekdays(text, today)
    yield from map(DayMeant, _dates(text, today, None))
    yield from map(DayMeant, _numbered(text, today, None))


def _weekdays(text: str, today: Today) -> Iterator[DayMeant]:
    """Yield the days that ``text`` may mean if it has a weekday in it or names a part of this day."""
    for words in typed_words("typed-next-week"):
        if text.startswith(f"{words} "):
            text = f"{text.removeprefix(words).lstrip()} {words}"
    first, _, rest = text.partition(" ")
    if first in typed_words("typed-this") and (part := part_of_day(rest)):
        yield DayMeant(today.day, part)
    if first in typed_words("typed-this"):
        first, _, rest = rest.partition(" ")
    next_words = typed_words("typed-next")
    if first in next_words or rest in next_words:
        for weekday in _beginning(rest if first in next_words else first, "days"):
            yield from map(DayMeant, _next(weekday, today))
        return
    for weekday in _beginning(first, "days"):
        ahead = (weekday - today.first.weekday()) % 7
        if not rest:
            yield DayMeant(today.first + ahead * _DAY, is_weekly=today.since is None)
        elif rest in typed_words("typed-next-week"):
            monday = today.day - today.day.weekday() * _DAY
            yield DayMeant(monday + _WEEK + weekday * _DAY)
        else:
            yield from map(DayMeant, _dates(rest, today, weekday))
            yield from map(DayMeant, _numbered(rest, today, weekday))


def _next(weekday: int, today: Today) -> Iterator[date]:
    """Yield the days that *next Friday* may mean: Friday of next week, and for some people of this week.

    Everyone means the same day if this week's has passed.
    """
    ahead = (weekday - today.day.weekday()) % 7 or 7
    yield today.day + ahead * _DAY
    if weekday > today.day.weekday():
        yield today.day + ahead * _DAY + _WEEK


def _dates(text: str, today: Today, weekday: int | None) -> Iterator[date]:
    """Yield the dates with a month that ``text`` may mean; only those on ``weekday``, if it's given."""
    for year, month, day in {*_in_digits(text, today.locale), *_in_words(text)}:
        years = [year] if year else range(today.first.year, today.first.year + _YEARS)
        found = (one for one in (_date(number, month, day) for number in years) if one)
        day_meant = next((one for one in found if year or one >= today.first), None)
        if day_meant is not None and weekday in {None, day_meant.weekday()}:
            yield day_meant


def _in_digits(text: str, locale: str) -> Iterator[tuple[int, int, int]]:
    """Yield the year (0: none), month and day of a date in digits.

    With dots the day is always first; otherwise, if both readings are possible, the language decides.
    """
    match = _DATES.fullmatch(text)
    if match is None:
        return
    if match["y"]:
        yield int(match["y"]), int(match["m"]), int(match["d"])
        return
    sign, one, other = match["sign"], int(match["one"]), int(match["other"])
    is_dotted = text.endswith(".") and match["year"] is None
    if (is_dotted and sign != ".") or (sign == "-" and not match["year"]):
        return
    year = int(match["year"] or 0) + (2000 if match["year"] and len(match["year"]) == 2 else 0)
    if sign == "." or other > _MONTHS or words_for(locale)("typed-dates") == "day first":
        # Only Americans write the month first, and they use no dots.
        if other > _MONTHS and sign != ".":
            yield year, one, other
        else:
            yield year, other, one
    else:
        yield year, other, one
        yield year, one, other


def _in_words(text: str) -> Iterator[tuple[int, int, int]]:
    """Yield the year (0: none), month and day of a date with the name of a month."""
    day_first, month_first = _written()
    for shape in (day_first, month_first):
        if match := shape.fullmatch(text):
            day = int(match["day"] or 1)
            for month in _beginning(match["month"], "months"):
                yield int(match["year"] or 0), month, day


def _numbered(text: str, today: Today, weekday: int | None) -> Iterator[date]:
    """Yield the next day with the number in ``text``, like *the 24th*; only on ``weekday``, if it's given."""
    match = _ordinal().fullmatch(text)
    if match is None or not (weekday is not None or match["the"] or match["ordinal"]):
        return
    number, first = int(match["day"]), today.first
    months = (divmod(first.month - 1 + ahead, _MONTHS) for ahead in range(3))
    found = (_date(first.year + years, month + 1, number) for years, month in months)
    day = next((one for one in found if one and one >= first), None)
    if day is not None and weekday in {None, day.weekday()}:
        yield day


def _date(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day) if year in _KNOWN else None
    except ValueError:
        return None


@cache
def _compound() -> re.Pattern[str]:
    """Return the pattern of a day and a part of it that are written as one word."""
    days = {name for name, _ in _names("days")} | typed_words("typed-this") | typed_words("typed-tomorrow")
    day, part = ("|".join(sorted(map(re.escape, words))) for words in (days, _ends_of_compounds()))
    return re.compile(rf"(?P<day>{day})(?P<part>{part})")


@cache
def _ends_of_compounds() -> dict[str, str]:
    """Return the words for parts of a day that can end a compound, each with the word to read instead.

    *Morgen*, which is tomorrow, is the morning there.
    """
    mornings = dict.fromkeys(typed_words("typed-tomorrow"), min(typed_words("typed-morning")))
    named = {word for part in _NAMED_PARTS for word in typed_words(f"typed-{part}") if word.isalpha()}
    return {**mornings, **{word: word for word in named}}


@cache
def _before() -> re.Pattern[str]:
    return re.compile(rf"(?:{one_of('typed-on')})\s*")


@cache
def _written() -> tuple[re.Pattern[str], re.Pattern[str]]:
    """Return the patterns of a date with the name of a month: day first, and month first."""
    the, of, ordinal, first = map(one_of, ("typed-the", "typed-date-of", "typed-ordinal", "typed-first"))
    day = rf"(?:(?:{the})\s*)?(?:(?P<day>\d{{1,2}})(?:{ordinal})?|(?:{first}))"
    month, year = r"(?P<month>[a-z]{3,})", rf"(?:[\s,]+(?:(?:{of})\s)?(?P<year>\d{{4}}))?"
    return (
        re.compile(rf"{day}\.?\s*(?:(?:{of})\s)?{month}{year}"),
        re.compile(rf"{month}\s(?:{day}){year}"),
    )


@cache
def _ordinal() -> re.Pattern[str]:
    the, ordinal = one_of("typed-the"), one_of("typed-ordinal")
    return re.compile(rf"(?P<the>(?:{the})\s*)?(?P<day>\d{{1,2}})(?P<ordinal>{ordinal}|\.)?")


def _beginning(typed: str, what: str) -> list[int]:
    """Return the weekdays (0 is Monday) or months (1 is January) whose names begin with ``typed``."""
    found = {number for name, number in _names(what) if name.startswith(typed)}
    return sorted(found) if len(typed) >= _SHORTEST else []


@cache
def _names(what: str) -> tuple[tuple[str, int], ...]:
    """Return the names of the ``days`` of the week or the ``months`` in all languages, with their numbers.

    Polish has its days also as they are after *on* and *until*: środa, w środę, do środy.
    """
    found: dict[tuple[str, int], None] = {}
    for locale in map(babel_locale, locales()):
        for context, number in product(("format", "stand-alone"), getattr(locale, what)["format"]["wide"]):
            name = plain(getattr(locale, what)[context]["wide"][number])
            found[name, number] = None
            if locale.language == "pl" and what == "days":
                found |= dict.fromkeys(((case, number) for case in _polish_cases(name)), None)
    return tuple(found)


def _polish_cases(name: str) -> tuple[str, ...]:
    """Return the forms of a Polish day of the week after *w* (on), and after *od* and *do* (from, until).

    >>> _polish_cases("piatek"), _polish_cases("sroda"), _polish_cases("niedziela")
    (('piatku',), ('srode', 'srody'), ('niedziele', 'niedzieli'))
    """
    stem = name[:-1]
    if not name.endswith("a"):
        return (f"{name.removesuffix('ek')}ku",)
    return f"{stem}e", f"{stem}{'i' if stem.endswith('l') else 'y'}"
