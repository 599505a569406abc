"""Parts of a table's panels after a while without activity."""

from __future__ import annotations

from bot.discord.panels.panel import Line, Part
from bot.discord.panels.verbs import verb_button
from bot.features.lifecycle.rules.idle import ends_at
from bot.table.perspective import Perspective
from render.words import Words


def matter(table: Perspective) -> str:
    """Return why ``table`` is stuck: ``halted``, ``closed``, ``paused``, or ``nothing``."""
    if table.status == "halted":
        return "halted"
    return "closed" if table.closed else "paused" if table.status == "paused" else "nothing"


def idle_parts(table: Perspective, words: Words) -> list[Part]:
    """Return when ``table`` will be ended, with the button to keep it; empty unless it was warned."""
    if table.warned_at is None:
        return []
    ends = f"<t:{int(ends_at(table.warned_at, table.closed))}:R>"
    idle = words("board-idle", time=ends, matter=matter(table))
    return [Line(idle, verb_button(table, words, "keep", "success"))]
