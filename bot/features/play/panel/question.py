"""Questions that ask for a second press before irreversible actions."""

from __future__ import annotations

from typing import Any

from bot.discord.panels.custom_ids import WHY, YES, CustomId
from bot.discord.panels.names import spoken_names, title
from bot.discord.panels.panel import Button, Panel, Row
from bot.table.action import Action
from bot.table.perspective import Perspective
from games.engine.text import Text
from render.words import Words

_RED = 0xB5402E


def question_panel(
    table: Perspective, action: Action[Any], question: Text, argument: str, words: Words
) -> Panel:
    """Return ``question`` with the buttons that confirm ``action`` with the same ``argument``."""
    named = Text(question.key, {"table": title(table, words), **question.args})
    verbs = [f"{action.name}{YES}"]
    if action.takes_reason and _has_others(table):
        verbs.append(f"{action.name}{WHY}")
    buttons = [
        Button(words(f"button-{verb}"), CustomId(table.id, table.own_revision, verb, argument), "danger")
        for verb in verbs
    ]
    return Panel([words.say(named, spoken_names(table, words)), Row([*buttons, _no(table, words)])], _RED)


def _has_others(table: Perspective) -> bool:
    """Return whether people other than the reader sit at ``table``."""
    return any(row.person is not None for seat, row in enumerate(table.seats) if seat != table.viewer)


def again_question(table: Perspective, people: str, count: int, words: Words) -> Panel:
    """Return the question before *Play again* invites ``people``, whom its reader has blocked."""
    press = CustomId(table.id, table.own_revision, f"again{YES}")
    text = words("ask-again-blocked", people=people, count=count)
    yes = Button(words("button-again-yes"), press, "danger")
    return Panel([text, Row([yes, _no(table, words)])], _RED)


def _no(table: Perspective, words: Words) -> Button:
    """Return the button that changes nothing: it leads to the reader's hand, or to *More* without one."""
    verb = "hand" if table.is_seated and table.view is not None else "more"
    return Button(words("button-no"), CustomId(table.id, table.own_revision, verb))
