"""Private tables: the parts their only panel needs because they have no board."""

from __future__ import annotations

from bot.discord.panels.panel import Part, Row
from bot.discord.panels.verbs import verb_button
from bot.features.board.panel import ranks
from bot.features.computers.panel import strengths_line
from bot.features.daily.panel.today import daily_parts
from bot.features.daily.rules.days import day_of_deal
from bot.features.lifecycle.panel import idle_parts
from bot.features.practice.panel import practice_line
from bot.table.alone import is_alone
from bot.table.perspective import Perspective
from render.words import Words


def in_place_of_board(table: Perspective, words: Words) -> list[Part]:
    """Return the parts that a board would show besides the reader's hand; empty if there is a board."""
    if not table.is_private:
        return []
    if (day := day_of_deal(table.deal)) and table.status in {"over", "ended", "playing"}:
        return daily_parts(table, day, words)
    parts: list[Part] = [words("private-table" if is_alone(table) else "private-table-players")]
    if table.practice is not None:
        parts.append(practice_line(table, words))
    match table.status:
        case "over":
            verbs = ("replay", "review", "verify")
            again = [] if table.matched else [verb_button(table, words, "again", "success")]
            parts += [
                ranks(table, words),
                *([words("private-across-over")] if table.matched else []),
                Row([*again, *(verb_button(table, words, verb) for verb in verbs)]),
            ]
        case "halted":
            parts.append(Row([verb_button(table, words, "release"), verb_button(table, words, "end")]))
        case "paused":
            parts.append(Row([verb_button(table, words, "resume", "success")]))
        case _ if strengths := strengths_line(table, words):
            parts.append(strengths)
    return parts + idle_parts(table, words)
