"""The form to import a finished game."""

from __future__ import annotations

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.modal import FileInput, Modal
from render.words import Words

FILE = "file"
"""The name of the field with the file."""


def import_form(words: Words) -> Modal:
    """Return the form to upload the file of a finished game."""
    field = FileInput(FILE, words("import-file"), words("import-hint"))
    return Modal(CustomId(0, 0, "import-file"), words("import-title"), [field])
