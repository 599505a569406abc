"""Finds a thing by typed text: accents, case and punctuation are ignored, and half a word is enough."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from difflib import SequenceMatcher
from functools import lru_cache
from typing import Literal, TypeAlias

LONGEST = 60
"""Maximum length of the typed text that is compared: Discord shows no longer titles."""
_ALIKE = 0.6
"""Minimum similarity (0 to 1) for a word to count as a typo of another."""

Nearness: TypeAlias = Literal[0, 1, 2, 3]
"""Quality of a match: the title equals the text, begins with it, has words that do, or only contains it."""


@lru_cache(8192)
def folded(text: str) -> str:
    """Return ``text`` in lower case without accents and punctuation, words separated by single spaces.

    >>> folded("Re d’ÉLITE: città")
    're d elite citta'
    """
    letters = unicodedata.normalize("NFKD", text.casefold())
    return " ".join(
        "".join(
            letter if letter.isalnum() else " " for letter in letters if not unicodedata.combining(letter)
        ).split()
    )


def nearness(typed: str, title: str) -> Nearness | None:
    """Return how well ``title`` matches the typed text, 0 for best; ``None`` if it doesn't.

    >>> [nearness(typed, "Sfera di cristallo") for typed in ("SFERA DI CRISTALLO", "sfe", "crist sf", "ist")]
    [0, 1, 2, 3]
    >>> nearness("spada", "Sfera di cristallo") is None
    True
    """
    wanted, there = folded(typed[:LONGEST]), folded(title)
    if wanted == there:
        return 0
    if there.startswith(wanted):
        return 1
    words = there.split()
    if all(any(word.startswith(part) for word in words) for part in wanted.split()):
        return 2
    return 3 if wanted in there else None


def likely_meant(typed: str, titles: Sequence[str], most: int) -> list[int]:
    """Return the indexes of ``titles`` spelled similarly to the typed text, at most ``most``, nearest first.

    >>> likely_meant("cristalo", ["Rana", "Sfera di cristallo", "Scopa"], 3)
    [1]
    """
    wanted = folded(typed[:LONGEST])
    found = []
    for number, title in enumerate(titles):
        there = folded(title)
        alike = max((_alike(wanted, part) for part in {there, *there.split()}), default=0.0)
        if alike >= _ALIKE:
            found.append((-alike, number))
    return [number for _, number in sorted(found)[:most]]


def _alike(one: str, other: str) -> float:
    matcher = SequenceMatcher(None, one, other, autojunk=False)
    return matcher.ratio() if matcher.real_quick_ratio() >= _ALIKE <= matcher.quick_ratio() else 0.0
