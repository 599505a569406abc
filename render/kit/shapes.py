"""Masks with smooth edges: drawn large, then reduced."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TypeAlias

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit.cache import cached
from render.kit.theme import Colour

Point: TypeAlias = tuple[float, float]
OVERSAMPLING = 4


def polygon(size: tuple[int, int], points: Sequence[Point]) -> Image.Image:
    """Return the mask of a polygon, ``points`` in pixels of a picture of ``size``."""
    large = Image.new("L", (size[0] * OVERSAMPLING, size[1] * OVERSAMPLING))
    ImageDraw.Draw(large).polygon([(x * OVERSAMPLING, y * OVERSAMPLING) for x, y in points], fill=255)
    return large.reduce(OVERSAMPLING)


@cached
def rounded(width: int, height: int, radius: int, inset: float = 0) -> Image.Image:
    """Return the mask of a rectangle with round corners, ``inset`` pixels inside its picture.

    Only the corners are drawn large: the rest of the mask is uniform, and drawing sixteen times its pixels
    takes milliseconds.
    """
    least = 2 * math.ceil(max(radius, inset)) + 3
    if min(width, height) <= least:
        return _rounded_whole(width, height, radius, inset)
    return _drawn_out(_rounded_whole(least, least, radius, inset), width, height)


def _rounded_whole(width: int, height: int, radius: int, inset: float) -> Image.Image:
    large = Image.new("L", (width * OVERSAMPLING, height * OVERSAMPLING))
    edge = inset * OVERSAMPLING
    box = (edge, edge, width * OVERSAMPLING - 1 - edge, height * OVERSAMPLING - 1 - edge)
    ImageDraw.Draw(large).rounded_rectangle(box, max(0, radius - inset) * OVERSAMPLING, fill=255)
    return large.reduce(OVERSAMPLING)


def _drawn_out(small: Image.Image, width: int, height: int) -> Image.Image:
    """Return the square ``small`` with its middle column and row repeated to reach a larger size."""
    side, middle = small.width, small.width // 2
    wide = small.crop((middle, 0, middle + 1, side)).resize((width, side), Image.Resampling.NEAREST)
    wide.paste(small.crop((0, 0, middle, side)))
    wide.paste(small.crop((middle, 0, side, side)), (width - side + middle, 0))
    whole = wide.crop((0, middle, width, middle + 1)).resize((width, height), Image.Resampling.NEAREST)
    whole.paste(wide.crop((0, 0, width, middle)))
    whole.paste(wide.crop((0, middle, width, side)), (0, height - side + middle))
    return whole


@cached
def disc(diameter: int, inset: float = 0) -> Image.Image:
    """Return the mask of a disc, ``inset`` pixels inside its picture."""
    large = Image.new("L", (diameter * OVERSAMPLING,) * 2)
    edge = inset * OVERSAMPLING
    ImageDraw.Draw(large).ellipse((edge, edge, large.width - 1 - edge, large.height - 1 - edge), fill=255)
    return large.reduce(OVERSAMPLING)


@cached
def cornered(diameter: int, corners: int, inset: float = 0) -> Image.Image:
    """Return the mask of a regular polygon; with one corner it's a disc, with two a pointed oval."""
    if corners == 1:
        return disc(diameter, inset)
    centre, radius = diameter / 2, diameter / 2 - inset
    if corners == 2:
        return polygon((diameter, diameter), _oval(centre, radius))
    # A triangle in the others' circle would look small and sit high.
    grow, drop = (1.16, 0.13) if corners == 3 else (1.0, 0.0)
    turn = math.pi / corners if corners in {4, 6, 8} else 0
    if corners == 4:
        turn = 0
    points = [
        (
            centre + grow * radius * math.sin(turn + 2 * math.pi * step / corners),
            centre + drop * radius - grow * radius * math.cos(turn + 2 * math.pi * step / corners),
        )
        for step in range(corners)
    ]
    return polygon((diameter, diameter), points)


