"""A person's own note about a table: in their hand, and in the form to change it."""

from __future__ import annotations

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.modal import Modal, TextInput
from bot.features.table_notes.rules import LONGEST_NOTE
from bot.table.perspective import Perspective
from games.engine.text import Typed
from render.words import Words, as_typed_lines


def note_part(note: Typed, words: Words) -> str:
    """Return ``note`` with its line breaks, as its writer reads it."""
    return f"{words('hand-own-note')}\n{as_typed_lines(note)}"


def note_form(table: Perspective, note: Typed, words: Words) -> Modal:
    """Return the form to change ``note``, which may be empty."""
    field = TextInput(
        "note",
        words("note-label"),
        value=note.raw,
        hint=words("note-hint"),
        longest=LONGEST_NOTE,
        required=False,
        paragraph=True,
    )
    return Modal(CustomId(table.id, table.own_revision, "note-save"), words("button-note"), [field])
