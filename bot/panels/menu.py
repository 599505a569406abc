"""The panel *More*: what the reader may do besides playing, and nothing else."""

from __future__ import annotations

from bot.domain.action import RUNNING, Place
from bot.domain.actions import ACTIONS
from bot.domain.actor import HOST_AND_MODERATORS, Actor
from bot.domain.perspective import Perspective
from bot.panels.names import title
from bot.panels.panel import Button, Panel, Part, Row
from bot.panels.verbs import action_button, verb_button
from render.words import Words


def menu(table: Perspective, actor: Actor, words: Words, *, note: str | None = None) -> Panel:
    """Return the less usual things that ``actor`` may do with ``table`` now; ``note`` says what was done."""
    parts: list[Part] = [f"### {title(table, words)}"]
    if note:
        parts.append(note)
    parts.append(Row(_looking(table, words)))
    if own := _offered(table, actor, words, "own seat"):
        parts += [words("more-seat"), Row(own)]
    if others := _offered(table, actor, words, "table"):
        parts += [words("more-table"), Row(others)]
    return Panel(parts)


def _looking(table: Perspective, words: Words) -> list[Button]:
    verbs = ["options", *(["explain"] if table.explains else [])]
    if table.view is not None:
        verbs.insert(0, "text")
        if table.is_seated:
            verbs.append("direct")
    return [verb_button(table, words, verb) for verb in verbs]


def _offered(table: Perspective, actor: Actor, words: Words, place: Place) -> list[Button]:
    """Return the buttons of all actions of ``place``, those that cannot be made good again last."""
    offered = [action for action in ACTIONS.values() if action.place == place]
    offered = [action for action in offered if action.is_offered(table, actor)]
    offered.sort(key=lambda action: action.style == "danger")
    buttons = [action_button(table, words, action) for action in offered]
    if place == "table" and table.status in RUNNING and HOST_AND_MODERATORS.includes(actor, table):
        buttons.insert(len(buttons) and len(buttons) - 1, verb_button(table, words, "seats"))
    return buttons
