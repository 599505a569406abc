"""Forms of settings, generated from their declarations."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TypeVar

import discord

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.modal import BoxInput, ChoiceInput, Field, Modal, PickerInput, TextInput
from bot.table.setting import FieldKind, Form, Mentions, Menu, Option, Setting, Settings, Switch, Wording
from bot.typed.offsets import zone_name
from render.words import Words

Owner = TypeVar("Owner")

CHANNEL_TYPES = (
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.forum,
    discord.ChannelType.category,
)
"""The types of channel in which tables can be opened, directly, in threads or in a category's channels."""
_LONGEST: dict[FieldKind, int] = {"zone": 60, "time": 40, "day": 40, "moment": 60, "duration": 40}
"""Maximum characters of a form's field, by its kind."""
_HINT = 100
"""Maximum characters of the explanation of a form's part."""
_MARKUP = re.compile(r"[*`]")
_SENTENCE_END = re.compile(r"(?<=[.?!]) ")


def settings_form(
    settings: Settings[Owner],
    shown: Sequence[Setting[Owner]],
    owner: Owner,
    words: Words,
    press: CustomId,
    title: str,
    names: Sequence[str] = (),
) -> Modal:
    """Return the form with the settings ``shown``, filled in with their current values.

    Submitted, it changes only what was filled in differently: others may have changed the rest meanwhile.
    ``press`` takes it. ``names`` are those of the seats that the titles of the settings mention.
    """
    fields = [part for setting in shown for part in _parts(settings, setting, owner, words, names)]
    return Modal(press, title, fields, marks_values=True)


def setting_form(
    settings: Settings[Owner], setting: Setting[Owner], form: Form[Owner], owner: Owner, words: Words
) -> Modal:
    """Return the form to type the value of ``setting`` alone."""
    press = CustomId(0, 0, settings.key(setting.key, "set"))
    fields = list(_typed(settings, setting, form, owner, words, required=not form.optional))
    return Modal(press, words.say(settings.title(setting)), fields)


def choices(options: Sequence[Option], words: Words) -> list[tuple[str, str, str]]:
    """Return the id, label and explanation of each option."""
    return [
        (option.id, worded(option.label, words), words.say(option.help) if option.help else "")
        for option in options
    ]


def worded(wording: Wording, words: Words) -> str:
    """Return ``wording`` in the reader's language."""
    return wording if isinstance(wording, str) else words.say(wording)


def _parts(
    settings: Settings[Owner], setting: Setting[Owner], owner: Owner, words: Words, names: Sequence[str]
) -> Iterator[Field]:
    """Yield the parts of a form for ``setting``; none for a link."""
    label, hint = words.say(settings.title(setting), names), _hint(words.say(settings.help(setting, owner)))
    value = settings.value(setting, owner)
    match setting.kind:
        case Switch():
            yield BoxInput(setting.name, label, bool(value), hint)
        case Menu(most=None) as menu:
            yield ChoiceInput(setting.name, label, choices(menu.options(), words), menu.ids(value), hint)
        case Menu(most=most) as menu:
            offered = choices(menu.options(), words)
            yield ChoiceInput(setting.name, label, offered, menu.ids(value), hint, 0, most or 0)
        case Mentions() as mentions:
            types = CHANNEL_TYPES if mentions.sort == "channel" else ()
            existing = [one for one in value if one in mentions.existing(owner)]
            yield PickerInput(setting.name, label, mentions.sort, existing, hint, mentions.most, types)
        case Form() as form:
            yield from _typed(settings, setting, form, owner, words, required=False)


def _typed(
    settings: Settings[Owner],
    setting: Setting[Owner],
    form: Form[Owner],
    owner: Owner,
    words: Words,
    *,
    required: bool,
) -> Iterator[TextInput]:
    """Yield the lines in which the value of ``setting`` is typed."""
    zone = zone_name(settings.timezone(owner))
    for field in form.fields:
        yield TextInput(
            field.name,
            words(settings.key(setting.key, field.name)),
            worded(field.value(owner), words),
            words(f"field-{field.kind}-hint", zone=zone),
            field.example,
            _LONGEST[field.kind],
            required=required,
        )


def _hint(text: str) -> str:
    """Return the first sentences of ``text`` that fit the explanation of a form's part, without markup.

    >>> _hint("*Once*. " + "x" * 100 + ".")
    'Once.'
    """
    found = ""
    for sentence in _SENTENCE_END.split(_MARKUP.sub("", text).replace("\n", " ")):
        longer = f"{found} {sentence}".strip()
        if len(longer) > _HINT:
            break
        found = longer
    return found
