"""The form in which somebody gives several answers at once, and its button."""

from __future__ import annotations

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.modal import ChoiceInput, Modal
from bot.discord.panels.names import label_names
from bot.discord.panels.panel import Button
from bot.features.play.panel import asked
from bot.table.perspective import Perspective
from games.engine.decision import AnswerForm
from render.words import Words


def form_button(table: Perspective, form: AnswerForm, words: Words) -> Button:
    """Return the button that opens ``form``."""
    label = words.say(form.title, label_names(table, words))
    return Button(label, CustomId(table.id, table.own_revision, "fill"), "primary")


def answer_form(table: Perspective, form: AnswerForm, words: Words) -> Modal:
    """Return ``form``, which remembers the table's revision as its reader counts."""
    names = label_names(table, words)
    fields = [
        ChoiceInput(
            name,
            words.say(part.prompt, names),
            [
                (option.id, asked.label(table, part, option, words), asked.hint(table, option, words))
                for option in part.options
            ],
            part.given or (),
            minimum=part.minimum,
            maximum=part.maximum,
        )
        for name, part in form.parts.items()
    ]
    press = CustomId(table.id, table.own_revision, "fill-in")
    return Modal(press, words.say(form.title, names), fields)
