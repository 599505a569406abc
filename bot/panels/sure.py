"""The question before a move, for those who want to press twice."""

from __future__ import annotations

from bot.panels.ids import Press
from bot.panels.names import label_names, title
from bot.panels.panel import Button, Panel, Row
from bot.tables.perspective import Perspective
from games.engine.decision import Choice, Decision
from render.words import Words


def sure(table: Perspective, decision: Decision, choice: Choice, revision: int, words: Words) -> Panel:
    """Return the question whether to make the move ``choice``, as it was pressed at ``revision``."""
    names = label_names(table, words)
    labels = [words.say(option.label, names) for option in decision.options if option.id in choice]
    buttons = [
        Button(words("button-sure"), Press(table.id, revision, "sure", encoded(decision, choice)), "success"),
        Button(words("button-not-sure"), Press(table.id, table.revision, "hand")),
    ]
    question = words("sure-question", choice=", ".join(labels) or words("sure-nothing"))
    return Panel([f"### {title(table, words)}", words.say(decision.prompt, names), question, Row(buttons)])


def encoded(decision: Decision, choice: Choice) -> str:
    """Return ``choice`` as the places of its options, one bit each: it fits an id however many they are."""
    bits = sum(1 << place for place, option in enumerate(decision.options) if option.id in choice)
    return f"{bits:x}"


def decoded(decision: Decision, argument: str) -> Choice:
    """Return the choice that ``argument`` stands for; an empty one where it stands for none.

    :raises ValueError: ``argument`` was not made by ``encoded``.
    """
    bits = int(argument, 16)
    return tuple(option.id for place, option in enumerate(decision.options) if bits >> place & 1)
