"""Questions that ask for a second press before irreversible actions."""

from __future__ import annotations

from typing import Any

from bot.discord.panels.custom_ids import YES, CustomId
from bot.discord.panels.names import spoken_names, title
from bot.discord.panels.panel import Button, Panel, Row
from bot.discord.panels.verbs import verb_button
from bot.table.action import Action
from bot.table.perspective import Perspective
from games.engine.text import Text
from render.words import Words

_RED = 0xB5402E


def question_panel(
    table: Perspective, action: Action[Any], question: Text, argument: str, words: Words
) -> Panel:
    """Return ``question`` with the button that confirms ``action`` with the same ``argument``."""
    named = Text(question.key, {"table": title(table, words), **question.args})
    verb = f"{action.name}{YES}"
    yes = Button(words(f"button-{verb}"), CustomId(table.id, table.own_revision, verb, argument), "danger")
    buttons = [yes]
    if action.reply == "hand":
        buttons.append(verb_button(table, words, "hand"))
    return Panel([words.say(named, spoken_names(table, words)), Row(buttons)], _RED)


def again_question(table: Perspective, people: str, count: int, words: Words) -> Panel:
    """Return the question before *Play again* invites ``people``, whom its reader has blocked."""
    press = CustomId(table.id, table.own_revision, f"again{YES}")
    text = words("ask-again-blocked", people=people, count=count)
    return Panel([text, Row([Button(words("button-again-yes"), press, "danger")])], _RED)
