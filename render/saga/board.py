"""The public picture: the Hero, the story so far, the challenge, the seats."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.saga.view import View
from render.kit import table
from render.kit.layout import Element, Named
from render.kit.names import with_crests
from render.saga import around, challenge, challenge_plate, phrases
from render.words import Words


def draw(view: View, names: Sequence[str], words: Words) -> Image.Image:
    """Return the board, 1400 wide and as high as the story needs; ``names`` are drawable."""
    crested = with_crests(names)
    headline = table.headline(phrases.turn(view, crested, words))
    caption = table.caption(phrases.waits(view, words))
    plate = challenge.plate_of(view, crested, words)

    def at_stake(width: int) -> Element:
        return Named(challenge_plate.element(plate, width, words=words), "challenge")

    return around.draw(view, names, headline, caption, at_stake, words)
