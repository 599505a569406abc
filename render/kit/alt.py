"""Alternative texts: sentences in order of importance, as many as fit."""

from __future__ import annotations

from collections.abc import Iterable

from render.picture import ALT_LIMIT
from render.seats import CRESTS
from render.words import Words


def fit(sentences: Iterable[str], limit: int = ALT_LIMIT) -> str:
    """Return ``sentences`` in order, leaving out those that no longer fit into ``limit`` characters."""
    text = ""
    for sentence in sentences:
        longer = f"{text} {sentence}" if text else sentence
        if len(longer) <= limit:
            text = longer
    return text


def crest_name(seat: int, words: Words) -> str:
    """Return the name of the animal on the shield of ``seat``."""
    return words(f"crest-{CRESTS[seat].id}")
