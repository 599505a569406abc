"""A picture with marks on those of its parts that tell something new."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from PIL import Image

from render.kit import tokens
from render.kit.layout import Box
from render.kit.regions import noting
from render.kit.shapes import lay
from render.kit.theme import VERMILION
from render.picture import Picture

_SIZE = 46
"""How wide a mark is: on a phone a third of it."""
_IN = 10
"""How far the middle of a mark lies inside the corner of its part."""


def marked(picture: Picture, parts: Collection[str]) -> Picture:
    """Return ``picture`` with a mark on each of ``parts``; without any as it is.

    They are found while the picture is drawn; names that nothing in it has are passed over. The alternative
    text stays as it is: what is new is told in words beside the picture.
    """
    if not parts:
        return picture

    def draw() -> Image.Image:
        with noting() as regions:
            plain = picture.draw()
        whole = plain.convert("RGB")
        for name, box in regions:
            if name in parts:
                _mark(whole, box)
        return whole

    return replace(picture, draw=draw)


def _mark(picture: Image.Image, box: Box) -> None:
    """Lay a mark on the upper right corner of ``box``; it stays on the picture."""
    seal = tokens.badge("!", _SIZE, VERMILION)
    left = box.right - _IN - seal.width // 2
    top = box.top + _IN - seal.height // 2
    lay(
        picture,
        seal,
        (min(max(left, 0), picture.width - seal.width), min(max(top, 0), picture.height - seal.height)),
    )
