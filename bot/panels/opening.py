"""The answer to whoever has opened a table."""

from __future__ import annotations

from msgspec import Struct

from bot.panels.panel import Panel, Part
from games.engine.text import Text
from render.words import Words


class Opened(Struct, frozen=True):
    """A table that was opened, or was there already.

    ``in_thread`` says that a thread was opened for it; ``note`` what did not go as the settings have it.
    """

    table: int
    channel: int
    is_new: bool
    in_thread: bool = False
    note: Text | None = None


def opening(opened: Opened, words: Words, *, note: str | None = None) -> Panel:
    """Return where the table stands and what to do next; ``note`` is what else has to be said."""
    if opened.in_thread:
        parts: list[Part] = [words("new-open-thread", table=opened.table, channel=str(opened.channel))]
    else:
        parts = [words("new-open", table=opened.table)]
    if opened.note:
        parts.append(words.say(opened.note))
    if note:
        parts.append(note)
    return Panel(parts)
