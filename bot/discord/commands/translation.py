"""Names, descriptions and choices of commands, in every language on offer."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from render.words import DEFAULT_LOCALE, Words, locale_for, words_for


def phrase(key: str) -> locale_str:
    """Return the message ``key`` in English, to be translated when the commands are registered."""
    return locale_str(words_for(DEFAULT_LOCALE)(key), key=key)


class Translator(app_commands.Translator):
    """Looks up the words of commands in the catalog.

    They're only needed to register the commands, so nothing else keeps the languages read for that.
    """

    def __init__(self) -> None:
        self._words: dict[str, Words] = {}

    def forget(self) -> None:
        """Give back the memory of all languages read so far."""
        self._words.clear()

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        """Return the words for ``locale``, or ``None`` if there are none."""
        ours, key = locale_for(locale.value), string.extras.get("key")
        if ours == DEFAULT_LOCALE or not key:
            return None
        words = self._words.get(ours) or self._words.setdefault(ours, Words(ours))
        return words(key)
