"""Names, descriptions and choices of commands, in every language with a catalog."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from render.words import DEFAULT_LOCALE, words_for

_OUR_LOCALES = {discord.Locale.italian: "it"}
"""Our locales by Discord's names for them, except English, the default language of commands."""


def phrase(key: str) -> locale_str:
    """Return the message ``key`` in English, to be translated when the commands are registered."""
    return locale_str(words_for(DEFAULT_LOCALE)(key), key=key)


class Translator(app_commands.Translator):
    """Looks up the words of commands in the catalog."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        """Return the words for ``locale``, or ``None`` if there are none."""
        ours, key = _OUR_LOCALES.get(locale), string.extras.get("key")
        return words_for(ours)(key) if ours and key else None
