"""Words of the games in messages, tagged where emojis of things may go."""

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
    """Return the sentence of ``text`` for a message about ``game``, like ``Words.say`` with tags.

    Labels, menus and files show no emojis in their words, so use ``Words.say`` for them.
    """
    return words.say(text, names, people, PAINTERS[game].emojis.tagged)
