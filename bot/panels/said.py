"""How messages say what the games told: with tags, where the emojis of things may stand."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.engine.text import Text, Typed
from render.registry import PAINTERS
from render.words import Words, nobody


def said(
    game: str,
    text: Text,
    words: Words,
    names: Sequence[str] = (),
    people: Callable[[int], Typed | None] = nobody,
) -> str:
    """Return the sentence of ``text`` for a message about ``game``, as ``Words.say`` says it.

    For labels, menus and files, which show no emojis in their words, ``Words.say`` itself is right.
    """
    return words.say(text, names, people, PAINTERS[game].emojis.tagged)
