"""What happened: the lines of the log that the reader may read, in pages, the newest page first."""

from __future__ import annotations

from collections.abc import Sequence

from bot.domain.perspective import Perspective
from bot.domain.table import EventRow
from bot.panels.custom_ids import CustomId
from bot.panels.names import marked, names_through, title
from bot.panels.pages import page_of
from bot.panels.panel import Button, Panel, Part, Row
from bot.panels.verbs import verb_button
from render.words import Words

LINES = 20
"""The most lines on a page."""
LETTERS = 3000
"""The most characters on a page; fewer lines stand on it when they are long."""


def log(table: Perspective, rows: Sequence[EventRow], words: Words, newer: int = 0) -> Panel:
    """Return one page of the log: that before which ``newer`` lines are passed over.

    Only what stands on it, and on the next newer one, is put into words, however long the log is.
    """
    newer = min(max(newer, 0), max(len(rows) - 1, 0))
    end = len(rows) - newer
    names = names_through(table, [row.event for row in rows[max(end - LINES, 0) :]], words)
    before = len(rows) - len(names)

    def line(place: int) -> str:
        return _line(table, rows[place], words, names[place - before])

    shown = page_of(map(line, range(end - 1, before - 1, -1)), letters=LETTERS, most=LINES)
    first = end - len(shown)
    parts: list[Part] = [
        f"### {words('log-title', table=title(table, words))}",
        "\n".join(reversed(shown)) or words("log-empty"),
    ]
    buttons: list[Button] = []
    if len(shown) < len(rows):
        back = page_of(map(line, range(end, len(rows))), letters=LETTERS, most=LINES)
        buttons += [
            _turn(table, words, "older", newer + len(shown), disabled=first == 0),
            _turn(table, words, "newer", newer - len(back), disabled=newer == 0),
        ]
        parts.append(words("log-lines", first=first + 1, last=end, count=len(rows)))
    if table.view is not None:
        buttons += [verb_button(table, words, "hand"), verb_button(table, words, "replay")]
    if buttons:
        parts.append(Row(buttons))
    return Panel(parts, about=table)


def _turn(table: Perspective, words: Words, key: str, newer: int, *, disabled: bool) -> Button:
    press = CustomId(table.id, table.own_revision, "log", str(newer))
    return Button(words(f"button-{key}"), press, disabled=disabled)


def _line(table: Perspective, row: EventRow, words: Words, names: Sequence[str]) -> str:
    return f"<t:{int(row.at)}:d> <t:{int(row.at)}:t> {marked(table, row.event, names, words)}"
