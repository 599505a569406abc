"""Forms: what Discord opens for somebody to fill in, and the values that come back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import blake2s
from typing import Any, Literal, TypeAlias

import discord
from discord import ui

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.panel import short

ON, OFF = "on", "off"
_RADIO_BUTTONS = 5
"""Maximum number of choices shown as radio buttons; more would fill a phone."""
_CHECK_BOXES = 10
"""Discord's maximum number of check boxes in a group."""
_LABEL, _OPTION = 45, 100
"""Discord's maximum characters of a form's title and labels, and of a choice or its description."""
_MARK = "="
"""Separates the name of a field from the mark of the values that it showed."""


@dataclass(frozen=True, slots=True)
class TextInput:
    """A text input of one line or a ``paragraph``, prefilled with ``value``; empty, it shows ``example``."""

    name: str
    label: str
    value: str = ""
    hint: str = ""
    example: str = ""
    longest: int = 100
    required: bool = True
    paragraph: bool = False


@dataclass(frozen=True, slots=True)
class ChoiceInput:
    """Choices in a form: each has a value, a label and a description, which may be empty.

    A few are shown as radio buttons or check boxes, many as a menu.
    """

    name: str
    label: str
    choices: Sequence[tuple[str, str, str]]
    chosen: Sequence[str] = ()
    hint: str = ""
    minimum: int = 1
    maximum: int = 1


@dataclass(frozen=True, slots=True)
class BoxInput:
    """One check box; submitted, its value is *on* or *off*."""

    name: str
    label: str
    is_on: bool
    hint: str = ""


@dataclass(frozen=True, slots=True)
class PickerInput:
    """A menu that Discord fills with the roles or channels of the server; ``chosen`` must exist."""

    name: str
    label: str
    sort: Literal["role", "channel"]
    chosen: Sequence[int] = ()
    hint: str = ""
    maximum: int = 1
    channel_types: Sequence[discord.ChannelType] = ()


@dataclass(frozen=True, slots=True)
class FileInput:
    """One file to upload; submitted, its value is the id of the attachment."""

    name: str
    label: str
    hint: str = ""


Field: TypeAlias = TextInput | ChoiceInput | BoxInput | PickerInput | FileInput


@dataclass(frozen=True, slots=True)
class Modal:
    """Up to five fields under a title; submitting the form comes back as ``press``.

    With ``marks_values``, the ids of the fields tell which values they showed, so that ``changed`` finds the
    fields that were filled in differently. ``typed`` are values filled in before, by field name.
    """

    press: CustomId
    title: str
    fields: Sequence[Field]
    marks_values: bool = False
    typed: Mapping[str, Sequence[str]] = field(default_factory=dict)

    def filled_with(self, typed: Mapping[str, Sequence[str]]) -> Modal:
        """Return the same form with the values of ``typed``, by field name."""
        return replace(self, typed=typed)

    def modal(self, identity: str) -> ui.Modal:
        """Return the form as Discord's modal, which isn't kept in memory: the router takes the submission.

        ``identity`` names the database.
        """
        modal = ui.Modal(title=short(self.title, _LABEL), custom_id=self.press.custom_id(identity))
        for part in self.fields:
            custom_id = f"{part.name}{_MARK}{_mark(_shown(part))}" if self.marks_values else part.name
            shown = _refilled(part, self.typed[part.name]) if part.name in self.typed else part
            label: ui.Label[ui.Modal] = ui.Label(
                text=short(part.label, _LABEL),
                component=_input(shown, custom_id),
                description=part.hint or None,
            )
            modal.add_item(label)
        modal.stop()
        return modal


def _refilled(field: Field, typed: Sequence[str]) -> Field:
    match field:
        case TextInput():
            return replace(field, value="".join(typed)[: field.longest])
        case ChoiceInput():
            return replace(field, chosen=[value for value, _, _ in field.choices if value in typed])
        case BoxInput():
            return replace(field, is_on=ON in typed)
        case PickerInput():
            return replace(field, chosen=[int(one) for one in typed if one.isdecimal()])
        case FileInput():
            return field


def _shown(field: Field) -> Sequence[str]:
    """Return the values that ``field`` shows, as they'd be submitted."""
    match field:
        case TextInput():
            return [field.value]
        case ChoiceInput():
            return field.chosen
        case BoxInput():
            return [ON if field.is_on else OFF]
        case PickerInput():
            return [str(one) for one in field.chosen]
        case FileInput():
            return []


