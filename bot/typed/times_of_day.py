"""Reads times of day as people type them, and writes them as clocks show them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Literal, TypeAlias

from msgspec import Struct

from bot.typed.words import LONGEST, any_of, numbers, one_of, own_numbers, own_words, plain, typed_words
from render.words import DEFAULT_LOCALE

DAY = 1440
"""Minutes per day."""

Part: TypeAlias = Literal["am", "pm", "morning", "afternoon", "evening", "night", "tonight"]
"""A part of the day, named with a time or with a day; *tonight* is the evening and the night after it."""

_HOURS: Mapping[Part, frozenset[int]] = {
    "morning": frozenset(range(1, 12)),
    "afternoon": frozenset(range(12, 20)),
    "evening": frozenset(range(16, 24)),
    "night": frozenset({*range(20, 24), *range(6)}),
    "tonight": frozenset({*range(17, 24), *range(5)}),
}
_PARTS: tuple[Part, ...] = ("am", "pm", "morning", "afternoon", "evening", "night")
_NAMED_MINUTES: Mapping[str, int] = {
    "typed-half-past": 30,
    "typed-half-to": -30,
    "typed-quarter-past": 15,
    "typed-quarter-to": -15,
}
"""The minutes past the hour, or before it if negative, that a pattern of the catalogue names."""
_Shape: TypeAlias = tuple[re.Pattern[str], int]
"""The pattern of a time of day, and the minutes past the hour that its words add: 30 in *half past*."""
_HALVES: frozenset[Part] = frozenset({"am", "pm"})
_HALF = 12


class ClockTime(Struct, frozen=True):
    """A time of day as typed: an hour from 0 to 24, and minutes past it (or before it, if negative).

    ``part``: the part of the day that was named. ``is_midnight``: it was called midnight, which can be the
    beginning or the end of a day.
    """

    hour: int
    past: int
    part: Part | None = None
    is_midnight: bool = False

    def minute(self, part: Part | None = None) -> int | None:
        """Return the minutes since midnight, up to 1440; ``None`` if it's ambiguous or not in that ``part``.

        >>> [ClockTime(8, 30).minute(part) for part in (None, "evening", "afternoon")]
        [510, 1230, None]
        >>> ClockTime(1, -15, "pm").minute(), ClockTime(1, -15).minute()
        (765, None)
        """
        named = {one for one in (self.part, part) if one is not None}
        if not named:
            # Without a part, hours are those of a 24-hour clock; a quarter to one may be before 1:00 or
            # 13:00.
            minute = self.hour * 60 + self.past
            return minute if minute <= DAY and (self.past >= 0 or self.hour > 1) else None
        minutes = self._minutes()
        if not self.is_midnight:
            for one in named - _HALVES:
                minutes = {minute for minute in minutes if minute % DAY // 60 in _HOURS[one]}
        [minute] = minutes if len(minutes) == 1 else [DAY + 1]
        return minute if minute <= DAY else None

    def _minutes(self) -> set[int]:
        """Return the minutes since midnight that this may mean on a 12-hour or 24-hour clock."""
        if self.part in _HALVES:
            if not 1 <= self.hour <= _HALF:
                return set()
            hours = {self.hour % _HALF + (_HALF if self.part == "pm" else 0)}
        elif 1 <= self.hour <= _HALF:
            hours = {self.hour, (self.hour + _HALF) % 24}
        else:
            hours = {self.hour}
        return {hour * 60 + self.past + (DAY if hour * 60 + self.past < 0 else 0) for hour in hours}


def clock_times(text: str, locale: str) -> set[ClockTime]:
    """Return the times of day that the whole ``text`` may mean, in any usual form and language.

    ``locale`` is the reader's: patterns that mean something else in another language are read only in theirs.

    >>> clock_times("half past 8", "en") == clock_times("8 e mezza", "en") == {ClockTime(8, 30)}
    True
    """
    if len(text) > LONGEST:
        return set()
    return set(_clock_times(plain(text), (*_shapes(), *_own_shapes(locale))))


def is_own_time(text: str, locale: str) -> bool:
    """Return whether ``text`` is a time of day in the language of ``locale``, though a length in others.

    >>> is_own_time("20 uur", "nl"), is_own_time("20 hours", "en")
    (True, False)
    """
    return any(shape.fullmatch(plain(text)) for shape, _ in _own_shapes(locale))


def minute_of_day(text: str, locale: str = DEFAULT_LOCALE) -> int | None:
    """Return the minutes since midnight of a time in any usual form and language; ``None`` if it isn't one.

    ``locale`` is the reader's: patterns that mean something else in another language are read only in theirs.

    >>> [minute_of_day(text) for text in ("22:30", "22.30", "22h30", "2230", "10:30 p.m.", "ore 22:30")]
    [1350, 1350, 1350, 1350, 1350, 1350]
    >>> minute_of_day("8"), minute_of_day("8 h"), minute_of_day("alle 8 di sera"), minute_of_day("24:00")
    (480, 480, 1200, 0)
    >>> minute_of_day("noon"), minute_of_day("mezzanotte"), minute_of_day("12 am"), minute_of_day("12:30 PM")
    (720, 0, 0, 750)
    >>> minute_of_day("half past eight"), minute_of_day("le nove meno un quarto"), minute_of_day("halb neun")
    (510, 525, 510)
    >>> minute_of_day("25"), minute_of_day("22:60"), minute_of_day("13 pm"), minute_of_day("soon")
    (None, None, None, None)
    >>> minute_of_day("half acht", "nl"), minute_of_day("half eight", "en")
    (450, None)
    """
    minutes = {said.minute() for said in clock_times(text, locale)}
    [minute] = minutes if len(minutes) == 1 else [None]
    return None if minute is None else minute % DAY


def clock_time(minute: int) -> str:
    """Return a minute of the day as a 24-hour clock shows it.

    >>> clock_time(485)
    '08:05'
    """
    return f"{minute // 60:02}:{minute % 60:02}"


def part_of_day(word: str) -> Part | None:
    """Return the part of the day that ``word`` names, in the form of ``plain``; ``None`` if it names none.

    >>> part_of_day("in the evening"), part_of_day("sera"), part_of_day("8")
    ('evening', 'evening', None)
    """
    return next((part for part in _PARTS if word in typed_words(f"typed-{part}")), None)


def _clock_times(text: str, shapes: Iterable[_Shape]) -> Iterator[ClockTime]:
    for shape, minutes in shapes:
        match = shape.fullmatch(text)
        if match is None:
            continue
        found = match.groupdict()
        if found.get("midnight"):
            yield ClockTime(0, 0, is_midnight=True)
            continue
        if found.get("noon"):
            yield ClockTime(_HALF, 0, "pm")
            continue
        hour = _number(found["hour"])
        past = minutes + _number(found.get("past")) - _number(found.get("to"))
        if hour <= 24 and abs(past) < 60:
            yield ClockTime(hour, past, part_of_day(found.get("part") or ""))


def _number(written: str | None) -> int:
    return int(written) if written and written.isdecimal() else numbers().get(written or "", 0)


@cache
def _shapes() -> tuple[_Shape, ...]:
    """Return the patterns of a ``plain`` time of day in all languages."""
    minutes = any_of(word for word, number in numbers().items() if 5 <= number < 60)
    tens = any_of(word for word, number in numbers().items() if 10 <= number < 60)
    before, hour, after = _around(numbers())
    shapes = [
        (rf"(?:12\s*)?(?P<noon>{one_of('typed-noon')})", 0),
        (rf"(?:12\s*)?(?P<midnight>{one_of('typed-midnight')})", 0),
        (rf"(?P<hour>\d{{1,2}})(?P<past>\d{{2}}){after}", 0),
        (rf"{hour}(?:\s?[:.,h ]\s?(?P<past>\d{{2}}))?{after}", 0),
        (rf"{hour}\s(?P<past>{tens}){after}", 0),
    ]
    for key, past in _NAMED_MINUTES.items():
        shapes += [(_shape(said, hour) + after, past) for said in typed_words(key)]
    for key, group in (("typed-minutes-past", "past"), ("typed-minutes-to", "to")):
        counted = rf"(?P<{group}>\d{{1,2}}|{minutes})"
        shapes += [(_shape(said, hour, counted) + after, _named_within(said)) for said in typed_words(key)]
    return tuple((re.compile(before + shape), past) for shape, past in shapes)


@cache
def _own_shapes(locale: str) -> tuple[_Shape, ...]:
    """Return the patterns of a ``plain`` time of day that are read in one language only.

    Their hours are named in that language: *half acht* is 7:30, but *half eight* may be 8:30.
    """
    before, hour, after = _around(own_numbers(locale))
    listed = (said.split(maxsplit=1) for said in own_words("typed-own-times", locale))
    return tuple((re.compile(before + _shape(said, hour) + after), int(past)) for past, said in listed)


def _around(words: Mapping[str, int]) -> tuple[str, str, str]:
    """Return the expressions for the words before an hour, the hour in digits or ``words``, and the rest."""
    # "À dix heures" isn't ten past one, though "a" is one in English.
    named = {word for word, number in words.items() if number <= 24 and not word.endswith("'")}
    parts = one_of(*(f"typed-{part}" for part in _PARTS))
    return (
        rf"(?:(?:{one_of('typed-before')})\s*)?",
        rf"(?P<hour>\d{{1,2}}|{any_of(named - typed_words('typed-before'))})",
        rf"\s*(?:{one_of('typed-after')})?\s*(?P<part>{parts})?\.?",
    )


def _named_within(said: str) -> int:
    """Return the minutes from which a pattern counts: -30 in *tien voor half negen*, or 0."""
    halves = [
        *typed_words("typed-half-to"),
        *(own[4:] for own in typed_words("typed-own-times") if own[:4] == "-30 "),
    ]
    return -30 if any(said.endswith(f" {half}") for half in halves) else 0


def _shape(said: str, hour: str, minutes: str = "") -> str:
    """Return the regular expression for a pattern of the catalogue, with # for the hour and @ for minutes."""
    return re.escape(said).replace(r"\#", hour).replace("@", minutes)
