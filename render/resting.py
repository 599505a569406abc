"""A picture of a table that rests: muted, under a sign of two bars, so nobody takes it for one in play."""

from __future__ import annotations

from dataclasses import replace
from textwrap import shorten

from PIL import Image, ImageEnhance

from render.kit.shapes import disc, lay_centred, rounded, tinted
from render.kit.theme import NIGHT_DEEP, PARCHMENT_LIGHT
from render.picture import ALT_LIMIT, Picture
from render.words import Words

_COLOUR, _LIGHT = 0.2, 0.5
"""How much of its colours and of its light the picture keeps."""
_SIGN = 0.3
"""The height of the sign, of that of the picture."""


def at_rest(picture: Picture, words: Words) -> Picture:
    """Return ``picture`` as it is shown while its table is paused; its alternative text says so first."""
    return replace(
        picture,
        alt=shorten(f"{words('picture-alt-paused')} {picture.alt}", ALT_LIMIT, placeholder=" …"),
        draw=lambda: _muted(picture.draw()),
    )


def _muted(picture: Image.Image) -> Image.Image:
    faded = ImageEnhance.Color(picture.convert("RGB")).enhance(_COLOUR)
    muted = ImageEnhance.Brightness(faded).enhance(_LIGHT)
    centre = picture.width / 2, picture.height / 2
    height = max(4, round(picture.height * _SIGN))
    lay_centred(muted, tinted(disc(height), NIGHT_DEEP), centre)
    bar = tinted(rounded(max(1, height // 8), height // 2, max(1, height // 20)), PARCHMENT_LIGHT)
    for side in (-1, 1):
        lay_centred(muted, bar, (centre[0] + side * height / 8, centre[1]))
    return muted
