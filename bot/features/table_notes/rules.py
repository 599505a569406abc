"""Private notes of a person about a table."""

from __future__ import annotations

import unicodedata

from bot.table.refusals import refused

LONGEST_NOTE = 500
"""The most characters of a note."""
_UNWRITABLE = {"Cc", "Cs"}
"""Control characters and lone surrogates, which some databases reject."""


def note_text(typed: str) -> str:
    """Return a typed note as stored: without empty lines, control characters and blanks around its lines.

    It's empty if the person wants none.

    :raises Refused: it's too long.
    """
    note = written_lines(typed)
    if len(note) > LONGEST_NOTE:
        raise refused("too-long-note", most=LONGEST_NOTE)
    return note


def written_lines(typed: str) -> str:
    """Return typed text without empty lines, control characters and blanks around its lines."""
    return "\n".join(filter(None, map(_written, typed.splitlines())))


def _written(line: str) -> str:
    return "".join(letter for letter in line if unicodedata.category(letter) not in _UNWRITABLE).strip()
