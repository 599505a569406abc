"""The question before a move, for people who chose to confirm each move."""

from __future__ import annotations

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.names import title
from bot.discord.panels.panel import Button, Panel, Row
from bot.features.play.panel import asked
from bot.table.perspective import Perspective
from games.engine.decision import Choice, Decision
from render.words import Words

_ONE = "="
"""Prefix of an argument that is the id of a single option."""


def sure(table: Perspective, decision: Decision, choice: Choice, revision: int, words: Words) -> Panel:
    """Return the question of whether to make the move ``choice``, pressed at ``revision``."""
    picked = [option for option in decision.options if option.id in choice]
    labels = [asked.label(table, decision, option, words) for option in picked]
    buttons = [
        Button(
            words("button-sure"), CustomId(table.id, revision, "sure", encoded(decision, choice)), "success"
        ),
        Button(words("button-not-sure"), CustomId(table.id, table.own_revision, "hand")),
    ]
    question = words("sure-question", choice=words.in_row(labels) or words("sure-nothing"))
    prompt = asked.prompt(table, decision, words)
    return Panel([f"### {title(table, words)}", prompt, question, Row(buttons)], about=table)


def encoded(decision: Decision, choice: Choice) -> str:
    """Return ``choice`` as the argument of a ``custom_id``: one option by its id, several as a hex bit mask.

    An id stays valid if the options change; the bits of a mask refer to positions in one list of options.
    """
    if len(choice) == 1:
        return _ONE + choice[0]
    bits = sum(1 << place for place, option in enumerate(decision.options) if option.id in choice)
    return f"{bits:x}"


def decoded(decision: Decision, argument: str) -> Choice:
    """Return the choice encoded in ``argument``; an empty one if there is none.

    :raises ValueError: ``argument`` was not made by ``encoded``.
    """
    if argument.startswith(_ONE):
        return (argument.removeprefix(_ONE),)
    bits = int(argument, 16)
    return tuple(option.id for place, option in enumerate(decision.options) if bits >> place & 1)
