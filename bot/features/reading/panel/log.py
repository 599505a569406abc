"""The log: everything the reader may read of it, in pages, newest page first.

Each line is a turn; with *Details*, each event has its own line.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.names import names_through, title
from bot.discord.panels.pages import page_of
from bot.discord.panels.panel import Button, Panel, Part, Row
from bot.discord.panels.verbs import verb_button
from bot.features.reading.panel.lines import line_text
from bot.table.perspective import Perspective
from bot.table.rows import EventRow
from games.engine.storyline import Line, folded
from render.tags import most_letters
from render.words import Words

LINES = 20
"""Maximum number of lines on a page."""
LETTERS = 3500
"""Maximum characters on a page, including the emojis of all things."""
_PLACE = re.compile(r"(\d{1,9})?(d)?")
_DETAILS = "d"


def log_place(argument: str) -> tuple[int, bool]:
    """Return how many newer lines to skip, and whether to unfold the details.

    >>> log_place(""), log_place("20"), log_place("20d"), log_place("elsewhere")
    ((0, False), (20, False), (20, True), (0, False))
    """
    match = _PLACE.fullmatch(argument)
    return (int(match[1] or 0), match[2] is not None) if match else (0, False)


def log(
    table: Perspective, rows: Sequence[EventRow], words: Words, newer: int = 0, *, details: bool = False
) -> Panel:
    """Return the page of the log before its ``newer`` newest lines.

    However long the log is, only this page and the next newer one are worded.
    """
    events = [row.event for row in rows]
    lines = [Line((event,)) for event in events] if details else folded(events, table.storyline)
    starts = [0]
    for one in lines:
        starts.append(starts[-1] + len(one.events))
    newer = min(max(newer, 0), max(len(lines) - 1, 0))
    end = len(lines) - newer
    before = starts[max(end - LINES, 0)]
    names = names_through(table, events[before:], words)

    def line(place: int) -> str:
        first = starts[place]
        at = int(rows[first].at)
        text = line_text(table, lines[place], names[first - before], words)
        if folded_away := len(lines[place].details):
            text = words("line-details", line=text, count=folded_away)
        return f"<t:{at}:d> <t:{at}:t> {text}"

    page = page_of(
        map(line, range(end - 1, max(end - LINES, 0) - 1, -1)),
        letters=LETTERS,
        most=LINES,
        size_of=most_letters,
    )
    first = end - len(page)
    parts: list[Part] = [
        f"### {words('log-title', table=title(table, words))}",
        "\n".join(reversed(page)) or words("log-empty"),
    ]
    buttons: list[Button] = []
    if len(page) < len(lines):
        back = page_of(map(line, range(end, len(lines))), letters=LETTERS, most=LINES, size_of=most_letters)
        buttons += [
            _turn(table, words, "button-older", newer + len(page), details, disabled=first == 0),
            _turn(table, words, "button-newer", newer - len(back), details, disabled=newer == 0),
        ]
        parts.append(words("log-lines", first=first + 1, last=end, count=len(lines)))
    if details or len(lines) < len(rows):
        # Stay at the same events: the other page ends with the turn that this one ends with.
        there = len(folded(events[starts[end] :], table.storyline)) if details else len(events) - starts[end]
        key = "button-short" if details else "button-details"
        buttons.append(_turn(table, words, key, there, not details))
    if table.view is not None:
        buttons += [verb_button(table, words, "hand"), verb_button(table, words, "replay")]
    if buttons:
        parts.append(Row(buttons))
    return Panel(parts, about=table)


def _turn(
    table: Perspective, words: Words, key: str, newer: int, details: bool, *, disabled: bool = False
) -> Button:
    place = f"{newer}{_DETAILS}" if details else str(newer)
    return Button(words(key), CustomId(table.id, table.own_revision, "log", place), disabled=disabled)
