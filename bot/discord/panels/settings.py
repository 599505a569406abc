"""Settings on a panel, generated from their declarations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.modal import Modal, TextInput
from bot.discord.panels.panel import Button, Line, Part, Row, Select
from bot.table.setting import FieldKind, Form, Link, Menu, Option, Setting, Switch, Wording
from render.words import Words

Owner = TypeVar("Owner")

_LONGEST: dict[FieldKind, int] = {"zone": 60, "time": 40, "day": 40}
"""Maximum characters of a form's field, by its kind."""


def setting_parts(setting: Setting[Owner], value: Any, owner: Owner, words: Words) -> list[Part]:
    """Return the parts of a panel that show ``setting`` with its ``value`` and let people change it."""
    help_text = words(f"me-{setting.key}-help", **setting.args(owner))
    match setting.kind:
        case Link(verb):
            return [Line(help_text, Button(words(f"button-{verb}"), CustomId(0, 0, verb)))]
        case Switch():
            label, pressed = ("me-yes", "off") if value else ("me-no", "on")
            press = CustomId(0, 0, "me-switch", f"{setting.name}={pressed}")
            button = Button(words(label), press, "primary" if value else "secondary")
            return [Line(f"{_title(setting, words)}\n-# {help_text}", button)]
        case Menu(_, most) as menu:
            least, most = (1, 1) if most is None else (0, most)
            choices = _choices(menu.options(), words)
            press, name = CustomId(0, 0, "me-pick", setting.name), words(f"me-{setting.key}")
            return [
                f"{_title(setting, words)}\n-# {help_text}",
                Select(press, name, choices, least, most, menu.ids(value)),
            ]
        case Form() as form:
            head = f"{_title(setting, words)}: {_worded(form.said(owner), words)}\n-# {help_text}"
            opening = Button(words(f"button-me-{setting.key}"), CustomId(0, 0, f"me-{setting.key}"))
            return _with_removal(setting, head, opening, form.removable(owner), words)


def setting_form(setting: Setting[Owner], form: Form[Owner], owner: Owner, words: Words) -> Modal:
    """Return the form to type the value of ``setting``."""
    fields = [
        TextInput(
            field.name,
            words(f"me-{setting.key}-{field.name}"),
            field.value(owner),
            words(f"field-{field.kind}-hint"),
            field.example,
            _LONGEST[field.kind],
            required=not form.optional,
        )
        for field in form.fields
    ]
    return Modal(CustomId(0, 0, f"me-{setting.key}-set"), words(f"me-{setting.key}"), fields)


def _with_removal(
    setting: Setting[Owner], head: str, opening: Button, removable: Sequence[Option], words: Words
) -> list[Part]:
    """Return ``head``, which states the value, with a button to change it and a way to remove parts of it."""
    match removable:
        case []:
            return [Line(head, opening)]
        case [only]:
            press = CustomId(0, 0, "me-remove", f"{setting.name}={only.id}")
            label = words("button-me-remove", what=_worded(only.label, words))
            return [head, Row([opening, Button(label, press)])]
        case _:
            press, choices = CustomId(0, 0, "me-remove", setting.name), _choices(removable, words)
            return [Line(head, opening), Select(press, words("me-remove"), choices)]


def _title(setting: Setting[Owner], words: Words) -> str:
    return f"**{words(f'me-{setting.key}')}**"


def _choices(options: Sequence[Option], words: Words) -> list[tuple[str, str, str]]:
    return [
        (option.id, _worded(option.label, words), words.say(option.help) if option.help else "")
        for option in options
    ]


def _worded(said: Wording, words: Words) -> str:
    return said if isinstance(said, str) else words.say(said)
