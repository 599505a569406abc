"""Times that belong to a table, in words: by when the reader has to answer, and who is away."""

from __future__ import annotations

from collections.abc import Collection

from bot.domain.perspective import Perspective
from bot.panels.names import spoken_names
from games.engine.text import Seat
from render.words import Words


def deadline(table: Perspective, words: Words, seats: Collection[Seat] | None = None) -> str:
    """Return the sentence that says by when the reader has to answer, or the first of ``seats``.

    Nothing where nothing presses.
    """
    due = {
        seat: at
        for seat, at in table.due.items()
        if (seat == table.viewer if seats is None else seat in seats)
    }
    if not due:
        return ""
    is_clock = all(table.seats[seat].due_at == at for seat, at in due.items())
    return words("deadline-clock" if is_clock else "deadline-window", time=f"<t:{int(min(due.values()))}:R>")


def away_line(table: Perspective, words: Words, seats: Collection[Seat] | None = None) -> str:
    """Return the line that names who is on holiday, of ``seats`` or of all, and until when."""
    names = spoken_names(table, words)
    away = {
        seat: words("away-until", name=names[seat], time=f"<t:{int(back)}:D>")
        for seat, back in sorted(table.away.items())
        if seats is None or seat in seats
    }
    return words("board-away", names=", ".join(away.values())) if away else ""
