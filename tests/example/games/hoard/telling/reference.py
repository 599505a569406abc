"""Entries that players can look up in Let It Sleep, and the sections in each chapter of ``/rules``."""

from __future__ import annotations

from games.engine.reference import Entry, about, called, example
from games.hoard.model import CARDS, REWARD


def _thing(name: str, anchor: str, chapter: int, number: int | None, *options: str, **args: int) -> Entry:
    """Return the entry ``name``; it concerns options whose id contains one of the words ``options``."""
    texts = (about("hoard", name, **args),)
    return Entry(
        name, "thing", called("hoard", name), texts, anchor, chapter, example("hoard", number), options
    )


ENTRIES = (
    _thing("card", "3.1", 1, None, "take", most=CARDS[-1]),
    _thing("brag", "4", 1, 3, "name"),
    _thing("dragon", "5", 2, 1, "wake"),
    _thing("reward", "5.3", 2, 2, count=REWARD),
)
CHAPTERS = (("1", "2"), ("3", "4"), ("5",), ("6", "7"), ("8",))
"""Each heading of the messages ``hoard-rules-…`` starts a chapter; the last chapter has the examples."""
