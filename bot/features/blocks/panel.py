"""The private list of people somebody has blocked."""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.panel import Button, Line, Panel, Part, Picker, Row
from bot.features.blocks.rules import Block
from bot.features.people.panel import to_settings
from render.words import Words

_PER_PAGE = 8
"""People per page: each takes 3 of the 40 components that a message may have."""


def blocked_panel(blocks: Sequence[Block], words: Words, page: int = 0, note: str | None = None) -> Panel:
    """Return a page of blocked people, with a menu to block another; ``note`` says what was just done."""
    pages = max(1, -(-len(blocks) // _PER_PAGE))
    page = min(page, pages - 1)
    parts: list[Part] = [f"### {words('me-blocked-title')}\n{words('me-blocked-help')}"]
    if note:
        parts.append(note)
    if not blocks:
        parts.append(words("me-blocked-none"))
    for block in blocks[page * _PER_PAGE :][:_PER_PAGE]:
        text = words("me-blocked-since", person=f"<@{block.blocked}>", time=f"<t:{int(block.at)}:d>")
        press = CustomId(0, 0, "me-unblock", str(block.blocked))
        parts.append(Line(text, Button(words("button-me-unblock"), press)))
    parts.append(Picker(CustomId(0, 0, "me-block"), "person", words("me-block-choose")))
    buttons = [to_settings(words, "you")]
    if pages > 1:
        label = words("hand-page", page=page + 1, pages=pages)
        buttons.append(Button(label, CustomId(0, 0, "me-blocked", str((page + 1) % pages))))
    return Panel([*parts, Row(buttons)])
