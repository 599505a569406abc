"""Words that people type into forms, in every language that the bot speaks."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache

from render.words import locales, words_for

_APOSTROPHES = str.maketrans("’‘ʼ`´", "'''''")


def plain(text: str) -> str:
    """Return ``text`` in small letters without accents, with single blanks and straight apostrophes.

    >>> plain("  São  PAULO "), plain("o’clock"), plain("２２：３０")
    ('sao paulo', "o'clock", '22:30')
    """
    letters = unicodedata.normalize("NFKD", text.translate(_APOSTROPHES)).casefold()
    return " ".join("".join(one for one in letters if not unicodedata.combining(one)).split())


@cache
def typed_words(key: str) -> frozenset[str]:
    """Return the words that the catalogues of all languages list under ``key``, as ``plain`` has them."""
    return frozenset(plain(word) for locale in locales() for word in words_for(locale)(key).split("|"))


def any_of(words: Iterable[str]) -> str:
    """Return a regular expression for any of ``words``, the longest first."""
    return "|".join(re.escape(word) for word in sorted(words, key=lambda word: (-len(word), word)))
