"""Shared parts of the board and the result: the title, the Hero, the story, the seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PIL import Image

from games.saga.view import View
from render.kit import layout, table
from render.kit.layout import Column, Element, Grow, Named, Padding, Row, Sized, Spacer, Text
from render.kit.table import FRAME
from render.saga import hero, seats, story
from render.saga.place import APART, BESIDE, EDGE, FULL, WIDTH
from render.words import Words

_SHORT = 2
"""The most rows of the story that leave room for the news beside the Hero, below the story."""
_UNDER_STORY, _UNDER_HERO = 12, 26
"""The gap below the story, or below the Hero; larger below the Hero because of the decks' overhang."""


def draw(
    view: View,
    names: Sequence[str],
    headline: Text,
    caption: Text,
    news: Callable[[int], Element],
    words: Words,
) -> Image.Image:
    """Return a picture with the story and, below it, ``news`` in the available width.

    It's 1400 wide and as high as the story needs; ``names`` are drawable.
    """
    rows = story.rows(view, words)
    is_short = len(rows) <= _SHORT
    beside, below = rows[: story.ROWS_BESIDE], rows[story.ROWS_BESIDE :]
    column = Column(
        Sized(table.headline(words("saga-picture-title"), 42), height=60),
        Spacer(height=6),
        Named(hero.column(view, words, is_high=is_short), "characteristics"),
    )
    told: list[Element] = [
        Sized(headline, height=57),
        Sized(caption, height=30),
        # Keep the glow below from reaching the words above.
        Spacer(height=33),
        Column(*beside, gap=story.GAP),
    ]
    if is_short:
        told += [Spacer(height=_UNDER_STORY), Grow(Spacer()), news(BESIDE), Grow(Spacer())]
    parts: list[Element] = [Row(Sized(column, hero.WIDTH), Grow(Column(*told)), gap=APART)]
    if not is_short:
        parts.append(Spacer(height=_UNDER_HERO))
    if below:
        parts += [Column(*below, gap=story.GAP), Spacer(height=_UNDER_STORY)]
    if not is_short:
        parts.append(news(FULL))
    parts += [Spacer(height=16), seats.element(view, names, words)]
    everything = Padding(Column(*parts), EDGE, 38, EDGE, FRAME + 18)
    picture = table.table(WIDTH, everything.size(WIDTH).height)
    layout.draw(picture, everything)
    return picture
