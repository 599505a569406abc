"""Times at a table in words: the reader's deadline, and who is away."""

from __future__ import annotations

from collections.abc import Collection

from bot.discord.panels.names import spoken_names
from bot.discord.panels.panel import Part
from bot.features.clocks.rules.extensions import can_extend, extensions_left
from bot.table.perspective import Perspective
from games.engine.text import Seat
from render.words import Words


def deadline(table: Perspective, words: Words) -> str:
    """Return the sentence with the reader's deadline, empty if they have none."""
    if table.viewer is None or table.viewer not in table.due:
        return ""
    return deadline_at(table, words, table.due[table.viewer], [table.viewer])


def deadline_at(table: Perspective, words: Words, at: float, seats: Collection[Seat]) -> str:
    """Return the sentence that says that the time of one of ``seats`` ends at ``at``."""
    is_clock = any(table.seats[seat].due_at == at for seat in seats)
    return words("deadline-clock" if is_clock else "deadline-window", time=f"<t:{int(at)}:R>")


def is_pressing(table: Perspective) -> bool:
    """Return whether to mention the reader's time: it's nearly or all used, or a window closes."""
    assert table.viewer is not None
    row = table.seats[table.viewer]
    return table.is_short_of_time or row.timed_out or row.due_at is None


def time_left(table: Perspective, words: Words) -> list[Part]:
    """Return the reader's deadline and extensions, if they have any."""
    assert table.viewer is not None
    row = table.seats[table.viewer]
    lines = [words("hand-out") if row.timed_out else deadline(table, words)]
    if can_extend(table, table.viewer):
        lines.append(words("hand-extensions", count=extensions_left(table, table.viewer)))
    text = "\n".join(filter(None, lines))
    return [text] if text else []


def away_line(table: Perspective, words: Words, seats: Collection[Seat] | None = None) -> str:
    """Return the line that names who is on holiday until when, among ``seats`` or all."""
    names = spoken_names(table, words)
    away = {
        seat: words("away-until", name=names[seat], time=f"<t:{int(back)}:D>")
        for seat, back in sorted(table.away.items())
        if seats is None or seat in seats
    }
    return words("board-away", names=words.in_row(away.values())) if away else ""
