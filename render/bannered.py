"""Pictures under a banner that announces what was just decided."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PIL import Image

from games.engine.text import Text
from render.kit import banner
from render.kit.alt import fit, sentences_of
from render.kit.names import drawable_names, with_crests
from render.picture import Picture
from render.seats import SeatOccupant, seat_names
from render.words import Words, told_together

_SENTENCES = 3
"""Maximum number of sentences on a banner."""


def bannered(
    picture: Picture, moment: Sequence[Text], occupants: Sequence[SeatOccupant], words: Words
) -> Picture:
    """Return ``picture`` with a banner above it that announces ``moment``; unchanged if ``moment`` is empty.

    The first sentence says what was decided. If there are more than fit, some before the last are left out.
    The alternative text begins with those on the banner.
    """
    if not moment:
        return picture
    if len(moment) > _SENTENCES:
        moment = (moment[0], *moment[1 - _SENTENCES :])
    told = [words.say(text, seat_names(occupants, words)) for text in moment]
    crested = with_crests(drawable_names(occupants, words))
    decided, *besides = (words.say(text, crested) for text in moment)
    more = told_together(besides, words)
    return replace(
        picture,
        alt=fit([*told, *sentences_of(picture.alt)]),
        draw=partial(_raised, picture.draw, decided, more, words.locale),
    )


def _raised(draw: Callable[[], Image.Image], decided: str, more: str, locale: str) -> Image.Image:
    return banner.raised(draw(), decided, more, locale)
