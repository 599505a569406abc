"""End cards that say how the game was won."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PIL import Image

from games.engine.highlights import Highlights
from render.kit import endcard, layout
from render.kit.alt import fit, sentences_of
from render.kit.names import crests_alone, drawable_names, with_crests
from render.picture import Picture
from render.seats import SeatOccupant, seat_names
from render.words import Words

END_CARD = "result"
"""The name of the picture that is a game's end card."""


def highlighted(
    picture: Picture, highlights: Highlights | None, occupants: Sequence[SeatOccupant], words: Words
) -> Picture:
    """Return an end card with ``highlights`` at its foot; other pictures unchanged.

    The alternative text begins with them.
    """
    if highlights is None or picture.name != END_CARD:
        return picture
    turning_point = ""
    if highlights.turning_point is not None:
        turning_point = words.say(highlights.turning_point, with_crests(drawable_names(occupants, words)))
        if not endcard.turning_lines_fit(turning_point):
            turning_point = words.say(highlights.turning_point, crests_alone(len(occupants)))
    return replace(
        picture,
        alt=fit([*sentences(highlights, occupants, words), *sentences_of(picture.alt)]),
        draw=partial(_drawn, picture.draw, words.say(highlights.figure, ()), turning_point, words.locale),
    )


def sentences(highlights: Highlights, occupants: Sequence[SeatOccupant], words: Words) -> list[str]:
    """Return ``highlights`` as sentences."""
    names = seat_names(occupants, words)
    told = [text for text in (highlights.turning_point, highlights.figure) if text is not None]
    return [words("highlight-sentence", told=words.say(text, names)) for text in told]


def _drawn(draw: Callable[[], Image.Image], figure: str, turning_point: str, locale: str) -> Image.Image:
    picture = draw().copy()
    strip = endcard.strip(figure, turning_point, locale)
    layout.draw(picture, strip, (0, endcard.FOOT, endcard.SIDE, endcard.SIDE))
    return picture
