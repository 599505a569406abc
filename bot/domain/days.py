"""Days as people type them."""

from __future__ import annotations

import re
from datetime import date

_ISO = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_DAY_FIRST = re.compile(r"(\d{1,2})[./](\d{1,2})[./](\d{4})")


def find_day(text: str) -> date | None:
    """Return the day that ``text`` means, year first or day first; ``None`` if there is no such day.

    >>> find_day("2026-12-24"), find_day("6.1.2027"), find_day("31/02/2027")
    (datetime.date(2026, 12, 24), datetime.date(2027, 1, 6), None)
    """
    text = "".join(text.split())
    if match := _ISO.fullmatch(text):
        year, month, day = match.groups()
    elif match := _DAY_FIRST.fullmatch(text):
        day, month, year = match.groups()
    else:
        return None
    try:
        return date(int(year), int(month), int(day))
    except ValueError:
        return None
