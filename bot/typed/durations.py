"""Reads lengths of time as people type them, and words them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from functools import cache

from bot.typed.words import LONGEST, any_of, numbers, one_of, plain, typed_alone, typed_words
from games.engine.text import Text
from render.languages import babel_locale

_MINUTE, _HOUR = 60, 3_600
_UNITS = {
    "typed-minutes": _MINUTE,
    "typed-quarter-hours": 900,
    "typed-half-hours": 1_800,
    "typed-hours": _HOUR,
    "typed-days": 86_400,
    "typed-weeks": 604_800,
    "typed-fortnights": 1_209_600,
}
"""Units in seconds, by the key of their words."""
_DENOMINATORS = (2, 3, 4)


def find_duration(typed: str, locale: str) -> int | None:
    """Return the seconds that ``typed`` means; ``None`` if it isn't a length, or is ambiguous.

    ``locale`` is the reader's: it decides how thousands are written.

    >>> find_duration("3 days", "en"), find_duration("1h30", "en"), find_duration("un'ora e mezza", "it")
    (259200, 5400, 5400)
    >>> find_duration("1,5 g", "it"), find_duration("1 day 12 hours", "en"), find_duration("tra 2 ore", "it")
    (129600, 129600, 7200)
    >>> find_duration("1h99", "en"), find_duration("1:30", "en"), find_duration("soon", "en")
    (None, None, None)
    """
    if len(typed) > LONGEST:
        return None
    text = _from_now().sub("", _ungrouped(plain(typed), locale))
    if text == "0":
        return 0
    lengths = set(_lengths(text, frozenset()))
    [length] = lengths if len(lengths) == 1 else [Fraction(1, 2)]
    return int(length) if length % 60 == 0 else None


def find_length_from_now(typed: str, locale: str) -> int | None:
    """Return the seconds that ``typed`` means, if it says that they count from now.

    >>> find_length_from_now("in 2 days", "en"), find_length_from_now("2 days", "en")
    (172800, None)
    """
    is_marked = len(typed) <= LONGEST and _from_now().search(plain(typed)) is not None
    return find_duration(typed, locale) if is_marked else None


def duration_text(seconds: int) -> Text:
    """Return the text of ``seconds``, in days, hours and whole minutes."""
    minutes = seconds // 60
    days, hours, minutes = minutes // 1_440, minutes // 60 % 24, minutes % 60
    match bool(days), bool(hours), bool(minutes):
        case True, False, False:
            return Text("duration-days", {"count": days})
        case False, True, False:
            return Text("duration-hours", {"count": hours})
        case True, True, False:
            return Text("duration-days-hours", {"days": days, "hours": hours})
        case True, False, True:
            return Text("duration-days-minutes", {"days": days, "minutes": minutes})
        case False, True, True:
            return Text("duration-hours-minutes", {"hours": hours, "minutes": minutes})
        case True, True, True:
            return Text("duration-days-hours-minutes", {"days": days, "hours": hours, "minutes": minutes})
        case _:
            return Text("duration-minutes", {"count": minutes})


def _ungrouped(text: str, locale: str) -> str:
    """Return ``text``, which is ``plain``, without thousands separators, which in French include blanks."""
    separator = plain(babel_locale(locale).number_symbols["latn"]["group"]) or " "
    return re.sub(rf"(?<=\d){re.escape(separator)}(?=\d{{3}}(?!\d))", "", text)


def _lengths(text: str, used: frozenset[int]) -> Iterator[Fraction]:
    """Yield the seconds of each way to read the whole ``text`` as amounts; no unit is used twice."""
    for shape in _shapes():
        match = shape.match(text)
        amount = match and _amount(match)
        if match is None or amount is None:
            continue
        unit = _unit(match)
        units = {unit, _MINUTE} if match.groupdict().get("past") else {unit}
        if used & units:
            continue
        if match.end() == len(text):
            yield amount * unit
        elif between := _joining().match(text, match.end()):
            for rest in _lengths(text[between.end() :], used | units):
                yield amount * unit + rest


def _unit(match: re.Match[str]) -> int:
    """Return the seconds of the unit in ``match``; hours if it has no such group."""
    unit = match.groupdict().get("unit")
    return next((length for key, length in _UNITS.items() if unit in typed_words(key)), _HOUR)


def _amount(match: re.Match[str]) -> Fraction | None:
    """Return the number of units in ``match``; ``None`` if it's invalid or ambiguous.

    Decimals of hours and minutes can only be tenths or quarters: 1.30 h may mean 1 hour 30 minutes.
    """
    found = match.groupdict()
    total = Fraction(0)
    if digits := found.get("digits"):
        whole, _, decimals = digits.replace(",", ".").partition(".")
        if len(decimals) == 2 and decimals not in {"25", "75"} and _unit(match) <= _HOUR:
            return None
        total += Fraction(f"{whole}.{decimals or 0}")
    if word := found.get("word") or found.get("elided"):
        total += numbers()[word]
    if found.get("alone"):
        total += 1
    if halved := found.get("halved"):
        total += _halved()[halved] + Fraction(1, 2)
    if found.get("above"):
        total += Fraction(found.get("whole") or 0)
        part = Fraction(int(found["above"]), int(found["below"]) or 1)
        if part >= 1 or part.denominator not in _DENOMINATORS:
            return None
        total += part
    if total.denominator > 1 and (found.get("part") or found.get("past")):
        return None  # 1.5h30
    if name := found.get("part"):
        count = found.get("count") or "1"
        part = Fraction(numbers().get(count) or int(count), 2 if name in typed_words("typed-half") else 4)
        if part >= 1:
            return None
        total += part
    if past := found.get("past"):
        minutes = numbers().get(past) or int(past)
        if minutes >= 60:
            return None
        total += Fraction(minutes, 60)
    return total


@cache
def _from_now() -> re.Pattern[str]:
    before = "|".join(
        re.escape(word) + (r"\s" if word.isalpha() else r"\s?") for word in typed_words("typed-from-now")
    )
    return re.compile(rf"^(?:{before})|\s(?:{one_of('typed-hence')})$")


@cache
def _joining() -> re.Pattern[str]:
    return re.compile(rf"[\s,]*(?:(?:{one_of('typed-and')})\s+)?(?=\S)")


@cache
def _halved() -> dict[str, int]:
    """Return the words for a number and a half, in all languages, with the whole number."""
    listed = (word.split(maxsplit=1) for word in typed_words("typed-and-half"))
    return {word: int(number) for number, word in listed}


@cache
def _shapes() -> tuple[re.Pattern[str], ...]:
    """Return the patterns of an amount of one unit, at the beginning of a ``plain`` text."""
    unit, hours = one_of(*_UNITS), one_of("typed-hours")
    words = any_of(word for word in numbers() if not word.endswith("'"))
    elided = any_of(word for word in numbers() if word.endswith("'"))
    written = any_of(word for word, number in numbers().items() if number >= 5)
    fraction = r"(?P<above>\d)/(?P<below>\d)"
    decimal = r"(?P<digits>\d{1,6}(?:[.,]\d{1,2})?)(?![\d/])"
    worded = rf"(?P<word>{words})(?=\s)\s*|(?P<elided>{elided})"
    alone = any_of(set().union(*map(typed_alone, _UNITS))) or "(?!)"
    number = rf"(?:(?:(?:(?P<whole>\d{{1,4}})\s)?{fraction}|{decimal})\s*|{worded})"
    joined = rf"\s(?:{one_of('typed-and')})\s"
    part = rf"(?:(?P<count>{words}|\d)\s)?(?P<part>{one_of('typed-half', 'typed-quarter')})"
    of = rf"\s*(?:(?:{one_of('typed-of')})\s*)?(?:(?:{one_of('typed-one')})\s*)?"
    shapes = (
        rf"{number}(?P<unit>{unit})",  # 2 hours
        rf"(?P<halved>{any_of(_halved())})\s(?P<unit>{unit})",  # anderthalb Stunden
        rf"{number}(?P<unit>{unit}){joined}{part}(?!{of}(?:{unit}))",  # 2 hours and a half
        rf"(?:(?P<digits>\d{{1,4}})\s|{worded})\s*(?:{one_of('typed-and')})\s(?:{part}|{fraction})\s(?P<unit>{unit})",
        rf"(?:{part}|{fraction}){of}(?P<unit>{unit})",  # half an hour
        rf"(?P<unit>(?P<alone>{alone}))",  # godzinę
        rf"(?P<digits>\d{{1,3}}):(?P<past>\d{{2}})\s*(?:{hours})",  # 1:30 h
        rf"{number}(?:{hours})(?:\s?(?=\d)|{joined}|\s)(?P<past>\d{{2}}|{written})$",  # 1h30
    )
    return tuple(map(re.compile, shapes))
