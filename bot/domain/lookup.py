"""Finding a thing by what somebody typed: accents, case and signs count nothing, half a word is enough."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from difflib import SequenceMatcher
from functools import lru_cache
from typing import Literal, TypeAlias

LONGEST = 60
"""The most letters of what was typed that are looked at: no title is longer than what Discord shows of it."""
_ALIKE = 0.6
"""How much of two words has to be the same for one to be taken for the other, mistyped."""

Nearness: TypeAlias = Literal[0, 1, 2, 3]
"""How well a title fits: it is what was typed, begins with it, has words that do, or only contains it."""


@lru_cache(8192)
def folded(text: str) -> str:
    """Return ``text`` without accents, capitals and signs, one space between its words.

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
    """Return how well ``title`` fits what was typed, 0 for best; ``None`` if it does not.

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
    """Return which of ``titles`` are written nearly as what was typed, at most ``most``, nearest first.

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
