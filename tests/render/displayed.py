"""What display lists reveal about a picture: where its words are, on what ground, and whether anything covers
them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

from PIL import Image, ImageChops

from render.kit.layout import Box, DisplayList, Lettering
from render.kit.theme import Colour, contrast

LEAST_CONTRAST = 4.5
"""The minimum that WCAG 2 requires for text that isn't large."""
_SOFT = 96
"""How much, out of 255, the glow around a neighboring panel may change the pixels of words."""


@dataclass(frozen=True, slots=True)
class Words:
    """Words in a display list: where their letters are, the mean color beneath them, and whether anything
    covered them.
    """

    lettering: Lettering
    room: Box
    letters: Box
    ground: Colour
    covered: bool


@dataclass(frozen=True, slots=True)
class Displayed:
    """One display list as it was drawn onto a picture of ``size``."""

    size: tuple[int, int]
    boxes: Sequence[Box]
    words: Sequence[Words]


def watched(base: Image.Image, display: DisplayList) -> Displayed:
    """Draw ``display`` onto ``base``, and return the observations."""
    drawn: list[tuple[Lettering, Box, Box, Colour, Image.Image]] = []
    for box, item in display:
        if not isinstance(item, Lettering) or not item.text:
            item.draw(base, box)
            continue
        letters = letters_of(item, box)
        ground = _mean(base.crop(letters))
        item.draw(base, box)
        drawn.append((item, box, letters, ground, base.crop(letters)))
    words = [
        Words(item, box, letters, ground, _differ(base.crop(letters), at_first))
        for item, box, letters, ground, at_first in drawn
    ]
    return Displayed(base.size, [placed.box for placed in display], words)


def letters_of(lettering: Lettering, box: Box) -> Box:
    """Return the part of ``box`` that the letters take up."""
    width, height = lettering.block.width, lettering.block.height
    spare = {"left": 0, "centre": (box.width - width) // 2, "right": box.width - width}[lettering.align]
    left, top = box.left + spare, box.top + (box.height - height) // 2
    return Box(left, top, left + width, top + height)


def _mean(part: Image.Image) -> Colour:
    mean: Colour = part.convert("RGB").reduce(part.size).getpixel((0, 0))  # type: ignore[assignment]
    return mean


def _differ(one: Image.Image, other: Image.Image) -> bool:
    if one == other:
        return False
    bands = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).split()
    return max(int(band.getextrema()[1]) for band in bands) > _SOFT


def readable(words: Words) -> bool:
    """Return whether the letters stand out from their ground or from their outline."""
    style = words.lettering.block.style
    grounds = [words.ground, *([style.edge_colour] if style.edge else [])]
    return max(contrast(style.colour, ground) for ground in grounds) >= LEAST_CONTRAST


def overlap(one: Box, other: Box) -> bool:
    """Return whether two boxes share a pixel."""
    return max(one.left, other.left) < min(one.right, other.right) and max(one.top, other.top) < min(
        one.bottom, other.bottom
    )


def assert_laid_out_well(displays: Iterable[Displayed]) -> None:
    """Assert that everything is within its picture, and that all words fit, don't overlap, and are uncovered
    and readable.
    """
    found = list(displays)
    assert any(display.words for display in found)
    for display in found:
        picture = Box(0, 0, *display.size)
        for box in display.boxes:
            assert picture.left <= box.left <= box.right <= picture.right, (display, box)
            assert picture.top <= box.top <= box.bottom <= picture.bottom, (display, box)
        for words in display.words:
            text = words.lettering.text
            assert words.lettering.block.width <= words.room.width, text
            assert words.lettering.block.height <= words.room.height + 2, text
            assert not words.covered, text
            assert readable(words), (text, words.ground)
        for one, other in combinations(display.words, 2):
            assert not overlap(one.letters, other.letters), (one.lettering.text, other.lettering.text)
