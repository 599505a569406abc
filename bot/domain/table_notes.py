"""What somebody writes down for themselves about a table."""

from __future__ import annotations

import unicodedata

from bot.domain.refusals import refused

LONGEST_NOTE = 500
"""The most characters of a note."""
_UNWRITABLE = {"Cc", "Cs"}
"""Control characters and halves of characters: not every database keeps them."""


def note_text(typed: str) -> str:
    """Return the note that somebody typed as it is kept: without empty lines, control characters and blanks
    around its lines. Empty means that they want none.

    :raises Refused: it is too long.
    """
    lines = [_written(line) for line in typed.splitlines()]
    note = "\n".join(filter(None, lines))
    if len(note) > LONGEST_NOTE:
        raise refused("too-long-note", most=LONGEST_NOTE)
    return note


def _written(line: str) -> str:
    return "".join(letter for letter in line if unicodedata.category(letter) not in _UNWRITABLE).strip()
