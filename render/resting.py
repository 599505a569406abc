"""Pictures of paused tables: muted, under a pause sign, so nobody mistakes them for a game in play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from textwrap import shorten

from PIL import Image, ImageEnhance

from render.kit.shapes import disc, lay_centred, rounded, tinted
from render.kit.theme import NIGHT_DEEP, PARCHMENT_LIGHT
from render.picture import ALT_LIMIT, Picture
from render.words import Words

_COLOUR, _LIGHT = 0.2, 0.5
"""The shares of its saturation and brightness that the picture keeps."""
_SIGN = 0.3
"""The height of the sign, as a share of the picture's height."""


def at_rest(picture: Picture, words: Words) -> Picture:
    """Return ``picture`` as shown while its table is paused; the alternative text says so first."""
    return replace(
        picture,
        alt=shorten(f"{words('picture-alt-paused')} {picture.alt}", ALT_LIMIT, placeholder=" …"),
        draw=partial(_muted, picture.draw),
    )


def _muted(draw: Callable[[], Image.Image]) -> Image.Image:
    picture = draw()
    faded = ImageEnhance.Color(picture).enhance(_COLOUR)
    muted = ImageEnhance.Brightness(faded).enhance(_LIGHT)
    centre = picture.width / 2, picture.height / 2
    height = max(4, round(picture.height * _SIGN))
    lay_centred(muted, tinted(disc(height), NIGHT_DEEP), centre)
    bar = tinted(rounded(max(1, height // 8), height // 2, max(1, height // 20)), PARCHMENT_LIGHT)
    for side in (-1, 1):
        lay_centred(muted, bar, (centre[0] + side * height / 8, centre[1]))
    return muted
