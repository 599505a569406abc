"""Finds where words may be hyphenated, using the dictionary of their language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from games.engine.content import data_folder

if TYPE_CHECKING:
    from pyphen import Pyphen

_DICTIONARIES = {"en": "en_GB"}
"""Dictionaries that differ from the one found by the language code: our English is British."""
_LETTERS = re.compile(r"[^\W\d_]+")
_NAME_BEGINS, _NAME_ENDS = "\u2068", "\u2069"


@lru_cache(maxsize=4096)
def places(word: str, language: str) -> tuple[int, ...]:
    """Return the indices of ``word`` before which it may be hyphenated, in ascending order.

    Each run of letters is looked up separately, without the marks around and inside the word. A language
    without a dictionary has no such places.

    >>> places("hyphenation,", "en")
    (2, 6, 7)
    """
    found: list[int] = []
    for run in _LETTERS.finditer(word):
        found += (run.start() + place for place in _inside(run.group(), language))
    return tuple(found)


def _inside(letters: str, language: str) -> tuple[int, ...]:
    written = _exceptions(language).get(letters.casefold())
    if written is not None:
        return written
    dictionary = _dictionary(language)
    return () if dictionary is None else tuple(int(place) for place in dictionary.positions(letters))


@cache
def _exceptions(language: str) -> Mapping[str, tuple[int, ...]]:
    """Return the words whose hyphenation is written down, with their places."""
    file = data_folder() / "hyphenation" / f"{language}.txt"
    if not file.exists():
        return {}
    lines = file.read_text(encoding="utf-8").splitlines()
    written = [line.split("-") for line in lines if line and not line.startswith("#")]
    return {"".join(parts).casefold(): _sums([len(part) for part in parts[:-1]]) for parts in written}


def _sums(lengths: list[int]) -> tuple[int, ...]:
    return tuple(sum(lengths[: count + 1]) for count in range(len(lengths)))


@cache
def _dictionary(language: str) -> Pyphen | None:
    """Return the dictionary of a language, or ``None``; it's read only when the first word needs it."""
    from pyphen import Pyphen, language_fallback

    name = _DICTIONARIES.get(language) or language_fallback(language)
    return None if name is None else Pyphen(lang=name)


def as_name(text: str) -> str:
    """Return ``text`` marked as a name, which is never hyphenated; the marks aren't drawn."""
    return f"{_NAME_BEGINS}{text}{_NAME_ENDS}"


def outside_names(pieces: Iterable[str]) -> Iterator[tuple[str, bool]]:
    """Yield the pieces of a text, each with whether no part of it belongs to a name."""
    depth = 0
    for piece in pieces:
        yield piece, depth == 0 and _NAME_BEGINS not in piece
        depth += piece.count(_NAME_BEGINS) - piece.count(_NAME_ENDS)
