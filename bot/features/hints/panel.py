"""Hints: what a master would do, with reasons; and the board's line about hints."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from bot.discord.panels.names import spoken_names
from bot.features.computers.rules.open_questions import Considered
from bot.features.hints.rules import gives_hints
from bot.features.play.panel import asked
from bot.table.perspective import Perspective
from games.engine.advice import Adviser, percent
from games.engine.calibration import Calibration
from games.engine.decision import Choice, Decision
from games.engine.game import AnyGame
from games.engine.search import Finding
from render.words import Words

SHOWN = 3
"""Maximum number of answers in a hint."""
_ENOUGH = 4
"""Answers tried less than 1/4 as often as the most tried one are left out as too uncertain."""
_ERRORS = 2
"""Answers whose chances differ by at most this many standard errors count as equally good."""
_VAGUE = 0.05
"""If the margin is larger than this, the answers were tried too little to be called equal."""


def hints_line(table: Perspective, words: Words) -> str:
    """Return the line that says that ``table`` gives hints, without naming people; empty if it gives none."""
    if not gives_hints(table):
        return ""
    return words("board-hints-all") if table.hints == "all" else words("board-hints-alone")


def is_offered(table: Perspective) -> bool:
    """Return whether the reader may ask for a hint now."""
    return table.is_seated and table.status == "playing" and table.is_asked_to_move and gives_hints(table)


def hint_text(table: Perspective, game: AnyGame, hint: Considered, words: Words) -> str:
    """Return the best answers to the reader's question and how often each wins, best first."""
    decision, findings = hint.question.decision, shown(hint.thought.findings)
    lines = [words("hint-title")]
    equal = equal_answers(findings)
    if not findings:
        key = "hint-only" if len(decision.options) == decision.minimum else "hint-plain"
        lines.append(words(key, choice=_named(table, decision, hint.thought.choice, words)))
        lines += _advice(table, game, hint.thought.choice, words)
    for number, finding in enumerate(findings, start=1):
        choice = _named(table, decision, finding.choice, words)
        wins = wins_of_100(game, len(table.seats), finding)
        lines.append(words("hint-answer", number=number, choice=choice, wins=wins))
        if equal < len(findings) or equal == 1:
            lines += _advice(table, game, finding.choice, words)
    if equal > 1:
        lines.append(words("hint-equal", count=equal))
    return "\n".join(lines)


def wins_of_100(game: AnyGame, seats: int, finding: Finding) -> int:
    """Return how often an answer wins, of 100 games in which everyone then plays on like a companion."""
    return percent(game.calibrations.get(seats, Calibration()).chance(finding.value))


def shown(findings: Sequence[Finding]) -> list[Finding]:
    """Return the ``findings`` (best first) to show in a hint."""
    enough = max((one.playouts for one in findings), default=0) / _ENOUGH
    return [one for one in findings if one.playouts >= enough][:SHOWN]


def equal_answers(findings: Sequence[Finding]) -> int:
    """Return how many of ``findings`` (best first) are as good as the best one, which counts too."""
    equal = min(1, len(findings))
    for one in findings[1:]:
        margin = _ERRORS * hypot(findings[0].error, one.error)
        if margin > _VAGUE or abs(findings[0].value - one.value) > margin:
            break
        equal += 1
    return equal


def _named(table: Perspective, decision: Decision, choice: Choice, words: Words) -> str:
    picked = [option for option in decision.options if option.id in choice]
    named = words.in_row(asked.label(table, decision, option, words) for option in picked)
    return named or words("sure-nothing")


def _advice(table: Perspective, game: AnyGame, choice: Choice, words: Words) -> list[str]:
    """Return the game's comment on ``choice`` in the reader's view as a small line; empty if it has none."""
    text = game.advice(table.view, choice) if isinstance(game, Adviser) else None
    return [] if text is None else [f"-# {words.say(text, spoken_names(table, words))}"]
