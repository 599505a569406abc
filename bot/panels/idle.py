"""What a table shows when nobody has touched it for a while."""

from __future__ import annotations

from bot.domain.idle import NOTICE
from bot.domain.perspective import Perspective
from bot.panels.panel import Part, Row
from bot.panels.verbs import verb_button
from render.words import Words


def idle_parts(table: Perspective, words: Words) -> list[Part]:
    """Return when ``table`` will be ended and the button against that; nothing while it is not at rest."""
    if table.warned_at is None:
        return []
    ends = f"<t:{int(table.warned_at + NOTICE)}:R>"
    return [words("board-idle", time=ends), Row([verb_button(table, words, "keep", "success")])]
