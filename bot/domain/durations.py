"""Lengths of time as people type them, and as texts."""

from __future__ import annotations

import re

from games.engine.text import Text

_UNITS = {
    60: {"m", "min", "mins", "minute", "minutes", "minuto", "minuti"},
    3_600: {"h", "hour", "hours", "ora", "ore"},
    86_400: {"d", "day", "days", "g", "giorno", "giorni"},
}
_TYPED = re.compile(r"(\d{1,4})\s*([a-z]+)")


def find_duration(typed: str) -> int | None:
    """Return the seconds that ``typed`` means, a whole number with its unit; ``None`` if it means nothing.

    >>> find_duration("3 days"), find_duration("12h"), find_duration("90 min"), find_duration("soon")
    (259200, 43200, 5400, None)
    """
    typed = typed.strip().casefold()
    if typed == "0":
        return 0
    if not (match := _TYPED.fullmatch(typed)):
        return None
    number, unit = match.groups()
    return next((int(number) * seconds for seconds, names in _UNITS.items() if unit in names), None)


def duration_text(seconds: int) -> Text:
    """Return the text of so many seconds, in the largest unit of which they are a whole number."""
    if seconds and seconds % 86_400 == 0:
        return Text("duration-days", {"count": seconds // 86_400})
    if seconds and seconds % 3_600 == 0:
        return Text("duration-hours", {"count": seconds // 3_600})
    return Text("duration-minutes", {"count": seconds // 60})
