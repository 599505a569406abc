"""Lengths of time as people type them, and as texts."""

from __future__ import annotations

import re
from functools import cache

from bot.domain.typed import any_of, plain, typed_words
from games.engine.text import Text

_UNITS = {"typed-minutes": 60, "typed-hours": 3_600, "typed-days": 86_400}
_THOUSANDS = re.compile(r"(?<=\d)[.,](?=\d{3}(?!\d))")


def find_duration(typed: str) -> int | None:
    """Return the seconds that ``typed`` means, numbers with their units; ``None`` if it means nothing.

    >>> find_duration("3 days"), find_duration("12h"), find_duration("90 min"), find_duration("soon")
    (259200, 43200, 5400, None)
    >>> find_duration("1,5 g"), find_duration("1 day 12 hours"), find_duration("tra 2 ore")
    (129600, 129600, 7200)
    """
    typed = _THOUSANDS.sub("", plain(typed))
    if typed == "0":
        return 0
    whole, part = _patterns()
    if not whole.fullmatch(typed):
        return None
    seconds = 0.0
    for match in part.finditer(typed):
        written = match["number"].replace(",", ".")
        number = 1.0 if written in typed_words("typed-one") else float(written)
        unit = match["unit"] or "m"
        seconds += number * next(length for key, length in _UNITS.items() if unit in typed_words(key))
    return round(seconds / 60) * 60


def duration_text(seconds: int) -> Text:
    """Return the text of so many seconds, in the largest unit that divides them evenly."""
    if seconds and seconds % 86_400 == 0:
        return Text("duration-days", {"count": seconds // 86_400})
    if seconds and seconds % 3_600 == 0:
        return Text("duration-hours", {"count": seconds // 3_600})
    return Text("duration-minutes", {"count": seconds // 60})


@cache
def _patterns() -> tuple[re.Pattern[str], re.Pattern[str]]:
    """Return what a length of time looks like once it is ``plain``, and what each part of it does."""
    units = any_of(set().union(*map(typed_words, _UNITS)))
    hours, before = any_of(typed_words("typed-hours")), any_of(typed_words("typed-from-now"))
    joining = any_of(typed_words("typed-and"))
    number = rf"(?:\d{{1,4}}(?:[.,]\d{{1,2}})?|{any_of(typed_words('typed-one'))})"
    one = rf"{number}\s*(?:{units})(?![a-z])"
    joined = rf"\d{{1,4}}\s*(?:{hours})\s?\d{{2}}"
    whole = rf"(?:(?:{before})\s*)?(?:{joined}|{one}(?:[\s,]*(?:(?:{joining})\s+)?{one})*)"
    part = rf"(?<![a-z])(?P<number>{number})\s*(?P<unit>(?:{units})(?![a-z]))?"
    return re.compile(whole), re.compile(part)
