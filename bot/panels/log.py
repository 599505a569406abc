"""What happened: the lines of the log that the reader may read, in pages, the newest page first."""

from __future__ import annotations

from collections.abc import Sequence

from bot.domain.perspective import Perspective
from bot.domain.table import EventRow
from bot.panels.custom_ids import CustomId
from bot.panels.names import marked, names_through, title
from bot.panels.pages import pages_of
from bot.panels.panel import Button, Panel, Part, Row
from bot.panels.verbs import verb_button
from render.words import Words

LINES = 20
"""The most lines on a page."""
LETTERS = 3000
"""The most characters on a page; fewer lines stand on it when they are long."""


def log(table: Perspective, rows: Sequence[EventRow], words: Words, page: int = 0) -> Panel:
    """Return one page of the log; page 0 is the newest."""
    names = names_through(table, [row.event for row in rows], words)
    lines = [_line(table, row, words, then) for row, then in zip(rows, names, strict=True)]
    newest_first = lines[::-1]
    pages = pages_of(newest_first, letters=LETTERS, most=LINES)
    page = min(max(page, 0), len(pages) - 1)
    parts: list[Part] = [
        f"### {words('log-title', table=title(table, words))}",
        "\n".join(reversed(pages[page])) or words("log-empty"),
    ]
    buttons: list[Button] = []
    if len(pages) > 1:
        buttons += [
            _turn(table, words, "older", page + 1, disabled=page == len(pages) - 1),
            _turn(table, words, "newer", page - 1, disabled=page == 0),
        ]
        parts.append(words("log-page", page=len(pages) - page, pages=len(pages)))
    if table.view is not None:
        buttons += [verb_button(table, words, "hand"), verb_button(table, words, "replay")]
    if buttons:
        parts.append(Row(buttons))
    return Panel(parts, about=table)


def _turn(table: Perspective, words: Words, key: str, page: int, *, disabled: bool) -> Button:
    return Button(
        words(f"button-{key}"), CustomId(table.id, table.own_revision, "log", str(page)), disabled=disabled
    )


def _line(table: Perspective, row: EventRow, words: Words, names: Sequence[str]) -> str:
    return f"<t:{int(row.at)}:d> <t:{int(row.at)}:t> {marked(table, row.event, names, words)}"