def _mark(values: Sequence[str]) -> str:
    """Return a short digest of ``values`` in any order."""
    told = "\n".join(sorted(value.strip() for value in values if value.strip()))
    return blake2s(told.encode(), digest_size=4).hexdigest()


def _input(field: Field, custom_id: str) -> ui.Item[ui.Modal]:
    match field:
        case TextInput():
            return ui.TextInput(
                custom_id=custom_id,
                style=discord.TextStyle.paragraph if field.paragraph else discord.TextStyle.short,
                default=field.value or None,
                placeholder=field.example or None,
                max_length=field.longest,
                required=field.required,
            )
        case ChoiceInput(maximum=1, minimum=1) if 1 < len(field.choices) <= _RADIO_BUTTONS:
            return ui.RadioGroup(
                custom_id=custom_id,
                options=[discord.RadioGroupOption(**option) for option in _options(field)],
            )
        case ChoiceInput(maximum=maximum) if maximum > 1 and len(field.choices) <= _CHECK_BOXES:
            return ui.CheckboxGroup(
                custom_id=custom_id,
                options=[discord.CheckboxGroupOption(**option) for option in _options(field)],
                min_values=field.minimum,
                max_values=min(maximum, len(field.choices)),
                required=field.minimum > 0,
            )
        case ChoiceInput():
            return ui.Select(
                custom_id=custom_id,
                options=[discord.SelectOption(**option) for option in _options(field)],
                min_values=field.minimum,
                max_values=min(field.maximum, len(field.choices)),
                required=field.minimum > 0,
            )
        case BoxInput():
            return ui.Checkbox(custom_id=custom_id, default=field.is_on)
        case PickerInput():
            return _picker(field, custom_id)
        case FileInput():
            return ui.FileUpload(custom_id=custom_id)


def _options(field: ChoiceInput) -> Iterator[dict[str, Any]]:
    for value, label, hint in field.choices:
        yield {
            "value": value,
            "label": short(label, _OPTION),
            "description": short(hint, _OPTION) or None,
            "default": value in field.chosen,
        }


def _picker(field: PickerInput, custom_id: str) -> ui.Item[ui.Modal]:
    chosen = [discord.Object(one) for one in field.chosen]
    bounds: dict[str, Any] = {"min_values": 0, "max_values": field.maximum, "required": False}
    if field.sort == "role":
        return ui.RoleSelect(custom_id=custom_id, default_values=chosen, **bounds)
    return ui.ChannelSelect(
        custom_id=custom_id, default_values=chosen, channel_types=list(field.channel_types), **bounds
    )


def filled(data: Mapping[str, Any]) -> dict[str, list[str]]:
    """Return the values of each field of a submitted form, by the field's name.

    >>> entry = {"type": 4, "custom_id": "name", "value": "Ada"}
    >>> filled({"components": [{"type": 18, "component": entry}]})
    {'name': ['Ada']}
    >>> filled({"components": [{"type": 18, "component": {"type": 23, "custom_id": "box", "value": True}}]})
    {'box': ['on']}
    """
    return {custom_id.partition(_MARK)[0]: values for custom_id, values in _submitted(data)}


def changed(data: Mapping[str, Any]) -> dict[str, list[str]]:
    """Return the values of the fields whose values differ from what the form showed, by the field's name.

    A field without a mark of the values shown counts as changed.

    >>> part = {"type": 4, "custom_id": "name=" + _mark(["Ada"]), "value": "Ada"}
    >>> changed({"components": [{"component": part}]})
    {}
    >>> changed({"components": [{"component": {**part, "value": "Bo"}}]})
    {'name': ['Bo']}
    """
    found = {}
    for custom_id, values in _submitted(data):
        name, _, mark = custom_id.partition(_MARK)
        if mark != _mark(values):
            found[name] = values
    return found


def _submitted(data: Mapping[str, Any]) -> Iterator[tuple[str, list[str]]]:
    """Yield the id of each field of a submitted form, and its values."""
    for part in data.get("components", ()):
        for entry in [part["component"]] if "component" in part else part.get("components", ()):
            values = entry["values"] if "values" in entry else [entry.get("value")]
            yield str(entry.get("custom_id", "")), [_text(value) for value in values if value is not None]


def _text(value: Any) -> str:
    """Return a submitted ``value`` as text; a check box is *on* or *off*."""
    return (ON if value else OFF) if isinstance(value, bool) else str(value)
