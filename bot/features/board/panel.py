"""The board of a table that has started: position, result, and why play has stopped."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.discord.panels.names import listed, spoken_names, title
from bot.discord.panels.panel import Panel, Part, Row
from bot.discord.panels.said import said
from bot.discord.panels.scene import Paint, scene, under_banner
from bot.discord.panels.verbs import verb_button
from bot.features.agreements.panel import proposal_parts
from bot.features.board.rules.standing_climax import standing_climax
from bot.features.computers.panel import strength_words, strengths_line
from bot.features.hints.panel import hints_line
from bot.features.lifecycle.panel import idle_parts
from bot.features.lobby.panel.lobby import lobby
from bot.features.practice.panel import practice_line
from bot.features.reading.panel.lines import recent_lines, with_moments
from bot.features.reliability.panel import joined
from bot.features.seats.panel.seats import asked_names, hostless_parts, seat_parts
from bot.features.thanks.panel import thank_buttons
from bot.table.action import OPEN
from bot.table.perspective import Perspective
from games.engine.game import AnyGame
from render.marked import marked
from render.picture import AnyPainter, Picture
from render.resting import at_rest
from render.seats import SeatOccupant
from render.words import Words

_RED = 0xB5402E
_GREY = 0x5B4A3A


def public_panel(table: Perspective, game: AnyGame, painter: AnyPainter, words: Words) -> Panel:
    """Return the public message of ``table`` in any status."""
    panel = _public(table, game, painter, words)
    heading, *below = panel.parts
    parts = [heading, *hostless_parts(table, words), *idle_parts(table, words), *below]
    if table.closed is not None and table.status in OPEN and table.warned_at is None:
        parts.append(words("board-closed"))
    return dataclasses.replace(panel, parts=parts, about=table)


def _public(table: Perspective, game: AnyGame, painter: AnyPainter, words: Words) -> Panel:
    if table.status == "lobby":
        return lobby(table, game, painter, words)
    if table.status == "halted":
        return _halted(table, words)
    if table.status == "ended":
        return Panel([f"## {title(table, words)}\n{stopped_line(table, words)}"], _GREY)
    parts: list[Part] = [with_moments(table, _heading(table, words), words)]

    parts.append(scene(table, table.view, _paint(table, game, painter), painter, words))
    if table.changed_parts and table.status == "playing":
        parts.append(words("board-marked"))
    if table.practice is not None:
        parts.append(practice_line(table, words))
    if table.status == "over":
        return _over(table, parts, words)
    if lines := recent_lines(table, words, pictured=True):
        parts.append(lines)
    if computers := strengths_line(table, words):
        parts.append(computers)
    if hints := hints_line(table, words):
        parts.append(hints)
    parts += seat_parts(table, words)
    parts += proposal_parts(table, words)
    buttons = [verb_button(table, words, verb) for verb in ("log", "rules", "more")]
    if table.status == "paused":
        buttons = [
            verb_button(table, words, "resume", "success"),
            verb_button(table, words, "hand"),
            *buttons,
        ]
        return Panel([*parts, Row(buttons)], _GREY)
    return Panel([*parts, Row([verb_button(table, words, "hand", "primary"), *buttons])])


def _paint(table: Perspective, game: AnyGame, painter: AnyPainter) -> Paint:
    """Return how the board is shown: under a banner and marked, or beside the climax that it still shows."""

    def marking(view: Any, occupants: Sequence[SeatOccupant], words: Words) -> list[Picture]:
        first, *others = painter.public(view, occupants, words)
        return [marked(first, table.changed_parts), *others]

    def resting(view: Any, occupants: Sequence[SeatOccupant], words: Words) -> list[Picture]:
        return [at_rest(picture, words) for picture in painter.public(view, occupants, words)]

    if table.status == "paused":
        return under_banner(table, resting)
    if table.status != "playing":
        return painter.public
    climax = standing_climax(game, table.recent)
    return under_banner(table, marking) if climax is None else partial(painter.climax, climax)


def waiting_line(table: Perspective, words: Words) -> str:
    """Return the sentence that names the seats the table waits for, and since when.

    For a discreet question it names every seat in question, whether or not it has answered.
    """
    openly = [seat for seat in table.waiting if seat not in table.asked_discreetly]
    time = f"<t:{int(table.waiting_since)}:R>"
    if table.asked_discreetly and not openly:
        asked = listed(table.asked_discreetly, spoken_names(table, words), words)
        return words("board-waiting-discreet", names=asked, time=time)
    asked = listed(openly, asked_names(table, words), words)
    return words("board-waiting", names=asked, count=len(openly), time=time)


def stopped_line(table: Perspective, words: Words) -> str:
    """Return the sentence that says why a paused, halted or ended table has no moves."""
    if table.status == "halted":
        return words("board-halted", reference=table.reference or "")
    if table.status == "paused":
        return _paused(table, words)
    return words("board-ended")


def _heading(table: Perspective, words: Words) -> str:
    if table.status == "over":
        assert table.outcome is not None
        reason = said(table.game, table.outcome.reason, words, spoken_names(table, words))
        return f"# {words('board-over')}\n### {title(table, words)}\n{reason}"
    state = stopped_line(table, words) if table.status == "paused" else waiting_line(table, words)
    return f"## {title(table, words)}\n{state}"


def _paused(table: Perspective, words: Words) -> str:
    time = f"<t:{int(table.paused_at or table.changed_at)}:R>"
    if table.paused_by is None:
        return words("board-paused-together", time=time)
    return words("board-paused", player=f"<@{table.paused_by}>", time=time)


def ranks(table: Perspective, words: Words) -> str:
    """Return the ranking of a finished game: each seat's rank, name and score."""
    outcome = table.outcome
    assert outcome is not None
    names = spoken_names(table, words)
    lines = []
    for seat in sorted(range(len(names)), key=lambda seat: (outcome.ranks[seat], seat)):
        rank, name = outcome.ranks[seat], joined(names[seat], *strength_words(table, seat, words))
        score = outcome.score(seat)
        if score is None:
            lines.append(words("board-rank-unscored", rank=rank, name=name))
        else:
            lines.append(words("board-rank", rank=rank, name=name, score=_counted(table.game, score, words)))
    return "\n".join(lines)


def _counted(game: str, score: int, words: Words) -> str | int:
    """Return ``score`` with its unit, such as *8 points*, if the game names one."""
    return words(f"{game}-score", score=score) if words.has(f"{game}-score") else score


def _over(table: Perspective, parts: list[Part], words: Words) -> Panel:
    parts.append(ranks(table, words))
    parts.append(
        Row(
            [
                verb_button(table, words, "again", "success"),
                verb_button(table, words, "log"),
                verb_button(table, words, "replay"),
                verb_button(table, words, "review"),
                verb_button(table, words, "verify"),
                *thank_buttons(table, words),
            ]
        )
    )
    if table.secret is None:
        parts.append(words("board-deal"))
    else:
        parts.append(words("board-secret", secret=table.secret.hex()))
    if table.imported:
        parts.append(words("board-imported"))
    return Panel(parts)


def _halted(table: Perspective, words: Words) -> Panel:
    parts: list[Part] = [
        f"## {title(table, words)}\n{stopped_line(table, words)}",
        Row(
            [
                verb_button(table, words, "release"),
                verb_button(table, words, "log"),
                verb_button(table, words, "end"),
            ]
        ),
    ]
    return Panel(parts, _RED)
