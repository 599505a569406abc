"""Presets of a game: use one in a lobby, save the lobby's terms, delete one."""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.modal import ChoiceInput, Modal, TextInput
from bot.discord.panels.names import title
from bot.discord.panels.panel import Button, Panel, Part, Row, Select
from bot.discord.panels.verbs import verb_button
from bot.features.clocks.rules.clocks import clock_text, is_clock
from bot.features.presets.rules import LONGEST_NAME, Preset, reference
from bot.table.perspective import Perspective
from render.words import Words, as_plain

_RED = 0xB5402E
_SCOPES = (("mine", False), ("server", True))


def presets_panel(
    table: Perspective, presets: Sequence[Preset], words: Words, *, note: str | None = None
) -> Panel:
    """Return the reader's own and the server's presets to choose from; ``note`` says what was just done."""
    parts: list[Part] = [f"### {words('presets-title', table=title(table, words))}"]
    if note:
        parts.append(note)
    parts.append(words("presets-help") if presets else words("presets-none"))
    parts += _menus(table, "preset-use", presets, words)
    buttons = [verb_button(table, words, "preset-new", "primary")]
    if presets:
        buttons.append(verb_button(table, words, "preset-drop"))
    return Panel([*parts, Row([*buttons, verb_button(table, words, "options")])])


def deletion_panel(table: Perspective, presets: Sequence[Preset], words: Words) -> Panel:
    """Return the presets that the reader may delete, as menus."""
    parts: list[Part] = [f"### {words('presets-delete-title')}"]
    if not presets:
        parts.append(words("presets-delete-none"))
    parts += _menus(table, "preset-delete", presets, words)
    return Panel([*parts, Row([verb_button(table, words, "presets")])], _RED)


def preset_form(table: Perspective, words: Words, *, moderates: bool) -> Modal:
    """Return the form for the name of a new preset; moderators may save it for the whole server."""
    fields: list[TextInput | ChoiceInput] = [
        TextInput("name", words("preset-name"), hint=words("preset-name-hint"), longest=LONGEST_NAME)
    ]
    if moderates:
        choices = [(scope, words(f"preset-for-{scope}"), "") for scope, _ in _SCOPES]
        fields.append(ChoiceInput("scope", words("preset-for"), choices, chosen=("mine",)))
    return Modal(CustomId(table.id, table.own_revision, "preset-save"), words("preset-form-title"), fields)


def confirm_replacement(table: Perspective, preset: Preset, words: Words) -> Panel:
    """Return the question of whether to replace the existing preset of this name."""
    replace = CustomId(table.id, table.own_revision, "preset-replace", reference(preset))
    buttons = [
        Button(words("button-preset-replace"), replace, "danger"),
        verb_button(table, words, "presets"),
    ]
    question = words("preset-taken", name=preset.name)
    return Panel([question, Row(buttons)], _RED)


def _menus(table: Perspective, verb: str, presets: Sequence[Preset], words: Words) -> list[Part]:
    parts: list[Part] = []
    for scope, shared in _SCOPES:
        choices = [
            (reference(preset), as_plain(preset.name), _clock(preset, words))
            for preset in presets
            if preset.is_shared is shared
        ]
        if choices:
            press = CustomId(table.id, table.own_revision, verb, scope)
            parts.append(Select(press, words(f"presets-{scope}"), choices))
    return parts


def _clock(preset: Preset, words: Words) -> str:
    """Return the clock of a preset in words; nothing if that clock no longer exists."""
    return words.say(clock_text(preset.clock)) if is_clock(preset.clock) else ""
