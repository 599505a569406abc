"""Marks on the parts of a picture that have something new."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import partial

from PIL import Image

from render.kit import icons, tokens
from render.kit.cache import cached
from render.kit.layout import Box, noting
from render.kit.shapes import lay
from render.kit.theme import GOLD_PALE, NIGHT, VERMILION
from render.picture import Picture
from render.spotlight import outline

_SIZE = 46
"""The width of a mark in pixels; on a phone it shows at a third of that."""
_IN = 10
"""The distance in pixels from the corner of a part to the middle of its mark."""


def marked(picture: Picture, parts: Collection[str], advised: Collection[str] = ()) -> Picture:
    """Return ``picture`` with a mark on each of ``parts``, and a gold rim around each that is ``advised``.

    The parts are found while the picture is drawn; unknown names are ignored. The alternative text doesn't
    change: the words beside the picture say what is new and what is advised.
    """
    if not parts and not advised:
        return picture
    return replace(picture, draw=partial(_marked, picture.draw, sorted(parts), sorted(advised)))


def _marked(draw: Callable[[], Image.Image], parts: Sequence[str], advised: Sequence[str]) -> Image.Image:
    with noting() as regions:
        plain = draw()
    whole = plain.convert("RGB")
    for name, box in regions:
        if name in advised:
            outline(whole, box)
            _seal(whole, box, _lamp())
    for name, box in regions:
        if name in parts:
            _seal(whole, box, tokens.badge("!", _SIZE, VERMILION))
    return whole


@cached
def _lamp() -> Image.Image:
    """Return the mark of an advised part."""
    seal = tokens.medal(_SIZE, NIGHT)
    light = icons.icon("candle-light", round(_SIZE * 0.7), GOLD_PALE)
    lay(seal, light, ((seal.width - light.width) / 2, (seal.height - light.height) / 2))
    return seal


def _seal(picture: Image.Image, box: Box, seal: Image.Image) -> None:
    """Draw ``seal`` on the upper right corner of ``box``, kept inside the picture."""
    left = box.right - _IN - seal.width // 2
    top = box.top + _IN - seal.height // 2
    lay(
        picture,
        seal,
        (min(max(left, 0), picture.width - seal.width), min(max(top, 0), picture.height - seal.height)),
    )
