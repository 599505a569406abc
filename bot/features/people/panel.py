"""A person's settings, and the questions about their data."""

from __future__ import annotations

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.panel import Button, Line, Panel, Part, Row
from bot.discord.panels.settings import settings_panel
from bot.features.people.rules.preferences import PAGES, PREFERENCES, Personal
from bot.features.people.store.personal import Involved
from render.words import Words, languages

_RED = 0xB5402E


def me_panel(person: Personal, words: Words, page: str = PAGES[0], note: str | None = None) -> Panel:
    """Return one page of the settings of ``person``; ``note`` says what was just done.

    ``page`` is its name, or the name of a setting on it.
    """
    has_language = PREFERENCES.page_of(page) == PREFERENCES.page_of("language")
    return settings_panel(PREFERENCES, person, words, page, note, _in_progress(words) if has_language else ())


def _in_progress(words: Words) -> list[Part]:
    """Return the request to report mistakes, if no second reader has read the reader's language."""
    language = languages()[words.locale]
    if not language.is_in_progress:
        return []
    asked = f"-# {language.name}: {words('language-in-progress')}"
    if language.feedback is None:
        return [asked]
    return [Line(asked, Button(words("button-language-feedback"), url=language.feedback))]


def to_settings(words: Words, page: str) -> Button:
    """Return the button back to a ``page`` of the settings."""
    return Button(words("button-back"), CustomId(0, 0, "me", page))


def trial_letter(words: Words) -> Panel:
    """Return the direct message that proves that direct messages arrive."""
    return Panel([words("me-trial-letter")])


def exported(file: tuple[str, bytes], words: Words) -> Panel:
    """Return the message with the file of all data stored about a person."""
    return Panel([words("me-export-done")], file=file)


def confirm_delete(involved: Involved, words: Words) -> Panel:
    """Return the question of whether to forget a person, with the effects."""
    will = words("me-delete-question", open=len(involved.seated), finished=involved.finished)
    yes = Button(words("button-me-delete-yes"), CustomId(0, 0, "me-delete-yes"), "danger")
    return Panel([will, Row([yes, to_settings(words, "you")])], _RED)
