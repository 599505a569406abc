"""Numbers in a press, as text: ids of people, channels, roles, moves. Anybody can send any text."""

from __future__ import annotations

_LARGEST = 2**63 - 1
"""The largest number that a database column can store or a Discord id can have."""


def number_in(text: str) -> int | None:
    """Return the number in ``text``; ``None`` if it isn't one, or is too large for the database.

    >>> number_in("175928847299117063")
    175928847299117063
    >>> number_in("9" * 80) is number_in("-1") is number_in("²") is None
    True
    """
    # Python refuses to convert thousands of digits.
    if not text.isdecimal() or len(text) > len(str(_LARGEST)):
        return None
    number = int(text)
    return number if number <= _LARGEST else None