def _oval(centre: float, radius: float) -> list[Point]:
    bow = [math.pi * step / 24 for step in range(25)]
    right = [(centre + 0.8 * radius * math.sin(a) ** 0.9, centre - radius * math.cos(a)) for a in bow]
    left = [(2 * centre - x, y) for x, y in reversed(right)]
    return right + left


def grown(mask: Image.Image, by: int) -> Image.Image:
    """Return ``mask`` thickened by ``by`` pixels, in a picture larger by the same on every side."""
    padded = Image.new("L", (mask.width + 2 * by, mask.height + 2 * by))
    padded.paste(mask, (by, by))
    if by <= 0:
        return padded
    blurred = padded.filter(ImageFilter.GaussianBlur(by * 0.62))
    spread = blurred.point([min(255, value * 6) for value in range(256)])
    return ImageChops.lighter(spread, padded)


def blurred(mask: Image.Image, radius: float, strength: float = 1) -> Image.Image:
    """Return ``mask`` blurred, ``strength`` times as opaque, and three radii larger on every side."""
    pad = math.ceil(radius * 3)
    padded = Image.new("L", (mask.width + 2 * pad, mask.height + 2 * pad))
    padded.paste(mask, (pad, pad))
    soft = padded.filter(ImageFilter.GaussianBlur(radius))
    return soft if strength == 1 else soft.point([min(255, round(v * strength)) for v in range(256)])


def softened(width: int, height: int, radius: int, blur: float, strength: float = 1) -> Image.Image:
    """Return the blurred mask of a rectangle with round corners; only its corners are computed."""
    least = 2 * (radius + math.ceil(blur * 3)) + 1
    if min(width, height) <= least:
        return blurred(rounded(width, height, radius), blur, strength)
    small = blurred(rounded(least, least, radius), blur, strength)
    return _drawn_out(small, width + small.width - least, height + small.height - least)


def tinted(mask: Image.Image, colour: Colour) -> Image.Image:
    """Return a picture in one ``colour`` with ``mask`` as its opacity."""
    picture = Image.new("RGBA", mask.size, (*colour, 0))
    picture.putalpha(mask)
    return picture


def shaded(mask: Image.Image, top: Colour, bottom: Colour) -> Image.Image:
    """Return ``mask`` filled with a gradient from ``top`` to ``bottom``."""
    picture = shade(mask.width, mask.height, top, bottom)
    picture.putalpha(mask)
    return picture


def shade(width: int, height: int, top: Colour, bottom: Colour) -> Image.Image:
    """Return a picture of this size with a gradient from ``top`` to ``bottom``: one column, stretched."""
    ramp = Image.linear_gradient("L").resize((1, height))
    column = Image.composite(Image.new("RGB", ramp.size, bottom), Image.new("RGB", ramp.size, top), ramp)
    return column.resize((width, height), Image.Resampling.NEAREST)


def lay(base: Image.Image, piece: Image.Image, at: tuple[float, float]) -> None:
    """Draw ``piece`` on ``base`` in place, with its alpha as the mask; on transparency it's composited."""
    x, y = round(at[0]), round(at[1])
    if base.mode != "RGBA":
        base.paste(piece, (x, y), piece if piece.mode == "RGBA" else None)
        return
    left, top = max(0, -x), max(0, -y)
    right = min(piece.width, base.width - x)
    bottom = min(piece.height, base.height - y)
    if right > left and bottom > top:
        visible = piece.crop((left, top, right, bottom)) if piece.mode == "RGBA" else piece.convert("RGBA")
        base.alpha_composite(visible, (x + left, y + top))


def lay_centred(base: Image.Image, piece: Image.Image, centre: tuple[float, float]) -> None:
    """Draw ``piece`` with its middle at ``centre``."""
    lay(base, piece, (centre[0] - piece.width / 2, centre[1] - piece.height / 2))
