"""The public picture: the Hero, the thread of the story, the challenge, the seats."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.saga.view import View
from render.kit import channel, layout, table
from render.kit.layout import Column, Grow, Named, Padding, Sized
from render.kit.names import crests_alone
from render.kit.table import FRAME
from render.saga import hero, phrases, seats, stage, story
from render.words import Words

EDGE = 46
"""The distance from the edge of the picture to anything on the table."""
ROOM = channel.WIDTH - 2 * EDGE
_TOP, _FOOT = 22, FRAME + 20
_NAMED = 2
"""The most seats that the headline names; more are shown by their crests alone."""


def draw(view: View, names: Sequence[str], words: Words) -> Image.Image:
    """Return the board; ``names`` are drawable."""
    everything = Column(
        Sized(_headline(view, names, words), height=channel.HEADLINE_HEIGHT),
        hero.element(view, words),
        story.element(view.story, ROOM),
        Grow(Named(stage.element(view, words), "challenge")),
        Padding(seats.element(view, names), top=24),
    )
    picture = table.table(channel.WIDTH, channel.HEIGHT)
    layout.draw(picture, Padding(everything, EDGE, _TOP, EDGE, _FOOT))
    return picture


def _headline(view: View, names: Sequence[str], words: Words) -> layout.Element:
    """Return who is asked for what."""
    asked = len(phrases.asked(view))

    def said(crested: Sequence[str]) -> str:
        return phrases.headline(view, crests_alone(len(names)) if asked > _NAMED else crested, words)

    return channel.headline(said, names, ROOM)
