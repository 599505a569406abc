"""The overview of a server's tables: open questions, free seats, and results of the week."""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.names import channel_text, title
from bot.discord.panels.pages import page_of
from bot.discord.panels.panel import Button, Line, Panel, Part, Row
from bot.features.board.panel import stopped_line, waiting_line
from bot.features.overview.rules import Won, has_free_seat, wanted_seats
from bot.table.perspective import Perspective
from games.engine.text import NOTHING_TYPED, Typed
from render.words import Words, as_typed

TABLES = 8
"""Maximum number of tables listed: each takes 3 of the 40 components that a message may have."""
RESULTS = 5
"""Maximum number of results listed."""
_LETTERS, _RESULTS = 2300, 900
"""Maximum characters of the lines about tables and of the results; a message has 4,000."""


def overview(tables: Sequence[Perspective], won: Sequence[Won], words: Words) -> Panel:
    """Return the overview of ``tables``, in this order, and of the games ``won`` this week."""
    parts: list[Part] = [f"## {words('overview-title')}"]
    texts = [_text(table, words) for table in tables]
    count = len(page_of(texts, letters=_LETTERS, most=TABLES)) if texts else 0
    section = None
    for table, text in zip(tables[:count], texts, strict=False):
        heading = words("overview-free") if has_free_seat(table) else words("overview-played")
        if heading != section:
            parts.append(f"### {heading}")
            section = heading
        parts.append(Line(text, _button(table, words)))
    if not tables:
        parts.append(words("overview-none"))
    if (more := len(tables) - count) > 0:
        parts.append(words("overview-more", count=more))
    if won:
        lines = page_of([_won(one, words) for one in won], letters=_RESULTS, most=RESULTS)
        parts.append("\n".join([f"### {words('overview-results')}", *lines]))
    buttons = [
        Button(words("button-open-table"), CustomId(0, 0, "open-table"), "primary"),
        Button(words("button-overview-tables"), CustomId(0, 0, "tables", "0")),
    ]
    return Panel([*parts, Row(buttons)])


def _text(table: Perspective, words: Words) -> str:
    return f"**{title(table, words)}** · {channel_text(table, words)}\n{_state(table, words)}"


def _state(table: Perspective, words: Words) -> str:
    """Return the table's state as everybody may know it."""
    if table.status == "lobby":
        seats = words("tables-lobby", taken=len(table.seats), seats=table.player_counts.stop - 1)
        if table.starts_at is None:
            return seats
        return f"{seats} {words('overview-starts', time=f'<t:{int(table.starts_at)}:R>')}"
    return waiting_line(table, words) if table.status == "playing" else stopped_line(table, words)


def _button(table: Perspective, words: Words) -> Button:
    if table.status == "lobby" and has_free_seat(table):
        return Button(
            words("button-join"), CustomId(table.id, table.own_revision, "overview-join"), "success"
        )
    if wanted := wanted_seats(table):
        press = CustomId(table.id, table.own_revision, "take-seat", str(wanted[0]))
        return Button(words("button-take-seat"), press, "success")
    return Button(words("button-watch"), CustomId(table.id, table.own_revision, "overview-watch"))


def _winner(name: Typed | None, words: Words) -> str:
    if name is None:
        return words("overview-computer")
    return as_typed(name) if name != NOTHING_TYPED else words("somebody")


def _won(one: Won, words: Words) -> str:
    winners = [_winner(name, words) for name in one.winners]
    return words(
        "overview-won",
        game=words(f"{one.game}-name"),
        names=words.listed(winners),
        count=len(winners),
        time=f"<t:{int(one.at)}:R>",
    )
