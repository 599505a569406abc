"""Forms: what Discord opens for somebody to fill in, and the values that come back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

import discord
from discord import ui

from bot.discord.panels.custom_ids import CustomId


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
class SelectInput:
    """A menu in a form: each choice has a value, a label and a description, which may be empty."""

    name: str
    label: str
    choices: Sequence[tuple[str, str, str]]
    chosen: Sequence[str] = ()
    hint: str = ""


Field: TypeAlias = TextInput | SelectInput


@dataclass(frozen=True, slots=True)
class Modal:
    """Up to five fields under a title; submitting the form comes back as ``press``."""

    press: CustomId
    title: str
    fields: Sequence[Field]

    def filled_with(self, typed: Mapping[str, Sequence[str]]) -> Modal:
        """Return the same form with the values of ``typed``, by field name."""
        return replace(
            self,
            fields=[
                _refilled(field, typed[field.name]) if field.name in typed else field for field in self.fields
            ],
        )

    def modal(self, identity: str) -> ui.Modal:
        """Return the form as Discord's modal, which isn't kept in memory: the router takes the submission.

        ``identity`` names the database.
        """
        modal = ui.Modal(title=self.title, custom_id=self.press.custom_id(identity))
        for field in self.fields:
            label: ui.Label[ui.Modal] = ui.Label(
                text=field.label, component=_input(field), description=field.hint or None
            )
            modal.add_item(label)
        modal.stop()
        return modal


def _refilled(field: Field, typed: Sequence[str]) -> Field:
    match field:
        case TextInput():
            return replace(field, value="".join(typed)[: field.longest])
        case SelectInput():
            return replace(field, chosen=[value for value, _, _ in field.choices if value in typed])


def _input(field: Field) -> ui.Item[ui.Modal]:
    match field:
        case TextInput():
            return ui.TextInput(
                custom_id=field.name,
                style=discord.TextStyle.paragraph if field.paragraph else discord.TextStyle.short,
                default=field.value or None,
                placeholder=field.example or None,
                max_length=field.longest,
                required=field.required,
            )
        case SelectInput():
            return ui.Select(
                custom_id=field.name,
                options=[
                    discord.SelectOption(
                        value=value, label=label, description=hint or None, default=value in field.chosen
                    )
                    for value, label, hint in field.choices
                ],
            )


def filled(data: Mapping[str, Any]) -> dict[str, list[str]]:
    """Return the values of each field of a submitted form, by the field's name.

    >>> entry = {"type": 4, "custom_id": "name", "value": "Ada"}
    >>> filled({"components": [{"type": 18, "component": entry}]})
    {'name': ['Ada']}
    """
    found: dict[str, list[str]] = {}
    for part in data.get("components", ()):
        for field in [part["component"]] if "component" in part else part.get("components", ()):
            values = field["values"] if "values" in field else [field.get("value", "")]
            found[str(field.get("custom_id", ""))] = [str(value) for value in values]
    return found
