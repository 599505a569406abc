"""The reply to opening a table."""

from __future__ import annotations

from msgspec import Struct

from bot.discord.panels.panel import Panel, Part
from games.engine.text import Text
from render.words import Words


class Opened(Struct, frozen=True):
    """A table that was opened, or that existed already.

    ``in_thread``: a thread was opened for it; ``notes``: further sentences for the reply.
    """

    table: int
    channel: int
    is_new: bool
    in_thread: bool = False
    notes: tuple[Text, ...] = ()


def opening(opened: Opened, words: Words) -> Panel:
    """Return where the table is and what to do next."""
    if opened.in_thread:
        parts: list[Part] = [words("new-open-thread", table=opened.table, channel=str(opened.channel))]
    else:
        parts = [words("new-open", table=opened.table)]
    return Panel([*parts, *(words.say(note) for note in opened.notes)])
