"""Looking after a table: the less usual things that may be done with it, and the questions before that."""

from __future__ import annotations

from bot.panels.names import title
from bot.panels.panel import Button, Panel, Part, Row
from bot.panels.verbs import verb_button
from bot.tables.perspective import Perspective
from bot.tables.seats import RUNNING
from render.words import Words

_RED = 0xB5402E


def more(
    table: Perspective, words: Words, *, is_host: bool, moderates: bool, note: str | None = None
) -> Panel:
    """Return the less usual things that the reader may do with ``table`` now, and nothing else."""
    parts: list[Part] = [f"### {title(table, words)}"]
    if note:
        parts.append(note)
    parts.append(Row(_looking(table, words)))
    if own := _own_seat(table, words):
        parts += [words("more-seat"), Row(own)]
    if care := _looking_after(table, words, is_host=is_host, moderates=moderates):
        parts += [words("more-table"), Row(care)]
    return Panel(parts)


def confirm_end(table: Perspective, words: Words) -> Panel:
    """Return the question whether the table shall really be ended."""
    end = verb_button(table, words, "end-yes", "danger")
    return Panel([words("end-question", table=title(table, words)), Row([end])], _RED)


def confirm_leave(table: Perspective, words: Words) -> Panel:
    """Return the question whether the reader really gives up their seat; the last one ends the table."""
    others = [row for seat, row in enumerate(table.seats) if seat != table.viewer and row.person is not None]
    question = words("ask-leave" if others else "ask-leave-last", table=title(table, words))
    return Panel([question, Row([verb_button(table, words, "leave-yes", "danger")])], _RED)


def _looking(table: Perspective, words: Words) -> list[Button]:
    verbs = ["options"]
    if table.view is not None:
        verbs.insert(0, "text")
        if table.is_seated:
            verbs.append("direct")
    return [verb_button(table, words, verb) for verb in verbs]


def _own_seat(table: Perspective, words: Words) -> list[Button]:
    if not table.is_seated or table.status not in RUNNING:
        return []
    assert table.viewer is not None
    verbs = ["stay" if table.seats[table.viewer].wanted else "want"]
    if table.status == "playing" and table.proposal is None:
        verbs += ["propose-pause", "propose-end"]
    return [
        *(verb_button(table, words, verb) for verb in verbs),
        verb_button(table, words, "give-up", "danger"),
    ]


def _looking_after(table: Perspective, words: Words, *, is_host: bool, moderates: bool) -> list[Button]:
    if table.status in {"over", "ended"}:
        return []
    manages = is_host or moderates
    verbs = []
    if table.status == "playing" and manages:
        verbs.append("pause")
    if table.status == "paused" and (manages or (table.paused_by is None and table.is_seated)):
        verbs.append("resume")
    if table.status in RUNNING and manages:
        verbs.append("seats")
    if moderates and not is_host:
        verbs.append("host")
    if table.is_seated or manages:
        verbs.append("here")
    buttons = [verb_button(table, words, verb) for verb in verbs]
    if manages:
        buttons.append(verb_button(table, words, "end", "danger"))
    return buttons
