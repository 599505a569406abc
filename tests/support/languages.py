"""The languages in which tests draw everything, because drawing everything in all of them would take too
long.

Text is tested in every language; in the other languages, pictures are only drawn for full tables.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from games.registry import GAMES
from render.catalogue import entries_of
from render.words import files_of, locales

_DRAWN = "*pictures.ftl"
"""The files with the words that appear on pictures."""


def width(locale: str) -> int:
    """Return the total length of the words on pictures, in letters."""
    texts = (file.read_text(encoding="utf-8") for file in files_of(locale, _DRAWN))
    return sum(len(source.partition("=")[2]) for text in texts for _, source in entries_of(text))


@cache
def measured() -> tuple[str, ...]:
    """Return English and the language with the longest words on pictures, if that isn't English."""
    return tuple(dict.fromkeys(["en", max(locales(), key=width)]))


def others() -> tuple[str, ...]:
    """Return the languages in which only full tables are drawn."""
    return tuple(locale for locale in locales() if locale not in measured())


def sizes(game_id: str, locale: str) -> Iterable[int]:
    """Return the numbers of seats for which a game's pictures are drawn in ``locale``."""
    seats = GAMES[game_id].seats
    return seats if locale in measured() else seats[-1:]


def is_told(game: str, locale: str) -> bool:
    """Return whether ``game`` is translated into ``locale``, so that nothing falls back to English."""
    texts = (file.read_text(encoding="utf-8") for file in files_of(locale, f"{game}.ftl"))
    return any(key == f"{game}-name" for text in texts for key, _ in entries_of(text))
