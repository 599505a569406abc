"""Numbers that come with a press, as text: of people, channels, roles, moves. Anybody can send any text."""

from __future__ import annotations

_LARGEST = 2**63 - 1
"""The largest number that a column of the database holds, and an id of Discord can be."""


def number_in(text: str) -> int | None:
    """Return the number that ``text`` is, or ``None`` if it is none that the database can hold.

    >>> number_in("175928847299117063")
    175928847299117063
    >>> number_in("9" * 80) is number_in("-1") is number_in("²") is None
    True
    """
    # Of thousands of digits Python makes no number at all.
    if not text.isdecimal() or len(text) > len(str(_LARGEST)):
        return None
    number = int(text)
    return number if number <= _LARGEST else None
